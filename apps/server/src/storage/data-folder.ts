import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolders, unwritable } from './disk.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** SQLite's error codes for a file that another process has locked, and for a file that is no database. */
const busy = 5;
const notADatabase = 26;

/** Keeps this process’s locks alive: garbage collection would release one. */
const held = new Set<DatabaseSync>();

/**
 * Locks the data folder for this process until the returned function is called, or the process ends. SQLite takes a
 * lock of the operating system: other containers on the folder see it, and a crash releases it.
 * @throws {StartError} if another server holds the lock, or the folder cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  const file = join(folder, 'lock.sqlite');
  let opened: DatabaseSync | undefined;
  try {
    makeFolders(folder, 0o700);
    const lock = (opened = new DatabaseSync(file));
    lock.exec('begin exclusive');
    held.add(lock);
    return () => {
      if (held.delete(lock)) lock.close();
    };
  } catch (error) {
    opened?.close();
    const errcode = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    if (errcode === busy) {
      throw new StartError(
        `The data folder ${folder} is in use by another running shop, on this machine or in another container. ` +
          'Stop that one, or set DATA_DIR to another folder.',
        { cause: error },
      );
    }
    if (errcode === notADatabase) {
      throw new StartError(`The lock ${file} is damaged. Delete it: it contains no data.`, { cause: error });
    }
    throw unwritable(folder, 'The data folder', error);
  }
}

/** Minimum length of the secret that signs access tokens, in characters. */
export const minSecretLength = 32;

/**
 * The secret that signs access tokens: created at the first start, and reused by later ones. The folder must be locked.
 * @throws {StartError} if it cannot be read or written, or is damaged.
 */
export function loadTokenSecret(folder: string): string {
  const path = join(folder, 'token-secret');
  const remedy = 'Restore it from a backup, or delete it: then all users must log in again.';
  try {
    const saved = readFileSync(path, 'utf8').trim();
    if (saved.length >= minSecretLength) return saved;
    throw new StartError(`The token secret in ${path} is damaged: it has only ${saved.length} characters. ${remedy}`);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    if (!isMissing)
      throw new StartError(`The token secret ${path} cannot be read (${reasonOf(cause)}). ${remedy}`, { cause });
  }
  const secret = randomBytes(32).toString('hex');
  const draft = `${path}.new`;
  try {
    writeFileSync(draft, secret, { mode: 0o600, flush: true });
    renameSync(draft, path);
  } catch (cause) {
    throw unwritable(folder, 'The data folder', cause);
  }
  return secret;
}
