import type { SearchSort } from '@apple-only/contract';

export const sortSelectLabels = {
  sort: 'Sort',
  names: {
    relevance: 'Best match',
    newest: 'Newest',
    price: 'Lowest price',
    '-price': 'Highest price',
  } as Record<SearchSort, string>,
};

export type SortSelectLabels = typeof sortSelectLabels;
