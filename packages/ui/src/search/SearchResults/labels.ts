import type { Count } from '@apple-only/contract';
import type { SomeLabels } from '../../parts/LabelsProvider/use-labels.ts';
import type { FiltersLabels } from '../Filters/labels.ts';
import type { ActiveFiltersLabels } from '../ActiveFilters/labels.ts';
import type { SortSelectLabels } from '../SortSelect/labels.ts';
import { numberText } from '../../parts/ShopProvider/shop.ts';
import type { DialogLabels } from '../../parts/Dialog/labels.ts';

const number = ({ count, more }: Count) => `${numberText(count)}${more ? '+' : ''}`;

export const searchResultsLabels = {
  filters: 'Filters',
  results: 'Results',
  /** The button that opens the filters, with the number of active ones. */
  open: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  total: (total: Count) => {
    if (total.count === 0) return 'No results';
    return total.count === 1 ? '1 result' : `${number(total)} results`;
  },
  show: (total: Count) => (total.count === 1 ? 'Show 1 result' : `Show ${number(total)} results`),
  showUncounted: 'Show results',
  loading: 'Searching',
};

export type SearchResultsLabels = typeof searchResultsLabels & {
  filter?: SomeLabels<FiltersLabels>;
  active?: SomeLabels<ActiveFiltersLabels>;
  sort?: SomeLabels<SortSelectLabels>;
  dialog?: SomeLabels<DialogLabels>;
};
