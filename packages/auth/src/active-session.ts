import { textLimits, truncate, type User } from '@apple-only/contract';
import { abortable } from './abortable.ts';
import { AuthError, type AuthAdapter, type AuthUser } from './adapter.ts';
import { drawInitial } from './initial-photo.ts';
import { authMessage, sessionMessages } from './messages.ts';
import { createRegistration } from './registration.ts';
import { statusOf } from './session-api.ts';
import { isSignedInAs, loading, type Session, type SessionOptions, type SessionState } from './session.ts';
import type { DurableSignOutAdapter } from './sign-out.ts';
import { accessTokenKey, userChangedKey, type KeyValueStorage } from './storage.ts';
import { watchStorage } from './storage-changes.ts';
import type { Store } from './store.ts';
import { createTokens } from './tokens.ts';
import { userOf } from './user-of.ts';
import { whenLoaded } from './when-loaded.ts';

/** The part of a session for a user who is signed in, or signing in. */
export type ActiveSession = Pick<
  Session,
  'register' | 'signIn' | 'signInWith' | 'accessToken' | 'confirmEmailProof' | 'refresh' | 'retry'
>;

interface ActiveSessionOptions extends SessionOptions {
  adapter: DurableSignOutAdapter;
  storage: KeyValueStorage;
  /** The session's state. */
  state: Store<SessionState>;
}

/** Starts to follow the provider, and updates the state for as long as the page lives. */
export function startSession(options: ActiveSessionOptions): ActiveSession {
  const session = new ProviderSession(options);
  session.start();
  return session;
}

const isSameUser = (state: SessionState, user: User) =>
  state.status === 'signed-in' && JSON.stringify(state.user) === JSON.stringify(user);

class ProviderSession implements ActiveSession {
  readonly #options: ActiveSessionOptions;
  readonly #tokens: ReturnType<typeof createTokens>;
  readonly #register: ReturnType<typeof createRegistration>;
  /** The provider's id of the user in the state. */
  #userId: string | null = null;
  /** Counts lookups of the user: only the latest one's answer is shown. */
  #lookups = 0;
  /** The number of sign-ins and registrations in progress. Each shows its own outcome, and no state before it. */
  #actions = 0;
  /** Whether the last applied provider state had a user who has not been signed out here since. */
  #hadUser = false;
  /** Counts sign-outs that this class did not start, such as the user's. */
  #signOuts = 0;

  constructor(options: ActiveSessionOptions) {
    const { adapter, api, storage } = options;
    this.#options = options;
    this.#tokens = createTokens({ api, adapter, storage });
    this.#register = createRegistration({ adapter, api, tokens: this.#tokens });
  }

