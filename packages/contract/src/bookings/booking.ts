import * as v from '../calls/answers.ts';

/** A booking as its buyer sees it, with the product's current state. */
export interface Booking {
  _id: string;
  /** The product's name. */
  product: string;
  img: string;
  /** The product's id, absent once the product was withdrawn, or the booking released. */
  productId?: string | undefined;
  selling_price?: string | undefined;
  seller_email?: string | undefined;
  /** The seller's mobile number. */
  number?: string | undefined;
  /** Where the product is. */
  location?: string | undefined;
  /** When its seller last changed the listing, if that was after the booking. */
  edited?: string | undefined;
  /** Whether the product or its seller is gone. */
  withdrawn: boolean;
  /** Why its seller, or an admin, has released it: the product is on the market again. Absent if it was not released. */
  released?: string | undefined;
}
export const Booking = v.object<Booking>({
  _id: v.id,
  product: v.string,
  img: v.string,
  productId: v.optional(v.id),
  selling_price: v.optional(v.string),
  seller_email: v.optional(v.string),
  number: v.optional(v.string),
  location: v.optional(v.string),
  edited: v.optional(v.time),
  withdrawn: v.boolean,
  released: v.optional(v.string),
});
