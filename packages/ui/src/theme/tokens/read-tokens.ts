import { toHex } from '../colour.ts';
import type { ThemeValues } from '../default-values.ts';
import { type DesignTokens, type Group, resolveTokens, sourcesIn } from './resolve.ts';
import { type Context, contexts, inTheme, rem, round, type Token, tokenOf, widths } from './value.ts';

/** The tokens of a document, in one of its contexts, and the fallback values for those that it lacks. */
interface Reading {
  tokens: ReadonlyMap<string, Token>;
  context: Context;
  fallback: (path: string) => string | undefined;
}

/**
 * A theme's values, overridden by those of a document of design tokens.
 * @throws {Error} if the document is not a resolver document, or a token is unknown or has a wrong type or value: the message names the token
 */
export function readTokens(document: DesignTokens, values: ThemeValues): ThemeValues {
  checkShape(document);
  const theme: Record<string, Record<string, string>> = Object.fromEntries(
    Object.entries(values).map(([group, names]) => [group, { ...names }]),
  );
  const fallback = (path: string) => {
    const [group, name] = partsOf(path);
    return Object.hasOwn(theme, group) && Object.hasOwn(theme[group] ?? {}, name) ? theme[group]?.[name] : undefined;
  };
  const readings = contexts.map((context) => ({ context, tokens: resolveTokens(document, context), fallback }));
  const paths = new Set(readings.flatMap(({ tokens }) => [...tokens.keys()]));
  const cssIn = (path: string) => readings.map((reading) => cssOf(path, reading));
  const changes = [...paths]
    .filter((path) => !path.startsWith('textStyle.'))
    .map((path) => [path, mergeContexts(path, cssIn(path))] as const);
  for (const [path, css] of [...changes, ...patternsIn(document)]) {
    const [group, name] = partsOf(path);
    if (fallback(path) === undefined) throw new Error(unknownTokenMessage(path, theme));
    theme[group] = { ...theme[group], [name]: css };
  }
  return theme as unknown as ThemeValues;
}

/** `space.0_5` is `0.5` of the group `space`. */
const partsOf = (path: string): [group: string, name: string] => {
  const [group = '', ...name] = path.split('.');
  return [group, name.join('.').replace('_', '.')];
};

const unknownTokenMessage = (path: string, theme: Readonly<Record<string, Record<string, string>>>) => {
  const [group] = partsOf(path);
  const names = Object.hasOwn(theme, group) ? Object.keys(theme[group] ?? {}) : undefined;
  return names
    ? `${path} is no token of the theme. Those of ${group} are ${names.join(', ')}.`
    : `${path} is no token of the theme. Its groups are ${Object.keys(theme).join(', ')}.`;
};

/** The modifiers of a document, and their contexts. */
const allowedContexts: Readonly<Record<string, readonly string[]>> = {
  theme: ['light', 'dark'],
  viewport: widths.map(String),
};

function checkShape({ resolutionOrder, modifiers = {} }: Partial<DesignTokens>) {
  if (!Array.isArray(resolutionOrder)) {
    throw new Error(
      'The tokens have no resolutionOrder. They must be a resolver document, like @apple-only/ui/tokens.json.',
    );
  }
  for (const [name, { contexts: given }] of Object.entries(modifiers)) {
    const wrong = Object.keys(given).find((context) => !allowedContexts[name]?.includes(context));
    if (wrong !== undefined) {
      throw new Error(
        `The modifier ${name} has the unknown context ${wrong}. Known are theme (light, dark) and viewport (${widths.join(', ')}).`,
      );
    }
  }
}

