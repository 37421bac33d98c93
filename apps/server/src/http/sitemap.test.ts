import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmbedded } from '../storage/database.ts';
import { openShop, type TestShop } from '../test-shop.ts';

/** The addresses of a storefront, as its build exports them. */
const addresses = `export const placeholderOrigin = 'https://origin.test';
export const renderedPages = [];
export const userPages = [];
export const addresses = {
  product: ({ _id }) => '/device/' + _id,
  publicPaths: ['/', '/guides/keys'],
  privatePathPrefix: '/account',
};`;

const storefront = { '.renderer/renderer.js': addresses };

describe('robots.txt and the sitemap', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(() => openEmbedded(), { storefront });
  });
  afterAll(() => shop.close());

  const read = async (path: string) => {
    const { status, body, headers } = await shop.call('GET', path);
    return { status, headers, locations: [...String(body).matchAll(/<loc>([^<]*)</g)].map(([, location]) => location) };
  };
  const at = (path: string) => `https://shop.test${path}`;

  test('robots.txt names the sitemap', async () => {
    const { body } = await shop.call('GET', '/robots.txt');
    expect(body).toContain('Disallow: /account\n');
    expect(body).toContain(`Sitemap: ${at('/sitemap.xml')}\n`);
  });

  test('the sitemap lists every product at its canonical address, with its last change, in files of limited length', async () => {
    const files = ['/sitemap-pages.xml', '/sitemap-products-0.xml'].map(at);
    expect((await read('/sitemap.xml')).locations).toEqual(files);
    expect((await read('/sitemap-products-0.xml')).locations).toEqual([]);
    const seller = await shop.newUser('seller');
    const listed = [];
    for (const name of ['iPhone <13> & more', 'আইফোন', 'C', 'D']) listed.push(await shop.addProduct(seller, { name }));
    // The test shop has three addresses per file.
    expect((await read('/sitemap.xml')).locations).toEqual([...files, at('/sitemap-products-1.xml')]);
    const [first, second] = [await read('/sitemap-products-0.xml'), await read('/sitemap-products-1.xml')];
    expect([...first.locations, ...second.locations]).toEqual(listed.map(({ _id }) => at(`/device/${_id}`)));
    expect(first.locations).toHaveLength(3);
    expect(first.headers['content-type']).toBe('application/xml; charset=utf-8');
    const { body } = await shop.call('GET', '/sitemap-products-1.xml');
    expect(body).toContain(`<lastmod>${new Date().toISOString().slice(0, 10)}</lastmod>`);
  });

  test('the sitemap lists the pages of the shop, but none that need a user', async () => {
    expect((await read('/sitemap-pages.xml')).locations).toEqual(['/', '/guides/keys'].map(at));
  });

  test.each([
    '/sitemap-products-9.xml',
    '/sitemap-products-x.xml',
    '/sitemap-products--1.xml',
    '/sitemap-products-.xml',
    // A file has one address, so that it is cached once.
    '/sitemap-products-00.xml',
    '/sitemap-products-%300.xml',
  ])('%s is not found', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});

describe('a cached sitemap file', () => {
  const maxAge = 60_000;
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(() => openEmbedded(), { storefront, maxAge });
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  test('stays cached, whatever else is requested and however its address is encoded', async () => {
    const first = '/sitemap-products-0.xml';
    const { body: cachedBody } = await shop.call('GET', first);
    const { _id } = await shop.addProduct(await shop.newUser('seller'));
    const parts = Array.from({ length: 9 }, (_, part) => part + 1);
    const missing = parts.map((part) => shop.call('GET', `/sitemap-products-${part}.xml`));
    await Promise.all([...missing, shop.call('GET', '/sitemap-pages.xml')]);
    for (const path of [first, '/sitemap-products-%30.xml', '/sitemap-product%73-0.xml']) {
      expect(await shop.call('GET', path)).toMatchObject({ status: 200, body: cachedBody });
    }
    expect(cachedBody).not.toContain(_id);
  });

  test('is replaced after a while, also if the clock of the machine was set back', async () => {
    const seller = await shop.newUser('seller');
    const file = '/sitemap-products-0.xml';
    await shop.call('GET', file);
    const { _id } = await shop.addProduct(seller);
    vi.setSystemTime(Date.now() - 60 * 60_000);
    vi.advanceTimersByTime(maxAge - 1);
    expect((await shop.call('GET', file)).body).not.toContain(_id);
    vi.advanceTimersByTime(1);
    expect((await shop.call('GET', file)).body).toContain(_id);
  });
});

test('a server without a storefront has neither robots.txt nor a sitemap', async () => {
  const shop = await openShop(() => openEmbedded());
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-pages.xml', '/sitemap-products-0.xml']) {
    expect((await shop.call('GET', path)).status).toBe(404);
  }
  await shop.close();
});
