import { photoCard } from '@apple-only/contract';
import sharp from 'sharp';
import { createMutex } from '../mutex.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { type PhotoSize, webpName } from './stored-photo.ts';

/** The background of a preview: the theme's paper. */
const previewBackground = '#e6e5e1';

const boxOf = (size: PhotoSize) =>
  size === photoCard.w
    ? ({ width: photoCard.width, height: photoCard.height, fit: 'contain', background: previewBackground } as const)
    : ({ width: size, withoutEnlargement: true } as const);

/** The smaller sizes of photos: each is made for its first reader, and stored for all others. */
export function createPhotoSizes(store: PhotoStore) {
  /** The sizes being made, by their names in the store: simultaneous requests share one. */
  const making = new Map<string, Promise<Buffer | undefined>>();
  /** One at a time: scaling takes a thread that files, compression and DNS lookups need, too. */
  const inTurn = createMutex();

  async function make(photo: string, size: PhotoSize) {
    const whole = await store.read(webpName(photo));
    if (!whole) return undefined;
    const name = webpName(photo, size);
    const made = await inTurn('scaling', () => sharp(whole).resize(boxOf(size)).webp().toBuffer());
    // On a full disk the photo is still sent, and scaled again for a later request.
    await store.write(name, made).catch(() => {});
    // The sweep may have removed the photo in between.
    if (!(await store.read(webpName(photo)))) await store.remove(name);
    return made;
  }

  return {
    /** Undefined if there is no such photo. */
    async read(photo: string, size: PhotoSize): Promise<Buffer | undefined> {
      const name = webpName(photo, size);
      const stored = await store.read(name);
      if (stored) return stored;
      const made = making.get(name) ?? make(photo, size).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}
