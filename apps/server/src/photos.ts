import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoLimits, photoWidths, type photoTypes } from '@apple-only/contract';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { Refusal } from './refusal.ts';
import type { Handlers } from './handlers.ts';

/** A photo's address within the server: its content's digest is its name, so it never changes. */
const photoPath = /^\/photos\/([0-9a-f]{64})\.webp$/;

/** Photos are stored by path and answered by address, so that a server can move. */
export interface PhotoAddresses {
  /** The address of a stored path. */
  absolute: (path: string) => string;
  /** The path that an address stands for; anything that is not ours stays as it is. */
  path: (address: string) => string;
  /** The path that an address stands for, if a photo is stored there. */
  stored: (address: string) => Promise<string | undefined>;
}

export interface Photos extends PhotoAddresses {
  /** Stores a WebP as it is. Answers its path. */
  keep: (webp: Buffer) => Promise<string>;
  /** Stores whatever somebody has uploaded, as a WebP. Answers its path. Refuses what is no photo. */
  add: (upload: Buffer) => Promise<string>;
  /** The file of a photo, made narrower if asked for. Undefined where there is no such photo. */
  file: (digest: string, width?: number) => Promise<string | undefined>;
  folder: string;
}

/** Photos in a folder, which is made if it is not there. */
export async function createPhotos({ folder, publicUrl }: { folder: string; publicUrl: string }): Promise<Photos> {
  await mkdir(folder, { recursive: true });
  const path = (address: string) =>
    address.startsWith(`${publicUrl}/`) ? address.slice(publicUrl.length).replace(/\?.*$/, '') : address;

  const file: Photos['file'] = async (digest, width) => {
    const whole = `${digest}.webp`;
    if (!(await exists(join(folder, whole)))) return undefined;
    if (width === undefined) return whole;
    const narrow = `${digest}-${width}.webp`;
    if (!(await exists(join(folder, narrow)))) {
      const made = sharp(join(folder, whole)).resize({ width, withoutEnlargement: true }).webp();
      await write(join(folder, narrow), await made.toBuffer());
    }
    return narrow;
  };

  const keep: Photos['keep'] = async (webp) => {
    const digest = createHash('sha256').update(webp).digest('hex');
    if (!(await file(digest))) await write(join(folder, `${digest}.webp`), webp);
    return `/photos/${digest}.webp`;
  };

  return {
    folder,
    file,
    keep,
    add: async (upload) => keep(await encode(upload)),
    absolute: (address) => (address.startsWith('/') ? publicUrl + address : address),
    path,
    async stored(address) {
      const own = path(address);
      const digest = photoPath.exec(own)?.[1];
      return digest && (await file(digest)) ? own : undefined;
    },
  };
}

/** What is in the file, told by its first bytes: neither its name nor its type is believed. */
function typeOf(bytes: Buffer): (typeof photoTypes)[number] | 'image/heic' | undefined {
  const head = bytes.toString('latin1', 0, 64);
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.startsWith('WEBP', 8)) return 'image/webp';
  if (!head.startsWith('ftyp', 4)) return undefined;
  // The brands of the container: the main one, its version, and the compatible ones.
  const brands = head.slice(8, Math.min(bytes.readUInt32BE(0), 64));
  if (/avif|avis/.test(brands)) return 'image/avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'image/heic' : undefined;
}

/** Encodes an upload anew: upright, small enough, and without whatever else was in the file. */
async function encode(upload: Buffer): Promise<Buffer> {
  const type = typeOf(upload);
  if (type === 'image/heic') {
    throw new Refusal(
      415,
      'HEIC photos cannot be shown by every browser. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.',
    );
  }
  if (!type) throw new Refusal(415, 'This is not a photo we can read. Choose a JPEG, PNG, WebP or AVIF file.');
  const image = sharp(upload, { failOn: 'error', limitInputPixels: false });
  try {
    const { width, height } = await image.metadata();
    if (width * height > photoLimits.pixels) {
      throw new Refusal(413, `The photo has more than ${photoLimits.pixels / 1_000_000} megapixels.`);
    }
    const box = { width: photoLimits.side, height: photoLimits.side, fit: 'inside', withoutEnlargement: true } as const;
    return await image.autoOrient().resize(box).webp({ quality: 82 }).toBuffer();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'image: the photo is damaged and cannot be read', { cause: error });
  }
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Writes a file so that nobody ever sees half of it. */
async function write(path: string, bytes: Buffer) {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}

export async function addPhotoRoutes(app: FastifyInstance, photos: Photos) {
  await app.register(fastifyStatic, { root: photos.folder, serve: false, cacheControl: false });
  app.get<{ Params: { name: string }; Querystring: { w?: unknown } }>('/photos/:name', async (request, reply) => {
    const digest = photoPath.exec(`/photos/${request.params.name}`)?.[1];
    const { w } = request.query;
    const width = photoWidths.find((choice) => String(choice) === w);
    if (w !== undefined && !width) throw new Refusal(400, `w: must be one of ${photoWidths.join(', ')}`);
    const file = digest && (await photos.file(digest, width));
    if (!file) throw new Refusal(404, 'There is no such photo.');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('cross-origin-resource-policy', 'cross-origin');
    return reply.sendFile(file);
  });
}

export function photoHandlers(photos: Photos): Pick<Handlers, 'uploadPhoto'> {
  return {
    uploadPhoto: async ({ file }) => ({ data: { url: photos.absolute(await photos.add(file)) } }),
  };
}