  start() {
    const { adapter, state, storage } = this.#options;
    adapter.subscribe(() => this.#applyProviderState());
    this.#applyProviderState();
    watchStorage(storage, [accessTokenKey, userChangedKey], ({ key, newValue }) => {
      if (!newValue) return;
      // Another page has stored a token: the user has completed a registration there, or reached the server.
      const { status } = state.get();
      if (key === accessTokenKey && (status === 'unregistered' || status === 'unreachable')) void this.refresh();
      const identity = this.#currentUser();
      if (key === userChangedKey && identity) void this.#syncUser(identity);
    });
  }

  register: ActiveSession['register'] = (input, options) =>
    this.#runAction(async () => {
      const { state } = this.#options;
      let identity = null as AuthUser | null;
      try {
        const user = await this.#register(input, options, (account) => (identity = account));
        if (!identity || !this.#isCurrent(identity)) throw new AuthError('cancelled');
        this.#lookups++;
        this.#userId = identity.id;
        state.set({ status: 'signed-in', user });
        return user;
      } catch (error) {
        // The account exists at the provider now. After any failure, only the registration with the shop is missing.
        if (identity && this.#isCurrent(identity)) {
          this.#lookups++;
          this.#userId = identity.id;
          state.set((await this.#stateAfter(error, identity, false)) ?? { status: 'unregistered', identity });
        }
        throw error;
      }
    });

  signIn: ActiveSession['signIn'] = (credentials) => this.#runSignIn((adapter) => adapter.signIn(credentials));

  signInWith: ActiveSession['signInWith'] = (provider, options) =>
    // Aborted here as well: an adapter that is still loading cannot abort.
    this.#runSignIn((adapter) => abortable(() => adapter.signInWith(provider, options), options?.signal));

  async accessToken({ refused }: { refused?: string | undefined } = {}): Promise<string | null> {
    const { adapter, state } = this.#options;
    await whenLoaded(adapter);
    const identity = this.#currentUser();
    if (!identity || this.#register.isRunning() || state.get().status === 'unregistered') return null;
    if (refused !== undefined && this.#tokens.isOfOtherUser(identity, refused)) return null;
    try {
      const token = await this.#tokens.get(identity, refused);
      return this.#isCurrent(identity) ? token : null;
    } catch (error) {
      if (this.#userId !== identity.id || !this.#isCurrent(identity)) return null;
      const next = await this.#stateAfter(error, identity, refused !== undefined || this.#isKnown(identity));
      if (!next) throw error;
      state.set(next);
      return null;
    }
  }

  async confirmEmailProof() {
    // The server reads the proof from the ID token that an access token is fetched with. An older ID token lacks it.
    await this.#options.adapter.getToken({ fresh: true });
    const before = await this.accessToken();
    if (before !== null) await this.accessToken({ refused: before });
  }

  async refresh() {
    const { state, storage } = this.#options;
    const identity = this.#currentUser();
    if (!identity) return;
    const before = state.get();
    await this.#syncUser(identity);
    const now = state.get();
    if (now.status !== 'signed-in' || isSameUser(before, now.user)) return;
    // Only a signal: nothing remains stored.
    storage.setItem(userChangedKey, crypto.randomUUID());
    storage.removeItem(userChangedKey);
  }

  async retry() {
    if (this.#currentUser()) this.#options.state.set(loading);
    await this.refresh();
  }

  /** Rejects (`cancelled`) if another user has signed in in another tab meanwhile. */
  #runSignIn = (signIn: (adapter: AuthAdapter) => Promise<AuthUser>): Promise<SessionState> =>
    this.#runAction(async () => {
      const identity = await signIn(this.#options.adapter);
      await this.#syncUser(identity);
      if (this.#currentUser() && !this.#isCurrent(identity)) throw new AuthError('cancelled');
      return this.#options.state.get();
    });

  #currentUser = () => userOf(this.#options.adapter.getState());

  /** Whether the provider still has this user. If another has signed in in another tab, the shop refuses this one's calls for their ID token. */
  #isCurrent = ({ id }: AuthUser) => this.#currentUser()?.id === id;

  /** Whether the page was rendered for this user, and they have not been looked up yet. */
  #isRenderedFor = (identity: AuthUser) => this.#userId === null && isSignedInAs(this.#options.state.get(), identity);

  /** Whether the shop knew this user at the last lookup. */
  #isKnown = ({ id }: AuthUser) => this.#userId === id && this.#options.state.get().status === 'signed-in';

  #setSignedOut(reason?: string) {
    const { state } = this.#options;
    this.#lookups++;
    this.#userId = null;
    this.#hadUser = false;
    this.#tokens.forget();
    if (reason !== undefined) state.set({ status: 'signed-out', reason });
    else if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
  }

  /**
   * The state that follows from the server's refusal of a user. Undefined if the error says nothing about the user.
   * @param wasKnown whether the shop knew the user before
   */
  async #stateAfter(error: unknown, identity: AuthUser, wasKnown: boolean): Promise<SessionState | undefined> {
    const { adapter, state, messages = sessionMessages } = this.#options;
    const status = statusOf(error);
    if (status === 404) return { status: 'unregistered', identity, ...(wasKnown && { reason: messages.forgotten }) };
    if (status !== 401 && status !== 403) return undefined;
    this.#setSignedOut(status === 403 ? messages.refused : messages.expired);
    await (status === 403 ? adapter.signOut() : adapter.expire());
    return state.get();
  }

  /** @param onRefused called when the server refuses a token that it has issued */
  async #lookUp(identity: AuthUser, onRefused: () => void): Promise<User> {
    // Not `accessToken()`: until this lookup answers, it returns null for a user who counts as unregistered.
    const fetchUser = (token: string) => this.#options.api.getUser({ email: identity.email }, { token });
    const token = await this.#tokens.get(identity);
    try {
      return await fetchUser(token);
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      onRefused();
      // The server refuses a stored token that has not expired by this device's clock.
      return fetchUser(await this.#tokens.get(identity, token));
    }
  }

  /** A new user with a third-party account fills in no form and becomes a buyer (specification §4). Undefined if another user has signed in. */
  async #registerAsBuyer(identity: AuthUser): Promise<SessionState | undefined> {
    const { drawPhoto = drawInitial } = this.#options;
    const name = truncate(identity.name?.trim() || identity.email.replace(/@.*/, ''), textLimits.name);
    try {
      const image = await drawPhoto(name);
      if (!this.#isCurrent(identity)) return undefined;
      return { status: 'signed-in', user: await this.#register({ name, role: 'buyer', image }) };
    } catch (error) {
      if (!this.#isCurrent(identity)) return undefined;
      const next = await this.#stateAfter(error, identity, false);
      if (next) return next;
      const status = statusOf(error) ?? 0;
      return status >= 400 && status < 500
        ? { status: 'unregistered', identity, reason: authMessage(error).message }
        : { status: 'unreachable', identity, error };
    }
  }

  /** Looks the provider's user up in the shop, and sets the state that follows. */
  async #syncUser(identity: AuthUser): Promise<void> {
    const { state } = this.#options;
    const lookup = ++this.#lookups;
    const isLatest = () => lookup === this.#lookups && this.#isCurrent(identity);
    if (this.#userId !== identity.id) {
      if (this.#userId !== null) this.#tokens.forget();
      if (state.get().status === 'signed-in' && !this.#isRenderedFor(identity)) state.set(loading);
      this.#userId = identity.id;
    }
    let wasKnown = this.#isKnown(identity);
    try {
      const user = await this.#lookUp(identity, () => (wasKnown = true));
      // An unchanged user must not cause a render.
      if (isLatest() && !isSameUser(state.get(), user)) state.set({ status: 'signed-in', user });
    } catch (error) {
      if (isLatest()) await this.#handleSyncError(error, identity, { lookup, wasKnown });
    }
  }

  async #handleSyncError(
    error: unknown,
    identity: AuthUser,
    { lookup, wasKnown }: { lookup: number; wasKnown: boolean },
  ): Promise<void> {
    const { adapter, state } = this.#options;
    const next = await this.#stateAfter(error, identity, wasKnown);
    if (next?.status === 'unregistered' && !wasKnown && identity.methods.some((method) => method !== 'password')) {
      const outcome = await this.#registerAsBuyer(identity);
      if (outcome && lookup === this.#lookups) state.set(outcome);
    } else if (next) state.set(next);
    else if (statusOf(error) === 409 && state.get().status !== 'signed-in') {
      // Another user of the shop has the e-mail. A retry would get the same answer.
      this.#setSignedOut(authMessage(error).message);
      await adapter.signOut();
    }
    // A signed-in user keeps the page; their next call reports the error.
    else if (state.get().status !== 'signed-in') state.set({ status: 'unreachable', identity, error });
  }

  /** Applies the provider's state, unless a sign-in or registration in progress will. A sign-out is applied at once. */
  #applyProviderState() {
    const { adapter, state } = this.#options;
    const now = adapter.getState();
    if (now.status === 'signed-out') {
      if (this.#hadUser) this.#signOuts++;
      if (this.#hadUser || this.#actions === 0) this.#setSignedOut();
    }
    if (now.status !== 'signed-in') return;
    this.#hadUser = true;
    if (this.#actions > 0 || now.user.id === this.#userId) return;
    if (!this.#isRenderedFor(now.user)) state.set(loading);
    void this.#syncUser(now.user);
  }

  /** Runs a sign-in or registration. Rejects (`cancelled`) if the user signs out meanwhile. */
  async #runAction<T>(action: () => Promise<T>): Promise<T> {
    this.#actions++;
    const before = this.#signOuts;
    const check = (cause?: unknown) => {
      if (this.#signOuts !== before) throw new AuthError('cancelled', { cause });
    };
    try {
      const outcome = await action();
      check();
      return outcome;
    } catch (error) {
      check(error);
      throw error;
    } finally {
      this.#actions--;
      this.#applyProviderState();
    }
  }
}
