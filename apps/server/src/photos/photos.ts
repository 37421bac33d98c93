import { createHash } from 'node:crypto';
import { type PhotoCall, photoPathPattern, photoWidths, placeholderGrid, writePlaceholder } from '@apple-only/contract';
import { and, asc, eq, gt, inArray, lt, notExists, sql, type AnyColumn } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { isNotModified } from '../storage/cached-list.ts';
import type { Database } from '../storage/database.ts';
import type { Handlers } from '../calls/handlers.ts';
import { addVary } from '../vary.ts';
import { acceptsAvif, type Avifs, createAvifs } from './avifs.ts';
import { uploadToHost, type ImageHost } from './image-host.ts';
import type { PhotoEncoder } from './photo-encoder.ts';
import type { PhotoStore } from '../storage/photo-store.ts';
import { HttpError } from '../http-error.ts';
import { bookings, photos as photoTable, products, users } from '../storage/schema.ts';
import { createPhotoSizes } from './photo-sizes.ts';
import { avifName, type PhotoSize, photoSizes, sizeNames, webpName } from './stored-photo.ts';
import type { Upload } from './upload-reader.ts';

/** How long a photo that no row names is kept after its upload or last naming, in milliseconds. */
const orphanMaxAge = 24 * 60 * 60 * 1000;

/** Rows contain the path of a photo, responses its address, so that a server can move. */
export interface PhotoNames {
  /** The address of a stored path. */
  toAddress: (path: string) => string;
  /** The path of an address; an address of another server is returned unchanged. */
  toPath: (address: string) => string;
  /** The path of the photo that a body names in this field, by default `img`. Refuses an address that no upload has returned. */
  resolve: (address: string, field?: 'img' | 'photos') => Promise<string>;
}

export interface Photos extends PhotoNames {
  /** Stores a WebP as it is. Returns its path. */
  save: (webp: Buffer) => Promise<string>;
  /** Stores an upload as a WebP, here or on the image host. Returns its path. Refuses an upload that is no photo. */
  add: (upload: Upload) => Promise<string>;
  /** A photo, whole or in a size. Undefined if there is none. */
  read: (photo: string, size?: PhotoSize) => Promise<Buffer | undefined>;
  /** The AVIFs of photos. */
  avifs: Avifs;
  /**
   * Removes photos that no row names, a day after their upload or last naming.
   * @throws {AggregateError} if files could not be removed, once all others are: their photos keep their rows, for the next sweep.
   */
  sweep: () => Promise<void>;
  /** Rejects if photos cannot be stored here at the moment. */
  check: () => Promise<void>;
}

export interface PhotosOptions {
  database: Database;
  store: PhotoStore;
  encoder: PhotoEncoder;
  publicUrl: string;
  /** Takes uploads instead of the store. */
  host?: ImageHost | undefined;
}

export function createPhotos({ database, store, encoder, publicUrl, host }: PhotosOptions): Photos {
  const toPath = (address: string) => {
    if (!address.startsWith(`${publicUrl}/`)) return address;
    const [pathname = ''] = address.slice(publicUrl.length).split('?', 1);
    return pathname;
  };

  /** Allows bodies to name this photo, for at least a day. */
  const remember = (photo: string) =>
    database
      .insert(photoTable)
      .values({ path: photo, time: new Date() })
      .onConflictDoUpdate({ target: photoTable.path, set: { time: new Date() } });

  const save: Photos['save'] = async (webp) => {
    const digest = createHash('sha256').update(webp).digest('hex');
    const name = `${digest}${await placeholderFor(webp)}`;
    const photo = `/photos/${name}.webp`;
    // Before the write: the sweep may be removing this same photo, and this waits for it.
    await remember(photo);
    await store.write(webpName(name), webp);
    return photo;
  };

  const sizes = createPhotoSizes(store);

  return {
    save,
    async add(upload) {
      const webp = await encoder.encode(upload);
      if (!host) return save(webp);
      const photo = await uploadToHost(webp, host);
      await remember(photo);
      return photo;
    },
    toAddress: (address) => (address.startsWith('/') ? publicUrl + address : address),
    toPath,
    async resolve(address, field = 'img') {
      const [photo] = await database
        .update(photoTable)
        .set({ time: new Date() })
        .where(eq(photoTable.path, toPath(address)))
        .returning({ path: photoTable.path });
      if (!photo) throw new HttpError(400, `${field}: must be an address that the photo upload answered`);
      return photo.path;
    },
    read: (name, size) => (size === undefined ? store.read(webpName(name)) : sizes.read(name, size)),
    avifs: createAvifs({ store, encoder }),
    async sweep() {
      const failures: unknown[] = [];
      let last: string | undefined = '';
      while (last !== undefined && failures.length < maxFailures) {
        last = await sweepSome({ database, store, after: last, failures });
      }
      if (failures.length > 0) throw new AggregateError(failures, 'Some photos could not be removed.');
    },
    check: async () => (host ? undefined : store.check()),
  };
}

