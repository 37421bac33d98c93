import {
  type Booking,
  type BookingCall,
  bookingLimits,
  editedClaimRefusal,
  isExpected,
  lifetimes,
  pageLimits,
} from '@apple-only/contract';
import { HttpError, noSuchProduct } from './errors.ts';
import type { Handlers } from './call-handlers.ts';
import { pageOf, type PendingBooking, type MemoryStore, type StoredBooking } from './memory-store.ts';

export function bookingHandlers(store: MemoryStore): Pick<Handlers, BookingCall> {
  const answer = (booking: StoredBooking) => toBooking(store, booking);
  const bookingsOf = (user: string) => store.bookings.filter((booking) => booking.user === user);
  /** @throws {HttpError} if the buyer has reached a booking limit. */
  function refuseBeyondLimits(user: string) {
    const open = bookingsOf(user).filter(({ product }) => store.productById(product ?? '')).length;
    if (open >= bookingLimits.open) {
      throw new HttpError('booking-limit', `You have ${open} open bookings. Cancel one before you book another.`);
    }
    store.claims = store.claims.filter(({ at }) => Date.now() - at < lifetimes.dailyLimit);
    const daily = store.claims.filter((claim) => claim.user === user).length;
    if (daily >= bookingLimits.daily) {
      throw new HttpError('booking-limit', `You have booked ${daily} products in a day. Try again tomorrow.`);
    }
  }

  return {
    bookProduct({ caller, params, body }) {
      const existing = store.bookingOf(params.productId);
      if (existing?.user === caller._id) return { modifiedCount: 1 };
      const product = store.publicProductById(params.productId);
      if (!product) throw noSuchProduct();
      if (existing) return { modifiedCount: 0 };
      refuseBeyondLimits(caller._id);
      if (!isExpected(product, body?.expected)) throw new HttpError('changed', editedClaimRefusal);
      const { _id, name, img, selling_price } = product;
      const recorded = store.pendingBookings.filter(
        (one) => one.user === caller._id && (one.product ? one.product === _id : one.name === name && one.img === img),
      );
      store.pendingBookings = store.pendingBookings.filter((one) => !recorded.includes(one));
      // The last one is the newest.
      const pending = recorded.findLast(isFresh);
      const phone = body?.phone || pending?.phone;
      const location = body?.location ?? pending?.location;
      const details = { product: _id, user: caller._id, name, img, selling_price, phone, location };
      store.bookings.push({ _id: store.newId(), ...details, time: store.now() });
      store.claims.push({ user: caller._id, at: Date.now() });
      return { modifiedCount: 1 };
    },

    recordBooking: recordBookingHandler(store),

    listBookings(given) {
      const { caller, query } = given;
      if (query.id !== caller._id && caller.role !== 'admin') {
        throw new HttpError(403, 'You can only see your own bookings.');
      }
      return pageOf(bookingsOf(query.id), given, pageLimits.bookings).map(answer);
    },

    cancelBooking({ caller, params, query }) {
      if (params.userId !== caller._id) throw new HttpError(403, 'You can only cancel your own bookings.');
      const ownBookings = bookingsOf(caller._id);
      if (!query.booking && ownBookings.length > 1) {
        throw new HttpError(409, 'You have several bookings. Say which one to cancel: ?booking={_id}.');
      }
      const cancelled = query.booking ? ownBookings.find(({ _id }) => _id === query.booking) : ownBookings[0];
      store.bookings = store.bookings.filter((booking) => booking !== cancelled);
      return { deletedCount: cancelled ? 1 : 0 };
    },

    seeBookings({ caller, body }) {
      const unseen = store.bookings.filter(
        ({ _id, product, seen }) =>
          !seen && body.bookings.includes(_id) && store.productById(product ?? '')?.id === caller._id,
      );
      for (const booking of unseen) booking.seen = true;
      return { modifiedCount: unseen.length };
    },

    releaseBooking({ caller, params, body }) {
      const booking = store.bookings.find(({ _id }) => _id === params.id);
      const product = booking?.product === undefined ? undefined : store.productById(booking.product);
      if (!booking || !product) return { deletedCount: 0 };
      if (product.id !== caller._id && caller.role !== 'admin') {
        throw new HttpError(403, 'This product belongs to another seller.');
      }
      booking.product = undefined;
      booking.released = body.reason;
      return { deletedCount: 1 };
    },
  };
}

/** A booking as its buyer sees it. */
function toBooking(store: MemoryStore, booking: StoredBooking): Booking {
  const product = store.productById(booking.product ?? '');
  const common = { _id: booking._id, product: product?.name ?? booking.name, img: product?.img ?? booking.img };
  const { selling_price: price, released } = booking;
  if (released !== undefined) return { ...common, selling_price: price, withdrawn: false, released };
  if (!product) return { ...common, selling_price: price, withdrawn: true };
  const { _id: productId, selling_price, number, location, edited_at: edited = '' } = product;
  const seller_email = store.userById(product.id)?.email ?? product.email;
  const details = { productId, selling_price, seller_email, number, location };
  return { ...common, ...details, ...(edited > booking.time ? { edited } : {}), withdrawn: false };
}

const isFresh = ({ at }: PendingBooking) => Date.now() - at < lifetimes.pendingBooking;

/** Completes the caller's claimed booking with phone and location; without a claim, stores a pending booking. */
function recordBookingHandler(store: MemoryStore): Handlers['recordBooking'] {
  return ({ caller, body }) => {
    if (body.user !== caller._id) throw new HttpError(403, 'You can only book for yourself.');
    const { product: name, img, productId } = body;
    const phone = body.phone || undefined;
    const claimed = store.bookings.findLast(({ user, product: id }) => {
      if (user !== caller._id) return false;
      const product = id === undefined ? undefined : store.productById(id);
      return productId ? id === productId : product?.name === name && product.img === img;
    });
    if (claimed) {
      claimed.phone ??= phone;
      claimed.location ??= body.location;
      return toBooking(store, claimed);
    }
    if (productId && !store.publicProductById(productId)) throw noSuchProduct();
    store.pendingBookings = store.pendingBookings.filter(isFresh);
    const same = store.pendingBookings.find(
      (one) => one.user === caller._id && one.product === productId && one.name === name && one.img === img,
    );
    const pending: PendingBooking = {
      _id: same?._id ?? store.newId(),
      user: caller._id,
      product: productId,
      name,
      img,
      phone: same?.phone ?? phone,
      location: same?.location ?? body.location,
      at: Date.now(),
    };
    store.pendingBookings = [...store.pendingBookings.filter((one) => one !== same), pending];
    return { _id: pending._id, product: name, img, withdrawn: false };
  };
}
