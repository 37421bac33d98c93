import { emailMalformed } from '@apple-only/contract';
import { AuthError, type AuthErrorCode, type PasswordRule } from './adapter.ts';
import { statusOf } from './session-api.ts';

/** An error message for users. */
export interface AuthMessage {
  /** A sentence that a user understands. */
  message: string;
  /** The provider's or the server's own message, to be shown below it. */
  detail?: string;
  /** The form field that the error is about. */
  field?: 'email' | 'password';
}

/** A sentence for each error. A `detail` here replaces the provider's own. */
export type AuthMessages = Readonly<Record<AuthErrorCode | 'unreachable', Readonly<AuthMessage>>> & {
  /** The remedy for each password rule that is broken: shown below the sentence of `weak-password`. */
  readonly passwordRules: Readonly<Record<PasswordRule, (length: number) => string>>;
};

/** The sentences in English. */
export const authMessages: AuthMessages = {
  'invalid-credentials': {
    message: 'Wrong e-mail or password.',
    // Fixed: the provider's own message can differ between an unknown address and a wrong password.
    detail: 'Check both, then try again.',
  },
  'email-in-use': { message: 'This e-mail already has an account. Log in instead.', field: 'email' },
  'weak-password': {
    message: 'This password does not meet the requirements. Choose another one.',
    field: 'password',
  },
  'invalid-email': { message: emailMalformed, field: 'email' },
  'account-exists': {
    message: 'This e-mail already has an account. Log in with its password, or reset the password.',
  },
  disabled: { message: 'This account is disabled. To ask why, write to us on the contact page.' },
  'too-many-requests': { message: 'Too many attempts. Wait a few minutes, then try again.' },
  'session-ended': { message: 'You were signed out. Log in or register again.' },
  'popup-blocked': {
    message: 'Your browser blocked the sign-in window. Allow pop-ups for this site, then try again.',
  },
  'popup-closed': { message: 'The sign-in window was closed before you finished. Try again.' },
  'popup-replaced': { message: 'Another sign-in window is open. Continue there.' },
  cancelled: { message: 'Sign-in was cancelled. Try again.' },
  network: { message: 'Couldn’t reach the sign-in service. Check your connection, then try again.' },
  'storage-blocked': {
    message: 'Your browser blocks this site from saving data. Allow cookies and site data, then try again.',
  },
  misconfigured: { message: 'Sign-in is not set up correctly in this shop. Please tell us on the contact page.' },
  unknown: { message: 'Something went wrong. Try again.' },
  unreachable: { message: 'The shop isn’t responding. Try again in a moment.' },
  passwordRules: {
    'min-length': (length) => `Use at least ${length} characters.`,
    'max-length': (length) => `Use at most ${length} characters.`,
    'lower-case': () => 'Include a lower-case letter.',
    'upper-case': () => 'Include an upper-case letter.',
    digit: () => 'Include a digit.',
    symbol: () => 'Include a symbol, such as ! or #.',
  },
};

/** The messages for a user whose account the server has refused. */
export const sessionMessages = {
  /** The server refuses this user from now on. */
  refused: 'You were signed out because this account was deleted. To ask why, write to us on the contact page.',
  /** The server refused the user's ID token or access token. */
  expired: 'You were signed out. Please log in again.',
  /** The user was registered a moment ago, and no longer is: the shop's data was lost, or restored from a backup. */
  forgotten: 'This account is no longer registered here. Register again, or use another account.',
};

/**
 * Converts an error of signing in or registering to a message. The server's own refusals (400 to 499) are already written for users, and
 * stay as they are.
 */
export function authMessage(error: unknown, messages: AuthMessages = authMessages): AuthMessage {
  const ownMessage = error instanceof Error && error.message ? error.message : undefined;
  if (error instanceof AuthError) {
    const entry = messages[error.code];
    const requirements = error.requirements?.map(({ rule, length = 0 }) => messages.passwordRules[rule](length));
    const detail = entry.detail ?? requirements?.join(' ') ?? error.providerMessage;
    return detail === undefined ? entry : { ...entry, detail };
  }
  const status = statusOf(error);
  if (status !== undefined && status >= 400 && status < 500 && ownMessage !== undefined) return { message: ownMessage };
  const isCall = typeof error === 'object' && error !== null && 'status' in error;
  const entry = isCall ? messages.unreachable : messages.unknown;
  return ownMessage === undefined ? entry : { ...entry, detail: ownMessage };
}
