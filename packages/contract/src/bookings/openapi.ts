import { booking, buyer, headphones, withdrawnBooking } from '../fixtures.ts';
import { bookingLimits } from './choices.ts';
import { editedClaimRefusal, expectedOf } from '../products/editing.ts';
import { paging, type Notes } from '../openapi/note.ts';
import type { BookingCall } from './wire.ts';

export const bookings: Notes<BookingCall> = {
  bookProduct: {
    tag: 'Bookings',
    summary: 'Claim a product',
    description:
      'The claim is the whole booking, and atomic: one buyer is answered 1, all others 0. The holder may ask again, and is answered 1. With `expected`, nothing is booked that the buyer has not seen.',
    parameters: { productId: "The product's id." },
    input: {
      productId: headphones._id,
      body: { phone: '01711 000 000', location: 'Dhaka', expected: expectedOf(headphones) },
    },
    answer: { modifiedCount: 1 },
    refusals: {
      404: 'We can’t find this product. It may have been deleted.',
      409: `The buyer has ${bookingLimits.open} open bookings, or has made ${bookingLimits.daily} within a day; a server may be set to other numbers. Or: ${editedClaimRefusal}`,
    },
  },
  recordBooking: {
    tag: 'Bookings',
    summary: 'Record a booking that was claimed',
    description:
      'Answers the claimed booking of this product and fills in phone and location where they are empty. Never books by itself: before the claim it is a proposal, which the claim takes up within an hour.',
    parameters: {},
    input: {
      body: { user: buyer._id, product: headphones.name, img: headphones.img, productId: headphones._id },
    },
    answer: booking,
    refusals: {
      403: 'The booking is another user’s, or the caller is not a buyer.',
      404: 'There is no product of this id.',
    },
  },
  listBookings: {
    tag: 'Bookings',
    summary: "List a buyer's bookings, the newest first",
    description: 'With how to reach the seller, unless the product was withdrawn or the booking released.',
    parameters: { ...paging, id: "The buyer's user id: one's own, or any for admins." },
    input: { id: buyer._id, limit: 20 },
    answer: [booking, withdrawnBooking],
    refusals: { 403: 'The bookings are another user’s, or the caller is a seller.' },
  },
  cancelBooking: {
    tag: 'Bookings',
    summary: 'Cancel a booking',
    description: 'The product is on the market again. Answers 0 where there is no such booking.',
    parameters: {
      userId: "The caller's own user id.",
      booking: "The booking's id. Without it the only booking is meant; several are a conflict.",
    },
    input: { userId: buyer._id, booking: booking._id },
    answer: { deletedCount: 1 },
    refusals: {
      403: 'The bookings are another user’s, or the caller is not a buyer.',
      409: 'There are several bookings, and none is named. Nothing was cancelled.',
    },
  },
  seeBookings: {
    tag: 'Bookings',
    summary: 'Say which bookings of one’s products one has seen',
    description:
      'They are not `unseen` any more in the seller’s own list, on any device. Ids of other bookings are ignored. Answers the number that were unseen.',
    parameters: {},
    input: { body: { bookings: [booking._id] } },
    answer: { modifiedCount: 1 },
    refusals: { 403: 'The caller is not a seller.' },
  },
  releaseBooking: {
    tag: 'Bookings',
    summary: 'Release a booking of a product of one’s own, and say why',
    description:
      'The product is on the market again. Its buyer keeps the booking, with the reason, until they delete it; it holds nothing any more. Admins release any. Answers 0 where there is no such booking, or nothing that it holds.',
    parameters: { id: "The booking's id, as `bookingId` of the seller's own product has it." },
    input: { id: booking._id, body: { reason: 'It fell, and the screen is broken.' } },
    answer: { deletedCount: 1 },
    refusals: { 403: 'The product is another seller’s, or the caller is a buyer.' },
  },
};
