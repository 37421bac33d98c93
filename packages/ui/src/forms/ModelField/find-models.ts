import { banglaNames } from '@apple-only/contract';
import { withWesternDigits } from '../Field/digits.ts';
import type { ShopModel } from './shop-model.ts';

/** The maximum number of models to offer at once. */
const maxResults = 8;

/** The words of a text, normalized for comparison: 12.9 is one, 9th is 9, আইফোন is iphone. */
function wordsIn(text: string): readonly string[] {
  let plain = withWesternDigits(text.normalize('NFKC').toLowerCase());
  for (const [name, word] of banglaNames) plain = plain.replaceAll(name, ` ${word} `);
  const words = plain.match(/[\p{L}\p{M}\p{Nd}]+(?:\.\d+)?/gu);
  return (words ?? []).map((word) => word.replace(/^(\d{1,2})(?:st|nd|rd|th)$/, '$1'));
}

/** The words that a typed word can mean: itself, and the names that begin with it in Bangla. */
const meaningsOf = (typed: string): readonly string[] => [
  typed,
  ...banglaNames.flatMap(([name, word]) => (name.startsWith(typed) ? [word] : [])),
];

/** Whether a typed word is the beginning of some words, even across the spaces between them: 'iphone13p' in 'iPhone 13 Pro'. */
const beginsIn = (words: readonly string[], typed: string) =>
  words.some((_, place) => words.slice(place).join('').startsWith(typed));

/** Whether a typed word is a whole word, or several without their spaces. */
const isWholeIn = (words: readonly string[], typed: string) =>
  words.some((_, first) => words.some((__, last) => words.slice(first, last + 1).join('') === typed));

/** How well a model matches the typed words: how many are whole words, and whether they are in order. Undefined if one is missing. */
function matchOf({ name, year }: ShopModel, typed: readonly (readonly string[])[]) {
  const words = wordsIn(name);
  const all = [...words, String(year)];
  const matchedWords = typed.flatMap((meanings) => meanings.find((word) => beginsIn(all, word)) ?? []);
  if (matchedWords.length < typed.length) return undefined;
  const whole = matchedWords.filter((word) => isWholeIn(all, word)).length;
  const isInOrder = words.join('').includes(matchedWords.join(''));
  return { whole, isInOrder, length: words.length };
}

/**
 * The models that match all words of a text by name or year, in any order and even if partly typed, best first. Equal matches keep
 * their order.
 */
export function findModels(models: readonly ShopModel[], text: string): readonly ShopModel[] {
  const typed = wordsIn(text).map(meaningsOf);
  if (typed.length === 0) return [];
  return models
    .flatMap((model) => {
      const match = matchOf(model, typed);
      return match ? [{ model, ...match }] : [];
    })
    .toSorted(
      (one, other) =>
        other.whole - one.whole || Number(other.isInOrder) - Number(one.isInOrder) || one.length - other.length,
    )
    .slice(0, maxResults)
    .map(({ model }) => model);
}
