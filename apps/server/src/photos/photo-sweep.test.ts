import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoWidths, textLimits } from '@apple-only/contract';
import { lt, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bucketStore, diskStore, type PhotoStore } from '../storage/photo-store.ts';
import { bookings, photos, products, users } from '../storage/schema.ts';
import { backends, openInMemory } from '../test-databases.ts';
import { newProduct, openShop, picture, publicUrl, uploadOf, type TestShop } from '../test-shop.ts';

const require = createRequire(import.meta.url);
// The package has no types.
const S3rver = require('s3rver') as new (options: object) => {
  run: () => Promise<{ port: number }>;
  close: () => Promise<void>;
};
const credentials = { region: 'eu-central-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder: string;
let s3: InstanceType<typeof S3rver>;
let endpoint: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  const configureBuckets = [{ name: 'photos', configs: [] }];
  s3 = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: join(folder, 's3'), configureBuckets });
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

const bucket = (name = 'photos', accessKeyId = credentials.accessKeyId) =>
  bucketStore({ endpoint, bucket: name, ...credentials, accessKeyId });

describe.each<[string, () => PhotoStore | Promise<PhotoStore>]>([
  ['a folder', () => diskStore(join(folder, 'disk'))],
  ['a bucket', () => bucket()],
])('%s', (_name, open) => {
  test('keeps bytes under a name until they are removed', async () => {
    const store = await open();
    expect(await store.read('a.webp')).toBeUndefined();
    await store.write('a.webp', Buffer.from([0, 255, 10, 13]));
    await Promise.all([1, 2, 3].map(() => store.write('a.webp', Buffer.from([1, 2, 3]))));
    // Polls, because the fake bucket may still be writing one of several concurrent uploads after it has responded.
    await expect.poll(() => store.read('a.webp')).toEqual(Buffer.from([1, 2, 3]));
    await store.write('a.avif', Buffer.alloc(0));
    expect(await store.read('a.avif')).toEqual(Buffer.alloc(0));
    await store.remove('a.webp');
    await store.remove('a.webp');
    expect(await store.read('a.webp')).toBeUndefined();
  });
});

test('half-written files of a killed server are removed from a folder at the next start, and photos are kept', async () => {
  const inner = join(folder, 'killed');
  const store = await diskStore(inner);
  await store.write('a.webp', Buffer.from([1]));
  await writeFile(join(inner, `b.webp.${randomUUID()}`), 'half');
  await diskStore(inner);
  expect(await readdir(inner)).toEqual(['a.webp']);
});

describe('a bucket', () => {
  test('is not ready with a wrong key, or if it does not exist', async () => {
    await expect(bucket().check()).resolves.toBeUndefined();
    await expect(bucket('photos', 'wrong').check()).rejects.toThrow('InvalidAccessKeyId');
    await expect(bucket('nowhere').check()).rejects.toThrow('NoSuchBucket');
  });

  test('gives 503 for reads, writes and checks if it cannot be reached', async () => {
    const store = bucketStore({ endpoint: 'http://127.0.0.1:2', bucket: 'photos', ...credentials });
    const results = await Promise.allSettled([
      store.write('a.webp', Buffer.from([1])),
      store.read('a.webp'),
      store.check(),
    ]);
    expect(results).toMatchObject(
      Array.from({ length: 3 }, () => ({ status: 'rejected', reason: { statusCode: 503 } })),
    );
  });

  test('fails with 503 on a redirect, and does not follow it', async () => {
    const requestedUrls: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      requestedUrls.push(url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const store = bucketStore({ endpoint: address, bucket: 'photos', ...credentials });
    await expect(store.read('a.webp')).rejects.toMatchObject({ statusCode: 503 });
    await expect(store.write('a.webp', Buffer.from([1]))).rejects.toMatchObject({ statusCode: 503 });
    expect(requestedUrls).toEqual(['/photos/a.webp', '/photos/a.webp']);
  });

  test('fails a write with a wrong key, or if it does not exist', async () => {
    await expect(bucket('photos', 'wrong').write('a.webp', Buffer.from([1]))).rejects.toThrow('403');
    await expect(bucket('nowhere').write('a.webp', Buffer.from([1]))).rejects.toThrow('no bucket nowhere');
  });

  test('serves photos in every width', async () => {
    const shop = await openShop(openInMemory, { store: bucket() });
    const url = await uploaded(shop, await picture(600, 300));
    const sizes = photoWidths.map((width) => [`?w=${width}`, Math.min(width, 600)] as const);
    // Each is made at the first request, and read from the bucket at the second.
    for (const [query, width] of [['', 600] as const, ...sizes, ...sizes]) {
      const { statusCode, headers, rawPayload } = await shop.app.inject(url.replace(publicUrl, '') + query);
      expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'image/webp' });
      expect((await sharp(rawPayload).metadata()).width).toBe(width);
    }
    expect(await readdir(shop.photoFolder)).toEqual([]);
    await shop.close();
  });
});

