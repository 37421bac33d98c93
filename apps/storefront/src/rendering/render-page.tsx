// Renders a page in Node, as a visitor sees it: at the end of a build (prerender.tsx), and on request (renderer.ts).
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { routes } from '../routes.tsx';
import { contextOf, type Shop } from '../shop.ts';
import { Storefront } from '../storefront.tsx';

/** Created once, because it caches the loaded routes. */
const handler = createStaticHandler(routes, { future: { v8_middleware: true } });

export interface RenderPageOptions {
  /** The address of the page, without the origin. */
  path: string;
  shop: Shop;
  /** Whether to wait for the data that its loader requests. @default false */
  withData?: boolean;
}

/** The page's own part of `<head>`, and the content of `#root`. */
export async function renderPage({ path, shop, withData = false }: RenderPageOptions) {
  const context = await handler.query(new Request(new URL(path, shop.origin)), { requestContext: contextOf(shop) });
  if (context instanceof Response) throw new Error(`${path} answers ${context.status} when it is rendered.`);
  if (withData) {
    const queries = shop.queryClient.getQueryCache().getAll();
    await Promise.all(queries.map(async ({ promise }) => promise));
  }
  const page = (
    <html lang="en">
      <head />
      <body>
        <Storefront shop={shop}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Storefront>
      </body>
    </html>
  );
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const html = await text(prelude);
  const [, head = '', body = ''] = /<head>(.*?)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  return { head, body };
}
