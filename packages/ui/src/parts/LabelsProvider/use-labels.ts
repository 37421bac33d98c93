import { createContext, use, useMemo } from 'react';

/** Any words of a set, at any depth. A string, function or list is replaced as a whole. */
export type SomeLabels<Labels> = Labels extends string | readonly unknown[] | ((...args: never) => unknown)
  ? Labels
  : { readonly [Key in keyof Labels]?: SomeLabels<Labels[Key]> | undefined };

/** The words of an app, by component, and their language. */
export interface AppLabels {
  /** The language of the words, a BCP 47 tag. Absent if only a few words are replaced. */
  locale?: string | undefined;
  /** Words by component. Not typed here: `Catalogue` names all components and their words. */
  sets: Readonly<Record<string, object | undefined>>;
}

export const LabelsContext = createContext<AppLabels>({ sets: {} });

/** The words of the app, from the providers above. */
export const useAppLabels = (): AppLabels => use(LabelsContext);

const isSet = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A set of words, overridden by those of another, at any depth. Undefined words override none. */
export function withLabels<Labels extends object>(labels: Labels, others: object | undefined): Labels {
  if (!others) return labels;
  const merged = { ...labels } as Record<string, unknown>;
  for (const [name, word] of Object.entries(others)) {
    if (word === undefined) continue;
    const own = merged[name];
    merged[name] = isSet(word) && isSet(own) ? withLabels(own, word) : word;
  }
  // Each word is replaced by one of its own type.
  return merged as Labels;
}

/**
 * The words of a component: those in its `labels`, else those of `LabelsProvider`, else its English ones. Returns the same object while
 * none of them changes.
 */
export function useLabels<Labels extends object>(
  component: string,
  english: Labels,
  labels?: SomeLabels<Labels>,
): Labels {
  const given = useAppLabels().sets[component];
  return useMemo(() => withLabels(withLabels(english, given), labels), [english, given, labels]);
}
