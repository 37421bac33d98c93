import { pageLimits, type RegistrableRole, type Role, type User } from '@apple-only/contract';
import type { TokenIssuer } from './token-issuer.ts';
import { requireUploaded } from './photos.ts';
import { HttpError } from './errors.ts';
import type { Identity, Handlers } from './call-handlers.ts';
import { pageOf, type StoredUser, type MemoryStore } from './memory-store.ts';

const toUser = ({ _id, name, email, role, img, verify }: StoredUser): User => ({ _id, name, email, role, img, verify });

const heldByAnother =
  'Somebody is registered with this e-mail already. If that is you, show that the e-mail is yours: ask for another password on the login page ' +
  'and follow the link that is sent to you, or continue with Google.';
const heldByAdmin =
  'An admin is registered with this e-mail, and an admin stays with the account they have. Ask whoever runs the shop.';

export function userHandlers(
  store: MemoryStore,
  tokens: Pick<TokenIssuer, 'issue' | 'revoke'>,
): Pick<
  Handlers,
  | 'getToken'
  | 'signOut'
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
  | 'allowReturn'
> {
  const hasRole = (role: Role, { caller, params }: { caller: StoredUser; params: { email: string } }) => {
    if (caller.email === params.email) return caller.role === role;
    return caller.role === 'admin' && store.userByEmail(params.email)?.role === role;
  };
  const usersOf = (role: Role) => store.users.filter((user) => user.role === role);

  /** Refuses admins, who have neither role, so that no admin deletes themselves. */
  function remove(role: RegistrableRole, id: string) {
    const gone = usersOf(role).find(({ _id }) => _id === id);
    if (!gone) return { deletedCount: 0 };
    store.users = store.users.filter((user) => user !== gone);
    store.deletedAccounts.set(gone.subject, gone.email);
    store.withdraw((product) => product.id === id);
    store.bookings = store.bookings.filter(({ user }) => user !== id);
    store.pendingBookings = store.pendingBookings.filter(({ user }) => user !== id);
    return { deletedCount: 1 };
  }

  function refuseDeleted({ subject, email }: Identity) {
    if (store.deletedAccounts.has(subject)) throw new HttpError(403, 'This account was deleted by an administrator.');
    const known = store.userBySubject(subject);
    if (known || ![...store.deletedAccounts.values()].includes(email)) return;
    throw new HttpError(
      403,
      'An administrator has deleted the account with this e-mail. Write to the shop if you want to come back.',
    );
  }

  /** The user of this identity. If its e-mail is proven, a user registered with that e-mail through another identity moves to this one. */
  function registeredUser({ subject, email, proven }: Identity): StoredUser | undefined {
    const known = store.userBySubject(subject);
    const holder = known ?? (proven ? store.userByEmail(email) : undefined);
    if (!holder || known) return known;
    if (holder.role === 'admin') throw new HttpError(409, heldByAdmin);
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
      const user = registeredUser(caller);
      if (!user) throw new HttpError(404, 'You are not registered yet.');
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
      if (role === 'admin') throw new HttpError(403, 'Nobody becomes an admin by registering.');
      if (email !== caller.email) throw new HttpError(403, 'This is not the e-mail you are signed in with.');
      refuseDeleted(caller);
      const known = registeredUser(caller);
      if (known) return toUser(known);
      const img = requireUploaded(store, body.img);
      if (store.userByEmail(email)) throw new HttpError(409, heldByAnother);
      const time = store.now();
      const { subject, proven } = caller;
      const user = { _id: store.newId(), subject, name, email, role, img, verify: false, proven, time };
      store.users.push(user);
      return toUser(user);
    },

    getUser({ caller, params }) {
      const user = store.userByEmail(params.email);
      if (user !== caller && caller.role !== 'admin') throw new HttpError(403, 'This is somebody else.');
      if (!user) throw new HttpError(404, 'Nobody is registered with this e-mail.');
      return toUser(user);
    },

    isAdmin: (given) => ({ isAdmin: hasRole('admin', given) }),
    isBuyer: (given) => ({ isBuyer: hasRole('buyer', given) }),
    isSeller: (given) => ({ isSeller: hasRole('seller', given) }),
    listBuyers: (given) => pageOf(usersOf('buyer'), given, pageLimits.users).map(toUser),
    listSellers: (given) => pageOf(usersOf('seller'), given, pageLimits.users).map(toUser),
    deleteBuyer: ({ params }) => remove('buyer', params.id),
    deleteSeller: ({ params }) => remove('seller', params.id),

    verifySeller({ params, body: { verify } = { verify: true } }) {
      const seller = usersOf('seller').find((one) => one._id === params.id && one.verify !== verify);
      if (seller) seller.verify = verify;
      return { modifiedCount: seller ? 1 : 0 };
    },

    allowReturn({ params }) {
      const allowed = [...store.deletedAccounts].filter(([, email]) => email === params.email);
      for (const [subject] of allowed) store.deletedAccounts.delete(subject);
      return { deletedCount: allowed.length };
    },
  };
}
