// Built for the server, which loads it from `.renderer` in the storefront's folder and renders the page of each product with it.
import { memoryAdapter } from '@apple-only/auth';
import { draw } from './draw.tsx';
import { articleNames, paths } from './paths.ts';
import { productQueries } from './product.ts';
import { scriptText, type Served } from './served.ts';
import { openShop } from './shop.ts';
import { structuredData } from './structured-data.ts';

/** Where the shell has what differs from page to page. */
export const marks = { head: '<!--page-head-->', root: '<!--page-root-->' } as const;

/** The addresses that the server knows: those of products, and those that it tells search engines. */
export const addresses = {
  product: paths.product,
  /** The pages that are open to everybody and have a text of their own. */
  open: [paths.home, paths.blog, ...articleNames.map(paths.article), paths.about, paths.grading, paths.contact],
  /** Where the pages begin that need a user. */
  closed: paths.dashboard,
} as const;

export interface RenderRequest {
  /** The product's id. */
  id: string;
  /** Answers the calls that the page makes, from memory. */
  fetch: typeof globalThis.fetch;
}

/**
 * Returns a function that renders the page of a product with its data, as HTML.
 * @param shell the built page without data, with its settings and origin
 */
export function createRenderer(shell: string, { origin }: { origin: string }) {
  const [start = '', , middle = '', , end = ''] = shell.split(/(<!--page-head-->|<!--page-root-->).*?\1/s);
  return async ({ id, fetch }: RenderRequest): Promise<string> => {
    const shop = openShop({
      adapter: memoryAdapter(),
      origin,
      sampleAccounts: [],
      fetch,
      storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
      served: {},
    });
    const { product: productQuery, similar: similarQuery } = productQueries(shop, id);
    const { head, body } = await draw({ path: paths.product({ _id: id, name: '' }), shop, withData: true });
    const product = shop.queryClient.getQueryData(productQuery.queryKey);
    // Cards show no descriptions, which may be long.
    shop.queryClient.setQueryData(similarQuery.queryKey, (similar) =>
      similar?.map((other) => ({ ...other, description: '' })),
    );
    const queries = shop.queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success');
    const served: Served = { queries: queries.map(({ queryKey, state }) => [queryKey, state.data]) };
    const structured = product
      ? `<script type="application/ld+json">${scriptText(structuredData(product, origin))}</script>`
      : '';
    shop.queryClient.clear();
    return [
      start,
      head,
      structured,
      middle,
      `<div id="root">${body}</div>`,
      `<script type="application/json" id="data">${scriptText(served)}</script>`,
      end,
    ].join('');
  };
}
