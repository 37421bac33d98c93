'use client';

import { type ReactNode, useMemo } from 'react';
import type { Catalogue } from '../../locales/catalogue.ts';
import { LabelsContext, type SomeLabels, useAppLabels, withLabels } from './use-labels.ts';

export interface LabelsProviderProps {
  /**
   * The words, by component: a whole language, such as `german` of `@apple-only/ui/locales/de`, or some words, at any depth.
   * Keep the object outside of the component, or memoize it.
   */
  labels: SomeLabels<Catalogue>;
  /** The app. */
  children: ReactNode;
}

/**
 * Sets the words of all components below it, once. A component's own `labels` win; words that neither sets are in English. A nested
 * provider replaces some words of the outer one. Renders no element of its own.
 *
 * If the words have a language, it also formats numbers and dates. Set it on the page's root, too: `lang` and `dir`.
 */
export function LabelsProvider({ labels, children }: LabelsProviderProps) {
  const outer = useAppLabels();
  const value = useMemo(() => {
    const { locale = outer.locale, direction: _, ...sets } = labels;
    return { locale, sets: withLabels(outer.sets, sets) };
  }, [outer, labels]);
  return <LabelsContext value={value}>{children}</LabelsContext>;
}