/** A token's value as CSS; the fallback value if the document has none in this context. */
function cssOf(path: string, reading: Reading): string {
  const { tokens, context, fallback } = reading;
  const css = fallback(path);
  const token = tokens.get(path);
  if (css === undefined || !token) return inTheme(css ?? '', context.theme);
  const { $type, $value, $extensions } = resolved(path, reading);
  const group = partsOf(path)[0];
  // Only a pattern has no type.
  const wanted = tokenOf(css, group, context)?.$type ?? 'gradient';
  if ($type !== wanted) throw new Error(`${path} has the type ${$type}, and needs ${wanted}.`);
  // Prefer the CSS if it has the same value: it can express more than the format.
  const written = safeCss(path, $extensions?.['@apple-only/ui']?.css);
  if (written !== undefined && hasValue(written, group, context, $value)) return written;
  const read = cssWriters[$type]?.($value, { path, css, reading });
  if (read === undefined) throw new Error(`${path} is ${JSON.stringify($value)}, which is not a valid ${$type}.`);
  return read;
}

/** The token that a chain of aliases ends at. */
function resolved(path: string, reading: Reading, chain: readonly string[] = []): Token {
  const { tokens, context, fallback } = reading;
  const css = fallback(path);
  const token = tokens.get(path) ?? (css === undefined ? undefined : tokenOf(css, partsOf(path)[0], context));
  if (!token) throw new Error(`${chain.at(-1)} is an alias of ${path}, which is no token.`);
  if (chain.includes(path)) throw new Error(`${path} is an alias of itself.`);
  const target = aliasTarget(token.$value);
  if (target === undefined) return token;
  const end = resolved(target, reading, [...chain, path]);
  return { ...end, $type: token.$type ?? end.$type };
}

/** `{color.ink}` names `color.ink`. */
const aliasTarget = (value: unknown) => (typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value)?.[1] : undefined);

/** CSS that cannot end a declaration, and is safe in a `<style>`. */
function safeCss(path: string, css: unknown): string | undefined {
  if (css === undefined) return undefined;
  if (typeof css !== 'string' || css === '' || /[;{}<>\\]/.test(css))
    throw new Error(`${path} has the CSS ${JSON.stringify(css)}. Write text without ; { } < > and \\.`);
  return css;
}

function hasValue(css: string, group: string, context: Context, value: unknown): boolean {
  try {
    return JSON.stringify(tokenOf(css, group, context)?.$value) === JSON.stringify(value);
  } catch {
    return false;
  }
}

/** The patterns that the format has no type for: their CSS is in the extensions of their group. */
function patternsIn(document: DesignTokens): (readonly [path: string, css: string])[] {
  return sourcesIn(document, { theme: 'light', viewport: 1280 }).flatMap(({ pattern }) => {
    const css = objectAt(objectAt(objectAt(pattern, '$extensions'), '@apple-only/ui'), 'css');
    return Object.entries(css ?? {}).map(
      ([name, value]) => [`pattern.${name}`, safeCss(`pattern.${name}`, value) ?? ''] as const,
    );
  });
}

const objectAt = (value: unknown, key: string): object | undefined => {
  const found = typeof value === 'object' && value !== null ? (value as Group)[key] : undefined;
  return typeof found === 'object' && found !== null ? found : undefined;
};

interface ValueContext {
  path: string;
  /** The value without the document. */
  css: string;
  reading: Reading;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Writes the values of a type as CSS; undefined if it is not a value of that type. */
const cssWriters: Readonly<Record<string, (value: unknown, place: ValueContext) => string | undefined>> = {
  color: colour,
  shadow,
  dimension: (value) => measure(value, /^(?:px|rem)$/),
  duration: (value) => measure(value, /^m?s$/),
  fontWeight: (value) => (isNumber(value) && value >= 1 && value <= 1000 ? String(value) : undefined),
  fontFamily: (value) => {
    const families = [value].flat().filter((family) => typeof family === 'string');
    const isPlain = families.every((family) => /^[\p{L}\p{N} _-]+$/u.test(family));
    if (!isPlain || families.length === 0 || families.length < [value].flat().length) return undefined;
    return families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', ');
  },
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && value.every(isNumber)
      ? `cubic-bezier(${value.join(', ')})`
      : undefined,
  // The format has no units except px and rem: for others, the theme's unit stays.
  number: (value, { css }) => {
    const unit = /[a-z%]+$/.exec(css)?.[0] ?? '';
    return isNumber(value) ? `${round(unit === '%' ? value * 100 : value)}${unit}` : undefined;
  },
};

