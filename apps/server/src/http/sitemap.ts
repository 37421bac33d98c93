import { and, asc, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import { isPublic } from '../products/product-lists.ts';
import type { Settings } from '../settings.ts';
import { CachedText } from '../storage/cached-list.ts';
import type { Database } from '../storage/database.ts';
import { products } from '../storage/schema.ts';
import { createCounters } from './rate-limits.ts';
import { sendCached } from './response.ts';
import type { StorefrontBuild } from './storefront-build.ts';

export interface SitemapOptions {
  database: Database;
  settings: Pick<Settings, 'publicUrl' | 'requireProvenEmail' | 'rateFactor'>;
  /** The addresses of the storefront's pages. */
  addresses: StorefrontBuild['addresses'];
  /** How many addresses a file has. @default as many as the format allows */
  maxAddressesPerFile?: number;
  /** How long a file is cached, in milliseconds. @default ten minutes */
  maxAge?: number;
}

/** How many files are cached. The largest has 6 MB. */
const maxCachedFiles = 4;

/** The position after which a file of products begins. */
interface Position {
  time: Date;
  _id: string;
}

const after = ({ time, _id }: Position) =>
  sql`(${products.time}, ${products._id}) > (${time.toISOString()}::timestamptz, ${_id}::uuid)`;
const upTo = ({ time, _id }: Position) =>
  sql`(${products.time}, ${products._id}) <= (${time.toISOString()}::timestamptz, ${_id}::uuid)`;

/** The files for search engines: `/robots.txt`, and the addresses of all public pages and products with their last change. */
export function addSitemap(app: FastifyInstance, { maxAge = 10 * 60_000, ...options }: SitemapOptions) {
  const { settings, addresses } = options;
  const { publicUrl, rateFactor } = settings;
  const files = createFiles(options);
  const getFile = createFileCache(maxAge);
  const limit = createCounters(rateFactor)({ name: 'sitemap', times: 60, seconds: 60 });
  const add = (url: string, make: (part: number) => Promise<string>) =>
    app.get(url, { onRequest: limit }, async (request: FastifyRequest, reply: FastifyReply) => {
      const { part = '0' } = request.params as { part?: string };
      // Not by the request's path: it can be written in many ways.
      const file = await getFile(`${url} ${part}`, () => make(Number(part)));
      reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
      return sendCached(request, reply, file);
    });
  add('/sitemap.xml', () => files.index());
  const pages = addresses.publicPaths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`);
  add('/sitemap-pages.xml', async () => xml('urlset', pages));
  add('/sitemap-products-:part(^(?:0|[1-9]\\d{0,5})$).xml', (part) => files.productsOf(part));

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`User-agent: *\nDisallow: ${addresses.privatePathPrefix}\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
}

/** The sitemap's files: the index, and each file of products. */
function createFiles({ database, settings, addresses, maxAddressesPerFile = 50_000 }: Omit<SitemapOptions, 'maxAge'>) {
  const { publicUrl } = settings;

  /** The end of each file of products, except the last. Each step reads only the index by time. */
  async function positions() {
    const found: Position[] = [];
    for (;;) {
      const last = found.at(-1);
      const [next] = await database
        .select({ time: products.time, _id: products._id })
        .from(products)
        .where(last && after(last))
        .orderBy(asc(products.time), asc(products._id))
        .offset(maxAddressesPerFile - 1)
        .limit(1);
      if (!next) return found;
      found.push(next);
    }
  }

  return {
    async index() {
      const parts = [undefined, ...(await positions())].map((_, part) => `products-${part}`);
      const files = ['pages', ...parts].map((part) => `<sitemap><loc>${publicUrl}/sitemap-${part}.xml</loc></sitemap>`);
      return xml('sitemapindex', files);
    },

    async productsOf(part: number) {
      const ends = await positions();
      if (part > ends.length) throw new HttpError(404, 'We can’t find this.');
      const [start, end] = [ends[part - 1], ends[part]];
      const changed = sql<string>`to_char(coalesce(${products.edited_at}, ${products.time}) at time zone 'UTC', 'YYYY-MM-DD')`;
      const rows = await database
        .select({ _id: products._id, name: products.name, changed })
        .from(products)
        .where(and(start && after(start), end && upTo(end), isPublic(settings)))
        .orderBy(asc(products.time), asc(products._id))
        .limit(maxAddressesPerFile);
      const entries = rows.map(
        (row) => `<url><loc>${publicUrl}${addresses.product(row)}</loc><lastmod>${row.changed}</lastmod></url>`,
      );
      return xml('urlset', entries);
    },
  };
}

/** Returns a function that gets a file: the cached one if it is not too old. */
function createFileCache(maxAge: number) {
  const files = new Map<string, { at: number; file: CachedText }>();
  const pending = new Map<string, Promise<CachedText>>();

  /** A file that cannot be made does not replace the cached one. */
  async function refresh(name: string, make: () => Promise<string>) {
    const at = performance.now();
    const file = new CachedText(await make());
    files.delete(name);
    files.set(name, { at, file });
    for (const oldest of files.keys()) {
      if (files.size <= maxCachedFiles) break;
      files.delete(oldest);
    }
    return file;
  }

  return async (name: string, make: () => Promise<string>): Promise<CachedText> => {
    const known = files.get(name);
    if (known && performance.now() - known.at < maxAge) return known.file;
    let file = pending.get(name);
    if (!file) {
      file = refresh(name, make).finally(() => pending.delete(name));
      pending.set(name, file);
    }
    return file;
  };
}

const xml = (root: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`;
