import { iPhone } from '@apple-only/contract/fixtures';
import { Fragment, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { bookingModalLabels } from '../products/BookingModal/labels.ts';
import { Changes } from '../products/BookingModal/Changes.tsx';
import { everyComponent } from '../every-component.suite.tsx';
import * as ui from '../index.ts';
import { arabic, ArabicLabels } from './ar.ts';
import { bengali, BengaliLabels } from './bn.ts';
import type { Catalogue } from './catalogue.ts';
import { german, GermanLabels } from './de.ts';
import { english } from './en.ts';

const languages = [
  { name: 'German', words: german, Labels: GermanLabels },
  { name: 'Arabic', words: arabic, Labels: ArabicLabels },
  { name: 'Bengali', words: bengali, Labels: BengaliLabels },
];
/** Numbers whose plurals differ in some language, and one with grouped digits. */
const numbers = [0, 1, 2, 3, 11, 100, 1234];

type Words = (...args: unknown[]) => string;
type Word = string | Words;

/** The words of a catalogue by path, such as `Grade.steps.Fair`. */
function wordsIn(value: unknown, place = ''): [string, Word][] {
  if (typeof value === 'string' || typeof value === 'function') return [[place, value as Word]];
  return Object.entries(value as object).flatMap(([name, inner]) => wordsIn(inner, place ? `${place}.${name}` : name));
}
const setsOf = (catalogue: Catalogue) =>
  Object.entries(catalogue).flatMap(([name, words]) => (typeof words === 'string' ? [] : wordsIn(words, name)));

const takesNumbers =
  /(atLeast|batteryAtLeast|Filters\.more|charactersLeft|tooLong|tooFew|SearchResults\.open|wholeOutOfRange|suggestions|added|ShowMore\.(shown|all)|caption(OfFirst)?|Overview\..*)$/;
const takesObject = /(Overview\.\w+\.text|PriceHint\.compared|\.count|SearchResults\.(total|show)|Filters\.products)$/;

/** The words that take a photo's place and the number of photos. */
const takesPlace = /^(Gallery\.(count|show)|PhotosInput\.(count|current|move\w*|remove|retryPhoto|uploading))$/;

/** The text of a word for a number, or for sample texts. */
function sampleText(place: string, word: Word, count: number): string {
  if (typeof word === 'string') return word;
  if (takesPlace.test(place)) return word(count, count);
  if (place === 'Gallery.photo') return word('★', count, count);
  const counts = { count, notVerified: count, openMessages: count, products: count, bookings: count };
  if (takesObject.test(place)) {
    return word({ ...counts, more: false, name: '★', bookedSince: count, withdrawn: 0, released: 0 });
  }
  return takesNumbers.test(place) ? word(count, count) : word('★', '★', '★');
}

/** Texts that are the same in English, and why. */
const same: Record<string, readonly RegExp[]> = {
  all: [
    // Names of products, and of the shop.
    /(^|\.)(macBook|iphone)$/,
    /^Footer\.shop$/,
    // Marks around a given text.
    /\.(quoted)$/,
  ],
  German: [
    // The same words.
    /^(BookingModal|ContactForm|RegisterForm)\.name$/,
    /^Footer\.blog$/,
    /^Header\.blog$/,
    /^RolePanel\.admin$/,
    // Places have their own names.
    /^(Filters|ActiveFilters|NoResults)\.locations\./,
    /^LocationName\./,
    // Digits, and marks around given words.
    /\.count$/,
    /^ProductForm\.belowCriterion$/,
  ],
};

test('a missing label, even a nested one, is a type error', () => {
  const { Grade, ...rest } = english;
  // @ts-expect-error -- Grade is missing.
  const withoutComponent: Catalogue = rest;
  // @ts-expect-error -- Its guide is missing.
  const withoutWord: Catalogue = { ...rest, Grade: { condition: 'x', steps: Grade.steps, sentences: Grade.sentences } };
  // @ts-expect-error -- One of its steps is missing.
  const withoutStep: Catalogue = { ...rest, Grade: { ...Grade, steps: { Fair: 'x', Good: 'x' } } };
  // @ts-expect-error -- The name of no component.
  const misspelled = <ui.LabelsProvider labels={{ Grad: { condition: 'x' } }}>…</ui.LabelsProvider>;
  expect([withoutComponent, withoutWord, withoutStep, misspelled]).toHaveLength(4);
});

describe.each(languages)('$name', ({ name, words, Labels }) => {
  const own = new Map(setsOf(words));
  const isSame = (place: string) => [...(same['all'] ?? []), ...(same[name] ?? [])].some((one) => one.test(place));

  test('has the same labels as English', () => {
    const places = setsOf(english).map(([place]) => place);
    expect([...own.keys()].filter((place) => !place.includes('changes')).toSorted()).toEqual(
      places.filter((place) => !place.includes('changes')).toSorted(),
    );
  });

  test('translates every label, except those listed as the same', () => {
    const equal = setsOf(english)
      .filter(([place, word]) => sampleText(place, word, 3) === sampleText(place, own.get(place) ?? '', 3))
      .map(([place]) => place);
    expect(equal.filter((place) => !isSame(place))).toEqual([]);
  });

  test.each(numbers)('has a complete text of each label for the number %i', (count) => {
    const broken = /undefined|NaN|null|#|\[object|\{(?!brand\})/;
    const texts = [...own].map(([place, word]) => `${place}: ${sampleText(place, word, count)}`);
    expect(texts.filter((sentence) => broken.test(sentence) || sentence.endsWith(': '))).toEqual([]);
  });

  test('says whether one booking was released, or several', () => {
    const texts = [1, 2, 3].map((released) => words.Overview.buyer.text({ bookings: 3, withdrawn: 0, released }));
    expect(new Set(texts).size).toBe(3);
  });

  test.each(Object.entries(everyComponent(ui)))('%s shows no English label', (_, { part }) => {
    const spoken = new Set(textsIn(renderToString(<Labels>{part}</Labels>)));
    const given = givenTo(part);
    const left = setsOf(english)
      .filter(
        ([place, word]) => typeof word === 'string' && spoken.has(word) && !isSame(place) && !given.includes(word),
      )
      .map(([, word]) => word);
    // A German word may be an English one elsewhere.
    const ownWords = new Set(own.values());
    expect(left.filter((word) => !ownWords.has(word))).toEqual([]);
  });
});

const withScript = languages.filter(({ words }) => words !== german);
describe.each(withScript)('$name, with a script of its own', ({ words, Labels }) => {
  test('labels have no Latin letters or digits, except in names', () => {
    const texts = setsOf(words).map(([place, word]) => sampleText(place, word, 1234));
    expect(texts.flatMap((sentence) => foreignIn(sentence))).toEqual([]);
    expect(texts.filter((sentence) => /\d/.test(sentence))).toEqual([]);
  });

  test.each(Object.entries(everyComponent(ui)))(
    '%s shows no Latin letters, except in names and its props',
    (_, { part }) => {
      const given = givenTo(part);
      const foreign = textsIn(renderToString(<Labels>{part}</Labels>)).flatMap((text) => foreignIn(text));
      expect(foreign.filter((word) => !given.includes(word))).toEqual([]);
    },
  );
});

/** Written in Latin letters in every language: names, a sample e-mail address, file types, a key, and the time zone. */
const names =
  /^(Mac[Bb]ook|MACBOOK|iPhone|IPHONE|Apple|Only|Inc|Google|iCloud|name@example\.com|HEIC|JPEG|PNG|WEBP|AVIF|Enter|UTC|brand)$/;
/** Units of storage, and a person's initials. */
const short = /^[A-Z]{2}$/;

/** The words of a text in Latin letters. */
const foreignIn = (text: string) =>
  (text.match(/[A-Za-z][\w@.’'-]*/g) ?? [])
    .map((word) => word.replace(/[.’'-]+$/, ''))
    .filter((word) => !names.test(word) && !short.test(word));

/** The texts in a page, also those that only screen readers read. */
function textsIn(html: string): string[] {
  const attributes = [...html.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(
    ([, text]) => text ?? '',
  );
  return [...html.replaceAll(/<!-- -->/g, '').split(/<[^>]*>/), ...attributes]
    .map((text) => text.replaceAll('&#x27;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '"').trim())
    .filter((text) => text !== '');
}

/** All props of an element, as one text. */
const givenTo = (part: ReactElement) =>
  JSON.stringify(part.props, (key, value: unknown) => (key.startsWith('_') ? undefined : value));

test('loading German does not use Intl, whose first use takes a slow phone a tenth of a second', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.resetModules();
  vi.stubGlobal('Intl', {});
  const { german: loaded } = await import('./de.ts');
  expect(loaded.PhotoInput.limits).toMatch(/^JPEG, PNG, WEBP oder AVIF\./);
});

/** Numbers of few things: photos, suggestions, models and filters of a search. And percents and years. */
const few =
  /^(Gallery|PhotosInput|ModelField|SearchField)\.|\.(tooFew|more|open|wholeOutOfRange|atLeast|batteryAtLeast)$/;

test('English groups the digits of large numbers, as the other languages do', () => {
  const texts = setsOf(english).flatMap(([place, word]) => (few.test(place) ? [] : [sampleText(place, word, 1234)]));
  expect(texts.filter((sentence) => sentence.includes('1234'))).toEqual([]);
});

test.each([
  ['English', Fragment, ['2027-03-31', '2028-04-01']],
  ['German', GermanLabels, ['31. März 2027', '1. April 2028']],
  ['Arabic', ArabicLabels, ['٣١ مارس ٢٠٢٧', '١ أبريل ٢٠٢٨']],
  ['Bengali', BengaliLabels, ['৩১ মার্চ, ২০২৭', '১ এপ্রিল, ২০২৮']],
])('in %s, the last day of a warranty has the format of other dates', (_, Labels, [before, now]) => {
  const product = { ...iPhone, warranty_until: '2027-03-31' };
  const extended = { ...product, warranty_until: '2028-04-01' };
  const textsOf = (part: ReactElement) => textsIn(renderToString(<Labels>{part}</Labels>));
  expect(textsOf(<ui.FactsTable product={product} />)).toContain(before);
  const changes = textsOf(<Changes before={product} now={extended} text={bookingModalLabels} />);
  expect(changes).toEqual(expect.arrayContaining([before, now]));
});

describe('plurals', () => {
  const total = ({ SearchResults }: Catalogue) => numbers.map((count) => SearchResults.total({ count, more: false }));

  test('Arabic has six forms, and its own digits', () => {
    expect(total(arabic)).toEqual([
      'لا نتائج',
      'نتيجة واحدة',
      'نتيجتان',
      '٣ نتائج',
      '١١ نتيجة',
      '١٠٠ نتيجة',
      '١٬٢٣٤ نتيجة',
    ]);
  });

  test('Bengali has its own digits', () => {
    expect(total(bengali).slice(1)).toEqual([
      '১টি ফলাফল',
      '২টি ফলাফল',
      '৩টি ফলাফল',
      '১১টি ফলাফল',
      '১০০টি ফলাফল',
      '১,২৩৪টি ফলাফল',
    ]);
  });

  test('German has two forms', () => {
    expect(numbers.map((count) => german.SearchField.suggestions(count))).toEqual([
      '0 Vorschläge',
      '1 Vorschlag',
      '2 Vorschläge',
      '3 Vorschläge',
      '11 Vorschläge',
      '100 Vorschläge',
      '1.234 Vorschläge',
    ]);
  });

  test('a total with more than are counted has a plus sign', () => {
    expect(arabic.SearchResults.total({ count: 1000, more: true })).toBe('١٬٠٠٠+ نتيجة');
  });
});
