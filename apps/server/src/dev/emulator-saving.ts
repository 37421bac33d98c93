import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAccounts, readAccounts, unreadable, writeAccounts, type Account } from './emulator-accounts.ts';
import type { OwnerApi } from './emulator-api.ts';

/** Marks our own requests that load accounts from the file: they need no save. */
const marker = randomUUID();
export const markerHeader = { 'x-saved': marker };

/** Whether a request may make the file stale. Lookups and refreshes do not; links in e-mails and all other posts may. */
export const changesAccounts = ({ method, url = '', headers }: IncomingMessage) =>
  headers['x-saved'] !== marker &&
  (url.startsWith('/emulator/action?') ||
    (method !== 'GET' &&
      method !== 'OPTIONS' &&
      !/:(lookup|batchCreate|createAuthUri|query)\b|\/token\b|^\/emulator\//.test(url)));

/** In Google's format. The SDK throws the text after the colon, with the code `auth/unavailable`. */
const unavailable = JSON.stringify({
  error: {
    code: 503,
    message: 'UNAVAILABLE : We can’t save accounts right now. Try again in a few minutes.',
    status: 'UNAVAILABLE',
  },
});

/**
 * Holds a response until the accounts are saved, so that it never confirms an account that a crash would lose.
 * Resolves once the request can change no account any more.
 */
function holdResponse(save: () => Promise<void>, response: ServerResponse): Promise<void> {
  const { promise: ended, resolve: onEnd } = Promise.withResolvers<void>();
  response.once('close', onEnd);
  const end = response.end.bind(response);
  const write = response.write.bind(response);
  const held: Parameters<typeof write>[] = [];
  response.write = ((...args: Parameters<typeof write>) => held.push(args) > 0) as typeof write;
  response.end = ((...args: Parameters<typeof end>) => {
    onEnd();
    const answer = () => {
      for (const chunk of held) write(...chunk);
      end(...args);
    };
    if (response.statusCode >= 400) answer();
    else {
      save().then(answer, () => {
        response.statusCode = 503;
        response.setHeader('content-length', Buffer.byteLength(unavailable)).setHeader('retry-after', 60);
        end(unavailable);
      });
    }
    return response;
  }) as typeof end;
  return ended;
}

/** Runs one at a time. All calls during a run share the next run, which sees all their changes. */
function coalesced(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = run();
        return running;
      });
    return next;
  };
}

/** Keeps the emulator's accounts in a file. */
export function createAccountSaver(file: string, api: OwnerApi) {
  /** How many times changes that could not be saved were undone. */
  let undone = 0;
  let undoing: Promise<void> | undefined;
  /** The requests that may still change accounts. */
  const changing = new Set<Promise<void>>();

  const save = coalesced(async () => {
    try {
      await writeAccounts(file, await api.allAccounts());
    } catch (error) {
      process.emitWarning(`Accounts could not be saved: ${String(error)}`);
      undoing = undo();
      await undoing.finally(() => (undoing = undefined));
      throw error;
    }
  });

  /** Resets the accounts to the content of the file, so that a client whose change was not confirmed can repeat it. */
  async function undo() {
    // No request changes accounts meanwhile: its change would be undone and confirmed, or refused and kept.
    await Promise.all(changing);
    const { users: saved = [] } = (await readAccounts(file)) ?? {};
    const { users: changed = [] } = parseAccounts(await api.allAccounts());
    undone += 1;
    const ids = new Set(saved.map(({ localId }) => localId));
    const added = changed.flatMap(({ localId }) => (ids.has(localId) ? [] : [localId]));
    if (added.length > 0) await api.deleteAccounts(added);
    const unchanged = new Set(changed.map((account) => JSON.stringify(account)));
    await load(saved.filter((account) => !unchanged.has(JSON.stringify(account))));
  }

  /** Imports accounts from the file into the emulator. */
  async function load(accounts: readonly Account[]) {
    if (accounts.length === 0) return;
    const [failure] = await api.importAccounts(accounts);
    if (failure !== undefined) throw unreadable(file, new Error(JSON.stringify(failure)));
    // Importing ends all sessions. Restoring `validSince` revives them.
    for (const { localId, validSince } of accounts) await api.restoreSessions(localId, validSince);
  }

  /** Resolves once all changes so far are in the file, and rejects if they were undone. */
  async function ensureSaved() {
    const before = undone;
    await save();
    if (undone > before)
      throw new Error('This change was undone together with an earlier one that could not be saved.');
  }

  return {
    load,
    /** Runs a request that may change accounts, and holds its response until they are saved. */
    async change(response: ServerResponse, run: () => void) {
      await undoing?.catch(() => {});
      const ended = holdResponse(ensureSaved, response);
      changing.add(ended);
      void ended.then(() => changing.delete(ended));
      run();
    },
  };
}
