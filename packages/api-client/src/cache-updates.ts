// Shows the effects of a change in the query cache.
import type { CallName, ListedProduct, OwnProduct } from '@apple-only/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** The reads that answer products. */
export const productReads = [
  'getProduct',
  'listSimilar',
  'listAdvertised',
  'listNewest',
  'listCategory',
  'listOwnProducts',
  'searchProducts',
] as const;

type CachedData<Item> =
  | readonly Item[]
  | { items: readonly Item[] }
  | InfiniteData<{ items: readonly Item[] }>
  | { _id: string };

/** Changes the cached lists, pages and single items without waiting for a refetch. */
export function updateCached<Item extends { _id: string }>(
  queryClient: QueryClient,
  names: readonly CallName[],
  change: (list: readonly Item[]) => readonly Item[],
) {
  for (const name of names) {
    queryClient.setQueriesData<CachedData<Item>>({ queryKey: [name] }, (cached) => {
      if (!cached) return cached;
      if ('items' in cached) return { ...cached, items: change(cached.items) };
      if ('pages' in cached)
        return { ...cached, pages: cached.pages.map((page) => ({ ...page, items: change(page.items) })) };
      // A deleted item stays until it is refetched: nothing can replace it on screen. `names` are reads of this kind of item.
      if ('_id' in cached) return change([cached as Item])[0];
      return change(cached);
    });
  }
}

export const markCachedBooked = (queryClient: QueryClient, productId: string) =>
  updateCached<ListedProduct>(queryClient, productReads, (list) =>
    list.map((product) => (product._id === productId ? { ...product, booking: true } : product)),
  );

export const markCachedPublic = (queryClient: QueryClient, id: string) =>
  updateCached<OwnProduct>(queryClient, ['listOwnProducts'], (list) =>
    list.map((product) => {
      if (product._id !== id) return product;
      const { hidden: _, unconfirmed: __, ...shown } = product;
      return shown;
    }),
  );

export const replaceCached = (queryClient: QueryClient, edited: OwnProduct) =>
  updateCached<OwnProduct>(queryClient, ['listOwnProducts'], (list) =>
    list.map((product) => (product._id === edited._id ? edited : product)),
  );

/** Removes the item from the cache at once, so that later code, such as moving the focus, does not find it. */
export const removeCached = (queryClient: QueryClient, names: readonly CallName[], id: string) =>
  updateCached<{ _id: string }>(queryClient, names, (list) => list.filter(({ _id }) => _id !== id));
