import { describe, expect, test } from 'vitest';
import tokens from '../../../tokens.json' with { type: 'json' };
import { readColour } from '../colour.ts';
import { defaultValues, type ThemeValues } from '../default-values.ts';
import { themeCss, themeFrom } from '../theme-from.ts';
import type { DesignTokens, Group } from './resolve.ts';
import { contexts, tokenOf } from './value.ts';

const green = '#0b6b3a';

/** A document with one source. */
const base = (group: Group): DesignTokens => ({
  sets: { base: { sources: [group] } },
  resolutionOrder: [{ $ref: '#/sets/base' }],
});
/** A document whose tokens differ between light and dark. */
const schemes = (light: Group, dark: Group): DesignTokens => ({
  modifiers: { theme: { contexts: { light: [light], dark: [dark] } } },
  resolutionOrder: [{ $ref: '#/modifiers/theme' }],
});
const srgb = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });

describe('design tokens', () => {
  test('of the default theme produce the default theme', () => {
    const theme = themeFrom({ tokens });
    const read = (values: ThemeValues) =>
      Object.entries<Record<string, string>>(values).flatMap(([group, names]) =>
        Object.entries(names).map(([name, css]) => ({
          path: `${group}.${name}`,
          // The same value may be written in two ways: 0 and 0px.
          values: contexts.map((context) => tokenOf(css, group, context)?.$value ?? css),
        })),
      );
    expect(read(theme)).toEqual(read(defaultValues));
    expect(theme.size).toEqual(defaultValues.size);
    expect(theme.pattern).toEqual(defaultValues.pattern);
  });

  test('may be partial: the rest comes from the default theme or the brand', () => {
    const few = base({
      radius: { sheet: { $type: 'dimension', $value: { value: 12, unit: 'px' } } },
      font: { ui: { $type: 'fontFamily', $value: ['My Sans', 'Arial', 'sans-serif'] } },
    });
    const theme = themeFrom({ tokens: few, brand: green });
    expect(theme).toEqual({
      ...themeFrom({ brand: green }),
      radius: { ...defaultValues.radius, sheet: '12px' },
      font: { ...defaultValues.font, ui: "'My Sans', Arial, sans-serif" },
    });
  });

  test('may differ between light and dark, or be the same in both', () => {
    const theme = themeFrom({
      tokens: schemes({ color: { ink: srgb(0, 0, 0.2) } }, { color: { ink: srgb(1, 1, 1), onBand: srgb(1, 1, 1) } }),
    });
    expect(theme.color.ink).toBe('light-dark(#000033, #ffffff)');
    expect(theme.color.onBand).toBe('light-dark(#f8f7f5, #ffffff)');
    expect(themeFrom({ tokens: base({ color: { onBand: srgb(1, 1, 1) } }) }).color.onBand).toBe('#ffffff');
  });

  test('of a shadow may differ in colour between light and dark', () => {
    const px = (value: number) => ({ value, unit: 'px' });
    const sheet = (alpha: number) => ({
      shadow: {
        sheet: {
          $type: 'shadow',
          $value: {
            color: { colorSpace: 'srgb', components: [0, 0, 0], alpha },
            offsetX: px(0),
            offsetY: px(2),
            blur: px(4),
            spread: px(0),
          },
        },
      },
    });
    expect(themeFrom({ tokens: schemes(sheet(0.1), sheet(0.5)) }).shadow.sheet).toBe(
      '0px 2px 4px 0px light-dark(rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.5))',
    );
  });

  test('that differ between a phone and a desktop scale with the window', () => {
    const size = (value: number) => ({ size: { title: { $type: 'dimension', $value: { value, unit: 'rem' } } } });
    const document: DesignTokens = {
      modifiers: { viewport: { contexts: { 390: [size(1.5)], 1280: [size(3)] }, default: '1280' } },
      resolutionOrder: [{ $ref: '#/modifiers/viewport' }],
    };
    const { title } = themeFrom({ tokens: document }).size;
    const at = (viewport: number) => tokenOf(title, 'size', { theme: 'light', viewport })?.$value;
    expect([at(320), at(390), at(1280), at(1920)]).toEqual([1.5, 1.5, 3, 3].map((value) => ({ value, unit: 'rem' })));
    expect(at(835)).toEqual({ value: expect.closeTo(2.25, 2), unit: 'rem' });
  });

  test('get back the units that the format does not have', () => {
    const number = ($value: number) => ({ $type: 'number', $value });
    const theme = themeFrom({
      tokens: base({
        measure: { text: number(70) },
        width: { label: number(0.925) },
        tracking: { nav: number(0.1) },
        stamp: { tilt: number(3) },
        leading: { body: number(1.45) },
      }),
    });
    expect([theme.measure.text, theme.width.label, theme.tracking.nav, theme.stamp.tilt, theme.leading.body]).toEqual([
      '70ch',
      '92.5%',
      '0.1em',
      '3deg',
      '1.45',
    ]);
  });

  test('may be aliases, and take the type of their group', () => {
    const theme = themeFrom({
      tokens: base({
        color: {
          $type: 'color',
          booked: { $value: '{color.accent}' },
          onBooked: { $value: '{color.onAccent}' },
          bookedTint: { $value: '{color.sheet}' },
          bandLight: { $value: { colorSpace: 'oklch', components: [0.45, 0.1, 30] } },
        },
      }),
      brand: green,
    });
    const { color } = themeFrom({ brand: green });
    expect([theme.color.booked, theme.color.onBooked]).toEqual([color.accent, color.onAccent]);
    expect(theme.color.bookedTint).toBe(color.sheet);
    expect(theme.color.bandLight).toBe(readColour('oklch(0.45 0.1 30)'));
  });
});

