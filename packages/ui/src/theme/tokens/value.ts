import { channels } from '../colour.ts';

/** A token of the Design Tokens format, 2025.10: `$value` is a value of `$type`, or an alias such as `{size.body}`. */
export interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: { '@apple-only/ui': { css: string } };
}

/** The context of a token's value: a theme, and the window's width in CSS pixels. */
export interface Context {
  theme: 'light' | 'dark';
  viewport: number;
}

/** The window widths that designs are drawn for. */
export const widths = [390, 1280] as const;

const themes = ['light', 'dark'] as const;
/** The contexts that a document has values for: light on a phone, light on a desktop, and the same in the dark. */
export const contexts: readonly Context[] = themes.flatMap((theme) => widths.map((viewport) => ({ theme, viewport })));

type Shape = Pick<Token, '$type' | '$value' | '$extensions'>;

const inCss = (css: string) => ({ $extensions: { '@apple-only/ui': { css } } });

/** The default font size of the root. */
export const rem = 16;

export const round = (value: number) => Number(value.toFixed(4));

/** `a, b(c, d)` split into its parts: `a` and `b(c, d)`. */
const argumentsOf = (list: string) => list.split(/,(?![^(]*\))/).map((part) => part.trim());

/** The value of `light-dark(…, …)` in one theme. */
export const inTheme = (css: string, theme: Context['theme']) =>
  css.replaceAll(/light-dark\(((?:[^()]|\([^()]*\))*)\)/g, (_, pair: string) => {
    const [light = '', dark = ''] = argumentsOf(pair);
    return theme === 'light' ? light : dark;
  });

/** A theme's CSS value as a token; undefined if the format has no type for it. */
export function tokenOf(css: string, group: string, { theme, viewport }: Context): Shape | undefined {
  const resolvedCss = inTheme(css, theme);
  switch (group) {
    case 'color':
      return { $type: 'color', $value: colour(resolvedCss) };
    case 'shadow':
      return { $type: 'shadow', $value: shadow(resolvedCss) };
    case 'font':
      return { $type: 'fontFamily', $value: resolvedCss.split(', ').map((family) => family.replaceAll("'", '')) };
    case 'weight':
      return { $type: 'fontWeight', $value: Number(resolvedCss) };
    case 'pattern':
      return gradient(resolvedCss);
    default:
      return measure(resolvedCss, viewport);
  }
}

function measure(css: string, viewport: number): Shape {
  const [, limit = '', fluid] = /^(?:min\(([^,]+), )?clamp\(([^()]+)\)\)?$/.exec(css) ?? [];
  if (fluid) {
    const [min = 0, preferred = 0, max = 0] = argumentsOf(fluid).map((sum) => sumInRem(sum, viewport));
    const upperBound = limit === '' ? Infinity : sumInRem(limit, viewport);
    const value = round(Math.min(Math.max(min, preferred), max, upperBound));
    return { $type: 'dimension', $value: { value, unit: 'rem' }, ...inCss(css) };
  }
  const bezier = /^cubic-bezier\((.+)\)$/.exec(css)?.[1];
  if (bezier) return { $type: 'cubicBezier', $value: argumentsOf(bezier).map(Number) };

  const [, number = '', unit = ''] = /^(-?[\d.]+)([a-z%]*)$/.exec(css) ?? [];
  const value = Number(number);
  if (number === '') throw new Error(`No type of the Design Tokens format fits ${css}.`);
  if (unit === 'rem' || unit === 'px') return { $type: 'dimension', $value: { value, unit } };
  if (unit === 'ms' || unit === 's') return { $type: 'duration', $value: { value, unit } };
  if (unit === '') return { $type: 'number', $value: value };
  // The format has no other units: the value becomes a number, and its CSS has the unit.
  return { $type: 'number', $value: unit === '%' ? round(value / 100) : value, ...inCss(css) };
}

/** `1.35rem + 1.6vw`, in rem. */
function sumInRem(sum: string, viewport: number): number {
  const inRem = { rem: 1, px: 1 / rem, vw: viewport / 100 / rem };
  return [...sum.matchAll(/([\d.]+)(rem|px|vw)/g)].reduce(
    (total, [, value, unit]) => total + Number(value) * inRem[unit as keyof typeof inRem],
    0,
  );
}

function colour(css: string) {
  const [red = 0, green = 0, blue = 0, alpha = 1] = channels(css);
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  const components = [red, green, blue].map((channel) => round(channel / 255));
  return { colorSpace: 'srgb', components, ...(alpha < 1 && { alpha }), hex: `#${hex}` };
}

function shadow(css: string) {
  const [, lengths = '', tint = ''] = /^((?:-?[\d.]+(?:px|rem)?\s+)+)(.+)$/.exec(css) ?? [];
  const [offsetX, offsetY, blur, spread] = [...lengths.trim().split(/\s+/), '0', '0'].map((length) => ({
    value: Number.parseFloat(length),
    unit: length.endsWith('rem') ? 'rem' : 'px',
  }));
  return { color: colour(tint), offsetX, offsetY, blur, spread };
}

/** A gradient of tokens. The format holds its colours; its shape is in the CSS. A repeating gradient has no type. */
function gradient(css: string): Shape | undefined {
  const inside = /^(?:linear|radial)-gradient\((.+)\)$/.exec(css)?.[1];
  const colours = inside ? argumentsOf(inside).filter((part) => part.startsWith('var(')) : [];
  if (colours.length < 2) return undefined;
  const stops = colours.map((part, place) => ({ color: aliasOf(part), position: round(place / (colours.length - 1)) }));
  return { $type: 'gradient', $value: stops, ...inCss(css) };
}

/** `var(--apple-only-size-body)` as an alias of the format: `{size.body}`. */
export function aliasOf(css: string): string {
  const [, path = ''] = /^var\(--apple-only-(.+)\)$/.exec(css) ?? [];
  return `{${path.replace('-', '.')}}`;
}
