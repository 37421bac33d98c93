import * as v from '../calls/answers.ts';
import type { Call } from '../calls/call.ts';
import { DeletedCount, ModifiedCount } from '../calls/counts.ts';
import { anyUser } from './roles.ts';
import { AccessToken, AdminCounts, User } from './user.ts';

export const sessionWire = {
  getToken: { method: 'GET', path: '/jwt', access: ['identity'], answer: AccessToken },
  signOut: { method: 'DELETE', path: '/jwt', access: anyUser, answer: ModifiedCount },
  saveUser: { method: 'POST', path: '/users', access: ['identity'], repeat: 'yes', answer: User },
} as const satisfies Record<string, Call>;
export type SessionCall = keyof typeof sessionWire;

export const userWire = {
  getUser: { method: 'GET', path: '/users/{email}', access: anyUser, answer: User },
  isAdmin: { method: 'GET', path: '/users/admin/{email}', access: anyUser, answer: v.object({ isAdmin: v.boolean }) },
  isBuyer: { method: 'GET', path: '/users/buyer/{email}', access: anyUser, answer: v.object({ isBuyer: v.boolean }) },
  isSeller: {
    method: 'GET',
    path: '/users/seller/{email}',
    access: anyUser,
    answer: v.object({ isSeller: v.boolean }),
  },
  getOverview: { method: 'GET', path: '/overview', access: ['admin'], answer: AdminCounts },
  listBuyers: { method: 'GET', path: '/users/allbuyer', access: ['admin'], answer: v.array(User) },
  listSellers: { method: 'GET', path: '/users/allseller', access: ['admin'], answer: v.array(User) },
  deleteBuyer: { method: 'DELETE', path: '/buyer/{id}', access: ['admin'], answer: DeletedCount },
  deleteSeller: { method: 'DELETE', path: '/seller/{id}', access: ['admin'], answer: DeletedCount },
  verifySeller: { method: 'PUT', path: '/seller/verify/{id}', access: ['admin'], answer: ModifiedCount },
  changeRole: { method: 'PUT', path: '/users/{id}/role', access: ['buyer', 'seller'], answer: ModifiedCount },
  allowReturn: { method: 'DELETE', path: '/departed/{email}', access: ['admin'], answer: DeletedCount },
} as const satisfies Record<string, Call>;
export type UserCall = keyof typeof userWire;
