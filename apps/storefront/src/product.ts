import { ApiError } from '@apple-only/api-client';
import type { ListedProduct } from '@apple-only/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Shop } from './shop.ts';

/** The queries of a product's page. The product is null if it was withdrawn: the page says so, and shows what is similar. */
export function productQueries({ queries }: Pick<Shop, 'queries'>, id: string) {
  const { queryKey, queryFn } = queries.product({ id });
  const product = queryOptions<ListedProduct | null>({
    queryKey,
    queryFn: async (context) => {
      try {
        // The options of a read always have a function.
        return await (queryFn as (given: typeof context) => Promise<ListedProduct>)(context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return null;
        throw error;
      }
    },
    retry: false,
    // The loader has just asked. 'Try again' asks once more.
    retryOnMount: false,
  });
  return { product, similar: { ...queries.similar({ id }), retryOnMount: false } };
}
