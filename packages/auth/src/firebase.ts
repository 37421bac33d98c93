import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  onAuthStateChanged,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { AuthError, type AuthAdapter, type AuthErrorCode, type AuthState, type AuthUser } from './adapter.ts';
import { createStore } from './store.ts';

/** A Firebase project, as its console names it. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Scheme, host and port of a Firebase Auth emulator to use instead of Google's servers. */
  emulatorUrl?: string | undefined;
}

/** What Firebase's codes mean. One that is not here is `unknown`, and its own code and message are kept. */
const meanings: Readonly<Record<string, AuthErrorCode>> = {
  'auth/invalid-credential': 'invalid-credentials',
  'auth/invalid-login-credentials': 'invalid-credentials',
  'auth/wrong-password': 'invalid-credentials',
  'auth/user-not-found': 'invalid-credentials',
  'auth/user-mismatch': 'invalid-credentials',
  'auth/user-token-expired': 'invalid-credentials',
  'auth/invalid-user-token': 'invalid-credentials',
  'auth/email-already-in-use': 'email-in-use',
  'auth/weak-password': 'weak-password',
  'auth/missing-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/invalid-email': 'invalid-email',
  'auth/missing-email': 'invalid-email',
  'auth/user-disabled': 'disabled',
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
  'auth/project-not-found': 'misconfigured',
  'auth/emulator-config-failed': 'misconfigured',
  'auth/invalid-emulator-scheme': 'misconfigured',
  'auth/argument-error': 'misconfigured',
};

/** Refusals of the API key, whose codes end in Google's own sentence. */
const keyRefused = /^auth\/(?:api-key-|requests-(?:from|to)-)/;

/** Says in our words what Firebase threw. */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (cause instanceof FirebaseError) {
    const code = meanings[cause.code] ?? (keyRefused.test(cause.code) ? 'misconfigured' : 'unknown');
    return new AuthError(code, { providerCode: cause.code, providerMessage: cause.message, cause });
  }
  // What is no FirebaseError comes from the browser: IndexedDB, where a private window refuses it.
  const code = cause instanceof DOMException ? 'storage-blocked' : 'unknown';
  return new AuthError(code, { providerMessage: cause instanceof Error ? cause.message : undefined, cause });
}

/** Whoever has no e-mail is nobody to the shop. */
const toAuthUser = (user: User | null): AuthUser | null =>
  user?.email ? { id: user.uid, email: user.email.toLowerCase(), name: user.displayName } : null;

const same = (a: AuthUser | null, b: AuthUser | null) =>
  a?.id === b?.id && a?.email === b?.email && a?.name === b?.name;

function connect({ emulatorUrl, ...options }: FirebaseSettings): Auth {
  const app = initializeApp(options);
  try {
    // Without a popup resolver: it would load Google's frame and script into every page.
    const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
    if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    return auth;
  } catch (error) {
    void deleteApp(app);
    throw error;
  }
}

/**
 * Firebase Authentication with e-mail and password. Remembers who is signed in across reloads and tells other tabs.
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
  const unsubscribe = onAuthStateChanged(auth, (user) => publish(toAuthUser(user)));

  return {
    getState: state.get,
    subscribe: state.subscribe,
    register: ({ email, password }) =>
      ask(async () => enter((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setName: (name) =>
      ask(async () => {
        const user = auth.currentUser;
        if (!user) throw new AuthError('unknown', { providerMessage: 'Nobody is signed in.' });
        await updateProfile(user, { displayName: name });
        return enter(user);
      }),
    signIn: ({ email, password }) =>
      ask(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user)),
    signOut: () =>
      ask(async () => {
        await auth.signOut();
        publish(null);
      }),
    getToken: () =>
      ask(async () => {
        await auth.authStateReady();
        try {
          return (await auth.currentUser?.getIdToken()) ?? null;
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
