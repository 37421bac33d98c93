import type { SessionCall } from '@apple-only/contract';
import type { Database } from '../storage/database.ts';
import type { Handlers } from '../calls/handlers.ts';
import { toUser, refuseDeleted, type UserStore } from './user-store.ts';
import type { PhotoNames } from '../photos/photos.ts';
import type { LookUpAccount } from './account-lookup.ts';
import { HttpError, forbidden } from '../http-error.ts';
import { users } from '../storage/schema.ts';
import { createSignIns, laterDate, notRegistered, moveUserToAccount } from './sign-ins.ts';
import type { Identity, Tokens } from './tokens.ts';

interface SessionDeps {
  database: Database;
  userStore: UserStore;
  tokens: Tokens;
  lookUpAccount: LookUpAccount;
  photos: PhotoNames;
}

/** Registering, signing in and out: the calls that decide which sign-ins are valid (docs/adr/0008-when-sign-ins-end.md). */
export function sessionHandlers({
  database,
  userStore,
  tokens,
  lookUpAccount,
  photos,
}: SessionDeps): Pick<Handlers, SessionCall> {
  const signIns = createSignIns({ database, userStore, lookUpAccount });
  const moveUserToCaller = (identity: Identity, since: Date) =>
    moveUserToAccount({ database, userStore }, identity, since);

  return {
    async getToken({ caller, query }) {
      const { email, signedIn } = caller;
      if (query.email !== email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await userStore.bySubject(caller.subject);
      if (!known) await refuseDeleted(database, caller.subject, tokens.digest(email));
      if (!known && !caller.proven) throw notRegistered();
      const since = await signIns.validSince(caller, known);
      const user = known ?? (await moveUserToCaller(caller, since));
      if (!user) throw notRegistered();
      await signIns.update(user, { ...caller, email }, since);
      return { accessToken: await tokens.issue(user._id, signedIn) };
    },

    async signOut({ caller }) {
      await signIns.end(caller, caller.signedIn, 'all');
      return { modifiedCount: 1 };
    },

    async saveUser({ caller, body }) {
      if (body.role === 'admin') throw forbidden('You cannot register as an admin.');
      if (body.email !== caller.email) throw forbidden('This is not the e-mail you are signed in with.');
      const known = await userStore.bySubject(caller.subject);
      const since = await signIns.validSince(caller, known);
      const present = known ?? (await moveUserToCaller(caller, since));
      if (present) return toUser(present, photos);
      const { name, email, role } = body;
      const emailDigest = tokens.digest(email);
      await refuseDeleted(database, caller.subject, emailDigest);
      const img = await photos.resolve(body.img);
      const created = await database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({
            subject: caller.subject,
            name,
            email,
            role,
            img,
            proven_by: caller.proven ? caller.signedIn : null,
            signed_in: caller.signedIn,
            valid_since: caller.proven ? laterDate(since, caller.signedIn) : since,
          })
          .onConflictDoNothing()
          .returning();
        // Checked again by a new statement: the insert may have waited for an admin who was deleting this same user.
        if (row) await refuseDeleted(transaction, caller.subject, emailDigest);
        return row;
      });
      // If no row was inserted, either this same call was made twice at once, or another user has the e-mail.
      const user = created ?? (await userStore.bySubject(caller.subject)) ?? (await moveUserToCaller(caller, since));
      if (!user) throw new HttpError('email-taken', heldByAnother);
      return toUser(user, photos);
    },
  };
}

const heldByAnother =
  'This e-mail is already registered. If it is yours, choose “Forgot password?” on the login page and open the link we send you, or continue with Google.';
