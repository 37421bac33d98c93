import { setTimeout as wait } from 'node:timers/promises';
import { errorAnswer, priceGuideInput, wire, withdrawnRefusal, type ListedProduct } from '@apple-only/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { HttpError } from '../http-error.ts';
import { CachedText, type CachedList } from '../storage/cached-list.ts';
import { isId } from '../storage/id.ts';
import type { Reads } from './reads.ts';
import { causeOf } from './routes.ts';
import type { StorefrontBuild } from './storefront-build.ts';

/** A page, as it is sent. */
export interface Page {
  html: CachedText;
  /** Its `Content-Security-Policy`. */
  policy: string;
}

interface ProductPageOptions {
  build: StorefrontBuild;
  publicUrl: string;
  reads: Reads;
  /** Counts a request, and refuses it beyond the limit. */
  limits: onRequestHookHandler[];
  /** The built page without data. Its policy is that of every product's page: they have the same scripts and styles. */
  shell: Page;
  /** Sends a page. */
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => unknown;
  /** Sends the page for an unknown address. */
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** How long rendering may take, in milliseconds, before the page is sent without data, for the browser to request it. */
const renderTimeout = 2000;

/** How long a page waits for its price guide, in milliseconds, before it is sent without: searches wait for each other, lists do not. */
const guideTimeout = 2000;

/** Most rendered pages that are kept: about 60 MB with their compressed forms. */
const mostPages = 500;

/** What a page was rendered from. */
interface Data {
  /** Undefined if the product was withdrawn. */
  product: (Pick<CachedList, 'bytes' | 'etag'> & { facts: ListedProduct }) | undefined;
  similar: CachedList;
  /** What products like it ask. Undefined if there is nothing to compare, or it cannot be read now. */
  guide: CachedList | undefined;
}

/**
 * The page of a product, rendered with its data by the storefront's own components. A rendered page is kept as long as its data is the
 * same: reading the data again is cheap, and a write elsewhere renders nothing anew.
 */
export function addProductPage(app: FastifyInstance, options: ProductPageOptions) {
  const { build, publicUrl, reads, limits, shell, send, sendMissing } = options;
  const { addresses, createRenderer } = build;
  const readData = createReader(reads);
  const render = createRenderer(shell.html.bytes.toString(), { origin: publicUrl });
  const pageOf = createPages(render, shell, (error) => app.log.error({ err: causeOf(error) }, 'page not rendered'));

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const [path = '', search = ''] = request.url.split(/(?=\?)/s);
    let data: Data | undefined;
    try {
      data = isId(id) ? await readData(id) : undefined;
    } catch (error) {
      // The browser asks for the data itself, and shows what it is told. A machine comes back.
      request.log.warn({ err: causeOf(error) }, 'page without data');
      return send(request, reply.code(503).header('retry-after', '1'), shell);
    }
    if (!data) return sendMissing(request, reply);
    if (data.product) {
      const canonical = addresses.product(data.product.facts);
      if (path !== canonical) {
        // Not kept: a seller who takes a name back would send its readers in a circle.
        return reply.header('cache-control', 'no-cache').redirect(canonical + search, 301);
      }
      return send(request, reply, await pageOf(id, data));
    }
    return send(request, reply.code(410), await pageOf(id, data));
  };
  const url = addresses.product({ _id: ':id', name: '' });
  for (const end of ['', '/', '/:slug']) app.get(url + end, { onRequest: limits }, answer);
}

/** Reads what the page of a product shows; undefined if there is no such product. */
const createReader = (reads: Reads) => {
  const read = (name: 'readProduct' | 'listSimilar', id: string) => reads(name, wire[name].path, { params: { id } });
  const refused = (error: unknown) => {
    if (error instanceof HttpError && (error.statusCode === 404 || error.statusCode === 410)) return undefined;
    throw error;
  };
  /** The page is whole without it. */
  const readGuide = async (product: ListedProduct) => {
    const query = priceGuideInput(product);
    if (!query) return undefined;
    return within(
      guideTimeout,
      reads('getPriceGuide', wire.getPriceGuide.path, { params: {}, query }).catch(() => undefined),
    );
  };
  const readProduct = async (id: string): Promise<Pick<Data, 'product' | 'guide'>> => {
    const answer = await read('readProduct', id).catch(refused);
    if (!answer) return { product: undefined, guide: undefined };
    const { bytes, etag } = answer;
    const facts = JSON.parse(bytes.toString()) as ListedProduct;
    return { product: { bytes, etag, facts }, guide: await readGuide(facts) };
  };
  return async (id: string): Promise<Data | undefined> => {
    const [product, similar] = await Promise.all([
      readProduct(id),
      // Of a withdrawn product there are similar ones, too; of an unknown one there are none.
      read('listSimilar', id).catch(refused),
    ]);
    return similar && { ...product, similar };
  };
};

/** Renders pages, and keeps them. */
function createPages(
  render: ReturnType<StorefrontBuild['createRenderer']>,
  shell: Page,
  onError: (error: unknown) => void,
) {
  const kept = new Map<string, { revision: string; page: Promise<Page> }>();

  async function rendered(id: string, data: Data): Promise<Page> {
    const html = await within(renderTimeout, render({ id, fetch: fetchFrom(data) }));
    if (html === undefined) throw new Error(`Rendering took more than ${renderTimeout} ms.`);
    return { html: new CachedText(html), policy: shell.policy };
  }

  return (id: string, data: Data): Promise<Page> => {
    const revision = [data.product, data.similar, data.guide].map((read) => read?.etag).join(' ');
    const known = kept.get(id);
    // The least recently used is dropped first.
    kept.delete(id);
    if (known?.revision === revision) {
      kept.set(id, known);
      return known.page;
    }
    const page = rendered(id, data).catch((error: unknown) => {
      onError(error);
      if (kept.get(id)?.page === page) kept.delete(id);
      return shell;
    });
    kept.set(id, { revision, page });
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages) break;
      kept.delete(oldest);
    }
    return page;
  };
}

/** What the work results in; undefined if that takes longer than `ms`. */
async function within<Result>(ms: number, work: Promise<Result>): Promise<Result | undefined> {
  const ending = new AbortController();
  const timeout = wait(ms, undefined, { ref: false, signal: ending.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, timeout]);
  } finally {
    ending.abort();
  }
}

/** Answers the page's calls from what was read. */
const fetchFrom =
  ({ product, similar, guide }: Data): typeof globalThis.fetch =>
  async (address) => {
    const url = address instanceof Request ? address.url : address.toString();
    const answer = (read: Pick<CachedList, 'bytes'> | undefined, status: 404 | 410, refusal: string) =>
      read
        ? new Response(new Uint8Array(read.bytes), { headers: { 'content-type': 'application/json; charset=utf-8' } })
        : Response.json(errorAnswer(status, refusal), { status });
    // A status that no client tries again: the page is rendered without.
    if (url.includes(`${wire.getPriceGuide.path}?`)) return answer(guide, 404, 'There is no price guide now.');
    return answer(url.endsWith('/similar') ? similar : product, 410, withdrawnRefusal);
  };
