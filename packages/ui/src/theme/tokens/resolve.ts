import type { Context, Token } from './value.ts';

/** Groups of tokens, by name. A key that begins with `$` describes the group itself. */
export interface Group {
  [name: string]: unknown;
}

interface Sources {
  sources: Group[];
}

/** A resolver document of the Design Tokens format, 2025.10: its sets and modifiers hold their tokens themselves. */
export interface TokensDocument {
  name: string;
  version: string;
  description: string;
  sets: Record<string, Sources>;
  modifiers: Record<string, { description: string; contexts: Record<string, Group[]>; default: string }>;
  resolutionOrder: { $ref: string }[];
}

const isToken = (value: unknown): value is Token => typeof value === 'object' && value !== null && '$value' in value;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !isToken(value);

/** All tokens of a group, by their path: `color.ink`. */
function* tokensOf(group: Group, path = ''): Generator<[path: string, token: Token]> {
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    if (isToken(value)) yield [path + name, value];
    else if (isGroup(value)) yield* tokensOf(value, `${path}${name}.`);
  }
}

/** The tokens of a document in a context: later sources override earlier ones, aliases stay. */
export function resolveTokens(tokens: TokensDocument, { theme, viewport }: Context): Map<string, Token> {
  const wanted: Readonly<Record<string, string>> = { theme, viewport: String(viewport) };
  const sources = tokens.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    if (kind === 'sets') return tokens.sets[name]?.sources ?? [];
    const modifier = tokens.modifiers[name];
    return modifier?.contexts[wanted[name] ?? modifier.default] ?? [];
  });
  return new Map(sources.flatMap((source) => Array.from(tokensOf(source))));
}
