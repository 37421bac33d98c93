import type { Count } from '@apple-only/contract';
import { filterLabels } from '../ActiveFilters/active-filters.ts';

export const filtersLabels = {
  ...filterLabels,
  lowest: 'From',
  highest: 'Up to',
  notAnAmount: 'Enter an amount, such as 300.',
  /** The number of products of a choice, in words. */
  products: (total: Count) => `${filterLabels.count(total)} ${total.count === 1 ? 'product' : 'products'}`,
  anyBattery: 'Any',
  /** The minimum battery health, in %. */
  atLeast: (percent: number) => `${percent} % or more`,
  /** Shows the less frequent models, or hides them. */
  more: (hidden: number) => `Show ${hidden} more`,
  fewer: 'Show fewer',
};

export type FiltersLabels = typeof filtersLabels;
