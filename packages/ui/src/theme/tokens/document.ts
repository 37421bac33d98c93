import { textStyles } from '../text-styles.ts';
import type { Group, TokensDocument } from './resolve.ts';
import { aliasOf, contexts, type Context, type Token, tokenOf, widths } from './value.ts';

/** A theme, read from its sources. */
export interface Theme {
  /** The tokens' CSS values, by their path in the contract: `color.ink`. A name's own full stop is `_`: `space.0_5`. */
  values: ReadonlyMap<string, string>;
  /** The sources' comments on tokens and groups, by path. */
  comments: ReadonlyMap<string, string>;
}

/** All tokens of a theme as a document of the format. A value that is the same in every context is written once. */
export function tokensDocument(name: string, theme: Theme): TokensDocument {
  const byContext = contexts.map((context) => ({ context, tokens: tokensIn(theme, context) }));
  const base: Group = {};
  const light: Group = {};
  const dark: Group = {};
  const phone: Group = {};
  const desktop: Group = {};

  for (const path of byContext[0]?.tokens.keys() ?? []) {
    const [lightPhone, lightDesktop, darkPhone, darkDesktop] = byContext.map(({ tokens }) => tokens.get(path));
    if (equal(lightPhone, lightDesktop, darkPhone, darkDesktop)) put(base, path, lightPhone);
    else if (equal(lightPhone, lightDesktop) && equal(darkPhone, darkDesktop)) {
      put(light, path, lightPhone);
      put(dark, path, darkPhone);
    } else if (equal(lightPhone, darkPhone) && equal(lightDesktop, darkDesktop)) {
      put(phone, path, lightPhone);
      put(desktop, path, lightDesktop);
    } else throw new Error(`${path} differs by theme and by viewport. A token can differ by only one of them.`);
  }
  describe(base, theme);

  return {
    name,
    version: '2025.10',
    description:
      'Written from the theme by `pnpm tokens`. The token `color.ink` is the custom property `--apple-only-color-ink`, and in TypeScript `vars.color.ink`. ' +
      'The format has px and rem only: other units are numbers, and what CSS has stands in `$extensions`.',
    sets: { base: { sources: [base] } },
    modifiers: {
      theme: { description: 'Light or dark.', contexts: { light: [light], dark: [dark] }, default: 'light' },
      viewport: {
        description: 'The width of the window in px, for sizes that grow with it.',
        contexts: { [widths[0]]: [phone], [widths[1]]: [desktop] },
        default: String(widths[1]),
      },
    },
    resolutionOrder: [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/theme' }, { $ref: '#/modifiers/viewport' }],
  };
}

const equal = (first: unknown, ...others: unknown[]) =>
  others.every((other) => JSON.stringify(other) === JSON.stringify(first));

function put(root: Group, path: string, token: unknown) {
  const [group = '', name = ''] = path.split('.');
  root[group] = { ...(root[group] as Group | undefined), [name]: token };
}

/** Adds the sources' comment to each group, and the values that the format has no type for. */
function describe(base: Group, { values, comments }: Theme) {
  const [anywhere = { theme: 'light', viewport: 0 } as const] = contexts;
  for (const group of new Set([...values.keys()].map(groupOf))) {
    const untyped = [...values].filter(([path, css]) => groupOf(path) === group && !tokenOf(css, group, anywhere));
    const css = Object.fromEntries(untyped.map(([path, value]) => [path.slice(group.length + 1), value]));
    const comment = comments.get(group);
    const facts = {
      ...(comment && { $description: comment }),
      ...(untyped.length > 0 && { $extensions: { '@apple-only/ui': { css } } }),
    };
    if (Object.keys(facts).length > 0) base[group] = { ...facts, ...(base[group] as Group | undefined) };
  }
}

const groupOf = (path: string) => path.split('.')[0] ?? '';

function tokensIn({ values, comments }: Theme, context: Context): Map<string, Token> {
  const described = (path: string) => {
    const comment = comments.get(path);
    return comment ? { $description: comment } : {};
  };
  const tokens = new Map<string, Token>();
  for (const [path, css] of values) {
    const token = tokenOf(css, groupOf(path), context);
    if (token) tokens.set(path, { ...token, ...described(path) });
  }
  for (const [name, style] of Object.entries(textStyles)) {
    const path = `textStyle.${name}`;
    tokens.set(path, { ...typography(style, tokens), ...described(path) });
  }
  return tokens;
}

/** A text style: a property that it leaves out comes from the page's body. */
function typography(style: TextStyle, tokens: ReadonlyMap<string, Token>): Token {
  const at = (alias: string) => tokens.get(alias.slice(1, -1))?.$value;
  const fontSize = aliasOf(style.fontSize);
  const { value: size } = at(fontSize) as { value: number };
  const lineHeight = aliasOf(style.lineHeight);
  const height = at(lineHeight);
  const tracking = style.letterSpacing ? Number(at(aliasOf(style.letterSpacing))) : 0;
  return {
    $type: 'typography',
    $value: {
      fontFamily: style.fontFamily ? aliasOf(style.fontFamily) : '{font.ui}',
      fontSize,
      fontWeight: style.fontWeight ? aliasOf(style.fontWeight) : '{weight.regular}',
      letterSpacing: { value: Number((tracking * size).toFixed(4)), unit: 'rem' },
      // The format gives line heights in font sizes.
      lineHeight: isLength(height) ? Number((height.value / size).toFixed(4)) : lineHeight,
    },
    ...(style.fontStretch && { $extensions: { '@apple-only/ui': { css: `font-stretch: ${style.fontStretch}` } } }),
  };
}

interface TextStyle {
  fontSize: string;
  lineHeight: string;
  fontFamily?: string;
  fontWeight?: string;
  fontStretch?: string;
  letterSpacing?: string;
}

const isLength = (value: unknown): value is { value: number } => typeof value === 'object' && value !== null;
