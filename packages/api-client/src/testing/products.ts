import {
  bookedEditRefusal,
  DetailedProduct,
  isSameDeal,
  isSameValue,
  lifetimes,
  ListedProduct,
  type OwnProduct,
  pageLimits,
  Product,
  type ProductCall,
  similarLimit,
  slugOf,
  withoutNulls,
  withdrawnRefusal,
} from '@apple-only/contract';
import * as v from 'valibot';
import { photosIn } from './photos.ts';
import { HttpError, noSuchProduct } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import { pageOf, type StoredUser, type MemoryStore, type StoredProduct } from './memory-store.ts';

/** The stored answer to a call with an `Idempotency-Key`. */
interface StoredResponse {
  body: string;
  product: Product;
  /** In milliseconds. */
  at: number;
}

/** A buyer who is not in the shop. */
const outsider = { name: 'Somebody', email: 'somebody@example.com' };

export function productHandlers(store: MemoryStore): Pick<Handlers, Exclude<ProductCall, 'listCategory'>> {
  const storedResponses = new Map<string, StoredResponse>();

  const { forVisitors, forProductPage, forUsers, forSeller } = productViews(store);

  const inCategory = (category: Product['category']) =>
    store.products.filter((product) => product.category === category && !store.isHidden(product));

  /** A product that the public sees. */
  function publicProduct(id: string): StoredProduct {
    const product = store.publicProductById(id);
    if (product) return product;
    throw store.withdrawn.some(({ _id }) => _id === id)
      ? new HttpError('withdrawn', withdrawnRefusal)
      : noSuchProduct();
  }

  return {
    getProduct: ({ params }) => forProductPage(publicProduct(params.id)),
    getContact({ params }) {
      const { email, seller_email, number } = forUsers(publicProduct(params.id));
      return { email, seller_email, number };
    },
    listSimilar({ params }) {
      const product = store.withdrawn.find(({ _id }) => _id === params.id) ?? publicProduct(params.id);
      const words = new Set(wordsOf(product));
      const shared = (other: StoredProduct) => wordsOf(other).filter((word) => words.has(word)).length;
      return inCategory(product.category)
        .filter((other) => other !== product && !store.bookingOf(other._id))
        .toSorted((one, other) => shared(other) - shared(one) || (one.time < other.time ? 1 : -1))
        .slice(0, similarLimit)
        .map(forVisitors);
    },

    listNewest: (given) => pageOf(inCategory(given.params.category), given, pageLimits.products).map(forVisitors),

    addProduct({ caller, body, key }) {
      const sent = JSON.stringify(body);
      const responseKey = `${caller._id} ${key}`;
      const first = storedResponses.get(responseKey);
      if (key !== undefined && first && Date.now() - first.at < lifetimes.idempotencyKey) {
        if (first.body !== sent) throw new HttpError(409, 'An earlier call had this Idempotency-Key and another body.');
        return first.product;
      }
      const photos = photosIn(store, body);
      const stored = { ...body, ...photos, _id: store.newId(), id: caller._id, time: store.now() };
      store.products.push(stored);
      const product = forUsers(stored);
      if (key !== undefined) storedResponses.set(responseKey, { body: sent, product, at: Date.now() });
      return product;
    },

    listOwnProducts(given) {
      const { caller, query } = given;
      if (query.id !== caller._id && caller.role !== 'admin') {
        throw new HttpError(403, 'You can only see your own products.');
      }
      const own = store.products.filter(({ id }) => id === query.id);
      return pageOf(own, given, pageLimits.products).map(forSeller);
    },

    confirmProduct({ caller, params }) {
      const product = ownProduct(store, params.id, caller);
      if (!product || !store.isUnconfirmed(product)) return { modifiedCount: 0 };
      store.unconfirmed.delete(product._id);
      return { modifiedCount: 1 };
    },

    editProduct({ caller, params, body }) {
      const product = ownProduct(store, params.id, caller);
      const changes = { ...body, ...photosIn(store, body, product) };
      if (!product) throw noSuchProduct();
      if (store.bookingOf(product._id) && !isSameDeal(product, { ...product, ...changes }))
        throw new HttpError('booked', bookedEditRefusal);
      const isEdited = (Object.keys(changes) as (keyof typeof changes)[]).some(
        (fact) => !isSameValue(product[fact], changes[fact]),
      );
      Object.assign(product, changes, isEdited && { edited_at: store.now() });
      if (!store.isUnproven(product)) store.unconfirmed.delete(product._id);
      return forSeller(product);
    },

    deleteProduct({ caller, params }) {
      const product = ownProduct(store, params.id, caller);
      return { deletedCount: store.withdraw((one) => one === product) };
    },
  };
}

const wordsOf = ({ name }: StoredProduct) => slugOf(name).split('-');

/** The creation time in a UUIDv7: the server's ids are such, and this shop's. Null for another id. */
const timeOf = (id: string) =>
  /^[\da-f]{8}-[\da-f]{4}-7/i.test(id)
    ? new Date(Number.parseInt(id.slice(0, 13).replace('-', ''), 16)).toISOString()
    : null;

/** Products, as each kind of caller sees them. */
export function productViews(store: MemoryStore) {
  /** A product with its derived fields, as a server joins them. */
  const withState = (product: StoredProduct) => ({
    ...withoutNulls(product),
    verify: store.userById(product.id)?.verify ?? false,
    booking: store.bookingOf(product._id) !== undefined,
    advertised: store.adverts.has(product._id),
  });
  /** Leaves out fields that these callers do not see. */
  const forVisitors = (product: StoredProduct) => v.parse(ListedProduct, withState(product));
  /** The detailed view of a single product. */
  const forProductPage = (product: StoredProduct) =>
    v.parse(DetailedProduct, withoutNulls({ ...withState(product), seller_since: timeOf(product.id) }));
  const forUsers = (product: StoredProduct) =>
    v.parse(Product, {
      ...withState(product),
      seller_email: store.userById(product.id)?.email ?? product.email,
    });
  function forSeller(product: StoredProduct): OwnProduct {
    const booking = store.bookingOf(product._id);
    const own = {
      ...forUsers(product),
      ...(store.isHidden(product) ? { hidden: true } : {}),
      ...(store.isUnconfirmed(product) ? { unconfirmed: true } : {}),
    };
    if (!booking) return own;
    const { user = '', phone, location } = booking;
    const { name, email } = store.userById(user) ?? outsider;
    return {
      ...own,
      bookingId: booking._id,
      ...(booking.seen ? {} : { unseen: true }),
      buyer: { name, email, ...(phone ? { phone } : {}), ...(location ? { location } : {}) },
    };
  }
  return { forVisitors, forProductPage, forUsers, forSeller };
}

/** A product that the caller may change; undefined if there is none. */
export function ownProduct(store: MemoryStore, id: string, caller: StoredUser): StoredProduct | undefined {
  const product = store.productById(id);
  if (product && product.id !== caller._id && caller.role !== 'admin') {
    throw new HttpError(403, 'This product belongs to another seller.');
  }
  return product;
}
