import type { ProductFilters, ProductSearch } from '@apple-only/contract';

export type Facets = ProductSearch['facets'];

/** What each filter shows and changes. */
export interface Filtering {
  /** The filters that are on. */
  filters: ProductFilters;
  /** Called with the changed filters. The words and the order stay. */
  onChange: (filters: ProductFilters) => void;
  /** The number of products for each choice, as the search answers it. Without it there are no numbers. */
  facets?: Facets | undefined;
}
