import { type AdvertCall, pageLimits } from '@apple-only/contract';
import type { Handlers } from './call-handlers.ts';
import { noSuchProduct } from './errors.ts';
import { pageOf, type MemoryStore } from './memory-store.ts';
import { ownProduct, productViews } from './products.ts';

export function advertHandlers(store: MemoryStore): Pick<Handlers, AdvertCall> {
  const { forVisitors } = productViews(store);
  return {
    listAdvertised: (given) =>
      pageOf(
        store.products.filter(
          (product) => store.adverts.has(product._id) && !store.bookingOf(product._id) && !store.isHidden(product),
        ),
        given,
        pageLimits.products,
      ).map(forVisitors),
    advertiseProduct({ caller, body }) {
      const product = ownProduct(store, body._id, caller);
      if (!product) throw noSuchProduct();
      store.adverts.add(product._id);
      return forVisitors(product);
    },

    stopAdvertising({ caller, params }) {
      const product = ownProduct(store, params.id, caller);
      return { deletedCount: product && store.adverts.delete(product._id) ? 1 : 0 };
    },
  };
}