test('a token whose name has a full stop is written with _', () => {
  const half = base({ space: { '0_5': { $type: 'dimension', $value: { value: 3, unit: 'px' } } } });
  expect(themeCss(themeFrom({ tokens: half }))).toMatch(/^:root \{\n {2}--apple-only-space-0_5: 3px;\n/);
});

/* Each is refused with a message that names it. */
test.each<[what: string, group: Group, message: string]>([
  [
    'an unknown token',
    { color: { inkk: srgb(0, 0, 0) } },
    'color.inkk is no token of the theme. Those of color are paper,',
  ],
  [
    'an unknown group',
    { colour: { ink: srgb(0, 0, 0) } },
    'colour.ink is no token of the theme. Its groups are color,',
  ],
  [
    'the name of a property that every object has',
    { constructor: { name: srgb(0, 0, 0) } },
    'constructor.name is no token',
  ],
  [
    'a wrong type',
    { color: { ink: { $type: 'dimension', $value: { value: 1, unit: 'px' } } } },
    'color.ink has the type dimension, and needs color.',
  ],
  [
    'a colour as a string',
    { color: { ink: { $type: 'color', $value: '#000000' } } },
    'color.ink is "#000000", which is not a valid color.',
  ],
  [
    'a colour outside its colour space',
    { color: { ink: srgb(0, 0, 255) } },
    'color.ink is {"colorSpace":"srgb","components":[0,0,255]}, which is not a valid color.',
  ],
  [
    'a length without a unit',
    { radius: { sheet: { $type: 'dimension', $value: 4 } } },
    'radius.sheet is 4, which is not a valid dimension.',
  ],
  [
    'a length in em',
    { size: { body: { $type: 'dimension', $value: { value: 1, unit: 'em' } } } },
    'size.body is {"value":1,"unit":"em"}, which is not a valid dimension.',
  ],
  [
    'a font that would end its declaration',
    { font: { ui: { $type: 'fontFamily', $value: 'A;} </style>' } } },
    'font.ui is "A;} </style>", which is not a valid fontFamily.',
  ],
  [
    'CSS that would end its declaration',
    { pattern: { $extensions: { '@apple-only/ui': { css: { hatch: 'none} body{' } } } } },
    'pattern.hatch has the CSS "none} body{".',
  ],
  [
    'an unknown pattern',
    { pattern: { $extensions: { '@apple-only/ui': { css: { dots: 'none' } } } } },
    'pattern.dots is no token of the theme.',
  ],
  [
    'an alias of a missing token',
    { color: { ink: { $type: 'color', $value: '{color.nothing}' } } },
    'color.ink is an alias of color.nothing, which is no token.',
  ],
  [
    'circular aliases',
    { color: { ink: { $type: 'color', $value: '{color.rule}' }, rule: { $type: 'color', $value: '{color.ink}' } } },
    'color.ink is an alias of itself.',
  ],
  [
    'a plain value instead of a token',
    { color: { ink: '#000' } },
    'color.ink is neither a token, which has a $value, nor a group of tokens.',
  ],
  [
    'a translucent text colour',
    { color: { ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 } } } },
    'color.ink is rgb(0 0 0 / 0.5) in light. It must be opaque',
  ],
])('tokens with %s are refused', (_, group, message) => {
  expect(() => themeFrom({ tokens: base(group) })).toThrow(message);
});

test('tokens with too little text contrast are refused, with each pair and the ratio that it needs', () => {
  const faint = schemes({ color: { inkMuted: srgb(0.6, 0.6, 0.6) } }, {});
  expect(() => themeFrom({ tokens: faint, brand: green })).toThrow(
    /^The theme has too little contrast:\n(?:inkMuted on (?:paper|sheet|sunk), light: [12]\.\d+, needs 4\.5\n?){3}$/,
  );
});

test.each<[what: string, document: object, message: string]>([
  ['plain tokens', { color: { ink: srgb(0, 0, 0) } }, 'The tokens have no resolutionOrder'],
  [
    'a reference to another file',
    { resolutionOrder: [{ $ref: 'colours.tokens.json' }] },
    'The resolutionOrder names colours.tokens.json',
  ],
  [
    'an unknown theme',
    { modifiers: { theme: { contexts: { sepia: [] } } }, resolutionOrder: [] },
    'The modifier theme has the unknown context sepia.',
  ],
  [
    'an unknown modifier',
    { modifiers: { brand: { contexts: { a: [] } } }, resolutionOrder: [] },
    'The modifier brand has the unknown context a.',
  ],
  [
    'lengths that differ by theme',
    schemes({ radius: { sheet: { $type: 'dimension', $value: { value: 1, unit: 'px' } } } }, {}),
    'radius.sheet differs between light and dark: only colours can.',
  ],
])('a document with %s is refused', (_, document, message) => {
  expect(() => themeFrom({ tokens: document as DesignTokens })).toThrow(message);
});
