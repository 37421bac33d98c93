import { photoWidths } from '@apple-only/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PhotoStore } from '../storage/photo-store.ts';
import { picture } from '../test-shop.ts';
import { createPhotoSizes } from './photo-sizes.ts';
import { webpName } from './stored-photo.ts';

describe('a size of a photo', () => {
  let files: Map<string, Buffer>;
  /** The names of the written files, in order. */
  let written: string[];
  let store: PhotoStore;
  beforeEach(async () => {
    files = new Map([[webpName('a'), await picture(1200, 900, 'webp')]]);
    written = [];
    store = {
      read: async (name) => files.get(name),
      write: async (name, bytes) => {
        written.push(name);
        files.set(name, bytes);
      },
      remove: async (name) => void files.delete(name),
      check: async () => {},
    };
  });

  test('is made once for concurrent and later requests', async () => {
    const sizes = createPhotoSizes(store);
    const read = await Promise.all(Array.from({ length: 20 }, () => sizes.read('a', 480)));
    expect(new Set(read).size).toBe(1);
    expect(await sizes.read('a', 480)).toBe(read[0]);
    expect(written).toEqual([webpName('a', 480)]);
  });

  test('is served even if it cannot be stored', async () => {
    const full = { ...store, write: () => Promise.reject(new Error('ENOSPC')) };
    const sizes = createPhotoSizes(full);
    expect(await sizes.read('a', 480)).toBeInstanceOf(Buffer);
    expect(await sizes.read('a', 480)).toBeInstanceOf(Buffer);
  });

  test('of a missing photo is not found, and of a damaged one fails for every reader', async () => {
    const sizes = createPhotoSizes(store);
    expect(await sizes.read('b', 240)).toBeUndefined();
    files.set(webpName('b'), Buffer.of(1));
    const results = await Promise.allSettled([sizes.read('b', 240), sizes.read('b', 240), sizes.read('a', 240)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  });

  test('is removed with a photo that is removed while it is made', async () => {
    const write: PhotoStore['write'] = async (name, bytes) => {
      // The sweep removes all files just before.
      files.clear();
      await store.write(name, bytes);
    };
    const sizes = createPhotoSizes({ ...store, write });
    await Promise.all(photoWidths.map((width) => sizes.read('a', width)));
    expect([...files.keys()]).toEqual([]);
  });
});
