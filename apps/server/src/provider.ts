import { Refusal } from './refusal.ts';

/** What the sign-in provider says of an account at this moment. */
export type Standing =
  /** Its sign-ins before `validSince` are over: the password or the e-mail is another one since. */
  | { is: 'well'; validSince: Date }
  /** This sign-in is over. */
  | { is: 'over' }
  /** The account was deleted or disabled. */
  | { is: 'gone' };

/** Asks about the account of an ID token: the token itself only tells what was true when it was made. Refuses with 503. */
export type AskProvider = (idToken: string) => Promise<Standing>;

/** What it refuses with. Whatever else it says is about the question and not about the account. */
const meanings: Readonly<Record<string, Standing>> = {
  TOKEN_EXPIRED: { is: 'over' },
  INVALID_ID_TOKEN: { is: 'over' },
  USER_NOT_FOUND: { is: 'gone' },
  USER_DISABLED: { is: 'gone' },
};

/** How long an answer is waited for, in milliseconds. */
const patience = 5000;

interface ProviderOptions {
  /** Where Google's Identity Toolkit is, or the emulator. @default Google's */
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

/** Asks Firebase Authentication, or its emulator. Takes no secret: an ID token opens its own account. */
export function askFirebase({
  origin = 'https://identitytoolkit.googleapis.com',
  apiKey,
  publicUrl,
}: ProviderOptions): AskProvider {
  // The emulator has the host that it stands for in its paths.
  const host = origin.startsWith('https:') ? '' : '/identitytoolkit.googleapis.com';
  const address = `${origin}${host}/v1/accounts:lookup?key=${encodeURIComponent(apiKey)}`;
  return async (idToken) => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', referer: `${publicUrl}/` },
        body: JSON.stringify({ idToken }),
        // An ID token goes to the provider, and nowhere else.
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      const { users: [account] = [], error } = (await response.json()) as LookUp;
      // In seconds. Of a sign-in that made the account, `auth_time` can be the second before.
      if (account) return { is: 'well', validSince: new Date((Number(account.validSince ?? 1) - 1) * 1000) };
      const refusal = error?.message ?? `status ${response.status}`;
      const meaning = meanings[refusal.split(' ')[0] ?? ''];
      if (meaning) return meaning;
      throw new Error(`The sign-in provider answered: ${refusal}`);
    } catch (cause) {
      throw new Refusal(503, 'Sign-in cannot be checked right now. Try again in a moment.', { cause });
    }
  };
}
