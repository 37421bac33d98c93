import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorAnswer, type CallName, type PublicSettings } from '@apple-only/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { CachedText } from '../storage/cached-list.ts';
import { addProductPage } from './product-page.ts';
import type { RateLimits } from './rate-limits.ts';
import type { ReadCall } from './read-call.ts';
import { createRenderedPages, type Page } from './rendered-pages.ts';
import { sendCached } from './response.ts';
import type { StorefrontBuild } from './storefront-build.ts';
import { addUserPages, type UserPagesOptions } from './user-page.ts';

export interface StorefrontOptions {
  /** The built storefront. */
  folder: string;
  /** Its code. Undefined if there is no storefront. */
  build: StorefrontBuild | undefined;
  settings: PublicSettings;
  publicUrl: string;
  /** The image host that photos are posted to, if not this server: its photos may have any https address. */
  imageHost?: string | undefined;
  /** Reads the data that pages are rendered with. */
  readCall: ReadCall;
  /** The rate limits of a call, which also apply to requests of a rendered page. */
  limitsOf: (name: CallName) => Pick<RateLimits, 'byAddress'>;
  identify: UserPagesOptions['identify'];
}

/**
 * Serves the built storefront: its files, its pages, and for an unknown address the not-found page, with 404.
 */
export async function addStorefront(
  app: FastifyInstance,
  { folder, build, settings, publicUrl, imageHost, readCall, limitsOf, identify }: StorefrontOptions,
) {
  const { pages, missing, product } = readPages({ folder, settings, build }, [
    publicUrl,
    ...(imageHost ? ['https:', new URL(imageHost).origin] : []),
  ]);

  if (missing) {
    await app.register(fastifyStatic, {
      root: folder,
      decorateReply: false,
      index: false,
      redirect: false,
      // A route for each file: any other path is a page, or not found.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      // Pages are served below, with their settings.
      allowedPath: (path) => !path.endsWith('.html') && !path.includes('/.renderer/'),
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        // It is text, too, and the library does not set its encoding.
        if (path.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8');
      },
    });
  }

  // For a storefront that is hosted elsewhere; the pages served here contain the settings.
  app.get('/settings.json', (_request, reply) => reply.header('cache-control', 'no-cache').send(settings));

  /** The paths of the pages that are rendered with their data. */
  const rendered = new Set(build && [...build.renderedPages.map((page) => page.path), ...build.userPages]);
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const [address = '', search = ''] = request.url.split(/(?=\?)/s);
    const path = withoutSlashes(address.toLowerCase());
    const page = isRead ? pages.get(path) : undefined;
    // The page's own route has only one spelling.
    if (page && rendered.has(path)) return reply.redirect(path + search, 308);
    if (page) return sendPage(request, reply, page);
    const directory = path.endsWith('/index.html') && (path.slice(0, -'/index.html'.length) || '/');
    if (isRead && directory && pages.has(directory)) return reply.redirect(directory + search, 308);
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    const isPageRequest = isRead && !isFile && (path === '/' || request.headers.accept?.includes('text/html'));
    if (!isPageRequest) return reply.code(404).send(errorAnswer(404, 'We can’t find this.', { requestId: request.id }));
    if (missing) return sendPage(request, reply.code(404), missing);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The storefront has not been built yet. Run `pnpm build:shop` and start again.\n');
  };
  app.setNotFoundHandler(answer);
  if (!build) return;
  addRenderedPages(app, { build, pages, product, publicUrl, readCall, limitsOf, sendMissing: answer });
  addUserPages(app, { build, pages, publicUrl, identify, send: sendPage });
}

