import { readFile } from 'node:fs/promises';
import { photoCard, photoWidths } from '@apple-only/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appFile } from '../files.ts';
import { diskStore, type PhotoStore } from '../storage/photo-store.ts';
import { openInMemory } from '../test-databases.ts';
import { openShop, picture, type TestShop } from '../test-shop.ts';
import { acceptsAvif, createAvifs } from './avifs.ts';
import { avifName, webpName } from './stored-photo.ts';

test.each([
  ['image/avif,image/webp,*/*;q=0.8', true],
  ['IMAGE/AVIF ; q=0.5', true],
  ['image/avif;q=0', false],
  ['image/avif; q=0.000, image/webp', false],
  ['image/*, */*', false],
  ['image/avif-sequence', false],
  ['', false],
  [undefined, false],
])('a client that accepts %j gets an AVIF: %j', (accept, accepted) => {
  expect(acceptsAvif(accept)).toBe(accepted);
});

describe('an AVIF', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(openInMemory);
  });
  afterAll(() => shop.close());

  /** A detailed photo: of a plain one, the WebP is smaller. */
  const save = async (name: string) => shop.photos.save(await readFile(appFile(`demo/photos/${name}.webp`)));
  const fetched = async (url: string, accept = 'image/avif,image/webp', headers: Record<string, string> = {}) => {
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await shop.app.inject({ url, headers: { accept, ...headers } });
    return { status: statusCode, type: answered['content-type'], headers: answered, bytes: rawPayload };
  };

  test('is sent from the address of the WebP to clients that accept it, once it is made', async () => {
    const url = `${await save('phone-duo-sage')}?w=480`;
    const first = await fetched(url);
    expect(first).toMatchObject({
      status: 200,
      type: 'image/webp',
      headers: { vary: expect.stringMatching('accept') },
    });
    // A shared cache would keep the WebP for all others.
    expect(first.headers['cache-control']).toContain('s-maxage=3600');
    await shop.photos.avifs.settled();

    const avif = await fetched(url);
    expect(avif).toMatchObject({ status: 200, type: 'image/avif', headers: { vary: expect.stringMatching('accept') } });
    expect(avif.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(await sharp(avif.bytes).metadata()).toMatchObject({ format: 'heif', width: 480, height: 360 });
    expect(avif.bytes.length).toBeLessThan(first.bytes.length);
    const { etag = '' } = avif.headers;
    expect(etag).not.toBe(first.headers.etag);
    expect(await fetched(url, undefined, { 'if-none-match': etag })).toMatchObject({
      status: 304,
      headers: { vary: expect.stringMatching('accept') },
    });
    expect(await fetched(url, 'image/webp,*/*')).toMatchObject({ type: 'image/webp', bytes: first.bytes });
  });

  test('survives a restart, and a missing one can be made afterwards', async () => {
    const url = await save('watch-silver');
    await fetched(`${url}?w=240`);
    await shop.photos.avifs.settled();
    // A new server on the same photos, without requests so far.
    const name = url.slice('/photos/'.length, -'.webp'.length);
    const again = await openShop(openInMemory, { store: await diskStore(shop.photoFolder) });
    expect(await again.photos.avifs.read(name, 240)).toBeInstanceOf(Buffer);
    expect(await again.photos.avifs.read(name, 480)).toBeUndefined();
    again.photos.avifs.request(name, 480);
    await again.photos.avifs.settled();
    expect(await again.photos.avifs.read(name, 480)).toBeInstanceOf(Buffer);
    await again.close();
  });

  test('is not made for the full size or the card preview', async () => {
    const url = await save('mouse-silver');
    for (const query of ['', `?w=${photoCard.w}`]) {
      expect(await fetched(url + query)).toMatchObject({ status: 200, type: 'image/webp' });
      await shop.photos.avifs.settled();
      expect(await fetched(url + query)).toMatchObject({ status: 200, type: 'image/webp' });
    }
  });

  test('is not sent if it would be larger than the WebP', async () => {
    const url = await shop.photos.save(await picture(60, 60, 'webp'));
    await fetched(`${url}?w=240`);
    await shop.photos.avifs.settled();
    const after = await fetched(`${url}?w=240`);
    expect(after).toMatchObject({ status: 200, type: 'image/webp' });
    expect(after.headers['cache-control']).not.toContain('s-maxage');
  });

  test('of a missing photo is not found', async () => {
    expect(await fetched(`/photos/${'0'.repeat(64)}.webp?w=240`)).toMatchObject({ status: 404 });
  });
});

describe('AVIFs in the background', () => {
  /** Photos in memory, and their AVIFs. */
  const open = (encodeAvif: (photo: Buffer, width: number) => Promise<Buffer | undefined>) => {
    const files = new Map<string, Buffer>();
    const store: PhotoStore = {
      read: async (name) => files.get(name),
      write: async (name, bytes) => void files.set(name, bytes),
      remove: async (name) => void files.delete(name),
      check: async () => {},
    };
    const encoder = { encode: async () => Buffer.of(), encodeAvif, close: () => {} };
    return { files, avifs: createAvifs({ store, encoder }) };
  };

  test('are made one at a time, from a bounded queue', async () => {
    let [running, maxRunning, made] = [0, 0, 0];
    const { files, avifs } = open(async () => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      made += 1;
      await Promise.resolve();
      running -= 1;
      return Buffer.of(1);
    });
    const names = Array.from({ length: 300 }, (_, index) => `photo${index}`);
    for (const name of names) files.set(webpName(name), Buffer.of(1, 2, 3));
    for (const name of [...names, ...names]) avifs.request(name, 240);
    await avifs.settled();
    expect({ maxRunning, made }).toEqual({ maxRunning: 1, made: 200 });
    // The others are made when they are requested again.
    avifs.request('photo299', 240);
    await avifs.settled();
    expect(await avifs.read('photo299', 240)).toEqual(Buffer.of(1));
  });

  test('are no longer started after closing, but the running one is finished', async () => {
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
    let made = 0;
    const { files, avifs } = open(async () => {
      made += 1;
      await finished;
      return Buffer.of(1);
    });
    for (const name of ['a', 'b', 'c']) {
      files.set(webpName(name), Buffer.of(1, 2, 3));
      avifs.request(name, 240);
    }
    await expect.poll(() => made).toBe(1);
    const closed = avifs.close();
    finish();
    await closed;
    avifs.request('c', 240);
    await avifs.settled();
    expect(['a', 'b', 'c'].map((name) => files.has(avifName(name, 240)))).toEqual([true, false, false]);
  });

  test('that cannot be made are remembered as such', async () => {
    const { files, avifs } = open(async () => undefined);
    files.set(webpName('a'), Buffer.of(1));
    expect(await avifs.read('a', 240)).toBeUndefined();
    avifs.request('a', 240);
    await avifs.settled();
    expect(await avifs.read('a', 240)).toBe('none');
  });

  test('are removed with a photo that is removed while they are made', async () => {
    const { files, avifs } = open(async () => {
      files.delete(webpName('a'));
      return Buffer.of(1);
    });
    files.set(webpName('a'), Buffer.of(1, 2, 3));
    for (const width of photoWidths) avifs.request('a', width);
    await avifs.settled();
    expect(photoWidths.filter((width) => files.has(avifName('a', width)))).toEqual([]);
  });
});
