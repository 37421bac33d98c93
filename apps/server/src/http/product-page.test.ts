import { ratesOf, type ListedProduct } from '@apple-only/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded } from '../storage/database.ts';
import { products } from '../storage/schema.ts';
import { openShop, type TestShop, type TestUser } from '../test-shop.ts';

/** A product's page in this storefront. */
const pathOf = ({ _id, name }: Pick<ListedProduct, '_id' | 'name'>) => {
  const word = name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');
  return `/device/${_id}${word && `/${encodeURIComponent(word)}`}`;
};

/** Renders the answers of its calls, as the storefront's renderer does with its components. */
const renderer = `
export const placeholderOrigin = 'https://origin.test';
export const addresses = { product: ${String(pathOf)}, publicPaths: [], privatePathPrefix: '/account' };
export const renderedPages = [];
export const userPages = [];
export const render = async ({ shell, origin, path, fetch }) => {
  globalThis.timesRendered = (globalThis.timesRendered ?? 0) + 1;
  const id = path.split('/')[2];
  const product = await fetch('/products/' + id);
  const similar = await fetch('/products/' + id + '/similar');
  const text = await product.text();
  if (text.includes('cannot be rendered')) throw new Error('No.');
  const { category, name, condition } = JSON.parse(text);
  const guide = product.ok && (await fetch('/price-guide?' + new URLSearchParams({ category, name, condition, except: id })));
  return shell + origin + ' ' + product.status + ' ' + text + ' ' + (await similar.text()) + ' asking ' + (guide && (await guide.text()));
};`;

const noId = '01a20645-28a5-7002-a3ad-322c076e4d66';

/** A built storefront with the page of a product. */
const storefront = {
  '.renderer/renderer.js': renderer,
  'product.html': '<script>shell()</script><style>a{}</style>Shell ',
  '404.html': 'Not Found',
};

