import { AuthError, type AuthAdapter, type AuthState } from './adapter.ts';
import { sendEmailProof } from './email-proof.ts';
import { accessTokenKey, accessTokenNoteKey, forgetToken, readNote, type KeyValueStorage } from './storage.ts';
import { watchStorage } from './storage-changes.ts';
import { createStore, type Store } from './store.ts';

/** Stored from the press until the provider has signed out. A page that finds it counts as signed out, and finishes the sign-out. */
export const signedOutKey = 'auth.signed-out';

/**
 * The ids of the sign-ins in progress, in all tabs. A sign-out removes them: a sign-in whose id is gone when it completes was cancelled.
 */
const signInsKey = 'auth.signing-in';

/** The remaining steps of a sign-out: `forget` deletes the user's data and signs the provider out, `provider` only the latter. */
type RemainingSteps = 'forget' | 'provider';

export interface DurableSignOutAdapter extends AuthAdapter {
  /** This page's id, in the notes about the tokens that it stores. */
  readonly page: string;
  /** Signs out a user whose sign-in has expired. Keeps their input: they may sign in again to use it. Never rejects. */
  expire(): Promise<void>;
  prepare(): void;
  sendEmailProof(): Promise<void>;
}

const signedOut: AuthState = { status: 'signed-out' };

interface SignOutOptions {
  storage: KeyValueStorage;
  /** This page's id, in the notes about the tokens that it stores. */
  page: string;
  deleteUserData?: (() => Promise<void>) | undefined;
  /** Tells the server of the sign-out, with the user's access token. Not awaited. */
  notifyServer?: ((token: string) => void) | undefined;
}

/** The provider's sign-in state as this page shows it, and the steps that change it. */
interface SignOutController {
  state: Store<AuthState>;
  /** Whether this page is signed out, whatever state its provider has. */
  isSignedOut: () => boolean;
  signOut: () => Promise<void>;
  expire: () => Promise<void>;
  /** Finishes a pending sign-out, then signs in, unless the user signs out meanwhile. */
  runSignIn: <T>(action: () => Promise<T>) => Promise<T>;
  /** Stops listening to other tabs. */
  dispose: () => void;
}

/** The mark of a sign-out, which all pages share. */
function createMark(storage: KeyValueStorage) {
  const remainingSteps = () => storage.getItem(signedOutKey) as RemainingSteps | null;
  return {
    remainingSteps,
    isMarked: () => remainingSteps() !== null,
    mark: (next: RemainingSteps) => storage.setItem(signedOutKey, next),
    unmark: () => storage.removeItem(signedOutKey),
  };
}

/**
 * The sign-ins in progress, in all tabs: a sign-out in any of them cancels all. Reads the storage instead of following its events, because
 * an answer may arrive before the event of another tab's sign-out.
 */
function createSignIns(storage: KeyValueStorage) {
  const read = () => storage.getItem(signInsKey)?.split(' ') ?? [];
  const write = (ids: readonly string[]) =>
    ids.length > 0 ? storage.setItem(signInsKey, ids.join(' ')) : storage.removeItem(signInsKey);
  let ownCount = 0;
  return {
    ownCount: () => ownCount,
    cancel: () => storage.removeItem(signInsKey),
    begin() {
      const id = String(Math.random());
      write([...read(), id]);
      ownCount++;
      return {
        isCancelled: () => !read().includes(id),
        end() {
          write(read().filter((other) => other !== id));
          ownCount--;
        },
      };
    },
  };
}

/** Whether the provider has found out who is signed in. */
const isSettled = ({ status }: AuthState) => status === 'signed-in' || status === 'signed-out';

/** Whether the provider's state is newer than the sign-out. Providers report another tab's changes late: Firebase, by up to 800 ms. */
function isNewerThanSignOut({ storage, page }: SignOutOptions, now: AuthState, before: AuthState): boolean {
  if (now.status !== 'signed-in') return now.status === 'signed-out';
  // The sign-out removed the token, so another page's is from a later sign-in. Another user's does not count: the provider will report it.
  const note = storage.getItem(accessTokenKey) === null ? null : readNote(storage);
  if (note?.owner === now.user.id && note.page !== page) return true;
  return before.status === 'signed-out' || (before.status === 'signed-in' && before.user.id !== now.user.id);
}

