import { lifetimes, pageLimits, type ListedProduct, type OwnProduct, type Product } from '@apple-only/contract';
import { photoNamed } from './photos.ts';
import { Refusal } from './refusal.ts';
import type { Rules } from './rules.ts';
import { pageOf, type Person, type Stock, type StoredProduct } from './stock.ts';

/** The stored answer to a call with an `Idempotency-Key`. */
interface Answered {
  body: string;
  product: Product;
  /** In milliseconds. */
  at: number;
}

export function productRules(
  stock: Stock,
): Pick<
  Rules,
  | 'listAdvertised'
  | 'listNewest'
  | 'listCategory'
  | 'addProduct'
  | 'listOwnProducts'
  | 'confirmProduct'
  | 'deleteProduct'
  | 'advertiseProduct'
  | 'stopAdvertising'
> {
  const answered = new Map<string, Answered>();

  function forEverybody(stored: StoredProduct): ListedProduct {
    const { email: _, number: __, ...product } = stored;
    return {
      ...product,
      verify: stock.personById(product.id)?.verify ?? false,
      booking: stock.bookingOf(product._id) !== undefined,
      advertised: stock.adverts.has(product._id),
    };
  }
  const forMembers = (product: StoredProduct): Product => ({
    ...forEverybody(product),
    email: product.email,
    seller_email: stock.personById(product.id)?.email ?? product.email,
    number: product.number,
  });
  function forSeller(product: StoredProduct): OwnProduct {
    const booking = stock.bookingOf(product._id);
    const own = {
      ...forMembers(product),
      ...(stock.isHidden(product) ? { hidden: true } : {}),
      ...(stock.isToConfirm(product) ? { unconfirmed: true } : {}),
    };
    if (!booking) return own;
    const { user = '', phone, location } = booking;
    const name = stock.personById(user)?.name ?? 'Somebody';
    return {
      ...own,
      bookingId: booking._id,
      buyer: { name, ...(phone ? { phone } : {}), ...(location ? { location } : {}) },
    };
  }

  /** A product that the caller may change; undefined if there is none. */
  function ownProduct(id: string, caller: Person): StoredProduct | undefined {
    const product = stock.productById(id);
    if (product && product.id !== caller._id && caller.role !== 'admin') {
      throw new Refusal(403, 'This is somebody else’s product.');
    }
    return product;
  }

  const inCategory = (category: Product['category']) =>
    stock.products.filter((product) => product.category === category && !stock.isHidden(product));

  return {
    listAdvertised: (given) =>
      pageOf(
        stock.products.filter(
          (product) => stock.adverts.has(product._id) && !stock.bookingOf(product._id) && !stock.isHidden(product),
        ),
        given,
        pageLimits.products,
      ).map(forEverybody),
    listNewest: (given) => pageOf(inCategory(given.params.category), given, pageLimits.products).map(forEverybody),
    listCategory: (given) => pageOf(inCategory(given.params.category), given, pageLimits.products).map(forMembers),

    addProduct({ caller, body, key }) {
      const sent = JSON.stringify(body);
      const place = `${caller._id} ${key}`;
      const first = answered.get(place);
      if (key !== undefined && first && Date.now() - first.at < lifetimes.idempotencyKey) {
        if (first.body !== sent) throw new Refusal(409, 'This Idempotency-Key has come with another body before.');
        return first.product;
      }
      const img = photoNamed(stock, body.img);
      const stored = { ...body, _id: stock.newId(), id: caller._id, img, time: stock.now() };
      stock.products.push(stored);
      const product = forMembers(stored);
      if (key !== undefined) answered.set(place, { body: sent, product, at: Date.now() });
      return product;
    },

    listOwnProducts(given) {
      const { caller, query } = given;
      if (query.id !== caller._id && caller.role !== 'admin') {
        throw new Refusal(403, 'These are somebody else’s products.');
      }
      const own = stock.products.filter(({ id }) => id === query.id);
      return pageOf(own, given, pageLimits.products).map(forSeller);
    },

    confirmProduct({ caller, params }) {
      const product = ownProduct(params.id, caller);
      if (!product || !stock.isToConfirm(product)) return { modifiedCount: 0 };
      stock.unconfirmed.delete(product._id);
      return { modifiedCount: 1 };
    },

    deleteProduct({ caller, params }) {
      const product = ownProduct(params.id, caller);
      return { deletedCount: stock.withdraw((one) => one === product) };
    },

    advertiseProduct({ caller, body }) {
      const product = ownProduct(body._id, caller);
      if (!product) throw new Refusal(404, 'There is no such product.');
      stock.adverts.add(product._id);
      return forEverybody(product);
    },

    stopAdvertising({ caller, params }) {
      const product = ownProduct(params.id, caller);
      return { deletedCount: product && stock.adverts.delete(product._id) ? 1 : 0 };
    },
  };
}
