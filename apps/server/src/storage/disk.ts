import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reasonOf, StartError } from '../start-error.ts';

/** Disk full, over a quota, over the maximum file size, read-only, broken; the last is PostgreSQL's own code for a full disk. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', '53100']);

/** Whether a write failed because the disk takes no more data. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isDiskFull(error.cause));

/** Writes a file into a folder, and removes it. @throws the error of the write. */
export async function checkWritable(folder: string): Promise<void> {
  const file = join(folder, '.writable');
  try {
    // One disk block, flushed: a cache would accept it even if the disk is full.
    await writeFile(file, Buffer.alloc(4096), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

/** `what` is the beginning of the message. */
export const unwritable = (folder: string, what: string, cause: unknown) =>
  new StartError(
    `${what} ${folder} cannot be written (${reasonOf(cause)}). ` +
      'Use a folder that the server can write to, on a disk with free space; or set DATA_DIR to another folder.',
    { cause },
  );

/**
 * Creates a folder and its missing parents. Without Node's `recursive`, which retries endlessly where the system reports an existing
 * folder as missing, as for /proc.
 * @throws the error of the first folder that cannot be created
 */
export function makeFolders(folder: string, mode?: number): void {
  const parent = dirname(folder);
  if (!existsSync(parent)) makeFolders(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/**
 * Creates a folder if it does not exist.
 * @throws {StartError} if it cannot be written.
 */
export async function openFolder(folder: string, what: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await checkWritable(folder);
  } catch (cause) {
    throw unwritable(folder, what, cause);
  }
}
