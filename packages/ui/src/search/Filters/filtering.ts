import type { Category, ChoiceCount, ProductFilters, ProductLocation, SearchFacets } from '@apple-only/contract';

/** The number of products for each choice, as a search answers them. Those of the contract's fit, and those of any other shop. */
export interface Facets extends Omit<SearchFacets, 'category' | 'location'> {
  category: ChoiceCount<string>[];
  location: ChoiceCount<string>[];
}

/**
 * The words and filters of a search, with the categories and places of a shop: by default those of the contract, as its calls take
 * them.
 */
export interface ShopFilters<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> extends Omit<ProductFilters, 'category' | 'location'> {
  category?: OwnCategory[] | undefined;
  location?: OwnLocation[] | undefined;
}

/** Those of any shop. */
export type AnyFilters = ShopFilters<string, string>;

/** What each filter shows and changes. */
export interface Filtering<Filters extends AnyFilters = AnyFilters> {
  /** The filters that are on. */
  filters: Filters;
  /** Called with the changed filters. The words and the order stay. */
  onChange: (filters: Filters) => void;
  /** The number of products for each choice, as the search answers it. Without it there are no numbers. */
  facets?: Facets | undefined;
}
