import {
  openBookingsRefusal,
  pageLimits,
  type RegistrableRole,
  type Role,
  type User,
  type UserCall,
} from '@apple-only/contract';
import { HttpError } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import { pageOf, type StoredUser, type MemoryStore } from './memory-store.ts';

export const toUser = ({ _id, name, email, role, img, verify }: StoredUser): User => ({
  _id,
  name,
  email,
  role,
  img,
  verify,
});

export function userHandlers(store: MemoryStore): Pick<Handlers, UserCall> {
  const hasRole = (role: Role, { caller, params }: { caller: StoredUser; params: { email: string } }) => {
    if (caller.email === params.email) return caller.role === role;
    return caller.role === 'admin' && store.userByEmail(params.email)?.role === role;
  };
  const usersOf = (role: Role) => store.users.filter((user) => user.role === role);

  /** Refuses admins, who have neither role, so that no admin deletes themselves. */
  function remove(role: RegistrableRole, id: string) {
    const gone = usersOf(role).find(({ _id }) => _id === id);
    if (!gone) return { deletedCount: 0 };
    // First: whether a product was hidden depends on its seller.
    store.withdraw((product) => product.id === id);
    store.users = store.users.filter((user) => user !== gone);
    store.deletedAccounts.set(gone.subject, gone.email);
    store.bookings = store.bookings.filter(({ user }) => user !== id);
    store.pendingBookings = store.pendingBookings.filter(({ user }) => user !== id);
    return { deletedCount: 1 };
  }

  return {
    getUser({ caller, params }) {
      const user = store.userByEmail(params.email);
      if (user !== caller && caller.role !== 'admin') throw new HttpError(403, 'You can only see your own account.');
      if (!user) throw new HttpError(404, 'No user has this e-mail.');
      return toUser(user);
    },

    isAdmin: (given) => ({ isAdmin: hasRole('admin', given) }),
    isBuyer: (given) => ({ isBuyer: hasRole('buyer', given) }),
    isSeller: (given) => ({ isSeller: hasRole('seller', given) }),
    getOverview() {
      const sellers = usersOf('seller');
      return {
        sellers: sellers.length,
        notVerified: sellers.filter(({ verify }) => !verify).length,
        buyers: usersOf('buyer').length,
        openMessages: store.messages.filter(({ done }) => !done).length,
      };
    },
    listBuyers: (given) => pageOf(usersOf('buyer'), given, pageLimits.users).map(toUser),
    listSellers: (given) => pageOf(usersOf('seller'), given, pageLimits.users).map(toUser),
    deleteBuyer: ({ params }) => remove('buyer', params.id),
    deleteSeller: ({ params }) => remove('seller', params.id),

    verifySeller({ params, body: { verify } = { verify: true } }) {
      const seller = usersOf('seller').find((one) => one._id === params.id && one.verify !== verify);
      if (seller) seller.verify = verify;
      return { modifiedCount: seller ? 1 : 0 };
    },

    changeRole({ caller, params, body: { role } }) {
      if (params.id !== caller._id) throw new HttpError(403, 'You can only change your own role.');
      if (caller.role !== 'buyer') return { modifiedCount: 0 };
      const open = store.bookings.filter((booking) => booking.user === caller._id && booking.product).length;
      if (open > 0) throw new HttpError('open-bookings', openBookingsRefusal(open));
      caller.role = role;
      return { modifiedCount: 1 };
    },

    allowReturn({ params }) {
      const allowed = [...store.deletedAccounts].filter(([, email]) => email === params.email);
      for (const [subject] of allowed) store.deletedAccounts.delete(subject);
      return { deletedCount: allowed.length };
    },
  };
}