function measure(value: unknown, units: RegExp): string | undefined {
  const { value: number, unit } = (value ?? {}) as { value?: unknown; unit?: unknown };
  return isNumber(number) && typeof unit === 'string' && units.test(unit) ? `${number}${unit}` : undefined;
}

function colour(value: unknown): string | undefined {
  const {
    colorSpace,
    components,
    alpha = 1,
  } = (value ?? {}) as { colorSpace?: unknown; components?: unknown; alpha?: unknown };
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isNumber)) return undefined;
  if (!isNumber(alpha) || alpha < 0 || alpha > 1) return undefined;
  const [first = 0, second = 0, third = 0] = components;
  if (colorSpace === 'oklch') {
    return alpha === 1 ? toHex({ lightness: first, chroma: second, hue: third }) : undefined;
  }
  if (colorSpace !== 'srgb' || components.some((part) => part < 0 || part > 1)) return undefined;
  const parts = components.map((part: number) => Math.round(part * 255));
  if (alpha < 1) return `rgb(${parts.join(' ')} / ${alpha})`;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function shadow(value: unknown, { path, reading }: ValueContext): string | undefined {
  // A tool may write a list of one.
  const [layer, ...more] = [value].flat() as (Group | undefined)[];
  if (!layer || more.length > 0) return undefined;
  const target = aliasTarget(layer['color']);
  const tint = colour(target === undefined ? layer['color'] : resolved(target, reading, [path]).$value);
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => measure(layer[name], /^(?:px|rem)$/));
  if (tint === undefined || lengths.includes(undefined)) return undefined;
  return `${layer['inset'] === true ? 'inset ' : ''}${lengths.join(' ')} ${tint}`;
}

/** One value for all contexts: of light on a phone and on a desktop, then the same in the dark. */
function mergeContexts(
  path: string,
  [lightPhone = '', lightDesktop = '', darkPhone = '', darkDesktop = '']: readonly string[],
): string {
  const light = fluid(path, lightPhone, lightDesktop);
  const dark = fluid(path, darkPhone, darkDesktop);
  if (light === dark) return light;
  // A shadow's lengths, and its colour.
  const [, before = '', one = ''] = /^((?:(?:inset|[-\d.]+(?:px|rem)?) )*)(.+)$/.exec(light) ?? [];
  const isColour = /^(?:color|shadow)\./.test(path) && dark.startsWith(before);
  if (!isColour) throw new Error(`${path} differs between light and dark: only colours can.`);
  return `${before}light-dark(${one}, ${dark.slice(before.length)})`;
}

/** A length that grows with the window, from its value on a phone to its value on a desktop. */
function fluid(path: string, phone: string, desktop: string): string {
  if (phone === desktop) return phone;
  const [from, to] = [phone, desktop].map((css) => {
    const [, value, unit] = /^(-?[\d.]+)(px|rem)$/.exec(css) ?? [];
    if (value === undefined)
      throw new Error(
        `${path} differs between the viewports ${widths.join(' and ')}: give a length in px or rem for both.`,
      );
    return unit === 'px' ? Number(value) / rem : Number(value);
  });
  const [start = 0, end = 0] = [from, to];
  const growth = ((end - start) / (widths[1] - widths[0])) * rem;
  const atZero = start - (growth * widths[0]) / rem;
  const [min, max] = start < end ? [start, end] : [end, start];
  return `clamp(${min}rem, ${round(atZero)}rem ${growth < 0 ? '-' : '+'} ${round(Math.abs(growth) * 100)}vw, ${max}rem)`;
}
