import type { ListedProduct } from '@apple-only/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CachedList } from './cached-list.ts';
import { openPostgres } from './database.ts';
import { ListCache } from './list-cache.ts';
import { backends, createTestDatabase, testDatabaseUrl } from '../test-databases.ts';
import { newProduct, openShop, type TestUser, type TestShop } from '../test-shop.ts';

/** A cache over a revision that the test sets, with counts of the looks and reads. */
function openCache(maxAge = 1_000_000) {
  const state = { revision: 1, looks: 0, reads: 0 };
  const cache = new ListCache({
    revision: () => {
      state.looks += 1;
      return Promise.resolve(String(state.revision));
    },
    maxAge,
  });
  const get = async (address = '/macBook', content?: string) => {
    const list = await cache.get(address, async () => {
      state.reads += 1;
      return new CachedList(JSON.stringify([content ?? `as of ${state.revision}`]), undefined);
    });
    return list.bytes.toString();
  };
  return { cache, state, get };
}

describe('cached lists', () => {
  test('are read once for concurrent requests, with one revision check', async () => {
    const { state, get } = openCache();
    expect(await Promise.all([get(), get(), get()])).toEqual(Array.from({ length: 3 }, () => '["as of 1"]'));
    await get();
    expect(state).toMatchObject({ looks: 1, reads: 1 });
    await get('/iphone');
    expect(state).toMatchObject({ looks: 1, reads: 2 });
  });

  test('are invalidated by our own write immediately, and by one of another server at the next revision check', async () => {
    const own = openCache();
    await own.get();
    own.state.revision = 2;
    expect(await own.get()).toBe('["as of 1"]');
    own.cache.invalidate();
    expect(await own.get()).toBe('["as of 2"]');
    const others = openCache(0);
    await others.get();
    await others.get();
    expect(others.state.reads).toBe(1);
    others.state.revision = 2;
    expect(await others.get()).toBe('["as of 2"]');
  });

  test('do not include a read that overlaps a write', async () => {
    const { cache, state } = openCache();
    const slow = Promise.withResolvers<CachedList>();
    const reading = Promise.withResolvers<void>();
    const begun = cache.get('/macBook', () => {
      reading.resolve();
      return slow.promise;
    });
    await reading.promise;
    state.revision = 2;
    cache.invalidate();
    const next = cache.get('/macBook', () => Promise.resolve(new CachedList('["new"]', undefined)));
    slow.resolve(new CachedList('["old"]', undefined));
    expect((await begun).bytes.toString()).toBe('["old"]');
    expect((await next).bytes.toString()).toBe('["new"]');
    const later = await cache.get('/macBook', () => Promise.reject(new Error('It is kept.')));
    expect(later.bytes.toString()).toBe('["new"]');
  });

  test('a revision check that began before a write does not count after it', async () => {
    const looks: PromiseWithResolvers<string>[] = [];
    const cache = new ListCache({
      revision: () => {
        const look = Promise.withResolvers<string>();
        looks.push(look);
        return look.promise;
      },
      maxAge: 1_000_000,
    });
    const read = (content: string) => cache.get('/', () => Promise.resolve(new CachedList(content, undefined)));
    const early = read('early');
    cache.invalidate();
    const late = read('late');
    looks[1]?.resolve('2');
    expect((await late).bytes.toString()).toBe('late');
    looks[0]?.resolve('1');
    expect((await early).bytes.toString()).toBe('late');
    expect((await read('never')).bytes.toString()).toBe('late');
    expect(looks).toHaveLength(2);
  });

  test('a revision check that began before a write and ended before the next read does not count either', async () => {
    const looks: PromiseWithResolvers<string>[] = [];
    const revision = () => {
      const look = Promise.withResolvers<string>();
      looks.push(look);
      return look.promise;
    };
    const cache = new ListCache({ revision, maxAge: 1_000_000 });
    const read = (content: string) => cache.get('/', () => Promise.resolve(new CachedList(content, undefined)));
    const early = read('early');
    cache.invalidate();
    looks[0]?.resolve('1');
    expect((await early).bytes.toString()).toBe('early');
    const late = read('late');
    looks[1]?.resolve('2');
    expect((await late).bytes.toString()).toBe('late');
  });

  test('a list requested after a write is never older than it, whatever is written meanwhile', async () => {
    const { cache, state, get } = openCache();
    await get();
    state.revision = 2;
    cache.invalidate();
    // The check of this request has begun, and no longer counts after the next write.
    const list = get();
    cache.invalidate();
    expect(await list).toBe('["as of 2"]');
  });

  test('a failed read or revision check is repeated for the next request', async () => {
    const { cache, get } = openCache();
    await expect(cache.get('/macBook', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await get()).toBe('["as of 1"]');
    let broken = true;
    const other = new ListCache({
      revision: () => (broken ? Promise.reject(new Error('gone')) : Promise.resolve('1')),
    });
    const read = () => other.get('/', () => Promise.resolve(new CachedList('[]', undefined)));
    await expect(read()).rejects.toThrow('gone');
    broken = false;
    expect((await read()).bytes.toString()).toBe('[]');
  });

  test('take at most 32 MB, and the least recently read is evicted first', async () => {
    const { state, get } = openCache();
    const large = 'x'.repeat(1024 * 1024);
    for (let index = 0; index < 20; index += 1) await get(`/macBook?${index}`, large);
    // Each takes 2 MB with its compressed forms, and a little more: 15 fit.
    for (let index = 5; index < 20; index += 1) await get(`/macBook?${index}`, large);
    expect(state.reads).toBe(20);
    await get('/macBook?4', large);
    expect(state.reads).toBe(21);
  });

  test('a list in constant use is not evicted by lists that are read once', async () => {
    const { state, get } = openCache();
    const large = 'x'.repeat(1024 * 1024);
    await get('/macBook', large);
    for (let index = 0; index < 20; index += 1) {
      await get(`/macBook?${index}`, large);
      await get('/macBook', large);
    }
    expect(state.reads).toBe(21);
  });
});

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let people: Record<'seller' | 'buyer' | 'admin', TestUser>;
  beforeAll(async () => {
    // Only the server's own writes make it check again.
    shop = await openShop(open, { maxAge: 1_000_000_000 });
    people = {
      seller: await shop.newUser('seller'),
      buyer: await shop.newUser('buyer'),
      admin: await shop.newUser('admin'),
    };
  });
  afterAll(() => shop.close());

  test('every write that affects a list is visible to the next request', async () => {
    const { seller, buyer, admin } = people;
    const form = newProduct(shop.photo);
    const added = await shop.call('POST', '/addedproduct', { as: seller, body: form });
    const { _id } = added.body as ListedProduct;
    const flagsInLists = async () => {
      const urls = ['/iphone', '/categories/iphone', '/advertise'];
      const lists = await Promise.all(urls.map((url) => shop.call('GET', url, { as: buyer })));
      return lists.map(({ body }) => {
        const product = (body as ListedProduct[]).find((candidate) => candidate._id === _id);
        return product && [product.booking, product.advertised, product.verify].map(Number).join('');
      });
    };
    expect(await flagsInLists()).toEqual(['000', '000', undefined]);
    await shop.call('POST', '/advertisedproduct', { as: seller, body: { _id } });
    expect(await flagsInLists()).toEqual(['010', '010', '010']);
    await shop.call('PUT', `/seller/verify/${seller._id}`, { as: admin });
    expect(await flagsInLists()).toEqual(['011', '011', '011']);
    await shop.call('PUT', `/seller/product/${_id}`, { as: seller, body: newProduct(shop.photo, { name: 'Edited' }) });
    for (const url of ['/iphone', '/categories/iphone', '/advertise']) {
      expect((await shop.call('GET', url, { as: buyer })).body).toMatchObject([{ _id, name: 'Edited' }]);
    }
    await shop.call('PUT', `/product/booking/${_id}`, { as: buyer });
    expect(await flagsInLists()).toEqual(['111', '111', undefined]);
    await shop.call('DELETE', `/buyer/products/${buyer._id}`, { as: buyer });
    expect(await flagsInLists()).toEqual(['011', '011', '011']);
    await shop.call('DELETE', `/advertisedproduct/${_id}`, { as: seller });
    expect(await flagsInLists()).toEqual(['001', '001', undefined]);
    const other = await shop.newUser('buyer');
    await shop.call('PUT', `/product/booking/${_id}`, { as: other });
    expect(await flagsInLists()).toEqual(['101', '101', undefined]);
    await shop.call('DELETE', `/buyer/${other._id}`, { as: admin });
    expect(await flagsInLists()).toEqual(['001', '001', undefined]);
    await shop.call('DELETE', `/seller/product/${_id}`, { as: seller });
    expect(await flagsInLists()).toEqual([undefined, undefined, undefined]);
    await shop.call('POST', '/addedproduct', { as: seller, body: form });
    expect((await shop.call('GET', '/iphone')).body).toHaveLength(1);
    await shop.call('DELETE', `/seller/${seller._id}`, { as: admin });
    expect((await shop.call('GET', '/iphone')).body).toEqual([]);
    people.seller = await shop.newUser('seller');
  });

  test('a list has the same content and ETag in every encoding', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await shop.addProduct(people.seller, { name });
    await shop.call('PUT', `/seller/verify/${people.seller._id}`, { as: people.admin });
    const get = (encoding: string, headers = {}) =>
      shop.app.inject({ url: '/macBook', headers: { 'accept-encoding': encoding, ...headers } });
    const [plain, br, gzip] = [await get('identity'), await get('gzip;q=1, br'), await get('br;q=0, gzip')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(br.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    for (const bytes of [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)]) {
      expect(bytes.equals(plain.rawPayload)).toBe(true);
    }
    for (const { headers } of [plain, br, gzip]) {
      expect(headers).toMatchObject({ etag: plain.headers.etag, vary: 'origin, accept-encoding' });
    }
    expect(await get('br', { 'if-none-match': plain.headers.etag })).toMatchObject({ statusCode: 304, body: '' });
    expect(await get('br', { 'if-none-match': '"other"' })).toMatchObject({ statusCode: 200 });
  });

  test('the caller is checked in the database, even if the list is cached', async () => {
    const leaving = await shop.newUser('buyer');
    expect(await shop.call('GET', '/categories/macBook', { as: leaving })).toMatchObject({ status: 200 });
    await shop.call('DELETE', `/buyer/${leaving._id}`, { as: people.admin });
    expect(await shop.call('GET', '/categories/macBook', { as: leaving })).toMatchObject({ status: 401 });
    expect(await shop.call('GET', '/categories/macBook')).toMatchObject({ status: 401 });
  });
});

describe.runIf(testDatabaseUrl)('PostgreSQL', () => {
  test('servers that share a database see each other’s writes within moments', async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '');
    const [one, two] = await Promise.all([1, 2].map(() => openShop(() => openPostgres(url), { maxAge: 10 })));
    if (!one || !two) throw new Error('Two were opened.');
    const seller = await one.newUser('seller');
    const buyer = await two.newUser('buyer');
    const { _id } = await one.addProduct(seller);
    const bookedAt = async (shop: TestShop) =>
      ((await shop.call('GET', '/macBook')).body as ListedProduct[]).find((product) => product._id === _id)?.booking;
    expect(await bookedAt(one)).toBe(false);
    for (const expected of [true, false, true]) {
      expect(await Promise.all([bookedAt(one), bookedAt(two)])).toEqual([!expected, !expected]);
      await (expected
        ? two.call('PUT', `/product/booking/${_id}`, { as: buyer })
        : two.call('DELETE', `/buyer/products/${buyer._id}`, { as: buyer }));
      expect(await bookedAt(two)).toBe(expected);
      await new Promise((resolve) => setTimeout(resolve, 15));
      expect(await bookedAt(one)).toBe(expected);
    }
    await Promise.all([one.close(), two.close()]);
    await drop();
  });
});
