// Built for the server, which loads it from `.renderer` in the storefront's folder and renders pages with their data.
import { createClient } from '@apple-only/api-client';
import { memoryAdapter } from '@apple-only/auth';
import { categories, filtersFromQuery, type CallName, type ListedProduct } from '@apple-only/contract';
import { renderPage } from './render-page.tsx';
import { marks } from './marks.ts';
import { articleNames, paths } from '../paths.ts';
import { removeUnshownData } from '../product.ts';
import { searchPath } from '../search/search-address.ts';
import { scriptText, type Served } from './served.ts';
import { apiUrl, openShop } from '../shop.ts';
import { structuredData } from './structured-data.ts';

/** The placeholder for the shop's origin in the built pages: the server replaces it. */
export const placeholderOrigin = 'https://origin.invalid';

/** The addresses that the server needs: those of products, and those for search engines. */
export const addresses = {
  product: paths.product,
  /** The paths of the public pages with a text of their own. */
  publicPaths: [paths.home, paths.blog, ...articleNames.map(paths.article), paths.about, paths.grading, paths.contact],
  /** The path prefix of the pages that need a user. */
  privatePathPrefix: paths.dashboard,
} as const;

/** A page that the server renders with its data. */
export interface RenderedPage {
  path: string;
  /** Returns the address to render for a requested query, without parameters that change nothing. */
  addressOf: (search: string) => string;
  /** The call whose rate limits apply to requests of the page. @default none: it costs no more than a file */
  limitedBy?: CallName;
}

/** The pages that the server renders with their data, besides those of products. */
export const renderedPages: readonly RenderedPage[] = [
  { path: paths.home, addressOf: () => paths.home },
  {
    path: paths.search,
    addressOf: (search) => searchPath(filtersFromQuery(new URLSearchParams(search))),
    limitedBy: 'searchProducts',
  },
];

/** The paths of the pages that the server renders for the requesting user. Without a token, it sends them without data. */
export const userPages: readonly string[] = categories.map((category) => paths[category]);

export interface ContentRequest {
  /** The public origin of the shop, without a slash at its end. */
  origin: string;
  /** The address of the page, without the origin. */
  path: string;
  /** Answers the calls that the page makes. */
  fetch: typeof globalThis.fetch;
  /** The user for whom it is rendered. @default a visitor */
  user?: { email: string; accessToken: string };
}

export interface RenderRequest extends ContentRequest {
  /** The built page without data, with its settings and origin. */
  shell: string;
}

/**
 * Renders a page with its data, as HTML.
 * @throws if a call of the page's loader fails
 */
export async function render({ shell, ...request }: RenderRequest): Promise<string> {
  const parts = { ...(await renderParts(request)), reads: '' };
  return Object.entries(parts).reduce(
    (html, [part, content]) => replaceBetweenMarks(html, marks[part as keyof typeof marks], content),
    shell,
  );
}

/**
 * Renders the content that replaces a page's content without data, as HTML.
 * @throws if a call of the page's loader fails
 */
export const renderContent = async (request: ContentRequest): Promise<string> => (await renderParts(request)).root;

async function renderParts({ origin, path, fetch, user }: ContentRequest) {
  const profile =
    user &&
    (await createClient({ baseUrl: apiUrl, fetch }).getUser({ email: user.email }, { token: user.accessToken }));
  const shop = openShop({
    // The request alone decides whether a user is signed in.
    adapter: { ...memoryAdapter(), getState: () => ({ status: user ? 'loading' : 'signed-out' }) },
    accessToken: user?.accessToken,
    origin,
    sampleAccounts: [],
    fetch,
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    served: { user: profile },
  });
  const { head, body } = await renderPage({ path, shop, withData: true });
  removeUnshownData(shop.queryClient);
  const queries = shop.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success');
  const served: Served = {
    user: profile,
    queries: queries.map(({ queryKey, state }) => [queryKey, state.data]),
  };
  const [product] = queries.filter(({ queryKey: [name] }) => name === 'getProduct').map(({ state }) => state.data);
  const structured = product
    ? `<script type="application/ld+json">${scriptText(structuredData(product as ListedProduct, origin))}</script>`
    : '';
  shop.queryClient.clear();
  return {
    head: head + structured,
    root: `<div id="root">${body}</div><script type="application/json" id="data">${scriptText(served)}</script>`,
  };
}

/** Replaces the two marks and everything between them with the content. */
function replaceBetweenMarks(html: string, mark: string, content: string): string {
  const [start, end] = [html.indexOf(mark), html.lastIndexOf(mark)];
  return start === -1 ? html : html.slice(0, start) + content + html.slice(end + mark.length);
}
