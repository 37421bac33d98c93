import { textLimits } from '@apple-only/contract';

/** The words of a `SearchField`. */
export interface SearchFieldLabels {
  /** The name of the field. */
  field: string;
  placeholder: string;
  submit: string;
  clear: string;
  recent: string;
  models: string;
  found: string;
  forget: string;
  loading: string;
  none: string;
  failed: string;
  /** Shown when the text is longer than the search accepts. */
  tooLong: string;
  /** Announces the number of suggestions. */
  suggestions: (count: number) => string;
}

export const searchFieldLabels: SearchFieldLabels = {
  field: 'Search products',
  placeholder: 'Search',
  submit: 'Search',
  clear: 'Clear',
  recent: 'Recent searches',
  models: 'Models',
  found: 'Products',
  forget: 'Clear recent searches',
  loading: 'Looking for products',
  none: 'No product has these words.',
  failed: 'Couldn’t load suggestions. Press Enter to search.',
  tooLong: `Only the first ${textLimits.search} characters are searched.`,
  suggestions: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
};
