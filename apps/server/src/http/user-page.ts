import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { CachedText } from '../storage/cached-list.ts';
import { addVary } from '../vary.ts';
import type { Page } from './rendered-pages.ts';
import { sendCached } from './response.ts';
import type { StorefrontBuild } from './storefront-build.ts';

export interface UserPagesOptions {
  build: Pick<StorefrontBuild, 'renderContent' | 'userPages'>;
  /** The built pages without data, by their paths. */
  pages: ReadonlyMap<string, Page>;
  publicUrl: string;
  /** The user who makes a request, and their access token. Throws the error with which a call is refused. */
  identify: (request: FastifyRequest) => Promise<{ email: string; accessToken: string }>;
  /** Sends a page. */
  send: (request: FastifyRequest, reply: FastifyReply, page: Page) => unknown;
}

/**
 * The pages that the browser requests twice: without a token, for the page without data, and with the user's access token, for its
 * content. The API's own routes answer the content's calls, with that token: they are authorized, counted and logged like the
 * browser's. No content is cached.
 */
export function addUserPages(app: FastifyInstance, { build, pages, publicUrl, identify, send }: UserPagesOptions) {
  for (const path of build.userPages) {
    const shell = pages.get(path);
    if (!shell) continue;
    app.get(path, async (request, reply) => {
      addVary(reply, 'authorization');
      if (request.headers.authorization === undefined) return send(request, reply, shell);
      const html = await contentFor(request, await identify(request));
      reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
      return sendCached(request, reply, new CachedText(html));
    });
  }

  async function contentFor(request: FastifyRequest, user: { email: string; accessToken: string }) {
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const { url, headers } = new Request(input instanceof Request ? input : new URL(input, publicUrl), init);
      const { pathname, search } = new URL(url);
      const answer = await app.inject({
        url: pathname + search,
        headers: Object.fromEntries(headers),
        remoteAddress: request.ip,
      });
      const { link } = answer.headers;
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: { 'content-type': String(answer.headers['content-type']), ...(link && { link: String(link) }) },
      });
    };
    try {
      return await build.renderContent({ origin: publicUrl, path: request.url, fetch, user });
    } catch (error) {
      // A call failed or was refused. The browser makes it itself, and shows any error.
      if (error instanceof Error && 'status' in error) throw new HttpError(503, `A call failed: ${error.message}`);
      throw error;
    }
  }
}
