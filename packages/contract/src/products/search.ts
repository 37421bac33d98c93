import * as v from '../calls/answers.ts';
import {
  categories,
  conditions,
  productLocations,
  storageSizes,
  type Category,
  type Condition,
  type ProductLocation,
  type StorageSize,
} from './choices.ts';
import { ListedProduct } from './product.ts';

/** The number of products, exact up to `searchLimits.counted`. */
export interface Count {
  count: number;
  /** Whether there may be more: counting has ended. */
  more: boolean;
}
export const Count = v.object<Count>({ count: v.number, more: v.boolean });

/** The number of products for one choice of a filter. */
export interface ChoiceCount<Value> extends Count {
  value: Value;
}

/** All choices of each filter, in the order of the choices. The other filters apply, but not the filter itself. */
export interface SearchFacets {
  category: ChoiceCount<Category>[];
  condition: ChoiceCount<Condition>[];
  location: ChoiceCount<ProductLocation>[];
  verified: ChoiceCount<boolean>[];
  available: ChoiceCount<boolean>[];
  storage: ChoiceCount<StorageSize>[];
  /** The most frequent models, in descending order, and the searched ones: at most `searchLimits.models` of each. */
  model: ChoiceCount<string>[];
}

/** A page of found products, with the number of all of them, and the number for each choice of each filter. */
export interface ProductSearch {
  items: ListedProduct[];
  total: Count;
  facets: SearchFacets;
}

const facet = <Value>(value: v.GenericSchema<Value>) =>
  v.array(v.object({ value, ...Count.entries }) as unknown as v.ObjectSchemaOf<ChoiceCount<Value>>);

export const ProductSearch = v.object<ProductSearch>({
  items: v.array(ListedProduct),
  total: Count,
  facets: v.object<SearchFacets>({
    category: facet(v.picklist(categories)),
    condition: facet(v.picklist(conditions)),
    location: facet(v.picklist(productLocations)),
    verified: facet(v.boolean),
    available: facet(v.boolean),
    storage: facet(v.picklist(storageSizes)),
    model: facet(v.string),
  }),
});
