import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
  type Auth,
  type AuthProvider,
  type PopupRedirectResolver,
  type User,
} from 'firebase/auth';
import { abortable } from './abortable.ts';
import {
  AuthError,
  type AuthAdapter,
  type AuthErrorCode,
  type AuthState,
  type AuthUser,
  type PasswordRequirement,
  type PasswordRule,
  type SocialProvider,
} from './adapter.ts';
import { createStore } from './store.ts';

/** A Firebase project, as its console names it. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Scheme, host and port of a Firebase Auth emulator to use instead of Google's servers. */
  emulatorUrl?: string | undefined;
}

/** Our code for each of Firebase's. A missing one becomes `unknown`, and keeps Firebase's code and message. */
const meanings: Readonly<Record<string, AuthErrorCode>> = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/user-mismatch': 'invalid-credentials',
  'auth/user-token-expired': 'session-ended',
  'auth/invalid-user-token': 'session-ended',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/account-exists-with-different-credential': 'account-exists',
  'auth/credential-already-in-use': 'account-exists',
  'auth/user-disabled': 'disabled',
  'auth/popup-blocked': 'popup-blocked',
  'auth/popup-closed-by-user': 'popup-closed',
  'auth/cancelled-popup-request': 'popup-replaced',
  'auth/user-cancelled': 'cancelled',
  'auth/too-many-requests': 'too-many-requests',
  'auth/quota-exceeded': 'too-many-requests',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/web-storage-unsupported': 'storage-blocked',
  'auth/unsupported-persistence-type': 'storage-blocked',
  'auth/invalid-api-key': 'misconfigured',
  'auth/app-not-authorized': 'misconfigured',
  'auth/operation-not-allowed': 'misconfigured',
  'auth/admin-restricted-operation': 'misconfigured',
  'auth/configuration-not-found': 'misconfigured',
  'auth/auth-domain-config-required': 'misconfigured',
  'auth/unauthorized-domain': 'misconfigured',
  'auth/invalid-oauth-client-id': 'misconfigured',
  'auth/invalid-oauth-provider': 'misconfigured',
  'auth/unauthorized-continue-uri': 'misconfigured',
  'auth/operation-not-supported-in-this-environment': 'misconfigured',
  'auth/project-not-found': 'misconfigured',
  'auth/emulator-config-failed': 'misconfigured',
  'auth/invalid-emulator-scheme': 'misconfigured',
  'auth/argument-error': 'misconfigured',
  'auth/internal-error': 'unknown',
  'auth/invalid-auth-event': 'unknown',
};

/** Refusals of the API key, whose codes end in Google's own sentence. */
const keyRefused = /^auth\/(?:api-key-|requests-(?:from|to)-)/;

/** The rules that a password breaks, in Firebase's words. */
const passwordRules: readonly (readonly [RegExp, PasswordRule])[] = [
  [/at least (\d+) characters/, 'min-length'],
  [/at most (\d+) characters/, 'max-length'],
  [/lower case/, 'lower-case'],
  [/upper case/, 'upper-case'],
  [/non-alphanumeric/, 'symbol'],
  [/\bnumeric/, 'digit'],
];

/** Undefined if one of them is unknown here: then Firebase's own message names them all. */
function requirementsIn(message: string): PasswordRequirement[] | undefined {
  const sentences = /\[([^[\]]+)\]/.exec(message)?.[1]?.split(', ') ?? [message];
  const requirements = sentences.flatMap((sentence) => {
    const [pattern, rule] = passwordRules.find(([said]) => said.test(sentence)) ?? [];
    if (!pattern || !rule) return [];
    const length = pattern.exec(sentence)?.[1];
    return { rule, ...(length && { length: Number(length) }) };
  });
  return requirements.length === sentences.length ? requirements : undefined;
}

/** Converts an error of Firebase to ours. */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (cause instanceof FirebaseError) {
    const code = meanings[cause.code] ?? (keyRefused.test(cause.code) ? 'misconfigured' : 'unknown');
    const requirements = code === 'weak-password' ? requirementsIn(cause.message) : undefined;
    return new AuthError(code, { providerCode: cause.code, providerMessage: cause.message, requirements, cause });
  }
  // Other errors come from the browser: IndexedDB, when a private window refuses it.
  const code = cause instanceof DOMException ? 'storage-blocked' : 'unknown';
  return new AuthError(code, { providerMessage: cause instanceof Error ? cause.message : undefined, cause });
}

const methods: Readonly<Record<string, AuthUser['methods'][number]>> = {
  [EmailAuthProvider.PROVIDER_ID]: 'password',
  [GoogleAuthProvider.PROVIDER_ID]: 'google',
};

/** A user without an e-mail cannot use the shop. */
function toAuthUser(user: User | null): AuthUser | null {
  if (!user?.email) return null;
  return {
    id: user.uid,
    email: user.email.toLowerCase(),
    name: user.displayName,
    methods: user.providerData.flatMap(({ providerId }) => methods[providerId] ?? []),
  };
}

const same = (a: AuthUser | null, b: AuthUser | null) =>
  a?.id === b?.id && a?.email === b?.email && a?.name === b?.name && String(a?.methods) === String(b?.methods);

function connect({ emulatorUrl, ...options }: FirebaseSettings): Auth {
  const app = initializeApp(options);
  try {
    // Without a popup resolver: it would load Google's frame and script into every page. A call that opens a popup passes it.
    const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    return auth;
  } catch (error) {
    void deleteApp(app);
    throw error;
  }
}

