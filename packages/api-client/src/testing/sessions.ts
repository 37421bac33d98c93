import type { SessionCall } from '@apple-only/contract';
import type { TokenIssuer } from './token-issuer.ts';
import { requireUploaded } from './photos.ts';
import { accountDeleted, HttpError } from './errors.ts';
import type { Identity, Handlers } from './call-handlers.ts';
import type { StoredUser, MemoryStore } from './memory-store.ts';
import { toUser } from './users.ts';

const emailTakenRefusal =
  'This e-mail is already registered. If it is yours, choose “Forgot password?” on the login page and open the link we send you, or continue with Google.';
const adminEmailRefusal =
  'This e-mail belongs to an admin, whose account cannot be replaced. Write to us on the contact page.';

/** Registering, signing in and out. */
export function sessionHandlers(
  store: MemoryStore,
  tokens: Pick<TokenIssuer, 'issue' | 'revoke'>,
): Pick<Handlers, SessionCall> {
  function refuseDeleted({ subject, email }: Identity) {
    if (store.deletedAccounts.has(subject)) throw accountDeleted();
    const known = store.userBySubject(subject);
    if (known || ![...store.deletedAccounts.values()].includes(email)) return;
    throw new HttpError(
      'account-deleted',
      'An admin deleted the account with this e-mail. To register again, write to us on the contact page.',
    );
  }

  /** The user of this identity. If its e-mail is proven, a user registered with that e-mail through another identity moves to this one. */
  function resolveUser({ subject, email, proven }: Identity): StoredUser | undefined {
    const known = store.userBySubject(subject);
    const holder = known ?? (proven ? store.userByEmail(email) : undefined);
    if (!holder || known) return known;
    if (holder.role === 'admin') throw new HttpError('email-taken', adminEmailRefusal);
    tokens.revoke(holder);
    holder.subject = subject;
    if (!holder.proven) for (const { _id, id } of store.products) if (id === holder._id) store.unconfirmed.add(_id);
    holder.proven = true;
    return holder;
  }

  return {
    getToken({ caller, query }) {
      if (query.email !== caller.email) throw new HttpError(403, 'This is not the e-mail you are signed in with.');
      refuseDeleted(caller);
      const user = resolveUser(caller);
      if (!user) throw new HttpError('not-registered', 'You are not registered yet.');
      user.proven ||= caller.proven;
      return { accessToken: tokens.issue(user._id) };
    },

    signOut({ caller }) {
      const user = store.userBySubject(caller.subject);
      if (user) tokens.revoke(user);
      return { modifiedCount: user ? 1 : 0 };
    },

    saveUser({ caller, body }) {
      const { name, email, role } = body;
      if (role === 'admin') throw new HttpError(403, 'You cannot register as an admin.');
      if (email !== caller.email) throw new HttpError(403, 'This is not the e-mail you are signed in with.');
      refuseDeleted(caller);
      const known = resolveUser(caller);
      if (known) return toUser(known);
      const img = requireUploaded(store, body.img);
      if (store.userByEmail(email)) throw new HttpError('email-taken', emailTakenRefusal);
      const time = store.now();
      const { subject, proven } = caller;
      const user = { _id: store.newId(), subject, name, email, role, img, verify: false, proven, time };
      store.users.push(user);
      return toUser(user);
    },
  };
}
