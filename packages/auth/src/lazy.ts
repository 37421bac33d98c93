import { AuthError, type AuthAdapter, type AuthState } from './adapter.ts';
import { sendEmailProof } from './email-proof.ts';
import { openStorage, type KeyValueStorage } from './storage.ts';
import { watchStorage } from './storage-changes.ts';
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

  function applyProviderState(adapter: AuthAdapter) {
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
      // In a function of its own: `load` may throw before it returns a promise, while `provider` is not set yet.
      const adapter = await (async () => load())();
      if (disposed) adapter.dispose();
      adapter.subscribe(() => applyProviderState(adapter));
      applyProviderState(adapter);
      return adapter;
    } catch (cause) {
      provider = undefined;
      const error = cause instanceof AuthError ? cause : new AuthError('network', { cause });
      // The hint stays: the next attempt may succeed.
      if (state.get().status === 'loading') state.set({ status: 'unavailable', error });
      throw error;
    }
  }
  const loadProvider = () => (provider ??= start());
  const loadInBackground = () => void loadProvider().catch(() => undefined);

  const stopWatching = watchStorage(storage, [hintKey], ({ newValue }) => {
    if (newValue !== null) loadInBackground();
  });
  if (state.get().status === 'loading') loadInBackground();

  return {
    prepare: () =>
      void loadProvider().then(
        (adapter) => adapter.prepare?.(),
        () => undefined,
      ),
    getState: state.get,
    subscribe: state.subscribe,
    register: async (credentials) => (await loadProvider()).register(credentials),
    setName: async (name) => (await loadProvider()).setName(name),
    signIn: async (credentials) => (await loadProvider()).signIn(credentials),
    signInWith: async (social, options) => (await loadProvider()).signInWith(social, options),
    sendPasswordReset: async (email) => (await loadProvider()).sendPasswordReset(email),
    sendEmailProof: async () => sendEmailProof(await loadProvider()),
    async signOut() {
      // Even if the state is signed out: the provider may have failed to load while it was to restore a sign-in.
      if (provider || storage.getItem(hintKey) !== null) await (await loadProvider()).signOut();
    },
    async getToken(options) {
      return state.get().status === 'signed-out' ? null : (await loadProvider()).getToken(options);
    },
    dispose() {
      disposed = true;
      stopWatching();
      void provider?.then(
        (adapter) => adapter.dispose(),
        () => undefined,
      );
    },
  };
}
