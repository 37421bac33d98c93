import type { User } from '@apple-only/contract';
import type { AuthAdapter, AuthUser, Credentials, SocialOptions, SocialProvider } from './adapter.ts';
import type { sessionMessages } from './messages.ts';
import type { RegisterOptions, Registration } from './registration.ts';
import type { SessionApi } from './session-api.ts';
import type { KeyValueStorage } from './storage.ts';

/** Who is here, as far as provider and server have told. */
export type SessionState =
  | { readonly status: 'loading' }
  /** `reason`: a sentence, where it was the server that signed them out. */
  | { readonly status: 'signed-out'; readonly reason?: string }
  /** Signed in with the provider, and not known to the shop yet; or not any more, or not to be, where `reason` says so. */
  | { readonly status: 'unregistered'; readonly identity: AuthUser; readonly reason?: string }
  | { readonly status: 'signed-in'; readonly user: User }
  /** Signed in with the provider; the shop's server did not answer who they are. */
  | { readonly status: 'unreachable'; readonly identity: AuthUser; readonly error: unknown };

export interface SessionOptions {
  adapter: AuthAdapter;
  api: SessionApi;
  /** Where the access token is kept, under `accessToken`. @default localStorage */
  storage?: KeyValueStorage | undefined;
  /** What people read whose account the server has refused. @default sessionMessages */
  messages?: typeof sessionMessages | undefined;
  /**
   * What else to forget of a person who signs out, here or in another tab. Called in `signOut()` itself: what it does before its first
   * `await` holds however early the page is left. Called again by the next page where it was not done by then. Not called where a
   * sign-in has expired.
   */
  forget?: (() => Promise<void>) | undefined;
  /** Draws the photo of somebody who registers by a social sign-in. @default the name's first letter */
  drawPhoto?: ((name: string) => Promise<Blob>) | undefined;
}

/** A session, without React: `createSession` makes one. */
export interface Session {
  /** The state as of now: the same object until it changes. */
  readonly getSnapshot: () => SessionState;
  /** Calls back after each change. @returns a function that stops it */
  readonly subscribe: (onChange: () => void) => () => void;
  /**
   * Registers somebody, in the specification's order: account, profile name, photo, user record, access token.
   * Where a step fails it rejects with that step's error; called again it goes on from there, and nothing is done twice.
   * The state changes once, at the end.
   */
  readonly register: (input: Registration, options?: RegisterOptions) => Promise<User>;
  /**
   * Signs in, and resolves when it is known who that is to the shop: signed in, unregistered or unreachable; or signed
   * out again, with a reason, by the server. Rejects with an AuthError where the provider refuses.
   */
  readonly signIn: (credentials: Credentials) => Promise<SessionState>;
  /**
   * Signs in with an account elsewhere, in a window that the provider opens, and resolves as `signIn` does. Whoever is new to
   * the shop becomes a buyer, under the name they have there; a role they have already stays.
   * A signal calls it off at once, until the person is done in that window.
   */
  readonly signInWith: (provider: SocialProvider, options?: SocialOptions) => Promise<SessionState>;
  /** Has the provider send a link for choosing another password. Resolves for an unknown e-mail exactly as for a known one. */
  readonly sendPasswordReset: (email: string) => Promise<void>;
  /** Has the provider send whoever is signed in a link that proves their e-mail. Rejects where it cannot. */
  readonly sendEmailProof: () => Promise<void>;
  /**
   * Lets the server know that the link was opened, wherever that was: fetches another ID token, and with it another access token. What the
   * server makes of it, its answers say. Rejects where either cannot be had.
   */
  readonly confirmEmailProof: () => Promise<void>;
  /**
   * Signs out, here and in the other tabs. Holds from the call on, however early the page is left: the state is signed out, the access
   * token removed, and every later page signed out when it returns. Resolves when the provider has signed out as well; or cannot
   * now, as without a network, where the next page or the next sign-in finishes it. Never rejects. A sign-in that is under way
   * rejects (`cancelled`).
   */
  readonly signOut: () => Promise<void>;
  /**
   * The bearer for the shop's calls, renewed in time; null for whoever is signed out or unregistered.
   * Waits while the provider is still looking for a remembered sign-in. Rejects when a new token is needed and the
   * server cannot be reached. A token that the server `refused` is replaced, once for all who ask.
   */
  readonly accessToken: (options?: { refused?: string | undefined }) => Promise<string | null>;
  /** The provider's own token, for the calls that an identity makes; null for whoever is signed out. */
  readonly idToken: () => Promise<string | null>;
  /** Asks the server again who this is, as when a role may have changed. What is shown stays until the answer is there. */
  readonly refresh: () => Promise<void>;
  /** Tries again after `unreachable`. */
  readonly retry: () => Promise<void>;
}

/** While it is not known who is here. */
export const loading: SessionState = { status: 'loading' };
