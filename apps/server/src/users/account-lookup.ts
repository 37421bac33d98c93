import { HttpError } from '../http-error.ts';

/** The current state of an account at the sign-in provider. */
export type AccountState =
  /** Its sign-ins before `validSince` have ended: the password or the e-mail has changed since. */
  | { status: 'active'; validSince: Date }
  /** This sign-in has ended. */
  | { status: 'ended' }
  /** The account was deleted or disabled. */
  | { status: 'deleted' }
  /** The provider rejects the ID token, perhaps only because it has expired: this says nothing about the sign-in. */
  | { status: 'unknown' };

/** Looks up the account of an ID token: the token itself has only the state at the time of issue. Refuses with 503. */
export type LookUpAccount = (idToken: string) => Promise<AccountState>;

/** The provider's error codes about an account. All its other errors are about the request. */
const stateByError: Readonly<Record<string, AccountState>> = {
  TOKEN_EXPIRED: { status: 'ended' },
  INVALID_ID_TOKEN: { status: 'unknown' },
  USER_NOT_FOUND: { status: 'deleted' },
  USER_DISABLED: { status: 'deleted' },
};

/** How long the provider may take to respond, in milliseconds. */
const timeout = 5000;

interface ProviderOptions {
  /** Origin of Google's Identity Toolkit, or of the emulator. @default Google's */
  origin?: string;
  /** The project's key, which browsers have, too. */
  apiKey: string;
  /** The shop's address. A key may be restricted to it. */
  publicUrl: string;
}

interface LookUp {
  users?: { validSince?: string }[];
  error?: { message?: string };
}

/** Asks Firebase Authentication, or its emulator. Needs no secret: an ID token gives access to its own account. */
export function firebaseLookup({
  origin = 'https://identitytoolkit.googleapis.com',
  apiKey,
  publicUrl,
}: ProviderOptions): LookUpAccount {
  // The emulator's paths begin with the host that it replaces.
  const host = origin.startsWith('https:') ? '' : '/identitytoolkit.googleapis.com';
  const address = `${origin}${host}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`;
  return async (idToken) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
        body: JSON.stringify({ idToken }),
        // An ID token must not go to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      });
      const { users: [account] = [], error } = (await response.json()) as LookUp;
      // In seconds. For the sign-in that created the account, `auth_time` can be the second before.
      if (account) return { status: 'active', validSince: new Date((Number(account.validSince ?? 1) - 1) * 1000) };
      const refusal = error?.message ?? `status ${response.status}`;
      const meaning = stateByError[refusal.split(' ')[0] ?? ''];
      if (meaning) return meaning;
      throw new Error(`The sign-in provider answered: ${refusal}`);
    } catch (cause) {
      throw new HttpError(503, 'We can’t check your sign-in right now. Try again in a moment.', { cause });
    }
  };
}
