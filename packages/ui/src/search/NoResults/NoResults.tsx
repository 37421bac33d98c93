'use client';

import type { Category, Count, ProductLocation } from '@apple-only/contract';
import { Button } from '../../parts/Button/Button.tsx';
import { moveFocusToSection } from '../../parts/Button/move-focus.ts';
import { EmptyState } from '../../states/EmptyState/EmptyState.tsx';
import { useNumbers, useShop } from '../../parts/ShopProvider/ShopProvider.tsx';
import { activeFilters, withoutFilters } from '../ActiveFilters/active-filters.ts';
import type { Facets, ShopFilters } from '../Filters/filtering.ts';
import { type SomeLabels, useLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { RootProps } from '../../parts/Root/root.ts';
import { type NoResultsLabels, noResultsLabels } from './labels.ts';
import * as styles from './NoResults.css.ts';

/** The filters for which `facets` cannot tell the number of products without them. */
export type UncountedFilter = 'words' | 'price' | 'model' | 'storage' | 'battery';

export interface NoResultsProps<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> extends RootProps<HTMLDivElement> {
  /** The filters of the search that found nothing. */
  filters: ShopFilters<OwnCategory, OwnLocation>;
  /** Called with the remaining filters. */
  onChange: (filters: ShopFilters<OwnCategory, OwnLocation>) => void;
  /** The number of products for each choice, as the search returns it: a filter's choices are counted without that filter. */
  facets?: Facets | undefined;
  /**
   * The number of products without one filter, if the facets do not tell: products that state no model, for example, are in none of its
   * choices.
   */
  without?: Partial<Record<UncountedFilter, Count | undefined>> | undefined;
  /** Replaces words, for another language. */
  labels?: SomeLabels<NoResultsLabels> | undefined;
}

const facetNames = ['category', 'condition', 'location', 'verified', 'available'] as const;

const sumOf = (counts: readonly Count[] = []): Count => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  more: counts.some(({ more }) => more),
});

/**
 * Says that a search found nothing, and which of its filters to remove to find products. Renders a `<div>`.
 *
 * Accessibility: each button says which filter it removes, and how many products there are without it.
 */
export function NoResults<OwnCategory extends string = Category, OwnLocation extends string = ProductLocation>({
  filters,
  onChange,
  facets,
  without,
  labels,
  ...root
}: NoResultsProps<OwnCategory, OwnLocation>) {
  const text = useLabels<NoResultsLabels>('NoResults', noResultsLabels, labels);
  const active = activeFilters(filters, text, useNumbers(), useShop());
  const wordsOf = (...names: string[]) =>
    active
      .filter(({ name }) => names.includes(name))
      .map((filter) => filter.text)
      .join(', ');
  const relaxations = [
    ...facetNames.map((name) => ({
      name: wordsOf(name),
      found: filters[name] === undefined ? undefined : sumOf(facets?.[name]),
      left: { ...filters, [name]: undefined },
    })),
    { name: wordsOf('model'), found: without?.model, left: { ...filters, model: undefined } },
    { name: wordsOf('storage'), found: without?.storage, left: { ...filters, storage: undefined } },
    {
      name: wordsOf('minPrice', 'maxPrice'),
      found: without?.price,
      left: { ...filters, minPrice: undefined, maxPrice: undefined },
    },
    { name: wordsOf('minBattery'), found: without?.battery, left: { ...filters, minBattery: undefined } },
    {
      name: filters.q === undefined ? '' : text.quoted(filters.q),
      found: without?.words,
      left: { ...filters, q: undefined, sort: filters.sort === 'relevance' ? undefined : filters.sort },
    },
    // Ignore the count of a filter that is no longer active: the app may still have it.
  ].flatMap(({ name, found, left }) => (name !== '' && found && found.count > 0 ? [{ name, found, left }] : []));

  const hasFilters = active.length > 0;
  const otherwise = hasFilters ? text.noneHelps : text.words;
  return (
    <EmptyState
      {...root}
      title={hasFilters ? text.title : text.titleOfWords}
      text={relaxations.length > 0 && hasFilters ? text.oneHelps : otherwise}
      action={
        <div className={styles.actions}>
          {hasFilters &&
            relaxations.map(({ name, found, left }) => (
              <Button key={name} ref={moveFocusToSection} kind="quiet" onClick={() => onChange(left)}>
                {text.remove(name, text.count(found))}
              </Button>
            ))}
          <Button
            ref={moveFocusToSection}
            kind="quiet"
            onClick={() => onChange(hasFilters ? withoutFilters(filters) : {})}
          >
            {hasFilters ? text.clear : text.all}
          </Button>
        </div>
      }
    />
  );
}
