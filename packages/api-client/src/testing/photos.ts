import { furtherPhotos, type PhotoCall, photoLimits, photoTypeOf } from '@apple-only/contract';
import { accountDeleted, HttpError } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import type { MemoryStore } from './memory-store.ts';

/** The address of a photo in a body, which must be one that an upload answered. */
export function requireUploaded(store: MemoryStore, address: string, field: 'img' | 'photos' = 'img'): string {
  if (!store.photos.has(address))
    throw new HttpError(400, `${field}: must be an address that the photo upload answered`);
  return address;
}

interface NamedPhotos {
  img: string;
  photos?: string[] | null | undefined;
}

/** The photos of a product that is listed or edited. Without `photos` in the body, the previous further ones stay. */
export function photosIn(store: MemoryStore, body: NamedPhotos, before?: NamedPhotos) {
  const img = requireUploaded(store, body.img);
  for (const address of body.photos ?? []) requireUploaded(store, address, 'photos');
  const further = furtherPhotos(body, before?.photos?.slice(1));
  return { img, photos: further.length > 0 ? [img, ...further] : null };
}

/** Photos are stored as they are: nothing here can resize them. */
export function photoHandlers(store: MemoryStore): Pick<Handlers, PhotoCall> {
  return {
    async uploadPhoto({ caller, file }) {
      if (store.deletedAccounts.has(caller.subject)) throw accountDeleted();
      if (file.size > photoLimits.bytes) {
        throw new HttpError(413, `The file has more than ${photoLimits.bytes / 1024 / 1024} MB.`);
      }
      // Read through a Request: jsdom before 27 has no `file.arrayBuffer()`, but Vitest's Request takes its files.
      const body = new Request('http://shop.test', { method: 'POST', body: file });
      const bytes = new Uint8Array(await body.arrayBuffer());
      const type = photoTypeOf(bytes);
      if (type === 'image/heic')
        throw new HttpError(415, 'HEIC cannot be shown by every browser. Save it as JPEG first.');
      if (!type) throw new HttpError(415, 'This is not a photo we can read. Choose a JPEG, PNG, WebP or AVIF file.');
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
      const url = `/photos/${Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      store.photos.set(url, { bytes, type });
      return { data: { url } };
    },
  };
}
