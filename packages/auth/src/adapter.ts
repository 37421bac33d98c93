/** All errors of a sign-in provider. A closed set, so that a screen can have a sentence for each. */
export type AuthErrorCode =
  /** Wrong password or unknown e-mail. Does not say which, so that it reveals no accounts. */
  | 'invalid-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  /** The e-mail has an account already, which signs in another way. */
  | 'account-exists'
  /** The account was disabled at the provider. */
  | 'disabled'
  | 'too-many-requests'
  /** The sign-in ended: the account is gone, or was signed out everywhere. */
  | 'session-ended'
  /** The browser blocked the provider's window. */
  | 'popup-blocked'
  /** The user closed the provider's window before signing in. */
  | 'popup-closed'
  /** A later window of the provider replaced this one. */
  | 'popup-replaced'
  /** Cancelled by the caller's signal, or in the provider's window. */
  | 'cancelled'
  /** The provider could not be reached. */
  | 'network'
  /** The browser does not let the provider store anything. */
  | 'storage-blocked'
  /** The shop's settings at the provider are missing or wrong. */
  | 'misconfigured'
  | 'unknown';

/** The rules that a provider can have for passwords. */
export type PasswordRule = 'min-length' | 'max-length' | 'lower-case' | 'upper-case' | 'digit' | 'symbol';

/** A rule that a password breaks. */
export interface PasswordRequirement {
  rule: PasswordRule;
  /** The number of characters, for `min-length` and `max-length`. */
  length?: number | undefined;
}

/** The provider's own error. */
export interface AuthErrorOptions extends ErrorOptions {
  /** The provider's own code, such as `auth/wrong-password`. */
  providerCode?: string | undefined;
  /** The provider's own sentence. */
  providerMessage?: string | undefined;
  /** The rules that a `weak-password` breaks, if the provider names them. */
  requirements?: readonly PasswordRequirement[] | undefined;
}

/** A provider's refusal or failure. Every rejection of an {@link AuthAdapter} is one. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly providerCode: string | undefined;
  readonly providerMessage: string | undefined;
  readonly requirements: readonly PasswordRequirement[] | undefined;

  constructor(code: AuthErrorCode, { providerCode, providerMessage, requirements, ...options }: AuthErrorOptions = {}) {
    super(providerMessage ?? code, options);
    this.code = code;
    this.providerCode = providerCode;
    this.providerMessage = providerMessage;
    this.requirements = requirements;
  }
}

/** A third-party account that users can sign in with. */
export type SocialProvider = 'google';

/** A user as the sign-in provider knows them. */
export interface AuthUser {
  /** The provider's id of the user. Does not change with the e-mail. */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  /** The user's sign-in methods. */
  readonly methods: readonly ('password' | SocialProvider)[];
}

/**
 * Whether a user is signed in with the provider. `loading` until a remembered sign-in is restored or ruled out; `unavailable` if the
 * provider failed to load for that: `getToken()` tries again.
 */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'unavailable'; readonly error: AuthError }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser };

/** A user's e-mail and password. */
export interface Credentials {
  email: string;
  password: string;
}

export interface SocialOptions {
  /** Cancels the sign-in: the promise rejects at once (`cancelled`), and the provider's window is closed. */
  signal?: AbortSignal | undefined;
}

export interface TokenOptions {
  /** Asks the provider for a new token, with current claims. @default false */
  fresh?: boolean | undefined;
}

/**
 * A sign-in provider, with the interface that the session needs. Every method rejects only with an {@link AuthError}.
 * When one resolves, `getState()` already shows the outcome.
 */
export interface AuthAdapter {
  /** The current state. The same object until it changes, as useSyncExternalStore requires. */
  getState(): AuthState;
  /** Calls back after each change, whether by this page, another tab or the provider. @returns a function that stops it */
  subscribe(onChange: () => void): () => void;
  /** Creates an account and signs in to it. */
  register(credentials: Credentials): Promise<AuthUser>;
  /** Sets the profile name of the signed-in user. */
  setName(name: string): Promise<AuthUser>;
  signIn(credentials: Credentials): Promise<AuthUser>;
  /**
   * Preloads what the window of a third-party sign-in needs, such as the provider's script: Safari blocks a window that waits for it after
   * the press. Missing if the provider needs nothing. Never throws.
   */
  prepare?(): void;
  /**
   * Signs in with a third-party account, in a window that the provider opens; creates an account if there is none.
   * Call it while handling a press: browsers block windows that are opened later.
   */
  signInWith(provider: SocialProvider, options?: SocialOptions): Promise<AuthUser>;
  /** Sends a link for resetting the password. Resolves for an unknown e-mail exactly as for a known one. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Sends the signed-in user a link that proves their e-mail. Missing if the provider cannot send one.
   * After the link is opened, a fresh token says that the e-mail is proven.
   */
  sendEmailProof?(): Promise<void>;
  /** Resolves once the sign-out is stored, so that leaving the page cannot undo it. Does nothing if no user is signed in. */
  signOut(): Promise<void>;
  /** An ID token for our server that does not expire soon; null if no user is signed in. */
  getToken(options?: TokenOptions): Promise<string | null>;
  /** Releases all resources. The adapter calls no callback afterwards. */
  dispose(): void;
}
