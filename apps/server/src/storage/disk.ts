import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../start-error.ts';

/** Disk full, over a quota or the largest file size, read-only, broken; the last is PostgreSQL's own code for a full disk. */
const codes = new Set<unknown>(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO', '53100']);

/** Whether a write failed because the disk takes no more data. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && codes.has(error.code)) || isDiskFull(error.cause));

/** Writes a file into a folder, and removes it. @throws the error of the write. */
export async function checkWritable(folder: string): Promise<void> {
  const file = join(folder, '.writable');
  try {
    // One block of a disk, flushed: a cache would accept it without room on the disk.
    await writeFile(file, Buffer.alloc(4096), { flush: true });
  } finally {
    await rm(file, { force: true });
  }
}

export const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** `what` is the beginning of the message. */
export const unwritable = (folder: string, what: string, cause: unknown) =>
  new StartError(
    `${what} ${folder} cannot be written (${reasonOf(cause)}). ` +
      'Use a folder that the server can write to, on a disk with free space; or set DATA_DIR to another folder.',
    { cause },
  );

/**
 * Makes a folder, and those that it is in, as far as they are not there. Not by Node's `recursive`: where the system says of a folder that
 * is there that nothing is, as of /proc, that tries again for ever.
 * @throws the error of the first that cannot be made.
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
 * Makes a folder if it is not there.
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
