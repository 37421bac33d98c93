import { hash } from 'node:crypto';

/** Wrong passwords in a row that are looked at for one account. */
export const guessLimit = 10;
/** How long its sign-ins are refused then, in milliseconds. Fewer wrong passwords are forgotten after the same time. */
export const guessWait = 15 * 60_000;
/** E-mails counted at the same time; the oldest makes room. A stranger can name any e-mail, and these take 20 MB at most. */
export const guessedEmails = 100_000;

/** Firebase's own words. The SDK's code for them is `auth/too-many-requests`. */
const tooMany =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. ' +
  'You can immediately restore it by resetting your password or you can try again later.';

/** The emulator's own sign-in by password. Rejects where it refuses. */
export type PasswordSignIn = (
  accounts: { getUserByEmail: (email: string) => { salt?: string | undefined } | undefined },
  credentials: { email?: string; password?: string },
  context?: unknown,
) => Promise<unknown>;

interface GuessLimits {
  signIn: PasswordSignIn;
  /** Makes the error by which the emulator refuses. */
  refuse: (message: string) => Error;
  /** In milliseconds. */
  now: () => number;
}

/** Limits the wrong passwords that a sign-in looks at for one account: Firebase does, its emulator does not. */
export function limitGuesses({ signIn, refuse, now }: GuessLimits): PasswordSignIn {
  /** The oldest first. */
  const counts = new Map<string, { guesses: number; until: number }>();

  function forgetOld() {
    for (const [account, { until }] of counts) {
      if (until > now() && counts.size < guessedEmails) break;
      counts.delete(account);
    }
  }

  return async (accounts, credentials, context) => {
    const email = credentials.email?.toLowerCase() ?? '';
    // A new password has a new salt, and so a new count. An e-mail without an account is counted like any other.
    const account = hash('sha256', JSON.stringify([email, accounts.getUserByEmail(email)?.salt]));
    forgetOld();
    const guesses = counts.get(account)?.guesses ?? 0;
    if (guesses >= guessLimit) throw refuse(tooMany);
    // Counts as wrong until it turns out right, so that guesses sent at once count too.
    counts.delete(account);
    counts.set(account, { guesses: guesses + 1, until: now() + guessWait });
    const answer = await signIn(accounts, credentials, context);
    counts.delete(account);
    return answer;
  };
}
