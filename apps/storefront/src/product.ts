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

/** How long the page waits for its price guide, in milliseconds, before it does without. */
const guideTimeout = 2000;

/** Sends the call of a read. Its options always have a function. */
const send = <Answer>({ queryFn }: { queryFn?: unknown }, context: QueryFunctionContext) =>
  (queryFn as (given: QueryFunctionContext) => Promise<Answer>)(context);

/** The queries of a product's page. The product is null if it was withdrawn: the page says so, and shows what is similar. */
export function productQueries({ queries }: Pick<Shop, 'queries'>, id: string) {
  const read = queries.product({ id });
  const product = queryOptions<DetailedProduct | null>({
    queryKey: read.queryKey,
    queryFn: async (context) => {
      try {
        return await send<DetailedProduct>(read, context);
      } catch (error) {
        if (error instanceof ApiError && error.status === 410) return null;
        throw error;
      }
    },
    retry: false,
    // The loader has just asked. 'Try again' asks once more.
    retryOnMount: false,
  });
  /** What products like it ask; null if there is nothing to compare. The page is whole without it: it never fails. */
  const guide = queryOptions<PriceGuide | null>({
    queryKey: ['getPriceGuide', { of: id }],
    queryFn: async (context) => {
      const { client, queryKey } = context;
      try {
        // At once, if the visitor comes from a list: together with the product.
        const facts = listed(client, id) ?? (await client.fetchQuery(product));
        const input = facts && priceGuideInput(facts);
        if (!input) return null;
        const signal = AbortSignal.any([context.signal, AbortSignal.timeout(guideTimeout)]);
        const answer = await send<PriceGuide>(queries.priceGuide(input), { ...context, signal });
        return answer.quartiles ? answer : null;
      } catch {
        return client.getQueryData<PriceGuide>(queryKey) ?? null;
      }
    },
  });
  return { product, similar: { ...queries.similar({ id }), retryOnMount: false }, guide };
}

/** The calls that answer with listed products: their data is a `List`. */
const lists: readonly CallName[] = ['listNewest', 'listAdvertised', 'listSimilar', 'listCategory', 'searchProducts'];

type Items = ListedProduct[] | { items: ListedProduct[] };
type List = Items | { pages: Items[] };

/** A product that a list has shown. */
function listed(client: QueryClient, id: string): ListedProduct | undefined {
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

/** What the page shows of a similar product. */
const seen = (product: SimilarProduct) =>
  // The fields are those of the type.
  Object.fromEntries(
    (['_id', ...advertisedCardFields] as const).map((field) => [field, product[field]]),
  ) as unknown as SimilarProduct;

/**
 * Leaves out of all lists that were read what is not shown: descriptions, which may be long and only the cards of a category show, and of
 * similar products all that their cards do not show.
 */
export function leaveOutUnseen(client: QueryClient) {
  const shortened = (product: ListedProduct) => ({ ...product, description: '' });
  const ofItems = (list: Items) =>
    'items' in list ? { ...list, items: list.items.map(shortened) } : list.map(shortened);
  const similar: CallName = 'listSimilar';
  client.setQueriesData<SimilarProduct[]>({ queryKey: [similar] }, (list) => list?.map(seen));
  for (const name of lists) {
    if (name === similar || name === 'listCategory') continue;
    client.setQueriesData<List>(
      { queryKey: [name] },
      (list) => list && ('pages' in list ? { ...list, pages: list.pages.map(ofItems) } : ofItems(list)),
    );
  }
}
