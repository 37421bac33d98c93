import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { abortable } from './abortable.ts';
import { AuthError, type AuthAdapter, type AuthState, type AuthUser } from './adapter.ts';
import { toAuthError } from './firebase-errors.ts';
import { prepareWindow, signInInWindow } from './firebase-popups.ts';
import { disableHeartbeat, UserStorage } from './firebase-storage.ts';
import { createStore } from './store.ts';
import { userOf } from './user-of.ts';

export { toAuthError } from './firebase-errors.ts';

/** A Firebase project's settings, named as in its console. */
export interface FirebaseSettings {
  apiKey: string;
  authDomain: string;
  projectId: string;
  /** Scheme, host and port of a Firebase Auth emulator to use instead of Google's servers. */
  emulatorUrl?: string | undefined;
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

const isSameUser = (a: AuthUser | null, b: AuthUser | null) =>
  a?.id === b?.id && a?.email === b?.email && a?.name === b?.name && String(a?.methods) === String(b?.methods);

function connect({ emulatorUrl, ...options }: FirebaseSettings): Auth {
  const app = initializeApp(options);
  try {
    disableHeartbeat(app);
    // Without a popup resolver: it would load Google's frame and script into every page. A call that opens a popup passes it.
    const auth = initializeAuth(app, { persistence: UserStorage });
    if (emulatorUrl) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true });
    return auth;
  } catch (error) {
    void deleteApp(app);
    throw error;
  }
}

/** @throws {AuthError} converted from Firebase's error */
async function withAuthErrors<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toAuthError(error);
  }
}

async function requestPasswordReset(auth: Auth, email: string) {
  try {
    await sendPasswordResetEmail(auth, email);
  } catch (error) {
    // Some projects reveal which e-mails exist. We do not.
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
  }
}

/**
 * Firebase Authentication with e-mail and password, and with Google. Remembers the signed-in user across reloads and notifies other tabs.
 * Throws an {@link AuthError} (`misconfigured`) when the settings cannot be used.
 */
export function firebaseAdapter(settings: FirebaseSettings): AuthAdapter {
  const state = createStore<AuthState>({ status: 'loading' });
  let disposed = false;

  function publish(user: AuthUser | null) {
    const now = state.get();
    if (disposed || (now.status !== 'loading' && isSameUser(userOf(now), user))) return;
    state.set(user ? { status: 'signed-in', user } : { status: 'signed-out' });
  }
  /** Publishes at once: Firebase notifies its observers only after its promise has resolved. */
  async function publishSignIn(user: User): Promise<AuthUser> {
    const entered = toAuthUser(user);
    if (!entered) {
      await auth.signOut();
      throw new AuthError('unknown', { providerMessage: 'The account has no e-mail address.' });
    }
    publish(entered);
    return entered;
  }
  /** Firebase's user, unless they cannot use the shop: such as an anonymous one, of another app of the same project. */
  const currentUser = () => (toAuthUser(auth.currentUser) ? auth.currentUser : null);
  function requireUser(): User {
    const user = currentUser();
    if (user) return user;
    throw new AuthError('unknown', { providerMessage: 'No user is signed in.' });
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
      withAuthErrors(async () => publishSignIn((await createUserWithEmailAndPassword(auth, email, password)).user)),
    setName: (name) =>
      withAuthErrors(async () => {
        const user = requireUser();
        await updateProfile(user, { displayName: name });
        return publishSignIn(user);
      }),
    signIn: ({ email, password }) =>
      withAuthErrors(async () => publishSignIn((await signInWithEmailAndPassword(auth, email, password)).user)),
    prepare: () => void prepareWindow(auth),
    signInWith: (social, { signal } = {}) =>
      abortable(() => withAuthErrors(async () => publishSignIn(await signInInWindow(auth, social, signal))), signal),
    sendPasswordReset: (email) => withAuthErrors(() => requestPasswordReset(auth, email)),
    sendEmailProof: () => withAuthErrors(() => sendEmailVerification(requireUser())),
    signOut: () =>
      withAuthErrors(async () => {
        await auth.signOut();
        publish(null);
      }),
    getToken: ({ fresh } = {}) =>
      withAuthErrors(async () => {
        await auth.authStateReady();
        try {
          return (await currentUser()?.getIdToken(fresh)) ?? null;
        } catch (error) {
          // The account was deleted or disabled meanwhile: Firebase has signed it out.
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
