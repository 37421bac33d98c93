import * as v from 'valibot';
import { call, type Call, type CallAnswer, type CallInput, type CallRequest } from './call.ts';
import { Id } from '../fields/id.ts';
import { categories } from '../products/choices.ts';
import { BookingContact, NewBooking, NewMessage, NewProduct, NewUser } from '../requests.ts';
import { textLimits } from '../fields/limits.ts';
import { Email, someText } from '../fields/text.ts';
import { wire, type CallName } from './wire.ts';

/** Most items in one page of a list, and the default without a `limit`. */
export const pageLimits = { products: 100, users: 1000, messages: 1000 } as const;

/** The query of a list that is read page by page. */
const pageOf = (limit: number) =>
  v.object({
    /** Most items in the page. */
    limit: v.optional(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], 'must be a whole number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(limit, `must be at most ${limit}`),
      ),
    ),
    /** The start of the page, from the `Link` header of the page before it. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200, 'is not a cursor'))),
  });

const products = pageOf(pageLimits.products);
const users = pageOf(pageLimits.users);
const category = v.picklist(categories);

/**
 * The full table of calls (specification §7): each row of `wire`, and its request. The client's methods, the
 * server's routes and their access checks, and OpenAPI are made from it. The documentation of each call is in `openapi.ts`,
 * so that no browser loads it.
 */
export const calls = {
  getToken: call({ ...wire.getToken, query: v.object({ email: Email }) }),
  signOut: call({ ...wire.signOut }),
  saveUser: call({ ...wire.saveUser, body: NewUser }),
  getUser: call({ ...wire.getUser, params: { email: Email } }),
  isAdmin: call({ ...wire.isAdmin, params: { email: Email } }),
  isBuyer: call({ ...wire.isBuyer, params: { email: Email } }),
  isSeller: call({ ...wire.isSeller, params: { email: Email } }),
  listBuyers: call({ ...wire.listBuyers, query: users }),
  listSellers: call({ ...wire.listSellers, query: users }),
  deleteBuyer: call({ ...wire.deleteBuyer, params: { id: Id } }),
  deleteSeller: call({ ...wire.deleteSeller, params: { id: Id } }),
  /** Verifies a seller, or with `verify: false` revokes that. */
  verifySeller: call({
    ...wire.verifySeller,
    params: { id: Id },
    body: v.optional(v.object({ verify: v.optional(v.boolean(), true) })),
  }),
  allowReturn: call({ ...wire.allowReturn, params: { email: Email } }),

  listAdvertised: call({ ...wire.listAdvertised, query: products }),
  listNewest: call({ ...wire.listNewest, params: { category }, query: products }),
  listCategory: call({ ...wire.listCategory, params: { category }, query: products }),

  addProduct: call({ ...wire.addProduct, body: NewProduct }),
  listOwnProducts: call({
    ...wire.listOwnProducts,
    /** The seller's user id. */
    query: v.object({ id: Id, ...products.entries }),
  }),
  confirmProduct: call({ ...wire.confirmProduct, params: { id: Id } }),
  deleteProduct: call({ ...wire.deleteProduct, params: { id: Id } }),
  advertiseProduct: call({
    ...wire.advertiseProduct,
    /** The product; only its `_id` is read. */
    body: v.object({ _id: Id }),
  }),
  stopAdvertising: call({ ...wire.stopAdvertising, params: { id: Id } }),

  bookProduct: call({ ...wire.bookProduct, params: { productId: Id }, body: v.optional(BookingContact) }),
  recordBooking: call({ ...wire.recordBooking, body: NewBooking }),
  listBookings: call({ ...wire.listBookings, query: v.object({ id: Id }) }),
  cancelBooking: call({
    ...wire.cancelBooking,
    params: { userId: Id },
    /** The id of the booking. Without it the user's only booking is meant; several are a conflict. */
    query: v.object({ booking: v.optional(Id) }),
  }),

  releaseBooking: call({
    ...wire.releaseBooking,
    params: { id: Id },
    /** The reason shown to the buyer. Not in the address: in many scripts each character would take nine there. */
    body: v.object({ reason: someText(textLimits.reason) }),
  }),

  uploadPhoto: call({ ...wire.uploadPhoto }),
  sendMessage: call({ ...wire.sendMessage, body: NewMessage }),
  listMessages: call({ ...wire.listMessages, query: pageOf(pageLimits.messages) }),
  /** Marks a message as done, or with `done: false` as open. */
  markMessage: call({
    ...wire.markMessage,
    params: { id: Id },
    body: v.optional(v.object({ done: v.optional(v.boolean(), true) })),
  }),
  deleteMessage: call({ ...wire.deleteMessage, params: { id: Id } }),

  getHealth: call({ ...wire.getHealth }),
} as const satisfies Record<CallName, Call>;

export { callNames, type CallName } from './wire.ts';
export type Calls = typeof calls;
export type Input<Name extends CallName> = CallInput<Calls[Name]>;
export type Incoming<Name extends CallName> = CallRequest<Calls[Name]>;
export type Answer<Name extends CallName> = CallAnswer<Calls[Name]>;
