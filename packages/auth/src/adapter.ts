/** Everything that can go wrong between a person and a sign-in provider. Closed: a screen can have a sentence for each. */
export type AuthErrorCode =
  /** Wrong password or unknown e-mail; which of the two is nobody's business. */
  | 'invalid-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  /** The account was disabled at the provider. */
  | 'disabled'
  | 'too-many-requests'
  /** The provider could not be reached. */
  | 'network'
  /** The browser does not let the provider store anything. */
  | 'storage-blocked'
  /** The shop's settings at the provider are missing or wrong. */
  | 'misconfigured'
  | 'unknown';

/** What the provider itself said. */
export interface AuthErrorOptions extends ErrorOptions {
  /** The provider's own code, such as `auth/wrong-password`. */
  providerCode?: string | undefined;
  /** The provider's own sentence. */
  providerMessage?: string | undefined;
}

/** Why a provider refused or failed. Every rejection of an {@link AuthAdapter} is one. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;
  readonly providerCode: string | undefined;
  readonly providerMessage: string | undefined;

  constructor(code: AuthErrorCode, { providerCode, providerMessage, ...options }: AuthErrorOptions = {}) {
    super(providerMessage ?? code, options);
    this.code = code;
    this.providerCode = providerCode;
    this.providerMessage = providerMessage;
  }
}

/** A person as the sign-in provider knows them. */
export interface AuthUser {
  /** The provider's identifier: stays when the e-mail changes. */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
}

/** Whether somebody is signed in with the provider. `loading` until a remembered sign-in was looked for. */
export type AuthState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly user: AuthUser };

/** What a person signs in with. */
export interface Credentials {
  email: string;
  password: string;
}

/**
 * A sign-in provider, as the session sees it. Every method rejects with an {@link AuthError} and nothing else.
 * When one resolves, `getState()` already shows the outcome.
 */
export interface AuthAdapter {
  /** The state as of now. The same object until it changes, so that it fits useSyncExternalStore. */
  getState(): AuthState;
  /** Calls back after each change, whoever caused it: this page, another tab, the provider. @returns stops it */
  subscribe(onChange: () => void): () => void;
  /** Creates an account and signs in to it. */
  register(credentials: Credentials): Promise<AuthUser>;
  /** Sets the name in the profile of whoever is signed in. */
  setName(name: string): Promise<AuthUser>;
  signIn(credentials: Credentials): Promise<AuthUser>;
  /** Harmless when nobody is signed in. */
  signOut(): Promise<void>;
  /** A fresh ID token to send to our server; null when nobody is signed in. */
  getToken(): Promise<string | null>;
  /** Lets go of everything. The adapter calls nobody back afterwards. */
  dispose(): void;
}
