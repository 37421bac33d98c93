import { inBrand } from './brand.ts';
import { channels, contrast, readColour, toHex, toOklch } from './colour.ts';
import { contrastPairs } from './contrast.ts';
import { vars } from './contract.css.ts';
import { defaultValues, type ThemeValues } from './default-values.ts';
import type { DesignTokens } from './tokens/resolve.ts';
import { readTokens } from './tokens/read-tokens.ts';
import { inTheme } from './tokens/value.ts';

export type { ThemeValues } from './default-values.ts';
export type { DesignTokens } from './tokens/resolve.ts';

/** The source of a theme. */
export interface ThemeSource {
  /** The brand's colour: `#0b6b3a`, or `oklch(0.47 0.11 154)`. */
  brand?: string | undefined;
  /**
   * Design tokens: a document like `@apple-only/ui/tokens.json`, or a part of one. They override the brand's values. Text styles consist of
   * other tokens, and are not read.
   */
  tokens?: DesignTokens | undefined;
}

/**
 * The values of a theme, light and dark, for `createTheme(vars, …)` or `themeCss`: those of the default theme, except for what the source
 * sets.
 *
 * In light, the accent is exactly the brand's colour. Everything else is derived in OKLCH: the dark accent, the focus ring and the bands
 * have the brand's hue and chroma, the greys its hue and their lightness in the default theme. Text and marks get lighter or darker until
 * they have the contrast that they need on their backgrounds. Signals (verified, advertised, booked, danger) stay. Tokens are taken as they
 * are.
 *
 * @throws {Error} if the brand is not a colour, or a token is unknown or has a wrong type or value: the message names the token; or if text
 * has a contrast below 4.5 or a mark below 3: the message names each pair, with its ratio, and for a brand's colour the nearest one of its
 * hue that works
 */
export function themeFrom({ brand, tokens }: ThemeSource): ThemeValues {
  const colour = brand === undefined ? undefined : readColour(brand);
  const branded = colour === undefined ? defaultValues : inBrand(defaultValues, colour);
  const values = tokens ? readTokens(tokens, branded) : branded;
  const faint = faintPairs(values);
  if (faint.length === 0) return values;
  const nearest = colour !== undefined && faintPairs(branded).length > 0 ? nearestTo(colour) : undefined;
  const advice = nearest === undefined ? '' : `\nThe nearest colour of this hue with enough contrast is ${nearest}.`;
  throw new Error(`The theme has too little contrast:\n${faint.join('\n')}${advice}`);
}

/** The pairs of the kit whose contrast is too low: `accent on paper, light: 2.31, needs 3`. */
function faintPairs({ color }: ThemeValues): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    contrastPairs.flatMap(({ colour, ground, minRatio }) => {
      const [one, other] = [colour, ground].map((name) => {
        const css = inTheme(color[name], theme);
        if (channels(css).length === 3) return css;
        throw new Error(`color.${name} is ${css} in ${theme}. It must be opaque, so that its contrast can be checked.`);
      });
      const ratio = contrast(one ?? '', other ?? '');
      // Rounded down: 4.499 must not read as enough.
      return ratio >= minRatio
        ? []
        : [`${colour} on ${ground}, ${theme}: ${Math.floor(ratio * 100) / 100}, needs ${minRatio}`];
    }),
  );
}

/** The brand's colour, made darker or lighter only as far as necessary. */
function nearestTo(brand: string): string | undefined {
  const own = toOklch(brand);
  const steps = Array.from({ length: 100 }, (_, step) => [-step, step]).flat();
  return steps
    .map((step) => own.lightness + step / 100)
    .filter((lightness) => lightness >= 0 && lightness <= 1)
    .map((lightness) => toHex({ ...own, lightness }))
    .find((colour) => faintPairs(inBrand(defaultValues, colour)).length === 0);
}

/**
 * A theme as a rule of plain CSS: for a file, or the `<style>` of a page. It sets only the differences from the default theme, which the
 * kit’s style sheets include.
 * @param selector the element that has the theme. @default ':root'
 */
export function themeCss(theme: ThemeValues, selector = ':root'): string {
  const lines = Object.entries<Record<string, string>>(theme).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => {
      const defaultValue = (defaultValues as unknown as Readonly<Record<string, Record<string, string>>>)[group]?.[
        name
      ];
      // A pattern takes its colours where it is set.
      if (value === defaultValue && !value.includes('var(')) return '';
      const variable = (vars as unknown as Readonly<Record<string, Record<string, string>>>)[group]?.[name] ?? '';
      return `  ${variable.slice('var('.length, -1)}: ${value};\n`;
    }),
  );
  return `${selector} {\n${lines.join('')}}\n`;
}
