import type { ProductFilters, ProductSearch } from '@apple-only/contract';
import { filterLabels } from '../ActiveFilters/active-filters.ts';

export const filtersLabels = {
  ...filterLabels,
  lowest: 'From',
  highest: 'Up to',
  notAnAmount: 'Enter an amount, such as 300.',
  products: 'products',
  anyBattery: 'Any',
  /** The least health of the battery, in %. */
  atLeast: (percent: number) => `${percent} % or more`,
  /** Shows the less frequent models, or hides them. */
  more: (hidden: number) => `Show ${hidden} more`,
  fewer: 'Show fewer',
};
export type FiltersLabels = typeof filtersLabels;

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
