import * as v from 'valibot';
import { Booking, BookingContact, NewBooking } from './booking.ts';
import { call, type Call, type CallAnswer, type CallInput, type CallRequest } from './call.ts';
import { ListedProduct, Product, categories } from './product.ts';
import { anyone, members } from './roles.ts';
import { Email, Id } from './text.ts';
import { AccessToken, NewUser, User } from './user.ts';

/** Most items in one page of a list. */
export const pageLimit = 100;

/** How to read a list in pages. Without it a product list answers the newest {@link pageLimit}. */
const Page = v.object({
  /** Most items wanted. */
  limit: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], 'must be a whole number'),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(pageLimit, `must be at most ${pageLimit}`),
    ),
  ),
  /** Where the page begins, as the `Link` header of the page before it says. */
  cursor: v.optional(v.pipe(v.string(), v.maxLength(200, 'is not a cursor'))),
});

const ModifiedCount = v.object({ modifiedCount: v.number() });
const DeletedCount = v.object({ deletedCount: v.number() });
const category = v.picklist(categories);

/**
 * The table of calls (specification §7). The client's methods, the server's routes and their access checks, and OpenAPI
 * are made from it. What each call does is told in `openapi.ts`, so that no browser pays for prose.
 */
export const calls = {
  getToken: call({
    method: 'GET',
    path: '/jwt',
    access: ['identity'],
    query: v.object({ email: Email }),
    answer: AccessToken,
  }),
  saveUser: call({ method: 'POST', path: '/users', access: ['identity'], body: NewUser, answer: User }),
  getUser: call({ method: 'GET', path: '/users/{email}', access: members, params: { email: Email }, answer: User }),

  listAdvertised: call({
    method: 'GET',
    path: '/advertise',
    access: anyone,
    query: Page,
    answer: v.array(ListedProduct),
  }),
  listNewest: call({
    method: 'GET',
    path: '/{category}',
    access: anyone,
    params: { category },
    query: Page,
    answer: v.array(ListedProduct),
  }),
  listCategory: call({
    method: 'GET',
    path: '/categories/{category}',
    access: members,
    params: { category },
    query: Page,
    answer: v.array(Product),
  }),

  bookProduct: call({
    method: 'PUT',
    path: '/product/booking/{productId}',
    access: ['buyer'],
    params: { productId: Id },
    body: v.optional(BookingContact),
    answer: ModifiedCount,
  }),
  recordBooking: call({ method: 'POST', path: '/bookingByUser', access: ['buyer'], body: NewBooking, answer: Booking }),
  listBookings: call({
    method: 'GET',
    path: '/buyer/bookingByUser',
    access: ['buyer', 'admin'],
    query: v.object({ id: Id }),
    answer: v.array(Booking),
  }),
  cancelBooking: call({
    method: 'DELETE',
    path: '/buyer/products/{userId}',
    access: ['buyer'],
    params: { userId: Id },
    /** Names the booking. Without it the only one is meant; several are a conflict. */
    query: v.object({ booking: v.optional(Id) }),
    answer: DeletedCount,
  }),

  uploadPhoto: call({
    method: 'POST',
    path: '/upload',
    access: ['identity', ...members],
    file: 'image',
    answer: v.object({ data: v.object({ url: v.string() }) }),
  }),
  getHealth: call({ method: 'GET', path: '/health', access: anyone, answer: v.object({ status: v.literal('ok') }) }),
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;
export type Input<Name extends CallName> = CallInput<Calls[Name]>;
export type Incoming<Name extends CallName> = CallRequest<Calls[Name]>;
export type Answer<Name extends CallName> = CallAnswer<Calls[Name]>;

/** The names of all calls, in the table's order. */
export const callNames = Object.keys(calls) as CallName[];
