import * as v from 'valibot';
import { call, type Call } from '../calls/call.ts';
import { pageLimits, pageQuery } from '../calls/page.ts';
import { Id } from '../fields/id.ts';
import { textLimits } from '../fields/limits.ts';
import { requiredText } from '../fields/text.ts';
import { NewBooking, NewClaim } from './requests.ts';
import { type BookingCall, bookingWire } from './wire.ts';

const bookings = pageQuery(pageLimits.bookings);

export const bookingCalls = {
  bookProduct: call({ ...bookingWire.bookProduct, params: { productId: Id }, body: v.optional(NewClaim) }),
  recordBooking: call({ ...bookingWire.recordBooking, body: NewBooking }),
  listBookings: call({ ...bookingWire.listBookings, query: v.object({ id: Id, ...bookings.entries }) }),
  cancelBooking: call({
    ...bookingWire.cancelBooking,
    params: { userId: Id },
    /** The id of the booking. Without it the user's only booking is meant; several are a conflict. */
    query: v.object({ booking: v.optional(Id) }),
  }),
  seeBookings: call({
    ...bookingWire.seeBookings,
    /** The bookings that the seller was shown. Not simply all of them: one that was made meanwhile was not seen. */
    body: v.object({ bookings: v.pipe(v.array(Id), v.maxLength(pageLimits.products)) }),
  }),
  releaseBooking: call({
    ...bookingWire.releaseBooking,
    params: { id: Id },
    /** The reason shown to the buyer. Not in the address, where each character of many scripts would take nine. */
    body: v.object({ reason: requiredText(textLimits.reason) }),
  }),
} as const satisfies Record<BookingCall, Call>;
