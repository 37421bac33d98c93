import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './start-error.ts';

/**
 * Makes the data folder this process's own until the answered function is called.
 * The lock names its process; one whose process is gone is taken over.
 * @throws {StartError} if another process has it, or it cannot be written.
 */
export function lockDataFolder(folder: string): () => void {
  const lock = join(folder, 'lock');
  const draft = `${lock}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, String(process.pid));
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written (${error instanceof Error ? error.message : String(error)}). ` +
        'Make it writable, or set DATA_DIR to a folder that is.',
      { cause: error },
    );
  }
  try {
    while (!linked(draft, lock)) {
      const holder = read(lock);
      if (holder === undefined) continue;
      if (isRunning(Number(holder))) {
        throw new StartError(
          `The data folder ${folder} is in use by another running process (${holder}). ` +
            `Stop that one, or set DATA_DIR to another folder. If process ${holder} has nothing to do with Apple Only, delete ${lock}.`,
        );
      }
      takeAway(lock, holder);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  return () => {
    if (read(lock) === String(process.pid)) rmSync(lock, { force: true });
  };
}

/** A link appears whole or not at all, and never replaces another: the lock is there with its content, or was there before. */
function linked(draft: string, lock: string): boolean {
  try {
    linkSync(draft, lock);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Removes a lock whose holder is gone, unless somebody else was faster and the lock is theirs by now. */
function takeAway(lock: string, holder: string) {
  const aside = `${lock}.${randomUUID()}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== holder) linked(aside, lock);
  rmSync(aside);
}

function isRunning(pid: number): boolean {
  // A container gives its only process the same number every time: a lock with ours is an older one.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

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
