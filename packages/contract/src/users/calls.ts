import * as v from 'valibot';
import { call, type Call } from '../calls/call.ts';
import { pageLimits, pageQuery } from '../calls/page.ts';
import { Id } from '../fields/id.ts';
import { Email } from '../fields/text.ts';
import { NewUser } from './requests.ts';
import { type SessionCall, sessionWire, type UserCall, userWire } from './wire.ts';

const users = pageQuery(pageLimits.users);

export const sessionCalls = {
  getToken: call({ ...sessionWire.getToken, query: v.object({ email: Email }) }),
  signOut: call({ ...sessionWire.signOut }),
  saveUser: call({ ...sessionWire.saveUser, body: NewUser }),
} as const satisfies Record<SessionCall, Call>;

export const userCalls = {
  getUser: call({ ...userWire.getUser, params: { email: Email } }),
  isAdmin: call({ ...userWire.isAdmin, params: { email: Email } }),
  isBuyer: call({ ...userWire.isBuyer, params: { email: Email } }),
  isSeller: call({ ...userWire.isSeller, params: { email: Email } }),
  getOverview: call({ ...userWire.getOverview }),
  listBuyers: call({ ...userWire.listBuyers, query: users }),
  listSellers: call({ ...userWire.listSellers, query: users }),
  deleteBuyer: call({ ...userWire.deleteBuyer, params: { id: Id } }),
  deleteSeller: call({ ...userWire.deleteSeller, params: { id: Id } }),
  /** Verifies a seller, or with `verify: false` revokes that. */
  verifySeller: call({
    ...userWire.verifySeller,
    params: { id: Id },
    body: v.optional(v.object({ verify: v.optional(v.boolean(), true) })),
  }),
  /** Makes the caller, a buyer, a seller. Cannot be undone. */
  changeRole: call({
    ...userWire.changeRole,
    params: { id: Id },
    body: v.object({ role: v.literal('seller', 'must be seller') }),
  }),
  allowReturn: call({ ...userWire.allowReturn, params: { email: Email } }),
} as const satisfies Record<UserCall, Call>;
