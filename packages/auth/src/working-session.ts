import { textLimits, type User } from '@apple-only/contract';
import { abortable } from './abortable.ts';
import { AuthError, type AuthUser } from './adapter.ts';
import { drawInitial } from './initial-photo.ts';
import { authMessage, sessionMessages } from './messages.ts';
import { createRegistration } from './registration.ts';
import { statusOf } from './session-api.ts';
import { loading, type Session, type SessionOptions, type SessionState } from './session.ts';
import type { LastingAdapter } from './sign-out.ts';
import { accessTokenKey, type KeyValueStorage } from './storage.ts';
import type { Store } from './store.ts';
import { createTokens } from './tokens.ts';

/** The part of a session for a user who is signed in, or signing in. */
export type WorkingSession = Pick<
  Session,
  'register' | 'signIn' | 'signInWith' | 'accessToken' | 'confirmEmailProof' | 'refresh' | 'retry'
>;

interface WorkingSessionOptions extends SessionOptions {
  adapter: LastingAdapter;
  storage: KeyValueStorage;
  /** The session's state. */
  state: Store<SessionState>;
}

/** Starts to follow the provider, and updates the state for as long as the page lives. */
export function startWorking({
  adapter,
  api,
  storage,
  state,
  messages = sessionMessages,
  drawPhoto = drawInitial,
}: WorkingSessionOptions): WorkingSession {
  const tokens = createTokens({ api, adapter, storage });
  const register = createRegistration({ adapter, api, tokens });
  /** The provider's id of the user whom the state is about. */
  let whose: string | null = null;
  /** Counts lookups of the user: only the latest one's answer is shown. */
  let turn = 0;
  /** The number of sign-ins and registrations in progress. Each shows its own outcome, and nothing before it. */
  let acting = 0;
  /** Whether the provider had a user when it was last followed, who has not been signed out here. */
  let present = false;
  /** Counts sign-outs that the code here did not start, such as the user's. */
  let signOuts = 0;

  const person = (): AuthUser | null => {
    const now = adapter.getState();
    return now.status === 'signed-in' ? now.user : null;
  };

  function leave(reason?: string) {
    turn++;
    whose = null;
    present = false;
    tokens.forget();
    if (reason !== undefined) state.set({ status: 'signed-out', reason });
    else if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
  }

  /** Whether this user was known to the shop a moment ago. */
  const wasKnown = ({ id }: AuthUser) => whose === id && state.get().status === 'signed-in';

  /**
   * The state that follows from the server's refusal of a user. Undefined if the error says nothing about the user.
   * @param before whether the shop knew the user before
   */
  async function judge(identity: AuthUser, error: unknown, before: boolean): Promise<SessionState | undefined> {
    const status = statusOf(error);
    if (status === 404) return { status: 'unregistered', identity, ...(before && { reason: messages.forgotten }) };
    if (status !== 401 && status !== 403) return undefined;
    leave(status === 403 ? messages.refused : messages.expired);
    await (status === 403 ? adapter.signOut() : adapter.expire());
    return state.get();
  }

  /** @param onRefused called when the server refuses a token that it has issued */
  async function lookUp(identity: AuthUser, onRefused: () => void): Promise<User> {
    const token = await tokens.get(identity);
    try {
      return await api.getUser({ email: identity.email });
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      onRefused();
      // The server refuses a stored token that has not expired by this device's clock.
      await tokens.get(identity, token);
      return api.getUser({ email: identity.email });
    }
  }

  /** A new user with a third-party account fills in no form and becomes a buyer (specification §4). */
  async function admit(identity: AuthUser): Promise<SessionState> {
    const name = (identity.name?.trim() || identity.email.replace(/@.*/, '')).slice(0, textLimits.name);
    try {
      const { user } = await register({ name, role: 'buyer', image: await drawPhoto(name) });
      return { status: 'signed-in', user };
    } catch (error) {
      const verdict = await judge(identity, error, false);
      if (verdict) return verdict;
      const status = statusOf(error) ?? 0;
      return status >= 400 && status < 500
        ? { status: 'unregistered', identity, reason: authMessage(error).message }
        : { status: 'unreachable', identity, error };
    }
  }

  async function settle(identity: AuthUser): Promise<void> {
    const mine = ++turn;
    if (whose !== identity.id) {
      if (whose !== null) tokens.forget();
      if (state.get().status === 'signed-in') state.set(loading);
      whose = identity.id;
    }
    let before = wasKnown(identity);
    try {
      const user = await lookUp(identity, () => (before = true));
      if (mine === turn) state.set({ status: 'signed-in', user });
    } catch (error) {
      if (mine !== turn) return;
      const verdict = await judge(identity, error, before);
      if (verdict?.status === 'unregistered' && !before && identity.methods.some((method) => method !== 'password')) {
        const outcome = await admit(identity);
        if (mine === turn) state.set(outcome);
      } else if (verdict) state.set(verdict);
      else if (statusOf(error) === 409 && state.get().status !== 'signed-in') {
        // Another user of the shop has the e-mail. A retry would get the same answer.
        leave(authMessage(error).message);
        await adapter.signOut();
      }
      // A user who is using the page keeps it; their next call reports the error.
      else if (state.get().status !== 'signed-in') state.set({ status: 'unreachable', identity, error });
    }
  }

  /** Applies the provider's state, unless a sign-in or registration in progress will. A sign-out is applied at once. */
  function follow() {
    const now = adapter.getState();
    if (now.status === 'signed-out') {
      if (present) signOuts++;
      if (present || acting === 0) leave();
    }
    if (now.status !== 'signed-in') return;
    present = true;
    if (acting > 0 || now.user.id === whose) return;
    state.set(loading);
    void settle(now.user);
  }

  /** Rejects (`cancelled`) if the user signs out meanwhile. */
  async function act<T>(action: () => Promise<T>): Promise<T> {
    acting++;
    const before = signOuts;
    const check = (cause?: unknown) => {
      if (signOuts !== before) throw new AuthError('cancelled', { cause });
    };
    try {
      const outcome = await action();
      check();
      return outcome;
    } catch (error) {
      check(error);
      throw error;
    } finally {
      acting--;
      follow();
    }
  }

  /** The provider's user, once the provider has loaded. */
  async function known(): Promise<AuthUser | null> {
    if (adapter.getState().status === 'loading') {
      await new Promise<void>((resolve) => {
        const stop = adapter.subscribe(() => {
          if (adapter.getState().status === 'loading') return;
          stop();
          resolve();
        });
      });
    }
    return person();
  }

  async function refresh() {
    const identity = person();
    if (identity) await settle(identity);
  }

  async function accessToken({ refused }: { refused?: string | undefined } = {}): Promise<string | null> {
    const identity = await known();
    if (!identity || register.running() || state.get().status === 'unregistered') return null;
    try {
      const token = await tokens.get(identity, refused);
      return person()?.id === identity.id ? token : null;
    } catch (error) {
      if (whose !== identity.id) return null;
      const verdict = await judge(identity, error, refused !== undefined || wasKnown(identity));
      if (!verdict) throw error;
      state.set(verdict);
      return null;
    }
  }

  adapter.subscribe(follow);
  follow();
  if ('addEventListener' in globalThis) {
    addEventListener('storage', ({ key, newValue }) => {
      // Another tab has stored a token: the user has completed a registration there, or reached the server.
      const { status } = state.get();
      if (key === accessTokenKey && newValue && (status === 'unregistered' || status === 'unreachable')) void refresh();
    });
  }

  return {
    register: (input, options) =>
      act(async () => {
        try {
          const { user, identity } = await register(input, options);
          if (person()?.id !== identity.id) throw new AuthError('cancelled');
          turn++;
          whose = identity.id;
          state.set({ status: 'signed-in', user });
          return user;
        } catch (error) {
          const identity = person();
          // The account exists at the provider now. After any failure, only the registration with the shop is missing.
          if (identity) {
            turn++;
            whose = identity.id;
            state.set((await judge(identity, error, false)) ?? { status: 'unregistered', identity });
          }
          throw error;
        }
      }),

    signIn: (credentials) =>
      act(async () => {
        await settle(await adapter.signIn(credentials));
        return state.get();
      }),

    signInWith: (provider, options) =>
      act(async () => {
        // Aborted here as well: an adapter that is still loading cannot be.
        await settle(await abortable(() => adapter.signInWith(provider, options), options?.signal));
        return state.get();
      }),

    accessToken,

    async confirmEmailProof() {
      // The server trusts the ID token that an access token is fetched with: one from before the proof does not contain it.
      await adapter.getToken({ fresh: true });
      const before = await accessToken();
      if (before !== null) await accessToken({ refused: before });
    },

    refresh,

    async retry() {
      if (person()) state.set(loading);
      await refresh();
    },
  };
}
