import * as v from '../calls/answers.ts';
import { categories, conditions, productLocations, storages } from './choices.ts';
import { ListedProduct } from './product.ts';

/** The number of products, exact up to `searchLimits.counted`. */
export const Count = v.object({
  count: v.number,
  /** Whether there may be more: counting has ended. */
  more: v.boolean,
});
export type Count = v.InferOutput<typeof Count>;

const facet = <Value>(value: v.GenericSchema<Value>) => v.array(v.object({ value, ...Count.entries }));

/** A page of found products, with the number of all of them, and the number for each choice of each filter. */
export const ProductSearch = v.object({
  items: v.array(ListedProduct),
  total: Count,
  /** All choices of a filter, in the order of the choices. The other filters apply, but not the filter itself. */
  facets: v.object({
    category: facet(v.picklist(categories)),
    condition: facet(v.picklist(conditions)),
    location: facet(v.picklist(productLocations)),
    verified: facet(v.boolean),
    available: facet(v.boolean),
    storage: facet(v.picklist(storages)),
    /** The most frequent ones, the most frequent first, and those that are searched for: `searchLimits.models` at most of each. */
    model: facet(v.string),
  }),
});
export type ProductSearch = v.InferOutput<typeof ProductSearch>;
