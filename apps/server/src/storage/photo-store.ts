import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { checkWritable, openFolder } from './disk.ts';
import { HttpError } from '../http-error.ts';

/** Stores the bytes of photos, each under a name that we choose. */
export interface PhotoStore {
  /** Undefined if no photo has this name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Atomic: readers never see a partial photo. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Harmless if no photo has this name. */
  remove: (name: string) => Promise<void>;
  /** Rejects if photos cannot be written. A bucket is only read, so a key without write permission passes. */
  check: () => Promise<void>;
}

/** The name of a photo that is being written ends in a UUID. */
const isDraft = (name: string) => /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/**
 * Photos in a folder, which is created if missing. No other process writes into it: a draft found here was left by a killed
 * server.
 * @throws {StartError} if it cannot be written.
 */
export async function diskStore(folder: string): Promise<PhotoStore> {
  await openFolder(folder, 'The folder of the photos,');
  const drafts = (await readdir(folder)).filter(isDraft);
  await Promise.all(drafts.map((draft) => rm(join(folder, draft))));
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
        throw error;
      }
    },
    async write(name, bytes) {
      const draft = join(folder, `${name}.${randomUUID()}`);
      try {
        await writeFile(draft, bytes);
        await rename(draft, join(folder, name));
      } catch (error) {
        // A partial photo would take space on a full disk.
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    check: () => checkWritable(folder),
  };
}

/** A bucket of any store with the S3 API. */
export interface Bucket {
  /** Address of the store, without the bucket and without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take to respond, in milliseconds. */
const timeout = 20_000;

const typeOf = (name: string) => (name.endsWith('.avif') ? 'image/avif' : 'image/webp');

export const photosUnavailable = (cause?: unknown) =>
  new HttpError(503, 'Photos aren’t available right now. Try again in a moment.', { cause });

/** Photos in a bucket. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): PhotoStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const request = async (name: string, init: { method?: string; body?: Buffer } = {}) => {
    const { body, ...rest } = init;
    const response = await client
      .fetch(`${endpoint}/${bucket}/${name}`, {
        ...rest,
        ...(body ? { body: new Uint8Array(body), headers: { 'content-type': typeOf(name) } } : {}),
        // The key's signature must not go to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      .catch((cause: unknown) => {
        throw photosUnavailable(cause);
      });
    // Stores that do not permit listing respond with 403 for a missing object.
    const isMissing = response.status === 404 || (response.status === 403 && !init.method);
    if (response.ok || isMissing) return response;
    const error = new Error(`The photo store answered ${response.status}: ${await response.text()}`);
    throw response.status >= 500 ? photosUnavailable(error) : error;
  };
  return {
    async read(name) {
      const response = await request(name);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async write(name, body) {
      const response = await request(name, { method: 'PUT', body });
      if (!response.ok) throw new Error(`The photo store has no bucket ${bucket}.`);
    },
    async remove(name) {
      const response = await request(name, { method: 'DELETE' });
      await response.arrayBuffer();
    },
    async check() {
      // Only read permission is certain. Any other error is about the bucket, or about the key itself.
      const response = await request('writable');
      const answer = await response.text();
      if (!response.ok && !/<Code>(NoSuchKey|AccessDenied)</.test(answer)) throw new Error(answer);
    },
  };
}
