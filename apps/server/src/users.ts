import { createHash } from 'node:crypto';
import { pageLimits, type RegistrableRole, type Role, type User } from '@apple-only/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { isTaken, type Database } from './database.ts';
import type { Handlers } from './handlers.ts';
import { openPage, type Listing } from './page.ts';
import type { PhotoNames } from './photos.ts';
import { Refusal, forbidden, unauthorized } from './refusal.ts';
import { departed, users, type Member } from './schema.ts';
import type { Identity, Tokens } from './tokens.ts';

export interface Members {
  byId: (id: string) => Promise<Member | undefined>;
  bySubject: (subject: string) => Promise<Member | undefined>;
  byEmail: (email: string) => Promise<Member | undefined>;
  /** @throws {Refusal} if an admin has deleted whoever this is. */
  refuseDeparted: (subject: string) => Promise<void>;
}

export function createMembers(database: Database): Members {
  // Prepared, because every call that is not public begins with one of them.
  const by = (column: typeof users._id | typeof users.subject | typeof users.email) => {
    const found = database
      .select()
      .from(users)
      .where(eq(column, sql.param(sql.placeholder('value'), column)))
      .prepare(`member_by_${column.name}`);
    return async (value: string) => (await found.execute({ value }))[0];
  };
  return {
    byId: by(users._id),
    bySubject: by(users.subject),
    byEmail: by(users.email),
    refuseDeparted: (subject) => refuseDeparted(database, subject),
  };
}

interface UserDeps {
  database: Database;
  members: Members;
  tokens: Tokens;
  photos: PhotoNames;
}

export function userHandlers({
  database,
  members,
  tokens,
  photos,
}: UserDeps): Pick<
  Handlers,
  | 'getToken'
  | 'saveUser'
  | 'getUser'
  | 'isAdmin'
  | 'isBuyer'
  | 'isSeller'
  | 'listBuyers'
  | 'listSellers'
  | 'deleteBuyer'
  | 'deleteSeller'
  | 'verifySeller'
> {
  const answer = ({ _id, name, email, role, img, verify }: Member): User => ({
    _id,
    name,
    email,
    role,
    img: photos.absolute(img),
    verify,
  });

  /** Whether this person has that role, as far as the caller may know. */
  const hasRole = async (role: Role, { caller, params }: { caller: Member; params: { email: string } }) => {
    if (caller.email === params.email) return caller.role === role;
    return caller.role === 'admin' && (await members.byEmail(params.email))?.role === role;
  };

  const listOf = async (role: RegistrableRole, listing: Listing): Promise<User[]> => {
    const page = openPage({ _id: users._id }, listing, pageLimits.people);
    const rows = await database
      .select()
      .from(users)
      .where(and(eq(users.role, role), page.after))
      .orderBy(...page.order)
      .limit(page.rows);
    return page.cut(rows, ({ _id }) => ({ _id })).map(answer);
  };

  /**
   * Deletes a person of this role, and by the same statement what goes with them: see `onDelete` in the schema.
   * Admins have neither role, so that nobody deletes themselves.
   */
  const remove = (role: RegistrableRole, id: string) =>
    database.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(users)
        .where(and(eq(users._id, id), eq(users.role, role)))
        .returning({ subject: users.subject });
      for (const { subject } of deleted) {
        await transaction
          .insert(departed)
          .values({ subject: digestOf(subject) })
          .onConflictDoNothing();
      }
      return { deletedCount: deleted.length };
    });

  /** Whoever has changed their e-mail at the provider has another one here, too. */
  const moveTo = async (email: string, { _id }: Member) => {
    try {
      await database.update(users).set({ email }).where(eq(users._id, _id));
    } catch (error) {
      if (isTaken(error)) throw new Refusal(409, 'Somebody else is registered with this e-mail.', { cause: error });
      throw error;
    }
  };

  const prove = ({ _id }: Member, { signedIn }: Identity) =>
    database
      .update(users)
      .set({ proven: signedIn })
      .where(and(eq(users._id, _id), isNull(users.proven)));

  return {
    async getToken({ caller, query }) {
      if (query.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const member = await members.bySubject(caller.subject);
      if (!member) throw new Refusal(404, 'You are not registered yet.');
      refuseOutdated(member, caller.signedIn);
      if (member.email !== query.email) await moveTo(query.email, member);
      if (caller.verified && !member.proven) await prove(member, caller);
      return { accessToken: await tokens.issue(member._id, caller.signedIn) };
    },

    async saveUser({ caller, body }) {
      if (body.role === 'admin') throw forbidden('Nobody becomes an admin by registering.');
      if (body.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await members.bySubject(caller.subject);
      if (known) {
        refuseOutdated(known, caller.signedIn);
        return answer(known);
      }
      const img = await photos.named(body.img);
      const { name, email, role } = body;
      const created = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({ subject: caller.subject, name, email, role, img, proven: caller.verified ? caller.signedIn : null })
          .onConflictDoNothing()
          .returning();
        // Looked at again, by a fresh statement: the insert may have waited for an admin who was deleting this very person.
        if (row) await refuseDeparted(transaction, caller.subject);
        return row;
      });
      // Where nothing was inserted, either this very call has just been made twice, or somebody else has the e-mail.
      const member = created ?? (await members.bySubject(caller.subject));
      if (!member) throw new Refusal(409, 'Somebody else is registered with this e-mail.');
      return answer(member);
    },

    async getUser({ caller, params }) {
      const member = await members.byEmail(params.email);
      if (member?._id !== caller._id && caller.role !== 'admin') throw forbidden('This is somebody else.');
      if (!member) throw new Refusal(404, 'Nobody is registered with this e-mail.');
      return answer(member);
    },

    isAdmin: async (request) => ({ isAdmin: await hasRole('admin', request) }),
    isBuyer: async (request) => ({ isBuyer: await hasRole('buyer', request) }),
    isSeller: async (request) => ({ isSeller: await hasRole('seller', request) }),
    listBuyers: (listing) => listOf('buyer', listing),
    listSellers: (listing) => listOf('seller', listing),
    deleteBuyer: ({ params }) => remove('buyer', params.id),
    deleteSeller: ({ params }) => remove('seller', params.id),

    async verifySeller({ params }) {
      const verified = await database
        .update(users)
        .set({ verify: true })
        .where(and(eq(users._id, params.id), eq(users.role, 'seller'), eq(users.verify, false)))
        .returning({ _id: users._id });
      return { modifiedCount: verified.length };
    },
  };
}

/**
 * Anybody can make an account with an e-mail that is not theirs, and wait. When its owner comes, with Google say, the provider
 * hands them that very account: whoever was signed in to it before is out, here too.
 * @throws {Refusal} if this sign-in is from before
 */
export function refuseOutdated({ proven }: Member, signedIn: Date) {
  if (proven && signedIn < proven) throw unauthorized('Your sign-in has ended. Sign in again.');
}

const digestOf = (subject: string) => createHash('sha256').update(subject).digest('base64url');

async function refuseDeparted(database: Database, subject: string) {
  const [row] = await database
    .select()
    .from(departed)
    .where(eq(departed.subject, digestOf(subject)));
  if (row) throw forbidden('This account was deleted by an administrator.');
}