/**
 * Resolves once the SDK's last write to IndexedDB is committed. The SDK itself continues when its request has succeeded, and leaving the
 * page before the commit loses the write: a user who has signed out would be signed in again. Rejects while the page is being left.
 */
async function committed(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  const opening = indexedDB.open('firebaseLocalStorageDb');
  await new Promise<void>((resolve, reject) => {
    const fail = ({ error }: IDBRequest | IDBTransaction) => (error?.name === 'AbortError' ? reject(error) : resolve());
    // If the browser refuses IndexedDB, the SDK does without.
    opening.addEventListener('error', () => fail(opening));
    opening.addEventListener('success', () => {
      const database = opening.result;
      const store = 'firebaseLocalStorage';
      if (!database.objectStoreNames.contains(store)) {
        database.close();
        return resolve();
      }
      // It begins after the transactions before it have ended.
      const reading = database.transaction(store);
      reading.objectStore(store).count();
      reading.addEventListener('complete', () => resolve());
      reading.addEventListener('abort', () => fail(reading));
      return database.close();
    });
  });
}

const socialProviders: Record<SocialProvider, () => AuthProvider> = {
  google: () => {
    const provider = new GoogleAuthProvider();
    // Shows the account chooser, so that on a shared device a user does not sign in as the previous one.
    provider.setCustomParameters({ prompt: 'select_account' });
    return provider;
  },
};

/** The part of Firebase's own resolver that its type hides. */
interface OpensPopups {
  _openPopup(auth: unknown, provider: AuthProvider, type: unknown, eventId: unknown): Promise<{ close(): void }>;
}
/** The signal that cancels the window of each provider object: there is one object for each attempt. */
const signals = new WeakMap<AuthProvider, AbortSignal>();
let resolver: PopupRedirectResolver | undefined;

/** Firebase's resolver, extended so that a window can be cancelled: Firebase itself only waits until the user closes it. */
const popups = () =>
  (resolver ??= class extends (browserPopupRedirectResolver as new () => OpensPopups) {
    override async _openPopup(...details: Parameters<OpensPopups['_openPopup']>) {
      const signal = signals.get(details[1]);
      // Cancelled while Google's script was loading. No caller waits for an answer, and an error would be unhandled.
      if (signal?.aborted) return new Promise<never>(() => undefined);
      const popup = await super._openPopup(...details);
      if (signal?.aborted) popup.close();
      signal?.addEventListener('abort', () => popup.close(), { once: true });
      return popup;
    }
  });

/**
 * Firebase Authentication with e-mail and password, and with Google. Remembers the signed-in user across reloads and notifies other tabs.
 * Throws an {@link AuthError} (`misconfigured`) when the settings cannot be used.
 */
export function firebaseAdapter(settings: FirebaseSettings): AuthAdapter {
  const state = createStore<AuthState>({ status: 'loading' });
  let disposed = false;

  function publish(user: AuthUser | null) {
    const now = state.get();
    if (disposed || (now.status !== 'loading' && same(now.status === 'signed-in' ? now.user : null, user))) return;
    state.set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  }
  /** Publishes at once: Firebase tells its observers only after its promise has resolved. */
  function enter(user: User): AuthUser {
    const entered = toAuthUser(user);
    if (!entered) throw new AuthError('unknown', { providerMessage: 'The account has no e-mail address.' });
    publish(entered);
    return entered;
  }
  function present(): User {
    if (auth.currentUser) return auth.currentUser;
    throw new AuthError('unknown', { providerMessage: 'Nobody is signed in.' });
  }
  async function ask<T>(question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      throw toAuthError(error);
    }
  }

  let auth: Auth;
  try {
    auth = connect(settings);
  } catch (error) {
    throw toAuthError(error);
  }
  const unsubscribe = onAuthStateChanged(auth, (user) => {
    if (user) publish(toAuthUser(user));
    else {
      committed().then(
        () => publish(toAuthUser(auth.currentUser)),
        () => undefined,
      );
    }
  });

  return {
    getState: state.get,
    subscribe: state.subscribe,
    register: ({ email, password }) =>
      ask(async () => enter((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setName: (name) =>
      ask(async () => {
        const user = present();
        await updateProfile(user, { displayName: name });
        return enter(user);
      }),
    signIn: ({ email, password }) =>
      ask(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user)),
    signInWith: (social, { signal } = {}) =>
      abortable(
        () =>
          ask(async () => {
            const provider = socialProviders[social]();
            if (signal) signals.set(provider, signal);
            return enter((await signInWithPopup(auth, provider, popups())).user);
          }),
        signal,
      ),
    sendPasswordReset: (email) =>
      ask(async () => {
        try {
          await sendPasswordResetEmail(auth, email);
        } catch (error) {
          // From projects that reveal which e-mails exist. We do not.
          if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
        }
      }),
    sendEmailProof: () => ask(() => sendEmailVerification(present())),
    signOut: () =>
      ask(async () => {
        await auth.signOut();
        await committed();
        publish(null);
      }),
    getToken: ({ fresh } = {}) =>
      ask(async () => {
        await auth.authStateReady();
        try {
          return (await auth.currentUser?.getIdToken(fresh)) ?? null;
        } catch (error) {
          // An account that was deleted or disabled meanwhile: Firebase has signed it out.
          if (auth.currentUser) throw error;
          publish(null);
          return null;
        }
      }),
    dispose() {
      if (disposed) return;
      disposed = true;
      unsubscribe();
      void deleteApp(auth.app);
    },
  };
}
