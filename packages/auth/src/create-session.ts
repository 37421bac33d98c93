import { AuthError } from './adapter.ts';
import { loading, type Session, type SessionOptions, type SessionState } from './session.ts';
import { withLastingSignOut } from './sign-out.ts';
import { forgetToken, openStorage } from './storage.ts';
import { createStore } from './store.ts';
import type { WorkingSession } from './working-session.ts';

/**
 * Connects a sign-in provider with the shop: fetches an access token for the provider's user (`GET /jwt`), keeps it
 * across reloads, and looks the user up (`GET /users/{email}`). Lives as long as its page.
 *
 * Contains only the code that a visitor needs. The rest is loaded as soon as a user may be signed in, or signs in.
 */
export function createSession(options: SessionOptions): Session {
  const { storage = openStorage(), forget } = options;
  const tell = (token: string) =>
    // Not repeated on failure: the access token expires soon, even if the server does not hear of the sign-out.
    void options.api.signOut?.({}, { token }).catch(() => undefined);
  const adapter = withLastingSignOut(options.adapter, { storage, forget, tell });
  const signedOut = () => adapter.getState().status === 'signed-out';
  const state = createStore<SessionState>(signedOut() ? { status: 'signed-out' } : loading);
  let working: Promise<WorkingSession> | undefined;

  async function start(): Promise<WorkingSession> {
    try {
      const { startWorking } = await import('./working-session.ts');
      return startWorking({ ...options, adapter, storage, state });
    } catch (cause) {
      working = undefined;
      throw new AuthError('network', { cause });
    }
  }
  const work = () => (working ??= start());

  /** Starts once a user may be signed in. If loading fails, the state says so and offers a retry. */
  async function wake(): Promise<void> {
    if (signedOut()) {
      forgetToken(storage);
      if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
      return;
    }
    if (working) return;
    try {
      await work();
    } catch (error) {
      const now = adapter.getState();
      if (now.status === 'signed-in') state.set({ status: 'unreachable', identity: now.user, error });
    }
  }

  adapter.subscribe(() => void wake());
  void wake();

  return {
    getSnapshot: state.get,
    subscribe: state.subscribe,
    register: async (input, registerOptions) => (await work()).register(input, registerOptions),
    signIn: async (credentials) => (await work()).signIn(credentials),
    signInWith: async (provider, socialOptions) => (await work()).signInWith(provider, socialOptions),
    sendPasswordReset: (email) => adapter.sendPasswordReset(email),
    sendEmailProof: () => adapter.sendEmailProof(),
    confirmEmailProof: async () => (await working)?.confirmEmailProof(),
    signOut: () => adapter.signOut(),
    accessToken: async (context) => (signedOut() ? null : (await work()).accessToken(context)),
    idToken: () => adapter.getToken(),
    refresh: async () => (await working)?.refresh(),
    async retry() {
      if (working) return (await working).retry();
      if (!signedOut()) state.set(loading);
      return wake();
    },
  };
}
