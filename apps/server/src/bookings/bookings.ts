import { type BookingCall, editedClaimRefusal, isExpected, type NewClaim } from '@apple-only/contract';
import { createBookingList } from './booking-list.ts';
import { createClaims } from './claims.ts';
import { recordBookingHandler, type BookingDeps } from './record-booking.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import { isPublic } from '../products/product-lists.ts';
import { listedPhotos } from '../products/product-photos.ts';
import { isChangeableBy, refuseOtherSellers } from '../products/ownership.ts';
import { HttpError, forbidden, noSuchProduct, unauthorized } from '../http-error.ts';
import type { Handlers } from '../calls/handlers.ts';
import { bookings, products, users, type UserRow } from '../storage/schema.ts';
import type { Database } from '../storage/database.ts';
import { createMutex } from '../mutex.ts';

export function bookingHandlers({ database, photos, settings }: BookingDeps): Pick<Handlers, BookingCall> {
  const runExclusive = createMutex();
  const claims = createClaims(database, settings);
  const bookingList = createBookingList(database, photos);
  const isShown = isPublic(settings);

  return {
    async bookProduct({ caller, params, body }) {
      const user = caller._id;
      const { phone, location, expected: expectedWithUrls } = body ?? {};
      const expected = expectedWithUrls && withPaths(expectedWithUrls, photos.toPath);
      const contact = { phone: phone || null, location: location ?? null };
      // One claim at a time: a buyer with many requests at once waits here, not on connections that other callers need.
      const claimRequest = { product: params.productId, user, ...contact, expected };
      const isClaimed = await runExclusive(user, () => claims.claim(claimRequest));
      if (isClaimed) return { modifiedCount: 1 };
      // A new statement: the one above may have read before the caller's own simultaneous claim was committed.
      const [holder] = await database
        .select({ user: bookings.user, product: products })
        .from(products)
        .leftJoin(bookings, eq(bookings.product, products._id))
        .where(and(eq(products._id, params.productId), isShown && or(isShown, eq(bookings.user, user))));
      if (!holder) throw noSuchProduct();
      if (holder.user === null) {
        await claims.refuseBeyondLimits(user);
        await refuseFormerBuyer(database, caller);
        if (!isExpected({ ...holder.product, photos: listedPhotos(holder.product) }, expected))
          throw new HttpError('changed', editedClaimRefusal);
      }
      return { modifiedCount: holder.user === user ? 1 : 0 };
    },

    recordBooking: recordBookingHandler({ database, photos, settings }, bookingList),

    async listBookings({ caller, query, onNextCursor }) {
      if (query.id !== caller._id && caller.role !== 'admin') throw forbidden('You can only see your own bookings.');
      return bookingList.list(query.id, { query, onNextCursor });
    },

    async cancelBooking({ caller, params, query }) {
      if (params.userId !== caller._id) throw forbidden('You can only cancel your own bookings.');
      const ownBookings = await database
        .select({ _id: bookings._id })
        .from(bookings)
        .where(eq(bookings.user, caller._id))
        .limit(2);
      if (!query.booking && ownBookings.length > 1) {
        throw new HttpError(409, 'You have several bookings. Say which one to cancel: ?booking={_id}.');
      }
      const which = query.booking ?? ownBookings[0]?._id;
      if (!which) return { deletedCount: 0 };
      const deleted = await database
        .delete(bookings)
        .where(and(eq(bookings._id, which), eq(bookings.user, caller._id)))
        .returning({ _id: bookings._id });
      return { deletedCount: deleted.length };
    },

    async seeBookings({ caller, body }) {
      const own = database.select({ _id: products._id }).from(products).where(eq(products.seller, caller._id));
      const seen = await database
        .update(bookings)
        .set({ seen: true })
        .where(and(inArray(bookings._id, body.bookings), eq(bookings.seen, false), inArray(bookings.product, own)))
        .returning({ _id: bookings._id });
      return { modifiedCount: seen.length };
    },

    async releaseBooking({ caller, params, body }) {
      const changeableProducts = database.select({ _id: products._id }).from(products).where(isChangeableBy(caller));
      const released = await database
        .update(bookings)
        .set({ product: null, released: body.reason })
        .where(and(eq(bookings._id, params.id), inArray(bookings.product, changeableProducts)))
        .returning({ _id: bookings._id });
      if (released.length === 0) {
        const [booking] = await database
          .select({ product: bookings.product })
          .from(bookings)
          .where(eq(bookings._id, params.id));
        if (booking?.product) await refuseOtherSellers(database, booking.product, caller);
      }
      return { deletedCount: released.length };
    },
  };
}

/** @throws {HttpError} if the caller was deleted, or became a seller, while the call was under way. */
async function refuseFormerBuyer(database: Database, { _id }: UserRow) {
  const [user] = await database.select({ role: users.role }).from(users).where(eq(users._id, _id));
  if (!user) throw unauthorized('This account no longer exists.');
  if (user.role !== 'buyer') throw forbidden(`This is not available to ${user.role}s.`);
}

/** The product as the buyer saw it, with the stored paths of its photos. */
const withPaths = (seen: NonNullable<NewClaim['expected']>, path: (address: string) => string) => ({
  ...seen,
  ...(seen.img !== undefined && { img: path(seen.img) }),
  ...(seen.photos && { photos: seen.photos.map(path) }),
});
