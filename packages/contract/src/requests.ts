import * as v from 'valibot';
import { bookingLocations, categories, conditions, productLocations } from './products/choices.ts';
import { Id } from './fields/id.ts';
import { textLimits } from './fields/limits.ts';
import { roles } from './users/roles.ts';
import { Email, numericText, someText, text } from './fields/text.ts';

// The schemas of requests. Apart from those of answers: only a server, or a form, validates requests.

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `must be one of ${choices.join(', ')}`);

/**
 * A seller's input for a product (specification §5). The server sets these fields itself, and ignores them in the input:
 * `_id`, `id`, `seller_email`, `verify`, `time`, `booking`.
 */
export const NewProduct = v.object({
  name: someText(textLimits.name),
  selling_price: numericText(textLimits.price),
  original_price: numericText(textLimits.price),
  purchase_year: numericText(textLimits.year),
  use_year: numericText(textLimits.year),
  description: someText(textLimits.description),
  /** The seller's mobile number. */
  number: numericText(textLimits.phone),
  email: Email,
  /** A photo's address, as the upload answered it. */
  img: someText(textLimits.url),
  condition: oneOf(conditions),
  category: oneOf(categories),
  location: oneOf(productLocations),
});
export type NewProduct = v.InferInput<typeof NewProduct>;

/** How the seller reaches the buyer. Both are optional: the specification's own clients do not send them. */
export const BookingContact = v.object({
  phone: v.optional(text(textLimits.phone)),
  location: v.optional(v.picklist(bookingLocations, `must be one of ${bookingLocations.join(', ')}`)),
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

/** A user's registration. The e-mail is the one that their ID token names. */
export const NewUser = v.object({
  name: someText(textLimits.name),
  email: Email,
  /** Buyer or seller. Admin is a valid value, refused with 403: no user becomes an admin by registering. */
  role: v.optional(v.picklist(roles, 'must be buyer or seller'), 'buyer'),
  img: someText(textLimits.url),
});
export type NewUser = v.InferInput<typeof NewUser>;

/** A visitor's message to the shop. */
export const NewMessage = v.object({
  name: someText(textLimits.name),
  email: Email,
  message: someText(textLimits.message),
});
export type NewMessage = v.InferInput<typeof NewMessage>;

/** Identifies a repeated call: the `Idempotency-Key` header. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/, 'must be 1 to 200 visible characters'));
