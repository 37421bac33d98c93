import type { Context, Token } from './value.ts';

/** Groups of tokens, by name. A key that begins with `$` describes the group itself. */
export interface Group {
  [name: string]: unknown;
}

interface Sources {
  sources: Group[];
}

interface Modifier {
  description?: string;
  contexts: Record<string, Group[]>;
  default?: string;
}

/** A resolver document of the Design Tokens format, 2025.10, like `@apple-only/ui/tokens.json`: its sets and modifiers contain their tokens inline. */
export interface DesignTokens {
  sets?: Record<string, Sources>;
  /** `theme` (`light`, `dark`) and `viewport` (`390`, `1280`). */
  modifiers?: Record<string, Modifier>;
  resolutionOrder: { $ref: string }[];
}

/** The document of a whole theme. */
export interface TokensDocument extends DesignTokens {
  name: string;
  version: string;
  description: string;
  sets: Record<string, Sources>;
  modifiers: Record<string, Modifier & { default: string }>;
}

const isToken = (value: unknown): value is Token => typeof value === 'object' && value !== null && '$value' in value;
const isGroup = (value: unknown): value is Group => typeof value === 'object' && value !== null && !isToken(value);

/** All tokens of a group, by their path: `color.ink`. A token without a type has that of its group. */
function* tokensOf(group: Group, path = '', inherited?: unknown): Generator<[path: string, token: Token]> {
  const type = group['$type'] ?? inherited;
  for (const [name, value] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    if (isToken(value))
      yield [path + name, '$type' in value || typeof type !== 'string' ? value : Object.assign({ $type: type }, value)];
    else if (isGroup(value)) yield* tokensOf(value, `${path}${name}.`, type);
    else throw new Error(`${path}${name} is neither a token, which has a $value, nor a group of tokens.`);
  }
}

/** The sources of a document in a context, those that override others last. @throws if one is not in the document itself */
export function sourcesIn({ sets, modifiers, resolutionOrder }: DesignTokens, { theme, viewport }: Context): Group[] {
  const wanted: Readonly<Record<string, string>> = { theme, viewport: String(viewport) };
  return resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    if (kind === 'sets' && sets?.[name]) return sets[name].sources;
    const modifier = kind === 'modifiers' ? modifiers?.[name] : undefined;
    if (!modifier) throw new Error(`The resolutionOrder names ${$ref}, which is no set or modifier of the document.`);
    return modifier.contexts[wanted[name] ?? ''] ?? modifier.contexts[modifier.default ?? ''] ?? [];
  });
}

/** The tokens of a document in a context: later sources override earlier ones, aliases stay. */
export const resolveTokens = (document: DesignTokens, context: Context): Map<string, Token> =>
  new Map(sourcesIn(document, context).flatMap((source) => Array.from(tokensOf(source))));
