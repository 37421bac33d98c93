import type { User } from '@apple-only/contract';
import type { AuthAdapter, AuthUser, Credentials, SocialOptions, SocialProvider } from './adapter.ts';
import type { sessionMessages } from './messages.ts';
import type { RegisterOptions, Registration } from './registration.ts';
import type { SessionApi } from './session-api.ts';
import type { KeyValueStorage } from './storage.ts';

/** The session's state, from the answers of the provider and the server. */
export type SessionState =
  | { readonly status: 'loading' }
  /** `reason`: a sentence, if the server signed the user out. */
  | { readonly status: 'signed-out'; readonly reason?: string }
  /** Signed in with the provider, but not registered with the shop; `reason` says why, if the shop lost or refused the user. */
  | { readonly status: 'unregistered'; readonly identity: AuthUser; readonly reason?: string }
  | { readonly status: 'signed-in'; readonly user: User }
  /** Signed in with the provider, but the shop's server did not answer. Without an `identity`, the provider itself could not be loaded. */
  | { readonly status: 'unreachable'; readonly identity?: AuthUser; readonly error: unknown };

export interface SessionOptions {
  adapter: AuthAdapter;
  api: SessionApi;
  /** Where the access token is stored, under `accessToken`. @default localStorage */
  storage?: KeyValueStorage | undefined;
  /**
   * The user for whom a server rendered the page: signed in from the start, so that React hydrates the same page. The provider's and the
   * shop's answers about them come later. @default none: the session starts as `loading`
   */
  user?: User | undefined;
  /** Shown to a user whose account the server has refused. @default sessionMessages */
  messages?: typeof sessionMessages | undefined;
  /**
   * Deletes further data of a user who signs out, here or in another tab. Called in `signOut()` itself: code before its first
   * `await` runs even if the page is left at once. The next page calls it again if it did not finish. Not called when a
   * sign-in has expired.
   */
  deleteUserData?: (() => Promise<void>) | undefined;
  /** Draws the photo of a user who registers by a social sign-in. @default the first letter of the name */
  drawPhoto?: ((name: string) => Promise<Blob>) | undefined;
}

/** A session, independent of React: `createSession` makes one. */
export interface Session {
  /** The current state: the same object until it changes. */
  readonly getSnapshot: () => SessionState;
  /** The state with which a server rendered the page, for its hydration. @default getSnapshot */
  readonly getServerSnapshot?: (() => SessionState) | undefined;
  /** Calls back after each change. @returns a function that stops it */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Registers a user, in the specification's order: account, profile name, photo, user record, access token.
   * If a step fails it rejects with that step's error; the next call continues from there, and repeats nothing.
   * The state changes once, at the end.
   */
  readonly register: (input: Registration, options?: RegisterOptions) => Promise<User>;
  /**
   * Preloads what a sign-in needs: call it on a page where users sign in. Safari opens the window of `signInWith` only if nothing is left
   * to load after the press. Never throws.
   */
  readonly prepare: () => void;
  /**
   * Signs in, and resolves when the shop has answered: signed in, unregistered or unreachable; or signed
   * out again, with a reason, by the server. Rejects with an AuthError if the provider refuses, or another user signs in in another tab
   * meanwhile (`cancelled`).
   */
  readonly signIn: (credentials: Credentials) => Promise<SessionState>;
  /**
   * Signs in with a third-party account, in a window that the provider opens, and resolves as `signIn` does. A new user
   * becomes a buyer, under the name of that account; an existing user keeps their role.
   * A signal cancels it at once, until the user has finished in that window.
   */
  readonly signInWith: (provider: SocialProvider, options?: SocialOptions) => Promise<SessionState>;
  /** Makes the provider send a link for resetting the password. Resolves for an unknown e-mail exactly as for a known one. */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Makes the provider send the signed-in user a link that proves their e-mail. Rejects if it cannot. */
  readonly sendEmailProof: () => Promise<void>;
  /**
   * Tells the server that the link was opened, on any device: fetches a new ID token, and with it a new access token. Whether the
   * server accepts it shows in its later answers. Rejects if either token cannot be fetched.
   */
  readonly confirmEmailProof: () => Promise<void>;
  /**
   * Signs out, here and in the other tabs. Takes effect in the call itself, even if the page is left at once: the state is signed out, the
   * access token removed, and every later page starts signed out. Resolves when the provider has signed out as well, or cannot
   * now, for example without a network: then the next page or the next sign-in finishes it. Never rejects. A sign-in in progress
   * rejects (`cancelled`).
   */
  readonly signOut: () => Promise<void>;
  /**
   * The bearer for the shop's calls, renewed in time; null for a signed-out or unregistered user.
   * Waits while the provider is still looking for a remembered sign-in. Rejects if a new token is needed and the
   * server cannot be reached. A token that the server `refused` is replaced, once for all callers; null if it was another user's.
   */
  readonly accessToken: (options?: { refused?: string | undefined }) => Promise<string | null>;
  /** The provider's ID token, for the calls that an identity makes; null for a signed-out user. */
  readonly idToken: () => Promise<string | null>;
  /**
   * Fetches the user from the server again, for example when their role may have changed. Keeps the state until the answer arrives.
   * If the user has changed, the other tabs fetch them again, too.
   */
  readonly refresh: () => Promise<void>;
  /** Tries again after `unreachable`. */
  readonly retry: () => Promise<void>;
}

/** The state until the session has loaded. */
export const loading: SessionState = { status: 'loading' };

/** Whether the signed-in user has the e-mail of the provider's user. */
export const isSignedInAs = (state: SessionState, { email }: AuthUser) =>
  state.status === 'signed-in' && state.user.email === email.toLowerCase();
