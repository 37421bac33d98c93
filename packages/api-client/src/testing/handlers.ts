import { http, passthrough, type HttpHandler } from 'msw';
import { routes } from './routes.ts';
import { NetworkError } from './errors.ts';
import type { Shop } from './shop.ts';

export interface HandlersOptions {
  /** The API's base URL. @default any address that ends with a call's path */
  baseUrl?: string | undefined;
}

/**
 * Handlers for Mock Service Worker that let a shop answer: one for every address in the contract's table, and one for
 * uploaded photos.
 *
 * @example
 * const server = setupServer(...handlers(createShop()));
 */
export function handlers(shop: Shop, { baseUrl = '*' }: HandlersOptions = {}): HttpHandler[] {
  const base = baseUrl.replace(/\/$/, '');
  /** The shop's answer to a request. Drops the path of `baseUrl` from its address. */
  async function answer(request: Request, path: string): Promise<Response> {
    const url = new URL(request.url);
    const segments = path.split('/').length - 1;
    url.pathname = url.pathname.split('/').slice(-segments).join('/');
    try {
      // Not `new Request(url, request)`: jsdom's Request copies nothing from another request.
      const { method, headers, body, signal } = request;
      return await shop.fetch(new Request(url, { method, headers, body, signal, ...(body && { duplex: 'half' }) }));
    } catch (error) {
      if (error instanceof NetworkError) return Response.error();
      throw error;
    }
  }
  const methods = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };
  return [
    ...routes.map(({ row, path }) => methods[row.method](base + path, ({ request }) => answer(request, path))),
    http.get(`${base}/photos/:name`, async ({ request }) => {
      const photo = await answer(request, '/photos/:name');
      return photo.status === 404 ? passthrough() : photo;
    }),
  ];
}