const upload = async (shop: TestShop, bytes: Buffer) =>
  shop.call('POST', '/upload', { as: await shop.newUser('seller'), ...(await uploadOf(bytes)) });
const uploaded = async (shop: TestShop, bytes: Buffer) =>
  ((await upload(shop, bytes)).body as { data: { url: string } }).data.url;

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  const aDayLater = () => shop.database.update(photos).set({ time: sql`${photos.time} - interval '25 hours'` });
  const isThere = async (url: string) => (await shop.app.inject(url.replace(publicUrl, ''))).statusCode === 200;

  test('photos that are unreferenced for a day are removed in every width, and no others', async () => {
    const [seller, buyer] = await Promise.all([shop.newUser('seller'), shop.newUser('buyer')]);
    const sides = [50, 51, 52, 53, 54, 55];
    const urls = await Promise.all(sides.map(async (side) => uploaded(shop, await picture(side, 40))));
    const [ofProduct = '', ofUser = '', ofBooking = '', unnamed = '', young = '', further = ''] = urls;
    const path = (url: string) => url.replace(publicUrl, '');
    await shop.addProduct(seller, { img: path(ofProduct) });
    await shop.database.update(products).set({ further_photos: [path(further)] });
    await shop.database.update(users).set({ img: path(ofUser) });
    const booked = await shop.addProduct(seller, { img: path(ofBooking) });
    await shop.call('PUT', `/product/booking/${booked._id}`, { as: buyer });
    await shop.call('DELETE', `/seller/product/${booked._id}`, { as: seller });
    await shop.app.inject({ url: `${path(unnamed)}?w=240`, headers: { accept: 'image/avif' } });
    await shop.photos.avifs.settled();
    const filesOfUnnamed = async () =>
      (await readdir(shop.photoFolder)).filter((file) => file.startsWith(/[0-9a-f]{64}/.exec(unnamed)?.[0] ?? 'none'));
    expect(await filesOfUnnamed()).toHaveLength(3);

    await shop.photos.sweep();
    expect(await Promise.all(urls.map(isThere))).toEqual([true, true, true, true, true, true]);
    await aDayLater();
    expect(await uploaded(shop, await picture(54, 40))).toBe(young);
    await shop.photos.sweep();
    expect(await Promise.all(urls.map(isThere))).toEqual([true, true, true, false, true, true]);
    expect(await filesOfUnnamed()).toEqual([]);

    // A removed photo cannot be named until it is uploaded again.
    const add = (img: string) => shop.call('POST', '/addedproduct', { as: seller, body: newProduct(img) });
    expect(await add(unnamed)).toMatchObject({ status: 400 });
    expect(await uploaded(shop, await picture(53, 40))).toBe(unnamed);
    expect(await add(unnamed)).toMatchObject({ status: 200, body: { img: unnamed } });
    await aDayLater();
    await shop.photos.sweep();
    expect(await isThere(unnamed)).toBe(true);
  });

  test('a photo whose files cannot all be removed is kept for the next sweep, and the others are removed', async () => {
    const disk = await diskStore(join(folder, 'stubborn'));
    let stubborn = '';
    const remove: PhotoStore['remove'] = (name) =>
      stubborn !== '' && name === `${stubborn}-480.webp`
        ? Promise.reject(new Error('The store is not there.'))
        : disk.remove(name);
    const own = await openShop(open, { store: { ...disk, remove } });
    const paths = await Promise.all([70, 71, 72].map(async (side) => own.photos.save(await picture(side, 40, 'webp'))));
    const nameOf = (path = '') => path.slice('/photos/'.length, -'.webp'.length);
    stubborn = nameOf(paths[1]);
    await own.database.update(photos).set({ time: new Date(0) });

    await expect(own.photos.sweep()).rejects.toThrow('could not be removed');
    // A call that names it now gets an existing photo.
    expect(await own.photos.resolve(paths[1] ?? '')).toBe(paths[1]);
    const left = await Promise.all(paths.map((path) => own.photos.read(nameOf(path))));
    expect(left.map((photo) => photo !== undefined)).toEqual([false, true, false]);
    await expect(own.photos.resolve(paths[0] ?? '')).rejects.toThrow('img');

    stubborn = '';
    await own.database.update(photos).set({ time: new Date(0) });
    await own.photos.sweep();
    expect(await own.photos.read(nameOf(paths[1]))).toBeUndefined();
    await own.close();
  });

  test('photos whose files cannot be removed do not hold up the others, however many they are', async () => {
    const disk = await diskStore(join(folder, 'many'));
    const remove: PhotoStore['remove'] = async (name) => {
      if (name.startsWith('b')) throw new Error('The store is not there.');
    };
    const own = await openShop(open, { store: { ...disk, remove } });
    const pathsOf = (letter: string) =>
      Array.from({ length: 120 }, (_, number) => `/photos/${letter}${String(number).padStart(63, '0')}.webp`);
    for (const letter of ['b', 'a', 'c']) {
      await own.database.insert(photos).values(pathsOf(letter).map((path) => ({ path, time: new Date(0) })));
    }
    const failure = await own.photos.sweep().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AggregateError);
    expect((failure as AggregateError).errors).toHaveLength(120);
    const rows = await own.database
      .select({ path: photos.path })
      .from(photos)
      .where(lt(photos.time, new Date(1)));
    expect(rows.map(({ path }) => path).toSorted()).toEqual(pathsOf('b'));
    await own.close();
  });

  test('a photo referenced or uploaded during the sweep is either kept or refused', async () => {
    await shop.database.delete(products);
    await shop.database.delete(bookings);
    const bytes = await picture(60, 60, 'webp');
    for (let round = 0; round < 10; round += 1) {
      const path = await shop.photos.save(bytes);
      await aDayLater();
      const [, named, again] = await Promise.all([
        shop.photos.sweep(),
        shop.photos.resolve(path).catch(() => undefined),
        round % 2 ? shop.photos.save(bytes) : undefined,
      ]);
      expect((named ?? again) === undefined || (await isThere(path))).toBe(true);
    }
  });
});

