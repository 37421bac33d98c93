import { AuthError } from './adapter.ts';
import { isSignedInAs, loading, type Session, type SessionOptions, type SessionState } from './session.ts';
import { withDurableSignOut } from './sign-out.ts';
import { forgetToken, openStorage } from './storage.ts';
import { createStore } from './store.ts';
import type { ActiveSession } from './active-session.ts';

/**
 * Connects a sign-in provider with the shop: fetches an access token for the provider's user (`GET /jwt`), stores it
 * across reloads, and looks the user up (`GET /users/{email}`). Lives as long as its page.
 *
 * Contains only the code that a visitor needs. The rest is loaded as soon as a user may be signed in, or signs in.
 */
export function createSession(options: SessionOptions): Session {
  const { storage = openStorage(), deleteUserData, user } = options;
  const notifyServer = (token: string) =>
    // Failures are ignored: the access token expires soon anyway.
    void options.api.signOut?.({}, { token }).catch(() => undefined);
  const adapter = withDurableSignOut(options.adapter, { storage, deleteUserData, notifyServer });
  const isSignedOut = () => adapter.getState().status === 'signed-out';
  const rendered: SessionState = user ? { status: 'signed-in', user } : loading;
  const state = createStore<SessionState>(isSignedOut() ? { status: 'signed-out' } : rendered);
  let active: Promise<ActiveSession> | undefined;

  async function start(): Promise<ActiveSession> {
    try {
      const { startSession } = await import('./active-session.ts');
      return startSession({ ...options, adapter, storage, state });
    } catch (cause) {
      active = undefined;
      throw new AuthError('network', { cause });
    }
  }
  const activate = () => (active ??= start());

  /** Starts once a user may be signed in. If loading fails, the state reports it, and `retry()` tries again. */
  async function applyProviderState(): Promise<void> {
    const provider = adapter.getState();
    if (provider.status === 'unavailable') {
      state.set({ status: 'unreachable', error: provider.error });
      return;
    }
    if (isSignedOut()) {
      forgetToken(storage);
      if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
      return;
    }
    if (active) return;
    try {
      await activate();
    } catch (error) {
      const now = adapter.getState();
      if (now.status === 'signed-in') state.set({ status: 'unreachable', identity: now.user, error });
    }
  }

  adapter.subscribe(() => void applyProviderState());
  void applyProviderState();

  return {
    getSnapshot: state.get,
    getServerSnapshot: () => rendered,
    subscribe: state.subscribe,
    register: async (input, registerOptions) => (await activate()).register(input, registerOptions),
    prepare() {
      adapter.prepare();
      void activate().catch(() => undefined);
    },
    signIn: async (credentials) => (await activate()).signIn(credentials),
    signInWith: async (provider, socialOptions) => (await activate()).signInWith(provider, socialOptions),
    sendPasswordReset: (email) => adapter.sendPasswordReset(email),
    sendEmailProof: () => adapter.sendEmailProof(),
    confirmEmailProof: async () => (await active)?.confirmEmailProof(),
    signOut: () => adapter.signOut(),
    async accessToken(context) {
      if (isSignedOut()) return null;
      const wasLoading = adapter.getState().status === 'loading';
      const token = await (await activate()).accessToken(context);
      // A call that began on a page rendered for one user must not be made for another.
      const now = adapter.getState();
      return wasLoading && user && now.status === 'signed-in' && !isSignedInAs(rendered, now.user) ? null : token;
    },
    idToken: () => adapter.getToken(),
    refresh: async () => (await active)?.refresh(),
    async retry() {
      if (adapter.getState().status === 'unavailable') {
        state.set(loading);
        await adapter.getToken().catch(() => undefined);
        return applyProviderState();
      }
      if (active) return (await active).retry();
      if (!isSignedOut()) state.set(loading);
      return applyProviderState();
    },
  };
}
