import * as v from '../calls/answers.ts';

/** A booking as its buyer sees it, with the product's current state. */
export const Booking = v.object({
  _id: v.id,
  /** The product's name. */
  product: v.string,
  img: v.string,
  /** The product's id, absent once the product was withdrawn, or the booking released. */
  productId: v.optional(v.id),
  selling_price: v.optional(v.string),
  seller_email: v.optional(v.string),
  /** The seller's mobile number. */
  number: v.optional(v.string),
  /** Where the product is. */
  location: v.optional(v.string),
  /** When its seller last changed the listing, if that was after the booking. */
  edited: v.optional(v.time),
  /** Whether the product or its seller is gone. */
  withdrawn: v.boolean,
  /** The reason why its seller, or an admin, has released it: the product is on the market again. Absent if it was not released. */
  released: v.optional(v.string),
});
export type Booking = v.InferOutput<typeof Booking>;
