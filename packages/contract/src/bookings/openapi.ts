import { booking, buyer, headphones, withdrawnBooking } from '../fixtures.ts';
import { bookingLimits } from './choices.ts';
import { expectedOf, notFoundRefusal } from '../products/editing.ts';
import { pagingDescriptions, type Notes } from '../openapi/note.ts';
import type { BookingCall } from './wire.ts';

export const bookings: Notes<BookingCall> = {
  bookProduct: {
    tag: 'Bookings',
    summary: 'Claim a product: book it',
    description:
      'This call alone books the product, and is atomic: one buyer gets 1, all others 0. A repeat by that buyer gets 1 again. With `expected`, a product that has changed since the buyer saw it is not booked.',
    parameters: { productId: "The product's id." },
    input: {
      productId: headphones._id,
      body: { phone: '01711 000 000', location: 'Dhaka', expected: expectedOf(headphones) },
    },
    answer: { modifiedCount: 1 },
    refusals: {
      404: notFoundRefusal,
      409: `The buyer has ${bookingLimits.open} open bookings, or has booked ${bookingLimits.daily} products within a day; a server may have other limits. Or the product is not as \`expected\`.`,
    },
  },
  recordBooking: {
    tag: 'Bookings',
    summary: 'Record a claimed booking',
    description:
      'Answers the claimed booking, and fills in its phone and location if they are empty. Never books by itself: without a claim, the record is stored for an hour, and a claim within that time uses its phone and location.',
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
    description: 'Each has the seller’s contact details, unless the product was withdrawn or the booking released.',
    parameters: { ...pagingDescriptions, id: "The buyer's user id. Buyers can name only their own, admins any." },
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
      booking: "The booking's id. May be left out if the user has only one booking.",
    },
    input: { userId: buyer._id, booking: booking._id },
    answer: { deletedCount: 1 },
    refusals: {
      403: 'The bookings are another user’s, or the caller is not a buyer.',
      409: 'The user has several bookings, and the request names none. Nothing was cancelled.',
    },
  },
  seeBookings: {
    tag: 'Bookings',
    summary: 'Mark bookings of the caller’s products as seen',
    description:
      'The bookings are no longer `unseen` in the seller’s own list, on any device. Ids of bookings of other sellers’ products are ignored. Answers the number of those that were unseen.',
    parameters: {},
    input: { body: { bookings: [booking._id] } },
    answer: { modifiedCount: 1 },
    refusals: { 403: 'The caller is not a seller.' },
  },
  releaseBooking: {
    tag: 'Bookings',
    summary: 'Release a booking of the caller’s own product, with a reason',
    description:
      'The product is on the market again. Its buyer keeps the released booking, with the reason, until they cancel it. Admins may release any. Answers 0 if there is no such booking, or it is withdrawn or released already.',
    parameters: { id: "The booking's id: `bookingId` of the seller's own product." },
    input: { id: booking._id, body: { reason: 'It fell, and the screen is broken.' } },
    answer: { deletedCount: 1 },
    refusals: { 403: 'The product is another seller’s, or the caller is a buyer.' },
  },
};
