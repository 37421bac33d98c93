import { createHash } from 'node:crypto';
import type { User } from '@apple-only/contract';
import { eq, or, sql } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import type { PhotoNames } from '../photos/photos.ts';
import { HttpError, unauthorized } from '../http-error.ts';
import { deletedAccounts, users, type UserRow } from '../storage/schema.ts';

export interface UserStore {
  byId: (id: string) => Promise<UserRow | undefined>;
  bySubject: (subject: string) => Promise<UserRow | undefined>;
  byEmail: (email: string) => Promise<UserRow | undefined>;
  /**
   * The user with this account at the provider, if they have registered.
   * @throws {HttpError} if an admin has deleted the account.
   */
  bySubjectUnlessDeleted: (subject: string) => Promise<UserRow | undefined>;
}

export function createUserStore(database: Database): UserStore {
  // Prepared, because every call that is not public begins with one of them.
  const by = (column: typeof users._id | typeof users.subject | typeof users.email) => {
    const found = database
      .select()
      .from(users)
      .where(eq(column, sql.param(sql.placeholder('value'), column)))
      .prepare(`member_by_${column.name}`);
    return async (value: string) => (await found.execute({ value }))[0];
  };
  const deleted = database
    .select({ subject: deletedAccounts.subject })
    .from(deletedAccounts)
    .where(eq(deletedAccounts.subject, sql.placeholder('digest')));
  // In one query: a refused upload costs little more than this.
  const account = database
    .select({ user: users, isDeleted: sql<boolean>`exists ${deleted}` })
    .from(sql`(select) always`)
    .leftJoin(users, eq(users.subject, sql.placeholder('subject')))
    .prepare('account');
  return {
    byId: by(users._id),
    bySubject: by(users.subject),
    byEmail: by(users.email),
    async bySubjectUnlessDeleted(subject) {
      const [found] = await account.execute({ subject, digest: subjectDigest(subject) });
      if (found?.isDeleted) throw accountDeleted();
      return found?.user ?? undefined;
    },
  };
}

/** A user, as in responses. */
export const toUser = ({ _id, name, email, role, img, verify }: UserRow, photos: PhotoNames): User => ({
  _id,
  name,
  email,
  role,
  img: photos.toAddress(img),
  verify,
});

export const sessionEnded = () => unauthorized('You were signed out. Log in again.');

/**
 * A sign-in ends by signing out, by a new password or e-mail at the provider, and by a later sign-in that proves the e-mail:
 * an attacker can create an account with another person's e-mail, and wait. When that person signs in, with Google for
 * example, the provider gives them that same account.
 * @throws {HttpError} if this sign-in has ended
 */
export function refuseEndedSignIn({ valid_since: since }: UserRow, signedIn: Date) {
  if (since && signedIn < since) throw sessionEnded();
}

export const subjectDigest = (subject: string) => createHash('sha256').update(subject).digest('base64url');

const accountDeleted = () =>
  new HttpError(
    'account-deleted',
    'An admin deleted this account. To register again, write to us on the contact page.',
  );

/** @param email keyed digest of the e-mail, if it is checked as well */
export async function refuseDeleted(database: Database, subject: string, email?: string) {
  const bySubject = eq(deletedAccounts.subject, subjectDigest(subject));
  const [row] = await database
    .select()
    .from(deletedAccounts)
    .where(email === undefined ? bySubject : or(bySubject, eq(deletedAccounts.email, email)))
    .limit(1);
  if (!row) return;
  if (row.subject === subjectDigest(subject)) throw accountDeleted();
  throw new HttpError(
    'account-deleted',
    'An admin deleted the account with this e-mail. To register again, write to us on the contact page.',
  );
}
