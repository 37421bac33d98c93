// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { Id } from '../fields/id.ts';
import { textLimits } from '../fields/limits.ts';
import { oneOf, someText, text } from '../fields/text.ts';
import { bookingLocations } from './choices.ts';

/** How the seller reaches the buyer. Both are optional: the specification's own clients do not send them. */
export const BookingContact = v.object({
  phone: v.optional(text(textLimits.phone)),
  location: v.optional(oneOf(bookingLocations)),
});
export type BookingContact = v.InferInput<typeof BookingContact>;

/** A client's record of a booking that it has claimed. */
export const NewBooking = v.object({
  /** The buyer's user id: the caller's own. */
  user: Id,
  /** The product's name. Names are not unique; `productId` decides if it is given. */
  product: someText(textLimits.name),
  img: text(textLimits.url),
  productId: v.optional(Id),
  ...BookingContact.entries,
});
export type NewBooking = v.InferInput<typeof NewBooking>;