describe('an image host', () => {
  let host: Server;
  let url: string;
  let seen: { url: string | undefined; type: string | undefined; body: Buffer }[] = [];
  let answer: { status: number; body: string; location?: string };
  beforeAll(async () => {
    host = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
      seen.push({ url: request.url, type: request.headers['content-type'], body: Buffer.concat(chunks) });
      const { status, body, location } = answer;
      const headers = { 'content-type': 'application/json', ...(location ? { location } : {}) };
      response.writeHead(status, headers).end(body);
    }).listen(0, '127.0.0.1');
    await once(host, 'listening');
    const address = host.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/1/upload`;
  });
  afterAll(() => new Promise((done) => host.close(done)));

  test('stores uploads instead of the server, and only addresses that it has returned are accepted', async () => {
    const shop = await openShop(openInMemory, { host: { url, key: 'the key' } });
    answer = { status: 200, body: JSON.stringify({ data: { url: 'https://i.host.test/a.webp' }, success: true }) };
    const given = await sharp(await picture())
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    expect((await upload(shop, given)).body).toEqual({ data: { url: 'https://i.host.test/a.webp' } });
    expect(seen).toMatchObject([
      { url: '/1/upload?key=the+key', type: expect.stringMatching(/^multipart\/form-data/) },
    ]);
    expect(seen[0]?.body.toString('latin1')).toContain('name="image"');
    expect(seen[0]?.body.toString('latin1')).not.toContain('secret place');
    expect(await readdir(shop.photoFolder)).toHaveLength(1);

    const named = (img: string) => shop.photos.resolve(img).catch((error: Error) => error.message);
    expect(await named('https://i.host.test/a.webp')).toBe('https://i.host.test/a.webp');
    expect(await named('https://i.host.test/b.webp')).toMatch(/^img: /);

    for (const broken of [
      { status: 500, body: '{"data":{"url":"https://i.host.test/b.webp"}}' },
      { status: 200, body: '{}' },
      { status: 200, body: '{"data":{"url":"javascript:alert(1)"}}' },
      { status: 200, body: '{"data":{"url":"https://me:secret@i.host.test/b.webp"}}' },
      { status: 200, body: JSON.stringify({ data: { url: `https://i.host.test/${'b'.repeat(textLimits.url)}` } }) },
      { status: 200, body: 'sorry' },
    ]) {
      answer = broken;
      expect(await upload(shop, await picture())).toMatchObject({
        status: 502,
        body: { message: 'We couldn’t save the photo. Try again in a moment.' },
      });
    }
    await shop.database.update(photos).set({ time: new Date(0) });
    await shop.photos.sweep();
    expect(await named('https://i.host.test/a.webp')).toMatch(/^img: /);
    await shop.close();
    seen = [];
  });

  test('that redirects fails the upload with 502, and is not followed', async () => {
    seen = [];
    const shop = await openShop(openInMemory, { host: { url, key: undefined } });
    answer = { status: 307, body: '', location: '/elsewhere' };
    expect(await upload(shop, await picture())).toMatchObject({ status: 502 });
    expect(seen.map((request) => request.url)).toEqual(['/1/upload']);
    await shop.close();
  });
});
