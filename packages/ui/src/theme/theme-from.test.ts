import { assignVars, type createTheme } from '@vanilla-extract/css';
import { describe, expect, test } from 'vitest';
import { contrast, readColour, toOklch } from './colour.ts';
import { contrastPairs } from './contrast.ts';
import { vars } from './contract.css.ts';
import { defaultValues } from './default-values.ts';
import { themeCss, themeFrom } from './theme-from.ts';
import { inTheme } from './tokens/value.ts';

const green = '#0b6b3a';
const lightOf = (css: string) => inTheme(css, 'light');
const darkOf = (css: string) => inTheme(css, 'dark');

describe('a brand colour', () => {
  const { color, ...others } = themeFrom({ brand: green });

  test('is the accent of the light theme, unchanged', () => {
    expect(lightOf(color.accent)).toBe(green);
  });

  test('gives its hue to accent, focus ring, bands and greys, which stay as light as in the default theme', () => {
    const { hue } = toOklch(green);
    for (const name of ['accent', 'accentHover', 'focus', 'band', 'bandHover', 'paper', 'sheet', 'ink'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const derived = toOklch(inTheme(color[name], theme));
        // With 8 bits, a grey has few steps to express its hue.
        expect(Math.abs(derived.hue - hue), `${name}, ${theme}`).toBeLessThan(derived.chroma < 0.02 ? 25 : 3);
      }
    }
    for (const name of ['paper', 'sheet', 'sunk', 'hairline', 'ink', 'inkMuted', 'control'] as const) {
      for (const theme of ['light', 'dark'] as const) {
        const [own, usual] = [color[name], defaultValues.color[name]].map(
          (css) => toOklch(inTheme(css, theme)).lightness,
        );
        expect(own, `${name}, ${theme}`).toBeCloseTo(usual ?? 0, 1.9);
      }
    }
  });

  test('leaves signal colours, and all tokens that are no colour, unchanged', () => {
    for (const name of ['verified', 'advertised', 'booked', 'danger', 'onDanger', 'dangerTint'] as const) {
      expect(color[name]).toBe(defaultValues.color[name]);
    }
    expect({ ...others, shadow: undefined }).toEqual({ ...defaultValues, color: undefined, shadow: undefined });
    expect(themeFrom({})).toEqual(defaultValues);
  });

  test('of any hue, or grey, gives every colour pair of the kit enough contrast', () => {
    const brands = Array.from({ length: 36 }, (_, step) =>
      [0, 0.05, 0.12, 0.3].map((chroma) =>
        [0.15, 0.3, 0.45, 0.55].map((lightness) => `oklch(${lightness} ${chroma} ${step * 10})`),
      ),
    ).flat(2);
    const faint = [...brands, '#000', '#123'].flatMap((brand) => {
      const { color: own } = themeFrom({ brand });
      return contrastPairs
        .filter(({ colour, ground, minRatio }) =>
          [lightOf, darkOf].some((read) => contrast(read(own[colour]), read(own[ground])) < minRatio),
        )
        .map(({ colour, ground }) => `${brand}: ${colour} on ${ground}`);
    });
    expect(brands).toHaveLength(576);
    expect(faint).toEqual([]);
  });

  test('has a visibly different shade under the pointer', () => {
    for (const brand of ['#000', green, '#8a2be2', '#c2410c']) {
      const { accent, accentHover } = themeFrom({ brand }).color;
      for (const read of [lightOf, darkOf]) {
        const [own, hovered] = [accent, accentHover].map((css) => toOklch(read(css)).lightness);
        expect(Math.abs((own ?? 0) - (hovered ?? 0))).toBeGreaterThan(0.05);
      }
    }
  });

  test('that is too bright for the light theme is refused, with the failing pairs and the nearest usable colour', () => {
    const refusal = () => themeFrom({ brand: '#ffd400' });
    expect(refusal).toThrow(/too little contrast:\naccent on paper, light: 1\.\d+, needs 3\naccent on sheet, light: /);
    const [, nearest = ''] = /enough contrast is (#[\da-f]{6})\./.exec(messageOf(refusal)) ?? [];
    expect(lightOf(themeFrom({ brand: nearest }).color.accent)).toBe(nearest);
    expect(toOklch(nearest).hue).toBeCloseTo(toOklch('#ffd400').hue, -1);
  });

  test.each([
    '',
    'green',
    '#12',
    '#12345',
    '#gggggg',
    'oklch(1.2 0.1 20)',
    'oklch(0.5 0.1)',
    'oklch(0.5 0.1 20 / 0.5)',
    'rgb(1 2 3)',
  ])('"%s" is refused', (brand) => expect(() => themeFrom({ brand })).toThrow('is not a colour that a theme can use'));

  test('can be written as hex or as oklch()', () => {
    expect(readColour(' #AbC ')).toBe('#aabbcc');
    expect(readColour('OKLCH(46.5% 0.1137 154deg)')).toBe(readColour('oklch(0.465 0.1137 154)'));
    expect(toOklch(readColour('oklch(0.465 0.1137 154)')).hue).toBeCloseTo(154, 0);
    // More chroma than sRGB has: the lightness stays.
    expect(toOklch(readColour('oklch(0.6 0.37 150)')).lightness).toBeCloseTo(0.6, 2);
  });
});

test('signal colours also need contrast on the sunk colour', () => {
  const color = { sunk: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.6, 0.6, 0.6] } } };
  const tokens = { sets: { base: { sources: [{ color }] } }, resolutionOrder: [{ $ref: '#/sets/base' }] };
  expect(() => themeFrom({ tokens })).toThrow(/\ndanger on sunk, light: 2/);
  expect(() => themeFrom({ tokens })).toThrow(/\nverified on sunk, light: 2/);
});

test.each(['stage', 'dangerTint'])('the focus ring also needs contrast on %s', (ground) => {
  const color = { [ground]: { $type: 'color', $value: { colorSpace: 'srgb', components: [0.4, 0.4, 0.4] } } };
  const tokens = { sets: { base: { sources: [{ color }] } }, resolutionOrder: [{ $ref: '#/sets/base' }] };
  expect(() => themeFrom({ tokens })).toThrow(`\nfocus on ${ground}, light: 1`);
});

test('themeCss returns one CSS rule with the tokens that differ from the default theme', () => {
  const css = themeCss(themeFrom({ brand: green }));
  expect(css).toMatch(/^:root \{\n(?: {2}--apple-only-[\w-]+: [^;{}]+;\n)+\}\n$/);
  expect(css).toMatch(/--apple-only-color-accent: light-dark\(#0b6b3a, #[\da-f]{6}\);/);
  expect(css).not.toContain('color-danger');
  expect(css).not.toContain('--apple-only-space');
  // Patterns take their colours from where they are set.
  expect(css).toContain(
    '--apple-only-pattern-hatch: repeating-linear-gradient(135deg, var(--apple-only-color-hairline)',
  );
  expect(css).not.toContain('wornInk');
  expect(themeCss(defaultValues, '.shop')).toMatch(/^\.shop \{\n {2}--apple-only-pattern-hatch: /);
});

test('a theme has the shape of the contract that vanilla-extract expects', () => {
  const theme = themeFrom({ brand: green });
  expect(assignVars(vars, theme)[vars.color.accent]).toBe(theme.color.accent);
  // Never called: the types are the test.
  const types = (create: typeof createTheme) => create(vars, { ...theme, radius: { ...theme.radius, sheet: '0' } });
  expect(types).toBeTypeOf('function');
});

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error('Nothing was thrown.');
}
