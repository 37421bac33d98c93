import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings } from '@apple-only/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Ready, sendReady } from './answer.ts';

export interface StorefrontOptions {
  /** The built storefront. */
  folder: string;
  settings: PublicSettings;
  publicUrl: string;
  /** Where uploaded photos are posted to, if not to this server: they are shown from wherever it keeps them. */
  imageHost?: string | undefined;
}

/**
 * Serves the built storefront: its files, its pages, and to whoever has mistyped an address the page that says so, with 404.
 */
export async function addStorefront(
  app: FastifyInstance,
  { folder, settings, publicUrl, imageHost }: StorefrontOptions,
) {
  const { pages, missing, policy } = readPages(folder, settings, [
    publicUrl,
    ...(imageHost ? ['https:', new URL(imageHost).origin] : []),
  ]);

  if (missing) {
    await app.register(fastifyStatic, {
      root: folder,
      decorateReply: false,
      index: false,
      redirect: false,
      // A route for each file: whatever else is asked for is a page, or is not there.
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      // A page is only served with its settings.
      allowedPath: (path) => !path.endsWith('.html'),
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }

  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const path = (request.url.split('?', 1)[0] ?? '').toLowerCase().replace(/(?<=.)\/$/, '');
    const page = reads ? pages.get(path) : undefined;
    if (page) return sendPage(request, reply, page, policy);
    const isFile = path.slice(path.lastIndexOf('/')).includes('.');
    const isPerson = reads && !isFile && (path === '/' || request.headers.accept?.includes('text/html'));
    if (!isPerson) return reply.code(404).send({ message: 'There is no such thing.' });
    if (missing) return sendPage(request, reply.code(404), missing, policy);
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('The storefront has not been built yet. Run `pnpm build:shop` and start again.\n');
  };
  app.setNotFoundHandler(answer);
}

/** What the build has written where the shop's own origin belongs. */
const someOrigin = /https:\/\/origin\.invalid/g;

/**
 * The built pages by their paths, and the one for every other path. One build fits every deployment: what differs, its
 * settings and its origin, is written into them here.
 */
function readPages(folder: string, settings: PublicSettings, [publicUrl, ...photoSources]: [string, ...string[]]) {
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`);
  const written = new Map(
    globSync('**/*.html', { cwd: folder }).map((file) => [
      `/${file.replaceAll('\\', '/')}`.replace(/(?<=.)\/index\.html$|index\.html$/, ''),
      readFileSync(join(folder, file), 'utf8')
        .replace(someOrigin, () => publicUrl)
        .replace('<!--settings-->', () => `<script type="application/json" id="settings">${json}</script>`),
    ]),
  );
  const policy = contentSecurityPolicy([...written.values()], settings, [publicUrl, ...photoSources]);
  const pages = new Map(Array.from(written, ([path, page]) => [path, new Ready(page)]));
  const missing = pages.get('/404.html');
  pages.delete('/404.html');
  return { pages, missing, policy };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: Ready, policy: string) {
  reply
    .headers({
      'cache-control': 'no-cache',
      'content-security-policy': policy,
    })
    .type('text/html; charset=utf-8');
  return sendReady(request, reply, page);
}

function contentSecurityPolicy(pages: string[], { auth }: PublicSettings, photoSources: string[]): string {
  const inline = pages.flatMap((page) => [
    ...page.matchAll(/<script(?![^>]*(?:\bsrc=|application\/json))[^>]*>([\s\S]*?)<\/script>/g),
  ]);
  const hashes = new Set(
    inline.map(([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
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
