import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import tokens from '../../../tokens.json' with { type: 'json' };
import { emulateMedia } from '../../emulate-media.suite.ts';
import '../default-theme.css.ts';
import { resolveTokens } from './resolve.ts';
import { contexts, type Token } from './value.ts';

const root = document.documentElement;

// A theme's durations are 0 if the user prefers reduced motion, as test runs do.
const motion = (value: string) => emulateMedia({ features: [{ name: 'prefers-reduced-motion', value }] });

beforeAll(() => motion('no-preference'));
afterAll(() => motion('reduce'));
afterEach(() => delete root.dataset['theme']);

interface Length {
  value: number;
  unit: string;
}

interface Colour {
  components: number[];
  alpha?: number;
}

interface Shadow {
  color: Colour;
  offsetX: Length;
  offsetY: Length;
  blur: Length;
  spread: Length;
}

const length = ({ value, unit }: Length) => `${value}${unit}`;
const colour = ({ components, alpha = 1 }: Colour) =>
  `rgb(${components.map((part) => Math.round(part * 255)).join(' ')} / ${alpha})`;

/** Units that the format does not have, and a property that accepts them; a percentage is a part of 1. */
const foreign: Readonly<Record<string, { property: string; times: number }>> = {
  '%': { property: 'scale', times: 100 },
  ch: { property: 'width', times: 1 },
  em: { property: 'letter-spacing', times: 1 },
  deg: { property: 'rotate', times: 1 },
};

/** The CSS of a token, and a property that accepts it; undefined if the token consists of other tokens. */
function cssOf({ $type, $value, $extensions }: Token): { property: string; css: string } | undefined {
  const unit = /[a-z%]+$/.exec($extensions?.['@apple-only/ui'].css ?? '')?.[0] ?? '';
  switch ($type) {
    case 'color':
      return { property: 'color', css: colour($value as Colour) };
    case 'dimension':
      return { property: 'margin-top', css: length($value as Length) };
    case 'duration':
      return { property: 'transition-duration', css: length($value as Length) };
    case 'fontFamily':
      return { property: 'font-family', css: ($value as string[]).map((name) => `"${name}"`).join() };
    case 'fontWeight':
      return { property: 'font-weight', css: String($value) };
    case 'cubicBezier':
      return { property: 'transition-timing-function', css: `cubic-bezier(${String($value)})` };
    case 'number': {
      const { property, times } = foreign[unit] ?? { property: 'scale', times: 1 };
      return { property, css: `${Number($value) * times}${unit}` };
    }
    case 'shadow': {
      const { color, offsetX, offsetY, blur, spread } = $value as Shadow;
      return {
        property: 'box-shadow',
        css: [offsetX, offsetY, blur, spread].map(length).concat(colour(color)).join(' '),
      };
    }
    default:
      return undefined;
  }
}

function computed(property: string, css: string): string {
  const element = document.createElement('p');
  // Otherwise its own width would count.
  element.style.cssText = 'position: absolute; font-size: 100px; transition-property: all';
  element.style.setProperty(property, css);
  document.body.append(element);
  const value = getComputedStyle(element).getPropertyValue(property);
  element.remove();
  return value.replaceAll('"', '');
}

/** Equal except for the fourth decimal, to which the tokens are rounded. */
const rounded = (css: string) => css.replaceAll(/\d+\.\d+/g, (number) => Number(number).toFixed(2));

test.each(contexts)('tokens.json matches the computed styles: $theme, $viewport px', async (context) => {
  await page.viewport(context.viewport, 800);
  root.dataset['theme'] = context.theme;
  const compared = [...resolveTokens(tokens, context)].flatMap(([path, token]) => {
    const { property, css } = cssOf(token) ?? {};
    if (!property || !css) return [];
    const variable = `var(--apple-only-${path.replace('.', '-')})`;
    return [{ path, token: rounded(computed(property, css)), theme: rounded(computed(property, variable)) }];
  });
  expect(compared.filter(({ token, theme }) => token !== theme)).toEqual([]);
  // All except the stage's gradient and the text styles, which consist of these.
  expect(compared.length).toBe(resolveTokens(tokens, context).size - 8);
});
