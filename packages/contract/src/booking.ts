import * as v from 'valibot';
import { Id, someText, text, textLimits } from './text.ts';

/** Where a buyer can collect a product (specification §5, in its order and spelling). */
export const bookingLocations = ['Dhaka', 'Khulna', 'Barishal', 'Jessore', 'Chittagong'] as const;
export type BookingLocation = (typeof bookingLocations)[number];

/** How the seller reaches the buyer. Both may be left out: the specification's own clients do not send them. */
export const BookingContact = v.object({
  phone: v.optional(text(textLimits.phone)),
  location: v.optional(v.picklist(bookingLocations, `must be one of ${bookingLocations.join(', ')}`)),
});
export type BookingContact = v.InferInput<typeof BookingContact>;

/** A booking as its buyer sees it, with what is known of its product today. */
export const Booking = v.object({
  _id: Id,
  /** The product's name. */
  product: v.string(),
  img: v.string(),
  /** The product's id, absent once the product was withdrawn. */
  productId: v.optional(Id),
  selling_price: v.optional(v.string()),
  seller_email: v.optional(v.string()),
  /** The seller's mobile number. */
  number: v.optional(v.string()),
  /** Where the product is. */
  location: v.optional(v.string()),
  /** Whether the product or its seller is gone. */
  withdrawn: v.boolean(),
});
export type Booking = v.InferOutput<typeof Booking>;

/** What a client sends to record a booking that it has claimed. */
export const NewBooking = v.object({
  /** The buyer's user id: the caller's own. */
  user: Id,
  /** The product's name. Names repeat; `productId` decides where it is given. */
  product: someText(textLimits.name),
  img: text(textLimits.url),
  productId: v.optional(Id),
  ...BookingContact.entries,
});
export type NewBooking = v.InferInput<typeof NewBooking>;
