import { LRUCache } from 'lru-cache';
import type { PhotoStore } from '../storage/photo-store.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import { avifName, type PhotoWidth, webpName } from './stored-photo.ts';

/** Maximum length of the queue. The next reader requests any other AVIF again, also after a restart. */
const maxQueued = 200;
/** How many failed AVIFs are remembered, and not retried. */
const maxFailed = 1000;

export interface Avifs {
  /** A photo as an AVIF. 'none' if it has none: it would not be smaller than the WebP, or cannot be made. Undefined if it is not made yet. */
  read: (photo: string, width: PhotoWidth) => Promise<Buffer | 'none' | undefined>;
  /** Queues the AVIF, to be made in the background. */
  request: (photo: string, width: PhotoWidth) => void;
  /** Resolves once all requested AVIFs are made. */
  settled: () => Promise<void>;
  /** Stops. Resolves once no AVIF is being made. */
  close: () => Promise<void>;
}

/** The AVIFs of photos, in their small sizes. */
export function createAvifs({ store, encoder }: { store: PhotoStore; encoder: PhotoEncoder }): Avifs {
  const queued = new Set<string>();
  const failed = new LRUCache<string, true>({ max: maxFailed });
  let last = Promise.resolve();
  let isClosed = false;

  async function make(photo: string, width: PhotoWidth) {
    const name = avifName(photo, width);
    const whole = await store.read(webpName(photo));
    if (!whole) return;
    const avif = await encoder.encodeAvif(whole, width);
    if (!avif) {
      failed.set(name, true);
      return;
    }
    const webp = await store.read(webpName(photo, width));
    const isSmaller = !webp || avif.length < webp.length;
    // An empty file marks an AVIF that is not smaller.
    await store.write(name, isSmaller ? avif : Buffer.alloc(0));
    // The sweep may have removed the photo in between.
    if (!(await store.read(webpName(photo)))) await store.remove(name);
  }

  return {
    async read(photo, width) {
      const name = avifName(photo, width);
      const avif = failed.has(name) ? Buffer.alloc(0) : await store.read(name);
      return avif?.length === 0 ? 'none' : avif;
    },
    request(photo, width) {
      const name = avifName(photo, width);
      if (queued.has(name) || queued.size >= maxQueued) return;
      queued.add(name);
      // One at a time, so that an upload waits for at most one. On a full disk, none is stored.
      last = last
        .then(() => (isClosed ? undefined : make(photo, width)))
        .catch(() => {})
        .finally(() => queued.delete(name));
    },
    settled: () => last,
    close() {
      isClosed = true;
      return last;
    },
  };
}

/** Whether an Accept header names AVIF. A range such as `image/*` does not say that the client can show it. */
export const acceptsAvif = (accept = '') =>
  accept
    .toLowerCase()
    .split(',')
    .map((range) => range.split(';').map((part) => part.trim()))
    .some(([type, ...parameters]) => type === 'image/avif' && !parameters.some((one) => /^q=0(\.0*)?$/.test(one)));
