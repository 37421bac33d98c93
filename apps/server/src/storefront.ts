import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleNames, categories, paths, type PublicSettings } from '@apple-only/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface StorefrontOptions {
  /** The built storefront. */
  folder: string;
  settings: PublicSettings;
  publicUrl: string;
  /** Where uploaded photos are posted to, if not to this server: they are shown from wherever it keeps them. */
  imageHost?: string | undefined;
}

/** The shop's pages: whatever else is asked for is answered with the app too, which says Not Found, but with 404. */
const pages = new Set([
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...categories.map(paths.category),
  ...articleNames.map(paths.article),
]);

/** Serves the built storefront on every address that is neither a call nor a file. */
export async function addStorefront(
  app: FastifyInstance,
  { folder, settings, publicUrl, imageHost }: StorefrontOptions,
) {
  const index = join(folder, 'index.html');
  const built = existsSync(index);
  const page = built ? withSettings(readFileSync(index, 'utf8'), settings) : undefined;
  const policy =
    page &&
    contentSecurityPolicy(page, settings, [publicUrl, ...(imageHost ? ['https:', new URL(imageHost).origin] : [])]);

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });

  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      decorateReply: false,
      index: false,
      redirect: false,
      preCompressed: true,
      cacheControl: false,
      // The page is only served with its settings.
      allowedPath: (path) => path !== '/index.html',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const status = pageStatus(request);
    if (!status) return reply.code(404).send({ message: 'There is no such thing.' });
    if (!page) {
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The storefront has not been built yet. Run `pnpm build:shop` and start again.\n');
    }
    return sendPage(reply.code(status), page, policy);
  };
  app.setNotFoundHandler(answer);
  // Not left to the files: to them it is a folder, and forbidden.
  app.get('/', answer);
}

/** 200 for a page of the shop, 404 for an address that a person has mistyped, undefined for whatever is no page. */
function pageStatus(request: FastifyRequest): 200 | 404 | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const path = (request.url.split('?', 1)[0] ?? '').toLowerCase();
  if (pages.has(path.replace(/(?<=.)\/$/, ''))) return 200;
  const isFile = /\.[^/]*$/.test(path);
  return !isFile && request.headers.accept?.includes('text/html') ? 404 : undefined;
}

function sendPage(reply: FastifyReply, page: string, policy: string | undefined) {
  return reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    })
    .type('text/html; charset=utf-8')
    .send(page);
}

/** One build fits every deployment: what differs stands in the page. */
function withSettings(page: string, settings: PublicSettings): string {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  return page.replace('<!--settings-->', () => `<script type="application/json" id="settings">${json}</script>`);
}

function contentSecurityPolicy(page: string, { auth }: PublicSettings, photoSources: string[]): string {
  const inline = page.matchAll(/<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = Array.from(
    inline,
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  // Signing in at Google needs its script, and a frame of the project. The emulator has its own of both, here.
  const google = auth.emulator
    ? { script: [], connect: [], frame: ["'self'"] }
    : {
        script: ['https://apis.google.com'],
        connect: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
        frame: [`https://${auth.authDomain}`],
      };
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes, ...google.script],
    'style-src': ["'self'", "'unsafe-inline'"],
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
