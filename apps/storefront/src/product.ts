import { ApiError } from '@apple-only/api-client';
import { advertisedCardFields, type SimilarProduct } from '@apple-only/ui';
import {
  priceGuideInput,
  type CallName,
  type DetailedProduct,
  type ListedProduct,
  type PriceGuide,
} from '@apple-only/contract';
import { queryOptions, type QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import type { Shop } from './shop.ts';

/** How long the page waits for its price guide before it renders without it, in milliseconds. */
const guideTimeout = 2000;

/** Runs a query's function, which its options always have. */
const runQuery = <Answer>({ queryFn }: { queryFn?: unknown }, context: QueryFunctionContext) =>
  (queryFn as (given: QueryFunctionContext) => Promise<Answer>)(context);

/** The queries of a product's page. The product is null if it was withdrawn: the page says so, and shows similar products. */
export function productQueries({ queries }: Pick<Shop, 'queries'>, id: string) {
  const read = queries.product({ id });
  const product = queryOptions<DetailedProduct | null>({
    queryKey: read.queryKey,
    queryFn: async (context) => {
      try {
        return await runQuery<DetailedProduct>(read, context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return null;
        throw error;
      }
    },
    retry: false,
    // The loader has just requested it. 'Try again' requests it once more.
    retryOnMount: false,
  });
  /** The asking prices of similar products; null if there is nothing to compare. Never fails: the page is complete without it. */
  const guide = queryOptions<PriceGuide | null>({
    queryKey: ['getPriceGuide', { of: id }],
    queryFn: async (context) => {
      const { client, queryKey } = context;
      try {
        // If the visitor comes from a list, request it at once, together with the product.
        const facts = findCachedProduct(client, id) ?? (await client.fetchQuery(product));
        const input = facts && priceGuideInput(facts);
        if (!input) return null;
        const signal = AbortSignal.any([context.signal, AbortSignal.timeout(guideTimeout)]);
        const answer = await runQuery<PriceGuide>(queries.priceGuide(input), { ...context, signal });
        return answer.quartiles ? answer : null;
      } catch {
        return client.getQueryData<PriceGuide>(queryKey) ?? null;
      }
    },
  });
  return { product, similar: { ...queries.similar({ id }), retryOnMount: false }, guide };
}

/** The calls that return listed products: their data is a `List`. */
const lists: readonly CallName[] = ['listNewest', 'listAdvertised', 'listSimilar', 'listCategory', 'searchProducts'];

type Items = ListedProduct[] | { items: ListedProduct[] };
type List = Items | { pages: Items[] };

/** Finds a product in the cached lists. */
function findCachedProduct(client: QueryClient, id: string): ListedProduct | undefined {
  for (const name of lists) {
    for (const [, list] of client.getQueriesData<List>({ queryKey: [name] })) {
      const pages = !list ? [] : 'pages' in list ? list.pages : [list];
      const items = pages.flatMap((page) => ('items' in page ? page.items : page));
      const found = items.find(({ _id }) => _id === id);
      if (found) return found;
    }
  }
  return undefined;
}

/** The fields of a similar product that the page shows. */
const pickShownFields = (product: SimilarProduct) =>
  // The fields are those of the type.
  Object.fromEntries(
    (['_id', ...advertisedCardFields] as const).map((field) => [field, product[field]]),
  ) as unknown as SimilarProduct;

/**
 * Removes data that is not shown from all cached lists: descriptions, which can be long and which only category cards show, and the
 * fields of similar products that their cards do not show.
 */
export function removeUnshownData(client: QueryClient) {
  const withoutDescription = (product: ListedProduct) => ({ ...product, description: '' });
  const withoutDescriptions = (list: Items) =>
    'items' in list ? { ...list, items: list.items.map(withoutDescription) } : list.map(withoutDescription);
  const similar: CallName = 'listSimilar';
  client.setQueriesData<SimilarProduct[]>({ queryKey: [similar] }, (list) => list?.map(pickShownFields));
  for (const name of lists) {
    if (name === similar || name === 'listCategory') continue;
    client.setQueriesData<List>(
      { queryKey: [name] },
      (list) =>
        list && ('pages' in list ? { ...list, pages: list.pages.map(withoutDescriptions) } : withoutDescriptions(list)),
    );
  }
}
