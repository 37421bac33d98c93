import {
  AdminCounts,
  pageLimits,
  type RegistrableRole,
  type Role,
  type User,
  type UserCall,
} from '@apple-only/contract';
import { and, eq, ne, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../storage/database.ts';
import type { Handlers } from '../calls/handlers.ts';
import { changeRoleHandler } from './change-role.ts';
import { toUser, subjectDigest, type UserStore } from './user-store.ts';
import { openPage, type PageRequest } from '../calls/page.ts';
import type { PhotoNames } from '../photos/photos.ts';
import { HttpError, forbidden } from '../http-error.ts';
import { deletedAccounts, messages, users, type UserRow } from '../storage/schema.ts';
import type { Tokens } from './tokens.ts';

interface UserDeps {
  database: Database;
  userStore: UserStore;
  tokens: Tokens;
  photos: PhotoNames;
}

/** One statement, so that all counts are of the same moment. */
const adminCounts = {
  sellers: sql`count(*) filter (where ${users.role} = 'seller')::integer`,
  notVerified: sql`count(*) filter (where ${users.role} = 'seller' and not ${users.verify})::integer`,
  buyers: sql`count(*) filter (where ${users.role} = 'buyer')::integer`,
  openMessages: sql`(select count(*)::integer from ${messages} where not ${messages.done})`,
};

export function userHandlers({ database, userStore, tokens, photos }: UserDeps): Pick<Handlers, UserCall> {
  /** Whether the user of this e-mail has that role. False if the caller is not allowed to know. */
  const hasRole = async (role: Role, { caller, params }: { caller: UserRow; params: { email: string } }) => {
    if (caller.email === params.email) return caller.role === role;
    return caller.role === 'admin' && (await userStore.byEmail(params.email))?.role === role;
  };

  const listOf = async (role: RegistrableRole, request: PageRequest): Promise<User[]> => {
    const page = openPage({ _id: users._id }, request, pageLimits.users);
    const rows = await database
      .select()
      .from(users)
      .where(and(eq(users.role, role), page.after))
      .orderBy(...page.order)
      .limit(page.rowLimit);
    return page.trim(rows, ({ _id }) => ({ _id })).map((user) => toUser(user, photos));
  };

  /**
   * Deletes a user of this role, and by the same statement their dependent rows: see `onDelete` in the schema.
   * Admins have neither role, so an admin cannot delete themselves.
   */
  const remove = (role: RegistrableRole, id: string) =>
    database.transaction(async (transaction) => {
      const deleted = await transaction
        .delete(users)
        .where(and(eq(users._id, id), eq(users.role, role)))
        .returning({ subject: users.subject, email: users.email });
      for (const { subject, email } of deleted) {
        await transaction
          .insert(deletedAccounts)
          .values({ subject: subjectDigest(subject), email: tokens.digest(email) })
          .onConflictDoNothing();
      }
      return { deletedCount: deleted.length };
    });

  return {
    async getUser({ caller, params }) {
      const user = await userStore.byEmail(params.email);
      if (user?._id !== caller._id && caller.role !== 'admin') throw forbidden('You can only see your own account.');
      if (!user) throw new HttpError(404, 'No user has this e-mail.');
      return toUser(user, photos);
    },

    isAdmin: async (request) => ({ isAdmin: await hasRole('admin', request) }),
    isBuyer: async (request) => ({ isBuyer: await hasRole('buyer', request) }),
    isSeller: async (request) => ({ isSeller: await hasRole('seller', request) }),
    async getOverview() {
      const [counts] = await database.select(adminCounts).from(users);
      return v.parse(AdminCounts, counts);
    },

    listBuyers: (request) => listOf('buyer', request),
    listSellers: (request) => listOf('seller', request),
    deleteBuyer: ({ params }) => remove('buyer', params.id),
    deleteSeller: ({ params }) => remove('seller', params.id),

    async verifySeller({ params, body }) {
      const verify = body?.verify ?? true;
      const changed = await database
        .update(users)
        .set({ verify })
        .where(and(eq(users._id, params.id), eq(users.role, 'seller'), ne(users.verify, verify)))
        .returning({ _id: users._id });
      return { modifiedCount: changed.length };
    },

    changeRole: changeRoleHandler(database),

    async allowReturn({ params }) {
      const allowed = await database
        .delete(deletedAccounts)
        .where(eq(deletedAccounts.email, tokens.digest(params.email)))
        .returning({ subject: deletedAccounts.subject });
      return { deletedCount: allowed.length };
    },
  };
}
