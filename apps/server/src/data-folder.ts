import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './start-error.ts';

/** What SQLite answers where another process has the lock. */
const busy = 5;

/**
 * Makes the data folder this process's own until the answered function is called, or the process is gone. SQLite holds the
 * lock for us, as one of the operating system: other containers on the folder see it, and nothing is left of it after a crash.
 * @throws {StartError} if another server has it, or it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(join(folder, 'lock.sqlite'));
    lock.exec('begin exclusive');
    return () => {
      if (lock?.isOpen) lock.close();
    };
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new StartError(
        `The data folder ${folder} is in use by another running shop, on this machine or in another container. ` +
          'Stop that one, or set DATA_DIR to another folder.',
        { cause: error },
      );
    }
    throw new StartError(
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}). ` +
        'Make it writable, or set DATA_DIR to a folder that is.',
      { cause: error },
    );
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The secret that signs access tokens: made at the first start, kept for the next ones. The folder is locked by then. */
export function keptSecret(folder: string): string {
  const path = join(folder, 'token-secret');
  const kept = read(path);
  if (kept) return kept;
  const secret = randomBytes(32).toString('hex');
  const draft = `${path}.new`;
  writeFileSync(draft, secret, { mode: 0o600 });
  renameSync(draft, path);
  return secret;
}
