import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';

/** Where the bytes of photos are kept, each under a name of ours. */
export interface PhotoStore {
  /** Undefined where there is none of this name. */
  read: (name: string) => Promise<Buffer | undefined>;
  /** Nobody ever sees half of it. */
  write: (name: string, bytes: Buffer) => Promise<void>;
  /** Harmless where there is none of this name. */
  remove: (name: string) => Promise<void>;
}

/** Photos in a folder, which is made if it is not there. */
export async function diskStore(folder: string): Promise<PhotoStore> {
  await mkdir(folder, { recursive: true });
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
      await writeFile(draft, bytes);
      await rename(draft, join(folder, name));
    },
    remove: (name) => rm(join(folder, name), { force: true }),
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

/** Photos in a bucket. */
export function bucketStore({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): PhotoStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' });
  const ask = async (name: string, init: { method?: string; body?: Buffer } = {}) => {
    const { body, ...rest } = init;
    const response = await client.fetch(`${endpoint}/${bucket}/${name}`, {
      ...rest,
      ...(body ? { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } } : {}),
      signal: AbortSignal.timeout(patience),
    });
    // Stores that do not let us list say 403 of what is not there.
    const isMissing = response.status === 404 || (response.status === 403 && !init.method);
    if (response.ok || isMissing) return response;
    throw new Error(`The photo store answered ${response.status}: ${await response.text()}`);
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
  };
}