/** The placeholder in a photo's name, after the digest. Empty for a transparent photo: the placeholder would show through. */
async function placeholderFor(webp: Buffer) {
  const { width, height, hasAlpha } = await sharp(webp).metadata();
  if (hasAlpha) return '';
  const { columns, rows } = placeholderGrid;
  const pixels = await sharp(webp).resize(columns, rows, { fit: 'fill' }).raw().toBuffer();
  return `-${writePlaceholder({ width, height }, pixels)}`;
}

const sweptAtOnce = 50;
/** After this many failures a sweep ends: the fault is the store's, not that of some files. */
const maxFailures = 500;

interface Sweep extends Pick<PhotosOptions, 'database' | 'store'> {
  /** The path of the last photo of the batch before. */
  after: string;
  /** Receives the errors of the files that could not be removed. */
  failures: unknown[];
}

/**
 * Removes the next photos, in one transaction: their rows stay locked until their files are gone, so that no call names or
 * uploads one of them in between. Returns the path of the last one, unless there are no more.
 */
function sweepSome({ database, store, after, failures }: Sweep): Promise<string | undefined> {
  return database.transaction(async (transaction) => {
    const unnamed = (column: AnyColumn) =>
      notExists(
        transaction
          .select({ one: sql`1` })
          .from(column.table)
          .where(eq(column, photoTable.path)),
      );
    // A join, instead of a comparison with each product's list in turn.
    const further = sql`not exists (
      select from ${products}, unnest(${products.further_photos}) as further(path) where further.path = ${photoTable.path})`;
    const old = lt(photoTable.time, new Date(Date.now() - orphanMaxAge));
    const orphans = await transaction
      .select({ path: photoTable.path })
      .from(photoTable)
      .where(
        and(gt(photoTable.path, after), old, unnamed(users.img), unnamed(products.img), further, unnamed(bookings.img)),
      )
      .orderBy(asc(photoTable.path))
      .limit(sweptAtOnce)
      .for('update', { skipLocked: true });
    const gone: string[] = [];
    const removals = orphans.map(({ path }) =>
      removePhoto(store, path).then(
        () => gone.push(path),
        (error: unknown) => failures.push(error),
      ),
    );
    await Promise.all(removals);
    if (gone.length > 0) await transaction.delete(photoTable).where(inArray(photoTable.path, gone));
    return orphans[sweptAtOnce - 1]?.path;
  });
}

/** Removes the files of a photo; of one on an image host there are none. */
async function removePhoto(store: PhotoStore, path: string) {
  const name = photoPathPattern.exec(path)?.[1];
  if (!name) return;
  const removeSizes = () => Promise.all(sizeNames(name).map((stored) => store.remove(stored)));
  // The whole photo goes after its sizes: while it exists, it can be named. Then go the sizes that were made meanwhile.
  await removeSizes();
  await store.remove(webpName(name));
  await removeSizes();
}

/** A photo, and how long it may be cached. */
interface Served {
  stored: string;
  bytes: Buffer;
  type: 'image/avif' | 'image/webp';
  cacheControl: string;
}

/** How long a client may cache a photo: its name is the digest of its content. */
const forever = 'public, max-age=31536000, immutable';
/** A shared cache asks again after an hour, and then gets the AVIF. */
const untilAvif = `${forever}, s-maxage=3600`;

/** One address gives an AVIF to clients that accept it, and a WebP to all others and until the AVIF is made. */
async function serve(photos: Photos, name: string, size?: PhotoSize, accept?: string): Promise<Served | undefined> {
  const width = acceptsAvif(accept) ? photoWidths.find((one) => one === size) : undefined;
  const avif = width && (await photos.avifs.read(name, width));
  if (width && avif instanceof Buffer) {
    return { stored: avifName(name, width), bytes: avif, type: 'image/avif', cacheControl: forever };
  }
  const bytes = await photos.read(name, size);
  const isAvifPending = width !== undefined && avif === undefined;
  if (bytes && isAvifPending) photos.avifs.request(name, width);
  return (
    bytes && {
      stored: webpName(name, size),
      bytes,
      type: 'image/webp',
      cacheControl: isAvifPending ? untilAvif : forever,
    }
  );
}

export function addPhotoRoutes(app: FastifyInstance, photos: Photos) {
  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>('/photos/:name', async (request, reply) => {
    const name = photoPathPattern.exec(`/photos/${request.params.name}`)?.[1];
    const { w } = request.query;
    const size = photoSizes.find((choice) => String(choice) === w);
    if (w !== undefined && !size) throw new HttpError(400, `w: must be one of ${photoSizes.join(', ')}`);
    const photo = name && (await serve(photos, name, size, request.headers.accept));
    if (!photo) throw new HttpError(404, 'We can’t find this photo.');
    const etag = `"${photo.stored}"`;
    reply.headers({ etag, 'cache-control': photo.cacheControl, 'cross-origin-resource-policy': 'cross-origin' });
    // Consistent with `immutable`: each kind of client caches its own version. A WebP stays valid once there is an AVIF.
    addVary(reply, 'accept');
    if (isNotModified(etag, request.headers)) return reply.code(304).send();
    return reply.type(photo.type).send(photo.bytes);
  });
}

export function photoHandlers(photos: Photos): Pick<Handlers, PhotoCall> {
  return {
    uploadPhoto: async ({ file }) => ({ data: { url: photos.toAddress(await photos.add(file)) } }),
  };
}
