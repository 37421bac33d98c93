import { filterLabels, type AmountLabel } from './active-filters.ts';

export const activeFiltersLabels = {
  ...filterLabels,
  list: 'Filters that are on',
  remove: (filter: string) => `Remove ${filter}`,
  clear: 'Clear all',
};

export type ActiveFiltersLabels = typeof activeFiltersLabels & AmountLabel;