/** Follows the provider and the mark: a user is signed in only if the provider reports them, and no sign-out came later. */
function createSignOutController(adapter: AuthAdapter, options: SignOutOptions): SignOutController {
  const { storage, page, deleteUserData, notifyServer } = options;
  const state = createStore(adapter.getState());
  const { remainingSteps, isMarked, mark, unmark } = createMark(storage);
  /** The provider's state at the sign-out. While it is set, this page is signed out. */
  let stateAtSignOut: AuthState | undefined;
  let deletion: Promise<void> | undefined;
  const signIns = createSignIns(storage);

  function updateState() {
    const now = adapter.getState();
    // A user whom the provider reports before the sign-out is finished has not signed in after it: a tab whose sign-in completes too late
    // ends it, but stores it for a moment first.
    if (stateAtSignOut && isSettled(stateAtSignOut) && isMarked()) stateAtSignOut = now;
    if (stateAtSignOut && signIns.ownCount() === 0 && !isMarked()) {
      if (isNewerThanSignOut(options, now, stateAtSignOut)) stateAtSignOut = undefined;
      // The provider has only now restored a remembered sign-in, which another tab has ended.
      else if (!isSettled(stateAtSignOut) && now.status === 'signed-in') void signOut();
    }
    const next = stateAtSignOut ? signedOut : now;
    if (next.status !== 'signed-out' || state.get().status !== 'signed-out') state.set(next);
  }

  /** Signs the provider out, unless that is done already. One tab at a time: a late one must not end a newer sign-in. */
  async function finish(): Promise<void> {
    // Without waiting for a lock: Safari opens no window that has to wait after the press.
    if (!isMarked()) return;
    const run = async () => {
      if (!isMarked()) return;
      await adapter.signOut();
      await deletion;
      // A sign-in in progress has completed. It signs out again itself; or the next page does, if this one is left.
      if (adapter.getState().status === 'signed-in') return;
      forgetToken(storage);
      unmark();
    };
    await (globalThis.navigator?.locks ? navigator.locks.request(signedOutKey, run) : run());
    updateState();
  }

  /** Handles the mark, which this tab, another one or an earlier page has set. */
  function handleMark(): Promise<void> {
    stateAtSignOut = adapter.getState();
    // This page may have stored a token after another tab finished, and before the event of that arrived.
    if (isMarked() || readNote(storage)?.page === page) forgetToken(storage);
    if (remainingSteps() === 'forget') {
      deletion = deleteUserData?.().then(
        // Not again by the next page: what a visitor enters after the sign-out is theirs.
        () => void (isMarked() && mark('provider')),
        () => undefined,
      );
    }
    updateState();
    return finish().catch(() => undefined);
  }

  function signOut(): Promise<void> {
    const token = storage.getItem(accessTokenKey);
    signIns.cancel();
    // Before the mark, to make room for it in a full storage.
    forgetToken(storage);
    mark('forget');
    if (token !== null) notifyServer?.(token);
    return handleMark();
  }

  function expire(): Promise<void> {
    signIns.cancel();
    if (!isMarked()) mark('provider');
    return handleMark();
  }

  async function runSignIn<T>(action: () => Promise<T>): Promise<T> {
    await finish();
    const signIn = signIns.begin();
    try {
      const outcome = await action();
      if (signIn.isCancelled()) {
        await signOut();
        throw new AuthError('cancelled');
      }
      stateAtSignOut = undefined;
      return outcome;
    } finally {
      signIn.end();
      updateState();
    }
  }

  const dispose = watchStorage(storage, [signedOutKey, accessTokenNoteKey], ({ key, oldValue, newValue }) => {
    if (key === signedOutKey && newValue !== null && !oldValue) void handleMark();
    else updateState();
  });
  adapter.subscribe(updateState);
  if (isMarked()) void handleMark();

  return { state, isSignedOut: () => stateAtSignOut !== undefined, signOut, expire, runSignIn, dispose };
}

/**
 * The same adapter, with a `signOut()` that takes effect in the call itself, even if the page is left at once. A provider signs out
 * asynchronously; before that, in the call itself, the access token is removed and a mark is stored. While the mark is stored, every
 * page is signed out, whatever state its provider has, and each start and each sign-in first finishes the sign-out.
 *
 * `signOut()` never rejects: the next page finishes the remaining steps.
 */
export function withDurableSignOut(
  adapter: AuthAdapter,
  signOutOptions: Omit<SignOutOptions, 'page'>,
): DurableSignOutAdapter {
  const page = String(Math.random());
  const { state, isSignedOut, signOut, expire, runSignIn, dispose } = createSignOutController(adapter, {
    ...signOutOptions,
    page,
  });
  return {
    page,
    getState: state.get,
    subscribe: state.subscribe,
    register: (credentials) => runSignIn(() => adapter.register(credentials)),
    setName: (name) => runSignIn(() => adapter.setName(name)),
    signIn: (credentials) => runSignIn(() => adapter.signIn(credentials)),
    prepare: () => adapter.prepare?.(),
    signInWith: (provider, options) => runSignIn(() => adapter.signInWith(provider, options)),
    sendPasswordReset: (email) => adapter.sendPasswordReset(email),
    sendEmailProof: () => sendEmailProof(adapter),
    signOut,
    expire,
    async getToken(options) {
      const token = isSignedOut() ? null : await adapter.getToken(options);
      return isSignedOut() ? null : token;
    },
    dispose() {
      dispose();
      adapter.dispose();
    },
  };
}
