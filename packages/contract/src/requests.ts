import * as v from 'valibot';
import { bookingLocations, categories, conditions, productLocations } from './choices.ts';
import { Id } from './id.ts';
import { textLimits } from './limits.ts';
import { roles } from './roles.ts';
import { Email, numericText, someText, text } from './text.ts';

// What people send. Apart from what is answered: only whoever answers, or draws a form, needs to check it.

const oneOf = <const Choices extends readonly string[]>(choices: Choices) =>
  v.picklist(choices, `must be one of ${choices.join(', ')}`);

/**
 * What a seller fills in (specification §5). Whatever else a product has is the server's to say, and ignored here:
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
  /** An address that the photo upload answered. */
  img: someText(textLimits.url),
  condition: oneOf(conditions),
  category: oneOf(categories),
  location: oneOf(productLocations),
});
export type NewProduct = v.InferInput<typeof NewProduct>;

/** How the seller reaches the buyer. Both may be left out: the specification's own clients do not send them. */
export const BookingContact = v.object({
  phone: v.optional(text(textLimits.phone)),
  location: v.optional(v.picklist(bookingLocations, `must be one of ${bookingLocations.join(', ')}`)),
});
export type BookingContact = v.InferInput<typeof BookingContact>;

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

/** What a person sends to be registered. The e-mail is the one their ID token names. */
export const NewUser = v.object({
  name: someText(textLimits.name),
  email: Email,
  /** Buyer or seller. Admin is understood, and refused with 403: nobody becomes one by registering. */
  role: v.optional(v.picklist(roles, 'must be buyer or seller'), 'buyer'),
  img: someText(textLimits.url),
});
export type NewUser = v.InferInput<typeof NewUser>;

/** What a visitor writes to the shop. */
export const NewMessage = v.object({
  name: someText(textLimits.name),
  email: Email,
  message: someText(textLimits.message),
});
export type NewMessage = v.InferInput<typeof NewMessage>;

/** What tells a repeated call from a new one: the `Idempotency-Key` header. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/, 'must be 1 to 200 visible characters'));
