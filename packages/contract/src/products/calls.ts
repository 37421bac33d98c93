import * as v from 'valibot';
import { call, type Call } from '../calls/call.ts';
import { pageLimits, pageQuery } from '../calls/page.ts';
import { Id } from '../fields/id.ts';
import { textLimits } from '../fields/limits.ts';
import { oneOf, requiredText } from '../fields/text.ts';
import { categories, conditions } from './choices.ts';
import { CategoryFilters, ProductFilters } from './filters.ts';
import { NewProduct } from './requests.ts';
import { type AdvertCall, advertWire, type ProductCall, productWire, type SearchCall, searchWire } from './wire.ts';

const products = pageQuery(pageLimits.products);
const category = v.picklist(categories);

export const productCalls = {
  getProduct: call({ ...productWire.getProduct, params: { id: Id } }),
  /** Products of the same category that are on the market. Works for a withdrawn product, too. */
  listSimilar: call({ ...productWire.listSimilar, params: { id: Id } }),
  getContact: call({ ...productWire.getContact, params: { id: Id } }),
  listNewest: call({ ...productWire.listNewest, params: { category }, query: products }),
  /** Without filters the newest first. With them, the products that `searchProducts` finds in the category. */
  listCategory: call({
    ...productWire.listCategory,
    params: { category },
    query: v.object({ ...CategoryFilters.entries, ...products.entries }),
  }),
  addProduct: call({ ...productWire.addProduct, body: NewProduct }),
  listOwnProducts: call({
    ...productWire.listOwnProducts,
    /** The seller's user id. */
    query: v.object({ id: Id, ...products.entries }),
  }),
  confirmProduct: call({ ...productWire.confirmProduct, params: { id: Id } }),
  /** Replaces what the seller entered. While the product is booked, only the fields that are not in `fixedWhileBooked`. */
  editProduct: call({ ...productWire.editProduct, params: { id: Id }, body: NewProduct }),
  deleteProduct: call({ ...productWire.deleteProduct, params: { id: Id } }),
} as const satisfies Record<ProductCall, Call>;

export const searchCalls = {
  /** Without a `sort`: by relevance if there is a `q`, else the newest first. */
  searchProducts: call({
    ...searchWire.searchProducts,
    query: v.object({ ...ProductFilters.entries, ...products.entries }),
  }),
  getPriceGuide: call({
    ...searchWire.getPriceGuide,
    query: v.object({
      name: requiredText(textLimits.name),
      category,
      condition: v.optional(oneOf(conditions)),
      /** A product that is left out: the one whose price is compared. */
      except: v.optional(Id),
    }),
  }),
} as const satisfies Record<SearchCall, Call>;

export const advertCalls = {
  listAdvertised: call({ ...advertWire.listAdvertised, query: products }),
  advertiseProduct: call({
    ...advertWire.advertiseProduct,
    /** The product; only its `_id` is read. */
    body: v.object({ _id: Id }),
  }),
  stopAdvertising: call({ ...advertWire.stopAdvertising, params: { id: Id } }),
} as const satisfies Record<AdvertCall, Call>;
