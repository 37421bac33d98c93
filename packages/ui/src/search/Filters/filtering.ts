import type { Category, ChoiceCount, ProductFilters, ProductLocation, SearchFacets } from '@apple-only/contract';

/** The number of products for each choice, as a search returns it. Fits the contract's facets, and those of any other shop. */
export interface Facets extends Omit<SearchFacets, 'category' | 'location'> {
  category: ChoiceCount<string>[];
  location: ChoiceCount<string>[];
}

/**
 * The words and filters of a search, with the categories and places of a shop: by default those of the contract, as its calls accept them.
 */
export interface ShopFilters<
  OwnCategory extends string = Category,
  OwnLocation extends string = ProductLocation,
> extends Omit<ProductFilters, 'category' | 'location'> {
  category?: OwnCategory[] | undefined;
  location?: OwnLocation[] | undefined;
}

/** The filters of any shop. */
export type AnyFilters = ShopFilters<string, string>;

/** The props that all filters share. */
export interface Filtering<Filters extends AnyFilters = AnyFilters> {
  /** The active filters. */
  filters: Filters;
  /** Called with the changed filters. The search words and the order stay. */
  onChange: (filters: Filters) => void;
  /** The number of products for each choice, as the search returns it. Without it, no numbers are shown. */
  facets?: Facets | undefined;
}
