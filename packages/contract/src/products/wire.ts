import * as v from '../calls/answers.ts';
import type { Call } from '../calls/call.ts';
import { DeletedCount, ModifiedCount } from '../calls/counts.ts';
import { anyone, anyUser } from '../users/roles.ts';
import { DetailedProduct, ListedProduct, OwnProduct, Product, SellerContact } from './product.ts';
import { PriceGuide } from './price-guide.ts';
import { ProductSearch } from './search.ts';

export const productWire = {
  getProduct: { method: 'GET', path: '/products/{id}', access: anyone, revalidated: true, answer: DetailedProduct },
  listSimilar: { method: 'GET', path: '/products/{id}/similar', access: anyone, answer: v.array(ListedProduct) },
  getContact: { method: 'GET', path: '/products/{id}/contact', access: anyUser, answer: SellerContact },
  listNewest: { method: 'GET', path: '/{category}', access: anyone, answer: v.array(ListedProduct) },
  listCategory: { method: 'GET', path: '/categories/{category}', access: anyUser, answer: v.array(Product) },
  addProduct: { method: 'POST', path: '/addedproduct', access: ['seller'], repeat: 'with-key', answer: Product },
  listOwnProducts: {
    method: 'GET',
    path: '/seller/products',
    access: ['seller', 'admin'],
    answer: v.array(OwnProduct),
  },
  confirmProduct: { method: 'PUT', path: '/seller/product/confirm/{id}', access: ['seller'], answer: ModifiedCount },
  editProduct: { method: 'PUT', path: '/seller/product/{id}', access: ['seller'], answer: OwnProduct },
  deleteProduct: { method: 'DELETE', path: '/seller/product/{id}', access: ['seller', 'admin'], answer: DeletedCount },
} as const satisfies Record<string, Call>;
export type ProductCall = keyof typeof productWire;

export const searchWire = {
  searchProducts: { method: 'GET', path: '/products', access: anyone, answer: ProductSearch },
  getPriceGuide: { method: 'GET', path: '/price-guide', access: anyone, answer: PriceGuide },
} as const satisfies Record<string, Call>;
export type SearchCall = keyof typeof searchWire;

export const advertWire = {
  listAdvertised: { method: 'GET', path: '/advertise', access: anyone, answer: v.array(ListedProduct) },
  advertiseProduct: {
    method: 'POST',
    path: '/advertisedproduct',
    access: ['seller'],
    repeat: 'yes',
    answer: ListedProduct,
  },
  stopAdvertising: {
    method: 'DELETE',
    path: '/advertisedproduct/{id}',
    access: ['seller', 'admin'],
    answer: DeletedCount,
  },
} as const satisfies Record<string, Call>;
export type AdvertCall = keyof typeof advertWire;
