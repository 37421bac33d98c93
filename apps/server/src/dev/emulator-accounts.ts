import { open, readFile, rename, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { StartError } from '../start-error.ts';

const Account = v.looseObject({
  localId: v.string(),
  /** Sessions from before this time have ended. */
  validSince: v.optional(v.string()),
});
export type Account = v.InferOutput<typeof Account>;
const Accounts = v.looseObject({ users: v.optional(v.array(Account)) });

/** The accounts in a response of the emulator, or in the file. */
export const parseAccounts = (text: string) => v.parse(Accounts, JSON.parse(text));

export const unreadable = (file: string, cause: unknown) =>
  new StartError(
    `The accounts in ${file} cannot be read: the file is damaged, or the server may not read it. Restore it from a backup; or delete the whole data folder, to start with an empty shop.`,
    { cause },
  );

/**
 * Reads the file; undefined if there is none.
 * @throws {StartError} if the file is damaged, or cannot be read.
 */
export async function readAccounts(file: string): Promise<v.InferOutput<typeof Accounts> | undefined> {
  try {
    return parseAccounts(await readFile(file, 'utf8'));
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
    throw unreadable(file, cause);
  }
}

const draftOf = (path: string) => `${path}.new`;

/** Removes a draft that a killed server has left. */
export const removeDraft = (file: string) =>
  rm(draftOf(file), { force: true }).catch((cause: unknown) => {
    throw new StartError(`${draftOf(file)} cannot be removed. Delete it, or let the server write in its folder.`, {
      cause,
    });
  });

/** Replaces a file atomically, readable by its owner only, and flushed to the disk when this resolves. */
export async function writeAccounts(path: string, text: string) {
  const draft = draftOf(path);
  try {
    const handle = await open(draft, 'w', 0o600);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
}
