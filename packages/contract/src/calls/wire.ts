import * as v from 'valibot';
import { Booking } from '../bookings/booking.ts';
import type { Call } from './call.ts';
import { Message } from '../messages/message.ts';
import { ListedProduct, OwnProduct, Product } from '../products/product.ts';
import { anyone, anyUser } from '../users/roles.ts';
import { AccessToken, User } from '../users/user.ts';

const ModifiedCount = v.object({ modifiedCount: v.number() });
const DeletedCount = v.object({ deletedCount: v.number() });

/**
 * The part of the table of calls that a client needs: path, access and answer.
 * `calls` adds the requests, so that no browser loads validation that only the server needs.
 */
export const wire = {
  getToken: { method: 'GET', path: '/jwt', access: ['identity'], answer: AccessToken },
  signOut: { method: 'DELETE', path: '/jwt', access: anyUser, answer: ModifiedCount },
  saveUser: { method: 'POST', path: '/users', access: ['identity'], repeat: 'yes', answer: User },
  getUser: { method: 'GET', path: '/users/{email}', access: anyUser, answer: User },
  isAdmin: { method: 'GET', path: '/users/admin/{email}', access: anyUser, answer: v.object({ isAdmin: v.boolean() }) },
  isBuyer: { method: 'GET', path: '/users/buyer/{email}', access: anyUser, answer: v.object({ isBuyer: v.boolean() }) },
  isSeller: {
    method: 'GET',
    path: '/users/seller/{email}',
    access: anyUser,
    answer: v.object({ isSeller: v.boolean() }),
  },
  listBuyers: { method: 'GET', path: '/users/allbuyer', access: ['admin'], answer: v.array(User) },
  listSellers: { method: 'GET', path: '/users/allseller', access: ['admin'], answer: v.array(User) },
  deleteBuyer: { method: 'DELETE', path: '/buyer/{id}', access: ['admin'], answer: DeletedCount },
  deleteSeller: { method: 'DELETE', path: '/seller/{id}', access: ['admin'], answer: DeletedCount },
  verifySeller: { method: 'PUT', path: '/seller/verify/{id}', access: ['admin'], answer: ModifiedCount },
  allowReturn: { method: 'DELETE', path: '/departed/{email}', access: ['admin'], answer: DeletedCount },

  listAdvertised: { method: 'GET', path: '/advertise', access: anyone, answer: v.array(ListedProduct) },
  listNewest: { method: 'GET', path: '/{category}', access: anyone, answer: v.array(ListedProduct) },
  listCategory: { method: 'GET', path: '/categories/{category}', access: anyUser, answer: v.array(Product) },

  addProduct: { method: 'POST', path: '/addedproduct', access: ['seller'], repeat: 'with-key', answer: Product },
  listOwnProducts: {
    method: 'GET',
    path: '/seller/products',
    access: ['seller', 'admin'],
    answer: v.array(OwnProduct),
  },
  confirmProduct: { method: 'PUT', path: '/seller/product/confirm/{id}', access: ['seller'], answer: ModifiedCount },
  deleteProduct: { method: 'DELETE', path: '/seller/product/{id}', access: ['seller', 'admin'], answer: DeletedCount },
  advertiseProduct: {
    method: 'POST',
    path: '/advertisedproduct',
    access: ['seller'],
    repeat: 'yes',
    answer: ListedProduct,
  },
  stopAdvertising: {
    method: 'DELETE',
    path: '/advertisedproduct/{id}',
    access: ['seller', 'admin'],
    answer: DeletedCount,
  },

  bookProduct: { method: 'PUT', path: '/product/booking/{productId}', access: ['buyer'], answer: ModifiedCount },
  recordBooking: { method: 'POST', path: '/bookingByUser', access: ['buyer'], repeat: 'yes', answer: Booking },
  listBookings: { method: 'GET', path: '/buyer/bookingByUser', access: ['buyer', 'admin'], answer: v.array(Booking) },
  cancelBooking: { method: 'DELETE', path: '/buyer/products/{userId}', access: ['buyer'], answer: DeletedCount },
  releaseBooking: { method: 'DELETE', path: '/bookings/{id}', access: ['seller', 'admin'], answer: DeletedCount },

  uploadPhoto: {
    method: 'POST',
    path: '/upload',
    access: ['identity', ...anyUser],
    file: 'image',
    repeat: 'yes',
    answer: v.object({ data: v.object({ url: v.string() }) }),
  },
  sendMessage: { method: 'POST', path: '/contact', access: anyone, answer: Message },
  listMessages: { method: 'GET', path: '/messages', access: ['admin'], answer: v.array(Message) },
  markMessage: { method: 'PUT', path: '/messages/{id}', access: ['admin'], answer: ModifiedCount },
  deleteMessage: { method: 'DELETE', path: '/messages/{id}', access: ['admin'], answer: DeletedCount },

  // A list of one: `literal` would add 50 bytes to every page.
  getHealth: { method: 'GET', path: '/health', access: anyone, answer: v.object({ status: v.picklist(['ok']) }) },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof wire;

/** The names of all calls, in the table's order. */
export const callNames = Object.keys(wire) as CallName[];
