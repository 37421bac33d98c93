import { wire, type ListedProduct } from '@apple-only/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { HttpError } from '../http-error.ts';
import { isId } from '../storage/id.ts';
import type { ReadCall } from './read-call.ts';
import type { Page } from './rendered-pages.ts';
import { causeOf } from './routes.ts';
import type { StorefrontBuild } from './storefront-build.ts';

interface ProductPageOptions {
  addresses: StorefrontBuild['addresses'];
  readCall: ReadCall;
  /** Counts a request, and refuses it beyond the limit. */
  limits: onRequestHookHandler[];
  /** The built page without data. */
  shell: Page;
  /** Sends a page. */
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => unknown;
  /** Sends the page at a path, rendered with its data. */
  sendRendered: (request: FastifyRequest, reply: FastifyReply, shell: Page, path: string) => unknown;
  /** Sends the page for an unknown address. */
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The page of a product: its statuses, and its canonical address. */
export function addProductPage(app: FastifyInstance, options: ProductPageOptions) {
  const { addresses, readCall, limits, shell, send, sendRendered, sendMissing } = options;

  /** The product, or the status if there is none. */
  const read = async (id: string): Promise<ListedProduct | 404 | 410> => {
    if (!isId(id)) return 404;
    try {
      const { bytes } = await readCall('getProduct', wire.getProduct.path, { params: { id } });
      return JSON.parse(bytes.toString()) as ListedProduct;
    } catch (error) {
      if (error instanceof HttpError && (error.statusCode === 404 || error.statusCode === 410)) return error.statusCode;
      throw error;
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    const [path = '', search = ''] = request.url.split(/(?=\?)/s);
    let product;
    try {
      product = await read(id);
    } catch (error) {
      // The browser requests the data itself, and shows any error. Crawlers retry.
      request.log.warn({ err: causeOf(error) }, 'page without data');
      return send(request, reply.code(503).header('retry-after', '1'), shell);
    }
    if (product === 404) return sendMissing(request, reply);
    if (product === 410) {
      return sendRendered(request, reply.code(410), shell, addresses.product({ _id: id, name: '' }));
    }
    const canonical = addresses.product(product);
    if (path !== canonical) {
      // Not cached: if a seller restores an earlier name, cached redirects would form a loop.
      return reply.header('cache-control', 'no-cache').redirect(canonical + search, 301);
    }
    return sendRendered(request, reply, shell, canonical);
  };
  const url = addresses.product({ _id: ':id', name: '' });
  for (const end of ['', '/', '/:slug']) app.get(url + end, { onRequest: limits }, answer);
}
