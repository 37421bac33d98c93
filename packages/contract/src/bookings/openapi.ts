import { booking, buyer, headphones, withdrawnBooking } from '../fixtures.ts';
import { bookingLimits } from './choices.ts';
import { editedClaimRefusal, expectedOf, notFoundRefusal } from '../products/editing.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { BookingCall } from './wire.ts';

export const bookings: Notes<BookingCall> = {
  bookProduct: {
    tag: 'Bookings',
    summary: 'Claim a product',
    description:
      'The claim is the whole booking, and atomic: one buyer gets 1, all others 0. A repeat by that buyer gets 1 again. With `expected`, a product that has changed since the buyer saw it is not booked.',
    parameters: { productId: "The product's id." },
    input: {
      productId: headphones._id,
      body: { phone: '01711 000 000', location: 'Dhaka', expected: expectedOf(headphones) },
    },
    answer: { modifiedCount: 1 },
    refusals: {
      404: notFoundRefusal,
      409: `The buyer has ${bookingLimits.open} open bookings, or has made ${bookingLimits.daily} within a day; a server may be set to other numbers. Or: ${editedClaimRefusal}`,
    },
  },
  recordBooking: {
    tag: 'Bookings',
    summary: 'Record a booking that was claimed',
    description:
      'Answers the booking that was claimed, and fills in phone and location if they are empty. Never books by itself: sent before the claim, it is stored for an hour, and the claim uses it.',
    parameters: {},
    input: {
      body: { user: buyer._id, product: headphones.name, img: headphones.img, productId: headphones._id },
    },
    answer: booking,
    refusals: {
      403: 'The booking is another user’s, or the caller is not a buyer.',
      404: notFoundRefusal,
    },
  },
  listBookings: {
    tag: 'Bookings',
    summary: "List a buyer's bookings, the newest first",
    description: 'Each has the seller’s contact, unless the product was withdrawn or the booking released.',
    parameters: { ...pagingDescriptions, id: "The buyer's user id: one's own, or any for admins." },
    input: { id: buyer._id, limit: 20 },
    answer: [booking, withdrawnBooking],
    refusals: { 403: 'The bookings are another user’s, or the caller is a seller.' },
  },
  cancelBooking: {
    tag: 'Bookings',
    summary: 'Cancel a booking',
    description: 'The product is on the market again. Answers 0 if there is no such booking.',
    parameters: {
      userId: "The caller's own user id.",
      booking: "The booking's id. Without it, the user’s only booking is cancelled; several are a conflict.",
    },
    input: { userId: buyer._id, booking: booking._id },
    answer: { deletedCount: 1 },
    refusals: {
      403: 'The bookings are another user’s, or the caller is not a buyer.',
      409: 'There are several bookings, and the request names none. Nothing was cancelled.',
    },
  },
  seeBookings: {
    tag: 'Bookings',
    summary: 'Mark bookings of the caller’s products as seen',
    description:
      'They are no longer `unseen` in the seller’s own list, on any device. Ids of other bookings are ignored. Answers how many were unseen.',
    parameters: {},
    input: { body: { bookings: [booking._id] } },
    answer: { modifiedCount: 1 },
    refusals: { 403: 'The caller is not a seller.' },
  },
  releaseBooking: {
    tag: 'Bookings',
    summary: 'Release a booking of the caller’s own product, with a reason',
    description:
      'The product is on the market again. Its buyer keeps the released booking, with the reason, until they delete it. Admins may release any. Answers 0 if there is no such booking, or it has no product.',
    parameters: { id: "The booking's id, as `bookingId` of the seller's own product has it." },
    input: { id: booking._id, body: { reason: 'It fell, and the screen is broken.' } },
    answer: { deletedCount: 1 },
    refusals: { 403: 'The product is another seller’s, or the caller is a buyer.' },
  },
};