describe('the page of a product', () => {
  let shop: TestShop;
  let seller: TestUser;
  beforeAll(async () => {
    shop = await openShop(() => openEmbedded(), { storefront });
    seller = await shop.newUser('seller');
  });
  afterAll(() => shop.close());

  const get = (url: string, headers = {}) => shop.call('GET', url, { headers: { accept: 'text/html', ...headers } });
  const timesRendered = () => Number(Reflect.get(globalThis, 'timesRendered') ?? 0);

  test('shows the product and similar ones without contact details, and its policy allows only built scripts and styles', async () => {
    const product = await shop.addProduct(seller, { description: '<script>alert(1)</script>' });
    const other = await shop.addProduct(seller);
    const { status, body, headers } = await get(pathOf(product));
    expect(status).toBe(200);
    for (const text of ['Shell', 'https://shop.test 200', product._id, other._id]) expect(body).toContain(text);
    for (const secret of [seller.email, product.number]) expect(body).not.toContain(secret);
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    // The policy has the digests of the built page, not of user content.
    expect(String(headers['content-security-policy']).match(/'sha256-/g)).toHaveLength(2);
  });

  test('has one canonical address, to which any other name redirects with its query', async () => {
    const product = await shop.addProduct(seller, { name: 'MacBook Air 13" (M1)' });
    const canonical = `/device/${product._id}/MacBookAir13M1`;
    expect(pathOf(product)).toBe(canonical);
    for (const name of ['', '/', '/another-name', '/macbookair13m1']) {
      const { status, headers } = await get(`/device/${product._id}${name}?book=1`);
      expect([status, headers['location']]).toEqual([301, `${canonical}?book=1`]);
      expect(headers['cache-control']).toBe('no-cache');
    }
    const bangla = await shop.addProduct(seller, { name: 'আইফোন ১৩' });
    expect(pathOf(bangla)).toBe(`/device/${bangla._id}/${encodeURIComponent('আইফোন১৩')}`);
    expect((await get(pathOf(bangla))).status).toBe(200);
    const signs = await shop.addProduct(seller, { name: '!?' });
    expect((await get(`/device/${signs._id}`)).status).toBe(200);
  });

  test.each([`/device/${noId}/x`, '/device/nothing', '/device/%2f%2fx', `/device/${noId}/x/y`])(
    '%s is not found',
    async (url) => {
      expect(await get(url)).toMatchObject({ status: 404, body: 'Not Found' });
    },
  );

  test('gets 410 once the product is withdrawn, and shows similar products', async () => {
    const product = await shop.addProduct(seller, { description: 'Only this one has these words.' });
    const other = await shop.addProduct(seller);
    await shop.call('DELETE', `/seller/product/${product._id}`, { as: seller });
    const { status, body } = await get(pathOf(product));
    expect(status).toBe(410);
    expect(body).toContain('https://shop.test 410');
    expect(body).toContain(other._id);
    expect(body).not.toContain(product.description);
  });

  test('is cached until the product or a similar one changes', async () => {
    const product = await shop.addProduct(seller, { category: 'accessories', name: 'Charger' });
    const path = pathOf(product);
    const [first, before] = [await get(path), timesRendered()];
    expect(await get(path)).toMatchObject({ body: first.body });
    expect(await get(path, { 'if-none-match': String(first.headers['etag']) })).toMatchObject({ status: 304 });
    // A write elsewhere.
    await shop.addProduct(seller, { category: 'iphone' });
    await get(path);
    expect(timesRendered()).toBe(before);
    await shop.database.update(products).set({ selling_price: '17' }).where(eq(products._id, product._id));
    expect((await get(path)).body).toContain('"selling_price":"17"');
    const buyer = await shop.newUser('buyer');
    await shop.call('PUT', `/product/booking/${product._id}`, { as: buyer });
    expect((await get(path)).body).toContain('"booking":true');
    const similar = await shop.addProduct(seller, { category: 'accessories' });
    expect((await get(path)).body).toContain(similar._id);
    expect(timesRendered()).toBe(before + 3);
  });

  test('shows the prices of similar devices, and is rendered again when they change', async () => {
    const list = (selling_price: string) =>
      shop.addProduct(seller, { category: 'accessories', name: 'Sextant brass', selling_price });
    const own = await list('900');
    const path = pathOf(own);
    const guideOf = ({ body }: { body: unknown }) => String(body).split(' asking ')[1];
    for (const price of ['100', '110', '120', '130']) await list(price);
    expect(guideOf(await get(path))).toContain('"count":4');
    await list('140');
    const [page, before] = [await get(path), timesRendered()];
    expect(guideOf(page)).toContain('"quartiles":{"lower":110,"middle":120,"upper":130}');
    const etag = String(page.headers['etag']);
    expect(await get(path, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect(timesRendered()).toBe(before);
    // The oldest is not among the similar ones.
    await shop.database.update(products).set({ selling_price: '150' }).where(eq(products.selling_price, '100'));
    const changed = await get(path, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(guideOf(changed)).toContain('"middle":130');
  });

  test('is rendered even if the price guide fails', async () => {
    const product = await shop.addProduct(seller, { category: 'accessories', name: 'Quadrant brass' });
    await shop.database.execute(sql`alter table search_index rename to search_index_away`);
    const { status, body } = await get(pathOf(product));
    await shop.database.execute(sql`alter table search_index_away rename to search_index`);
    expect(status).toBe(200);
    expect(body).toContain(`https://shop.test 200 {"_id":"${product._id}"`);
    expect(body).toContain('"status":500');
  });

  test('falls back to the shell with 503 if rendering fails', async () => {
    const product = await shop.addProduct(seller, { description: 'cannot be rendered' });
    const page = await get(pathOf(product));
    expect(page).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    expect(page.body).not.toContain(product._id);
    expect(page.body).toContain('Shell');
  });

  test('does not expose the renderer or the shell as files', async () => {
    expect(await get('/.renderer/renderer.js', { accept: '*/*' })).toMatchObject({ status: 404 });
    expect(await get('/product.html')).toMatchObject({ status: 404 });
  });
});

test('beyond the rate limit of its call, a page falls back to the shell with 429', async () => {
  const shop = await openShop(() => openEmbedded(), {
    storefront,
    rateFactor: 1 / ratesOf('getProduct').address.times,
  });
  const product = await shop.addProduct(await shop.newUser('seller'));
  const get = () => shop.call('GET', pathOf(product), { headers: { accept: 'text/html' }, from: '192.0.2.1' });
  expect((await get()).status).toBe(200);
  const { status, body, headers } = await get();
  expect(status).toBe(429);
  expect(body).toContain('Shell');
  expect(body).not.toContain(product._id);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'retry-after': expect.stringMatching(/\d+/),
  });
  await shop.close();
});

describe('where e-mails must be proven', () => {
  test('a hidden product is not found, neither before nor after it is withdrawn', async () => {
    const shop = await openShop(() => openEmbedded(), { requireProvenEmail: true });
    const seller = await shop.newUser('seller');
    const { _id } = await shop.addProduct(seller);
    for (const call of ['', '/similar']) expect((await shop.call('GET', `/products/${_id}${call}`)).status).toBe(404);
    await shop.call('DELETE', `/seller/product/${_id}`, { as: seller });
    for (const call of ['', '/similar']) expect((await shop.call('GET', `/products/${_id}${call}`)).status).toBe(404);
    await shop.close();
  });
});
