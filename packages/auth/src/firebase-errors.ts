import { FirebaseError } from 'firebase/app';
import { AuthError, type AuthErrorCode, type PasswordRequirement, type PasswordRule } from './adapter.ts';

/** Our code for each of Firebase's. A missing one becomes `unknown`, and keeps Firebase's code and message. */
const codes: Readonly<Record<string, AuthErrorCode>> = {
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

/** Undefined if one of them is unknown here: Firebase's own message then names them all. */
function requirementsIn(message: string): PasswordRequirement[] | undefined {
  const sentences = /\[([^[\]]+)\]/.exec(message)?.[1]?.split(', ') ?? [message];
  const requirements = sentences.flatMap((sentence) => {
    const [pattern, rule] = passwordRules.find(([regExp]) => regExp.test(sentence)) ?? [];
    if (!pattern || !rule) return [];
    const length = pattern.exec(sentence)?.[1];
    return { rule, ...(length && { length: Number(length) }) };
  });
  return requirements.length === sentences.length ? requirements : undefined;
}

/** Firebase's message as a sentence: without the prefix, and with the code in words if it has no other text. */
function sentenceIn(message: string): string {
  const [, words, code] = /^Firebase: (.+?) ?\(auth\/(.+)\)\.?$/.exec(message) ?? [];
  if (words === undefined || code === undefined) return message;
  return words === 'Error' ? `The sign-in service says: ${code.replaceAll('-', ' ')}.` : words;
}

/** Converts an error of Firebase to ours. */
export function toAuthError(cause: unknown): AuthError {
  if (cause instanceof AuthError) return cause;
  if (cause instanceof FirebaseError) {
    const code = codes[cause.code] ?? (keyRefused.test(cause.code) ? 'misconfigured' : 'unknown');
    const requirements = code === 'weak-password' ? requirementsIn(cause.message) : undefined;
    return new AuthError(code, {
      providerCode: cause.code,
      providerMessage: sentenceIn(cause.message),
      requirements,
      cause,
    });
  }
  // Other errors come from the browser. It refuses storage with a DOMException.
  const code = cause instanceof DOMException ? 'storage-blocked' : 'unknown';
  return new AuthError(code, { providerMessage: cause instanceof Error ? cause.message : undefined, cause });
}
