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
