import { abortable } from './abortable.ts';
import { AuthError, type AuthAdapter, type AuthState, type AuthUser } from './adapter.ts';
import { createStore } from './store.ts';
import { userOf } from './user-of.ts';

/** An account of {@link memoryAdapter}. */
export interface MemoryAccount {
  email: string;
  password: string;
  name?: string | undefined;
  /** Whether sign-ins are refused because the account is disabled. @default false */
  disabled?: boolean | undefined;
}

/** A Google account, as a user picks it in Google's window. */
export interface GoogleAccount {
  email: string;
  name?: string | undefined;
}

export interface MemoryAdapterOptions {
  /** Accounts that exist from the start. @default none */
  accounts?: readonly MemoryAccount[] | undefined;
  /** The e-mail of the account that is signed in from the start. @default none */
  signedInEmail?: string | undefined;
  /** The user's action in Google's window: resolves with an account, or rejects. @default closes it */
  google?: (() => Promise<GoogleAccount>) | undefined;
}

/** The identity in a token of {@link memoryAdapter}. */
export interface MemoryIdentity {
  /** The account's id. */
  subject: string;
  email: string;
  /** Whether the e-mail is proven, as a Google account's is. */
  proven: boolean;
}

/** The adapter, and a reader of its tokens. */
export interface MemoryAdapter extends AuthAdapter {
  /** Reads a token. For `identityOf` of `createShop` in `@apple-only/api-client/testing`. */
  readonly identityOf: (idToken: string) => MemoryIdentity | undefined;
}

/** The shortest password accepted: Firebase's own limit. */
const minPasswordLength = 6;

const keyOf = (email: string) => email.toLowerCase();

const tokenOf = ({ id }: AuthUser) => `memory-token-of-${id}`;

interface KnownAccount {
  user: AuthUser;
  password: string | undefined;
  disabled: boolean;
}

/** The provider's accounts, by their e-mails. */
function createAccounts() {
  const accountsByEmail = new Map<string, KnownAccount>();

  function add(
    { email, name }: GoogleAccount,
    { password, disabled = false }: Partial<Pick<MemoryAccount, 'password' | 'disabled'>>,
  ): AuthUser {
    const user: AuthUser = {
      id: `memory-${accountsByEmail.size + 1}`,
      email: keyOf(email),
      name: name ?? null,
      methods: [password === undefined ? 'google' : 'password'],
    };
    accountsByEmail.set(user.email, { user, password, disabled });
    return user;
  }

  /** As in Firebase: a password account's e-mail is not proven, so the owner of the Google account takes it over. */
  function takeOver({ email, name }: GoogleAccount): AuthUser {
    const account = accountsByEmail.get(keyOf(email));
    if (!account) return add({ email, name }, {});
    if (account.disabled) throw new AuthError('disabled');
    if (!account.user.methods.includes('google')) {
      account.user = { ...account.user, name: name ?? account.user.name, methods: ['google'] };
      account.password = undefined;
    }
    return account.user;
  }

  function identityOf(idToken: string): MemoryIdentity | undefined {
    const user = [...accountsByEmail.values()].map((account) => account.user).find((one) => tokenOf(one) === idToken);
    return user && { subject: user.id, email: user.email, proven: user.methods.includes('google') };
  }

  return { add, takeOver, identityOf, find: (email: string) => accountsByEmail.get(keyOf(email)) };
}

/**
 * A provider in memory, for stories and tests: its accounts last as long as the page. Refuses what Firebase refuses.
 * @throws {Error} if `signedInEmail` is none of the accounts, or two of them have the same e-mail
 */
export function memoryAdapter({
  accounts = [],
  signedInEmail,
  google = () => Promise.reject(new AuthError('popup-closed')),
}: MemoryAdapterOptions = {}): MemoryAdapter {
  const accountStore = createAccounts();
  const state = createStore<AuthState>({ status: 'signed-out' });
  let disposed = false;

  function setSignedIn(user: AuthUser): AuthUser {
    if (!disposed) state.set({ status: 'signed-in', user });
    return user;
  }
  const current = () => userOf(state.get());

  for (const account of accounts) {
    if (accountStore.find(account.email)) {
      throw new Error(
        `Two accounts have the e-mail ${account.email}. Name each once in the \`accounts\` of memoryAdapter.`,
      );
    }
    accountStore.add(account, account);
  }
  if (signedInEmail !== undefined) {
    const account = accountStore.find(signedInEmail);
    if (!account) {
      throw new Error(`No account has the e-mail ${signedInEmail}. Add one to the \`accounts\` of memoryAdapter.`);
    }
    setSignedIn(account.user);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    identityOf: accountStore.identityOf,
    async register({ email, password }) {
      if (!/^[^\s@]+@[^\s@.]+\.[^\s@]+$/.test(email)) throw new AuthError('invalid-email');
      if (accountStore.find(email)) throw new AuthError('email-in-use');
      if (password.length < minPasswordLength) {
        throw new AuthError('weak-password', { requirements: [{ rule: 'min-length', length: minPasswordLength }] });
      }
      return setSignedIn(accountStore.add({ email }, { password }));
    },
    async setName(name) {
      const account = accountStore.find(current()?.email ?? '');
      if (!account) throw new AuthError('unknown', { providerMessage: 'No user is signed in.' });
      account.user = { ...account.user, name };
      return setSignedIn(account.user);
    },
    async signIn({ email, password }) {
      const account = accountStore.find(email);
      if (account?.password === undefined || account.password !== password) throw new AuthError('invalid-credentials');
      if (account.disabled) throw new AuthError('disabled');
      return setSignedIn(account.user);
    },
    signInWith: (_provider, { signal } = {}) =>
      abortable(async () => setSignedIn(accountStore.takeOver(await google())), signal),
    // Sends nothing, and does not reveal whether the account exists.
    sendPasswordReset: () => Promise.resolve(),
    async sendEmailProof() {
      if (!current()) throw new AuthError('unknown', { providerMessage: 'No user is signed in.' });
    },
    async signOut() {
      if (current() && !disposed) state.set({ status: 'signed-out' });
    },
    async getToken() {
      const user = current();
      return user && tokenOf(user);
    },
    dispose() {
      disposed = true;
    },
  };
}
