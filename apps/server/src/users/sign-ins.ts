import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { HttpError } from '../http-error.ts';
import { isUniqueViolation, type Database } from '../storage/database.ts';
import { users, type UserRow } from '../storage/schema.ts';
import type { LookUpAccount } from './account-lookup.ts';
import type { Identity } from './tokens.ts';
import { refuseEndedSignIn, sessionEnded, type UserStore } from './user-store.ts';

interface SignInDeps {
  database: Database;
  userStore: UserStore;
  lookUpAccount: LookUpAccount;
}

/** Decides which sign-ins are valid, and keeps the rows of users up to date with it (docs/adr/0008-when-sign-ins-end.md). */
export function createSignIns({ database, userStore, lookUpAccount }: SignInDeps) {
  /**
   * Updates a row with the provider's data. Uses the current values of the row, not values read before: calls for one user run
   * at the same time.
   * @throws {HttpError} if this sign-in has ended
   */
  const update = async (user: UserRow, { email, proven, signedIn }: Identity & { email: string }, since: Date) => {
    // A changed e-mail must be proven again.
    const provenBefore = sql`case when ${users.email} = ${email} then ${users.proven_by} end`;
    const thisSignIn = timestamp(users.signed_in, signedIn);
    const validSince = laterTimestamp(users.valid_since, since);
    const facts = {
      email: sql`${email}::text`,
      proven_by: proven ? sql`coalesce(${provenBefore}, ${thisSignIn})` : provenBefore,
      signed_in: laterTimestamp(users.signed_in, signedIn),
      // A stranger may have signed in with this e-mail before it was proven: see `refuseEnded`.
      valid_since: proven
        ? sql`greatest(${validSince}, case when ${provenBefore} is null then ${thisSignIn} end)`
        : validSince,
    };
    const isChanged = sql`(${users.email}, ${users.proven_by}, ${users.signed_in}, ${users.valid_since})
      is distinct from (${facts.email}, ${facts.proven_by}, ${facts.signed_in}, ${facts.valid_since})`;
    try {
      const [updated] = await database
        .update(users)
        .set(facts)
        .where(and(eq(users._id, user._id), isChanged))
        .returning();
      const current = updated ?? (await userStore.byId(user._id));
      if (!current) throw notRegistered();
      refuseEndedSignIn(current, signedIn);
    } catch (error) {
      if (isUniqueViolation(error))
        throw new HttpError(
          'email-taken',
          'Another account has this e-mail. Log in with that account, or use another e-mail.',
          {
            cause: error,
          },
        );
      throw error;
    }
  };

  /** Ends the sign-ins of a user: this one with the earlier ones, or all. A sign-in within the same second ends, too. */
  const end = async ({ _id }: UserRow, signedIn: Date, which: 'all' | 'up to this one') => {
    const last = which === 'all' ? laterTimestamp(users.signed_in, signedIn) : timestamp(users.signed_in, signedIn);
    const validSince = sql`greatest(${users.valid_since}, ${last} + interval '1 second')`;
    await database.update(users).set({ valid_since: validSince }).where(eq(users._id, _id));
  };

  /**
   * The time since which sign-ins of this account are valid, according to the provider.
   * @throws {HttpError} if this one is not valid: the password or the e-mail has changed since, the account is gone, or the ID token
   * has expired
   */
  const validSince = async ({ idToken, signedIn }: Identity, user?: UserRow): Promise<Date> => {
    const account = await lookUpAccount(idToken);
    if (account.status === 'active') return account.validSince;
    // The shop's tokens from this sign-in end, too; if the account is gone, all its tokens.
    if (user && account.status !== 'unknown')
      await end(user, signedIn, account.status === 'deleted' ? 'all' : 'up to this one');
    throw sessionEnded();
  };

  return { update, end, validSince };
}

/**
 * Moves the user registered with an account's proven e-mail to that account, and ends every sign-in of the previous account.
 * An account that was deleted at the provider and created again has another subject.
 * @param since the time since which sign-ins of this account are valid, according to the provider
 * @throws {HttpError} if that user is an admin, or if this sign-in is not later than all of theirs
 */
export async function moveUserToAccount(
  { database, userStore }: Pick<SignInDeps, 'database' | 'userStore'>,
  { subject, email, proven, signedIn }: Identity,
  since: Date,
): Promise<UserRow | undefined> {
  const holder = proven && email !== undefined ? await userStore.byEmail(email) : undefined;
  if (!holder || holder.subject === subject) return holder;
  // An e-mail address that passes to a successor must not carry an admin's rights with it.
  if (holder.role === 'admin') throw new HttpError('email-taken', heldByAdmin);
  refuseEndedSignIn(holder, signedIn);
  // Access tokens name the user, not the account: only a later sign-in can end the earlier ones.
  if (holder.signed_in && holder.signed_in >= signedIn) throw sessionEnded();
  const facts = {
    subject,
    proven_by: sql`coalesce(${users.proven_by}, ${timestamp(users.proven_by, signedIn)})`,
    signed_in: signedIn,
    valid_since: laterDate(since, signedIn),
  };
  try {
    const [taken] = await database
      .update(users)
      .set(facts)
      .where(and(eq(users._id, holder._id), eq(users.subject, holder.subject), ne(users.role, 'admin')))
      .returning();
    if (taken) return taken;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  // An identical simultaneous call was first.
  return userStore.bySubject(subject);
}

export const laterDate = (one: Date | null, other: Date) => (one && one > other ? one : other);

type TimestampColumn = typeof users.signed_in | typeof users.valid_since | typeof users.proven_by;
const timestamp = (column: TimestampColumn, value: Date) => sql`${sql.param(value, column)}::timestamptz`;
/** The later of a column's value and this time. */
const laterTimestamp = (column: TimestampColumn, value: Date): SQL =>
  sql`greatest(${column}, ${timestamp(column, value)})`;

const heldByAdmin =
  'This e-mail belongs to an admin, whose account cannot be replaced. Write to us on the contact page.';

export const notRegistered = () => new HttpError('not-registered', 'You are not registered yet.');
