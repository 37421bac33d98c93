/** Everything that can go wrong between a person and a sign-in provider. Closed: a screen can have a sentence for each. */
export type AuthErrorCode =
  /** Wrong password or unknown e-mail; which of the two is nobody's business. */
  | 'invalid-credentials'
  | 'email-in-use'
  | 'weak-password'
  | 'invalid-email'
  /** The e-mail has an account already, to which one signs in another way. */
  | 'account-exists'
  /** The account was disabled at the provider. */
  | 'disabled'
  | 'too-many-requests'
  /** The sign-in ended meanwhile: the account is gone, or was signed out everywhere. */
  | 'session-ended'
  /** The browser did not let the provider's window open. */
  | 'popup-blocked'
  /** The person closed the provider's window before they were done. */
  | 'popup-closed'
  /** Another of the provider's windows was opened after this one. */
  | 'popup-replaced'
  /** Called off: by the caller's signal, or in the provider's window. */
  | 'cancelled'
  /** The provider could not be reached. */
  | 'network'
  /** The browser does not let the provider store anything. */
  | 'storage-blocked'
  /** The shop's settings at the provider are missing or wrong. */
  | 'misconfigured'
  | 'unknown';

/** What a provider can ask of a password. */
export type PasswordRule = 'min-length' | 'max-length' | 'lower-case' | 'upper-case' | 'digit' | 'symbol';

/** A rule that a password does not keep. */
export interface PasswordRequirement {
  rule: PasswordRule;
  /** Characters, of `min-length` and `max-length`. */
  length?: number | undefined;
}

/** What the provider itself said. */
export interface AuthErrorOptions extends ErrorOptions {
  /** The provider's own code, such as `auth/wrong-password`. */
  providerCode?: string | undefined;
  /** The provider's own sentence. */
  providerMessage?: string | undefined;
  /** What a `weak-password` lacks, where the provider says. */
  requirements?: readonly PasswordRequirement[] | undefined;
}

/** Why a provider refused or failed. Every rejection of an {@link AuthAdapter} is one. */
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

/** An account elsewhere that people can sign in with. */
export type SocialProvider = 'google';

/** A person as the sign-in provider knows them. */
export interface AuthUser {
  /** The provider's identifier: stays when the e-mail changes. */
  readonly id: string;
  /** In lower case. */
  readonly email: string;
  readonly name: string | null;
  /** The ways in which they can sign in. */
  readonly methods: readonly ('password' | SocialProvider)[];
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

export interface SocialOptions {
  /** Calls it off: the promise rejects at once (`cancelled`), and the provider's window is closed. */
  signal?: AbortSignal | undefined;
}

export interface TokenOptions {
  /** Asks the provider for another one, which says what is true now. @default false */
  fresh?: boolean | undefined;
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
  /**
   * Signs in with an account elsewhere, in a window that the provider opens; makes an account where there is none.
   * To be called when the person has just pressed something: browsers block other windows.
   */
  signInWith(provider: SocialProvider, options?: SocialOptions): Promise<AuthUser>;
  /** Sends a link for choosing another password. Resolves for an unknown e-mail exactly as for a known one. */
  sendPasswordReset(email: string): Promise<void>;
  /**
   * Sends whoever is signed in a link that proves their e-mail. Missing where the provider has none to send.
   * Once it was opened, a fresh token says so.
   */
  sendEmailProof?(): Promise<void>;
  /** Resolves once the sign-out is stored, so that leaving the page cannot undo it. Harmless when nobody is signed in. */
  signOut(): Promise<void>;
  /** An ID token to send to our server, good for a while yet; null when nobody is signed in. */
  getToken(options?: TokenOptions): Promise<string | null>;
  /** Lets go of everything. The adapter calls nobody back afterwards. */
  dispose(): void;
}
