import { hash } from 'node:crypto';

/** Maximum number of consecutive wrong passwords that are checked for one account. */
export const maxGuesses = 10;
/** How long the account's sign-ins are then refused, in milliseconds. A lower count expires after the same time. */
export const lockoutDuration = 15 * 60_000;
/** Maximum number of e-mails counted at once, which takes 20 MB; beyond it, the oldest is dropped. An attacker can name any e-mail. */
export const maxGuessedEmails = 100_000;

/** Firebase's own message. The SDK's code for it is `auth/too-many-requests`. */
const tooMany =
  'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled due to many failed login attempts. ' +
  'You can immediately restore it by resetting your password or you can try again later.';

/** The emulator's own sign-in by password. Rejects if it refuses. */
export type PasswordSignIn = (
  accounts: { getUserByEmail: (email: string) => { salt?: string | undefined } | undefined },
  credentials: { email?: string; password?: string },
  context?: unknown,
) => Promise<unknown>;

interface GuessLimits {
  signIn: PasswordSignIn;
  /** Makes the emulator's error for a refusal. */
  refuse: (message: string) => Error;
  /** In milliseconds. */
  now: () => number;
}

/** Limits the wrong passwords that a sign-in checks for one account: Firebase does, its emulator does not. */
export function limitGuesses({ signIn, refuse, now }: GuessLimits): PasswordSignIn {
  /** The oldest first. */
  const counts = new Map<string, { guesses: number; until: number }>();

  function forgetOld() {
    for (const [account, { until }] of counts) {
      if (until > now() && counts.size < maxGuessedEmails) break;
      counts.delete(account);
    }
  }

  return async (accounts, credentials, context) => {
    const email = credentials.email?.toLowerCase() ?? '';
    // A new password has a new salt, and so a new count. An e-mail without an account is counted like any other.
    const account = hash('sha256', JSON.stringify([email, accounts.getUserByEmail(email)?.salt]));
    forgetOld();
    const guesses = counts.get(account)?.guesses ?? 0;
    if (guesses >= maxGuesses) throw refuse(tooMany);
    // Counts as wrong until the sign-in succeeds, so that simultaneous guesses count, too.
    counts.delete(account);
    counts.set(account, { guesses: guesses + 1, until: now() + lockoutDuration });
    const answer = await signIn(accounts, credentials, context);
    counts.delete(account);
    return answer;
  };
}
