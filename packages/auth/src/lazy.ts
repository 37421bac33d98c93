import { AuthError, type AuthAdapter, type AuthState } from './adapter.ts';
import { sendEmailProof } from './email-proof.ts';
import { openStorage, type KeyValueStorage } from './storage.ts';
import { followStorage } from './storage-changes.ts';
import { createStore } from './store.ts';

/** An adapter that loads its provider when it is needed. */
export interface LazyAdapter extends AuthAdapter {
  /** Loads the provider, and prepares its windows. */
  prepare(): void;
  sendEmailProof(): Promise<void>;
}

export interface LazyAdapterOptions {
  /** Where it remembers that a user is signed in. @default localStorage */
  storage?: KeyValueStorage | undefined;
}

/** Present while a user is signed in; does not say which. */
const hintKey = 'auth.signed-in';

/**
 * An adapter that loads another one on demand: at once if a user was signed in on this device, otherwise on the first call or `prepare()`,
 * or when another tab signs in. A visitor is signed out from the start and does not load the provider's code.
 *
 * If loading fails, the call that needed it rejects (`network`) and the next one tries again. A remembered user is not signed out: the
 * state becomes `unavailable`.
 *
 * @example
 * const adapter = lazyAdapter(async () => {
 *   const { firebaseAdapter } = await import('@apple-only/auth/firebase');
 *   return firebaseAdapter(settings);
 * });
 */
export function lazyAdapter(
  load: () => Promise<AuthAdapter>,
  { storage = openStorage() }: LazyAdapterOptions = {},
): LazyAdapter {
  const state = createStore<AuthState>({
    status: storage.getItem(hintKey) === null ? 'signed-out' : 'loading',
  });
  let provider: Promise<AuthAdapter> | undefined;
  let disposed = false;

  function follow(adapter: AuthAdapter) {
    const next = adapter.getState();
    // A signed-out state stays, instead of flickering to `loading` while the provider looks for a sign-in.
    if (disposed || next.status === 'loading') return;
    if (next.status === 'signed-in') storage.setItem(hintKey, '1');
    // Keep the hint if the provider is unavailable: the user may still be signed in.
    else if (next.status === 'signed-out') storage.removeItem(hintKey);
    if (next.status === 'signed-in' || state.get().status !== 'signed-out') state.set(next);
  }

  async function start(): Promise<AuthAdapter> {
    if (state.get().status === 'unavailable') state.set({ status: 'loading' });
    try {
      const adapter = await load();
      if (disposed) adapter.dispose();
      adapter.subscribe(() => follow(adapter));
      follow(adapter);
      return adapter;
    } catch (cause) {
      provider = undefined;
      const error = cause instanceof AuthError ? cause : new AuthError('network', { cause });
      // The hint stays: the next attempt may succeed.
      if (state.get().status === 'loading') state.set({ status: 'unavailable', error });
      throw error;
    }
  }
  const loaded = () => (provider ??= start());
  const look = () => void loaded().catch(() => undefined);

  const stopFollowing = followStorage(storage, [hintKey], ({ newValue }) => {
    if (newValue !== null) look();
  });
  if (state.get().status === 'loading') look();

  return {
    prepare: () =>
      void loaded().then(
        (adapter) => adapter.prepare?.(),
        () => undefined,
      ),
    getState: state.get,
    subscribe: state.subscribe,
    register: async (credentials) => (await loaded()).register(credentials),
    setName: async (name) => (await loaded()).setName(name),
    signIn: async (credentials) => (await loaded()).signIn(credentials),
    signInWith: async (social, options) => (await loaded()).signInWith(social, options),
    sendPasswordReset: async (email) => (await loaded()).sendPasswordReset(email),
    sendEmailProof: async () => sendEmailProof(await loaded()),
    async signOut() {
      // Even if the state is signed out: the provider may have failed to load while it was to restore a sign-in.
      if (provider || storage.getItem(hintKey) !== null) await (await loaded()).signOut();
    },
    async getToken(options) {
      return state.get().status === 'signed-out' ? null : (await loaded()).getToken(options);
    },
    dispose() {
      disposed = true;
      stopFollowing();
      void provider?.then(
        (adapter) => adapter.dispose(),
        () => undefined,
      );
    },
  };
}
