import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { checkWritable, openFolder } from './disk.ts';
import { Refusal } from './refusal.ts';

/** Where the bytes of photos are kept, each under a name of ours. */
export interface PhotoStore {
  /** Undefined where there is none of this name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Nobody ever sees half of it. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Harmless where there is none of this name. */
  remove: (name: string) => Promise<void>;
  /** Rejects if nothing could be written at the moment. */
  check: () => Promise<void>;
}

/** The name of a photo that is being written ends in a UUID. */
const isDraft = (name: string) => /\.[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

/**
 * Photos in a folder, which is made if it is not there. Nobody else writes into it: what is half written by now was left by a
 * server that was killed.
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
        // Half of a photo takes room on a disk that is full.
        await rm(draft, { force: true }).catch(() => {});
        throw error;
      }
    },
    remove: (name) => rm(join(folder, name), { force: true }),
    check: () => checkWritable(folder),
  };
}

/** A bucket of any store that speaks S3. */
export interface Bucket {
  /** Address of the store, without the bucket and without a slash at its end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take to answer, in milliseconds. */
const patience = 20_000;

const unavailable = (cause: unknown) =>
  new Refusal(503, 'Photos can be neither stored nor shown right now. Try again in a moment.', { cause });

/** Photos in a bucket. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): PhotoStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const ask = async (name: string, init: { method?: string; body?: Buffer } = {}) => {
    const { body, ...rest } = init;
    const response = await client
      .fetch(`${endpoint}/${bucket}/${name}`, {
        ...rest,
        ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } } : {}),
        // Nowhere else with the key's signature.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      })
      .catch((cause: unknown) => {
        throw unavailable(cause);
      });
    // Stores that do not let us list say 403 of what is not there.
    const isMissing = response.status === 404 || (response.status === 403 && !init.method);
    if (response.ok || isMissing) return response;
    const error = new Error(`The photo store answered ${response.status}: ${await response.text()}`);
    throw response.status >= 500 ? unavailable(error) : error;
  };
  return {
    async read(name) {
      const response = await ask(name);
      const bytes = Buffer.from(await response.arrayBuffer());
      return response.ok ? bytes : undefined;
    },
    async write(name, body) {
      const response = await ask(name, { method: 'PUT', body });
      if (!response.ok) throw new Error(`The photo store has no bucket ${bucket}.`);
    },
    async remove(name) {
      const response = await ask(name, { method: 'DELETE' });
      await response.arrayBuffer();
    },
    async check() {
      // Reading is all that the key surely may. Any answer but these is about the bucket, or about the key itself.
      const response = await ask('writable');
      const answer = await response.text();
      if (!response.ok && !/<Code>(NoSuchKey|AccessDenied)</.test(answer)) throw new Error(answer);
    },
  };
}