/** A path without trailing slashes, which the storefront ignores, too. */
function withoutSlashes(path: string) {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

interface RenderedOptions extends Pick<StorefrontOptions, 'publicUrl' | 'readCall' | 'limitsOf'> {
  build: StorefrontBuild;
  /** The built pages without data, by their paths. */
  pages: ReadonlyMap<string, Page>;
  /** The built page of a product. */
  product: Page | undefined;
  /** Sends the page for an unknown address. */
  sendMissing: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** The pages that are rendered with their data: those that the build names, and that of a product. */
function addRenderedPages(app: FastifyInstance, options: RenderedOptions) {
  const { build, pages, product, publicUrl, readCall, limitsOf, sendMissing } = options;
  const pageAt = createRenderedPages({
    render: build.render,
    origin: publicUrl,
    readCall,
    onError: (err) => app.log.error({ err }, 'page not rendered'),
    // One line, and no stack: during an outage there are many.
    onFailedRead: ({ message }) => app.log.warn({ reason: message }, 'page without an answer'),
  });
  const sendRendered = async (request: FastifyRequest, reply: FastifyReply, shell: Page, path: string) => {
    const page = await pageAt(shell, path);
    // The browser requests the data itself, and shows any error. Crawlers retry.
    if (page === shell && reply.statusCode === 200) reply.code(503).header('retry-after', '1');
    return sendPage(request, reply, page);
  };
  /** Counts a page like a call. Beyond the limit it is sent without data: the browser requests that itself, and shows any error. */
  const limited = (name: CallName, shell: Page): onRequestHookHandler[] =>
    limitsOf(name).byAddress.map(
      (count) =>
        function countPage(request, reply, done) {
          count.call(this, request, reply, (refusal) => {
            if (refusal) void sendPage(request, reply.code(429), shell);
            else done();
          });
        },
    );
  for (const { path, addressOf, limitedBy } of build.renderedPages) {
    const shell = pages.get(path);
    if (!shell) continue;
    app.get(path, { onRequest: limitedBy ? limited(limitedBy, shell) : [] }, async (request, reply) =>
      sendRendered(request, reply, shell, addressOf(new URL(request.url, publicUrl).search)),
    );
  }
  if (product) {
    addProductPage(app, {
      addresses: build.addresses,
      readCall,
      limits: limited('getProduct', product),
      shell: product,
      send: sendPage,
      sendRendered,
      sendMissing,
    });
  }
}

/**
 * The built pages by their paths, and the page for every other path. One build fits every deployment: its settings and its
 * origin are written into the pages here.
 */
function readPages(
  { folder, settings, build }: Pick<StorefrontOptions, 'folder' | 'settings' | 'build'>,
  [publicUrl, ...photoSources]: [string, ...string[]],
) {
  const placeholderOrigin = build?.placeholderOrigin ?? publicUrl;
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const pages = new Map(
    globSync('**/*.html', { cwd: folder }).map((file): [path: string, page: Page] => {
      const html = readFileSync(join(folder, file), 'utf8')
        .replaceAll(placeholderOrigin, () => publicUrl)
        .replace('<!--settings-->', () => `<script type="application/json" id="settings">${json}</script>`);
      return [
        `/${file.replaceAll('\\', '/')}`.replace(/(?<=.)\/index\.html$|index\.html$/, ''),
        { html: new CachedText(html), policy: contentSecurityPolicy(html, settings, [publicUrl, ...photoSources]) },
      ];
    }),
  );
  const missing = pages.get('/404.html');
  const product = pages.get('/product.html');
  pages.delete('/404.html');
  pages.delete('/product.html');
  return { pages, missing, product };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { html, policy }: Page) {
  reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8');
  return sendCached(request, reply, html);
}

/** The digests of a page's inline scripts or styles: the policy allows no other inline ones. */
const digestsOf = (html: string, element: RegExp) =>
  new Set(
    Array.from(
      html.matchAll(element),
      ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    ),
  );

function contentSecurityPolicy(html: string, { auth }: PublicSettings, photoSources: string[]): string {
  const scripts = digestsOf(html, /<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>([\s\S]*?)<\/script>/g);
  const styles = digestsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);
  // Sign-in with Google needs its script, and a frame of the project. With the emulator, both come from this server.
  const google = auth.emulator
    ? { script: [], connect: [], frame: ["'self'"] }
    : {
        script: ['https://apis.google.com'],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frame: [`https://${auth.authDomain}`],
      };
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts, ...google.script],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'blob:', ...photoSources],
    'connect-src': ["'self'", ...google.connect],
    'frame-src': google.frame,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
