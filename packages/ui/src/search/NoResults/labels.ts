import { filterLabels, type AmountLabel } from '../ActiveFilters/active-filters.ts';

export const noResultsLabels = {
  ...filterLabels,
  /** If there are filters. */
  title: 'No product matches all of this',
  /** If there are only words. */
  titleOfWords: 'No product has these words',
  /** The next step if removing one filter helps. */
  oneHelps: 'Remove one of these, and there are products:',
  /** If there are filters, and removing any one of them does not help. */
  noneHelps: 'Removing one filter is not enough.',
  /** If there are no filters. */
  words: 'Check the spelling, or use fewer words.',
  remove: (filter: string, count: string) => `Remove ${filter} (${count})`,
  quoted: (words: string) => `“${words}”`,
  clear: 'Clear all filters',
  all: 'Show all products',
};

export type NoResultsLabels = typeof noResultsLabels & AmountLabel;
