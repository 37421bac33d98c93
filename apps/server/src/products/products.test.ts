import type { ListedProduct } from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { CachedList } from '../storage/cached-list.ts';
import { ListCache } from '../storage/list-cache.ts';
import { adverts, bookings, products } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { openShop, type TestUser, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let seller: TestUser;
  let buyer: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    [seller, buyer] = await Promise.all([shop.newUser('seller'), shop.newUser('buyer')]);
  });
  afterAll(() => shop.close());

  const names = ({ body }: { body: unknown }) => (body as ListedProduct[]).map(({ name }) => name);

  test('a category lists only its own products, newest first', async () => {
    await shop.addProduct(seller, { category: 'iphone', name: 'older', time: '2026-01-01T00:00:00.000Z' });
    await shop.addProduct(seller, { category: 'iphone', name: 'newer', time: '2026-01-02T00:00:00.000Z' });
    await shop.addProduct(seller, { category: 'accessories', name: 'other' });
    expect(names(await shop.call('GET', '/iphone'))).toEqual(['newer', 'older']);
    expect(names(await shop.call('GET', '/categories/iphone', { as: buyer }))).toEqual(['newer', 'older']);
    expect(names(await shop.call('GET', '/accessories'))).toEqual(['other']);
  });

  test('only signed-in users get the contact details of the seller', async () => {
    const known = await shop.call('GET', '/categories/accessories', { as: buyer });
    expect(known.body).toMatchObject([{ email: seller.email, seller_email: seller.email, number: '01711 204 118' }]);
    for (const url of ['/accessories', '/advertise']) {
      const publicList = await shop.call('GET', url, { as: buyer });
      expect(JSON.stringify(publicList.body)).not.toMatch(/email|number|01711/);
    }
    expect(await shop.call('GET', '/categories/accessories')).toMatchObject({ status: 401 });
  });

  test('a product says whether it is booked and advertised, and whether its seller is verified', async () => {
    const product = await shop.addProduct(seller, { category: 'iphone', name: 'told' });
    const find = async () => (await shop.call('GET', '/iphone')).body as ListedProduct[];
    const findProduct = async () => (await find()).find(({ _id }) => _id === product._id);
    expect(await findProduct()).toMatchObject({
      booking: false,
      advertised: false,
      verify: false,
      img: shop.photo,
      id: seller._id,
    });
    await shop.database.insert(adverts).values({ product: product._id, time: new Date() });
    expect(names(await shop.call('GET', '/advertise'))).toEqual(['told']);
    await shop.call('PUT', `/product/booking/${product._id}`, { as: buyer });
    expect(await findProduct()).toMatchObject({ booking: true, advertised: true });
    expect(names(await shop.call('GET', '/advertise'))).toEqual([]);
    await shop.database.delete(bookings);
    await shop.database.delete(products).where(sql`${products._id} = ${product._id}`);
  });

  test('a list is paginated, and each page links to the next', async () => {
    const owner = await shop.newUser('seller');
    const wanted = Array.from({ length: 7 }, (_, index) => `page ${index}`);
    // Two products have the same time: the order must still be unique.
    for (const [index, name] of wanted.entries()) {
      const time = new Date(Date.UTC(2026, 5, 30 - Math.floor(index / 2))).toISOString();
      const { _id } = await shop.addProduct(owner, { category: 'macBook', name, time });
      await shop.database.insert(adverts).values({ product: _id, time: new Date() });
    }
    for (const list of ['/macBook?', '/categories/macBook?', '/advertise?', `/seller/products?id=${owner._id}&`]) {
      const seen: string[] = [];
      let url: string | undefined = `${list}limit=3`;
      let pages = 0;
      while (url !== undefined) {
        const page = await shop.call('GET', url, { as: owner });
        seen.push(...names(page));
        pages += 1;
        url = /^<https:\/\/shop\.test(\/[^>]+)>; rel="next"$/.exec(String(page.headers['link']))?.[1];
      }
      expect({ list, pages, names: seen.toSorted() }).toEqual({ list, pages: 3, names: wanted });
      expect(seen).toEqual(names(await shop.call('GET', list, { as: owner })));
    }
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=1.5',
    'limit=x',
    'limit=-1',
    'limit=1&limit=2',
    'cursor=x',
    'cursor=',
    'cursor=a&cursor=b',
  ])('an invalid limit or cursor is refused: %s', async (query) => {
    const answer = await shop.call('GET', `/macBook?${query}`);
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^(limit|cursor): /) } });
  });

  test('unknown query parameters do not cache a list again', async () => {
    const cacheGet = vi.spyOn(ListCache.prototype, 'get');
    for (const noise of ['', '&x=1', `&${'y'.repeat(1000)}`]) await shop.call('GET', `/macBook?limit=2${noise}`);
    expect(new Set(cacheGet.mock.calls.map(([address]) => address))).toHaveLength(1);
    cacheGet.mockRestore();
  });

  test('a page with a next link has another ETag than the same page without one', () => {
    expect(new CachedList('[]', 'https://shop.test/macBook?cursor=a').etag).not.toBe(
      new CachedList('[]', undefined).etag,
    );
  });

  test('a list that has not changed is not sent again', async () => {
    const first = await shop.call('GET', '/macBook?limit=2');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await shop.call('GET', '/macBook?limit=2', { headers: { 'if-none-match': `W/"x", ${etag}` } });
    expect(again).toMatchObject({ status: 304, body: '' });
    await shop.addProduct(seller, { category: 'macBook', name: 'brand new' });
    expect(await shop.call('GET', '/macBook?limit=2', { headers: { 'if-none-match': etag } })).toMatchObject({
      status: 200,
    });
    const own = await shop.call('GET', '/categories/macBook', { as: buyer });
    expect(own.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringContaining('authorization'),
    });
  });

  test('a page of a category is read by a backward index scan', async () => {
    const plan = await shop.database.transaction(async (transaction) => {
      await transaction.execute(sql`set local enable_seqscan = off`);
      await transaction.execute(sql`set local enable_sort = off`);
      const rows: unknown = await transaction.execute(
        sql`explain select * from products where category = 'macBook' order by time desc, _id desc limit 10`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toContain('Index Scan Backward using products_category_time__id_index');
  });
});
