import * as v from 'valibot';
import { categories, conditions, productLocations } from './choices.ts';
import { Id, Time } from '../fields/id.ts';

/**
 * A product as visitors see it (specification §3), without its seller's e-mail and number.
 * Prices and years are free text, as the seller typed them.
 */
export const ListedProduct = v.object({
  _id: Id,
  /** The seller's user id. */
  id: Id,
  name: v.string(),
  condition: v.picklist(conditions),
  location: v.picklist(productLocations),
  category: v.picklist(categories),
  purchase_year: v.string(),
  use_year: v.string(),
  /** Address of the product's photo. */
  img: v.string(),
  original_price: v.string(),
  selling_price: v.string(),
  description: v.string(),
  /** Whether the seller is verified, as of this answer. */
  verify: v.boolean(),
  /** When it was listed. */
  time: Time,
  /** Whether a buyer has booked it, as of this answer. */
  booking: v.boolean(),
  /** Whether its seller advertises it, as of this answer. */
  advertised: v.boolean(),
});
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

/** A product as signed-in users see it. */
export const Product = v.object({
  ...ListedProduct.entries,
  /** The address the seller typed into the form. */
  email: v.string(),
  /** The address the seller is registered with. */
  seller_email: v.string(),
  /** The seller's mobile number. */
  number: v.string(),
});
export type Product = v.InferOutput<typeof Product>;

/** A product as its seller sees it: with its buyer. */
export const OwnProduct = v.object({
  ...Product.entries,
  /** The id of the booking, with which the seller can release it. Absent while the product is on the market. */
  bookingId: v.optional(Id),
  /** The buyer who has booked it, and how to reach them. Absent while the product is on the market. */
  buyer: v.optional(v.object({ name: v.string(), phone: v.optional(v.string()), location: v.optional(v.string()) })),
  /** Whether only its seller and admins see it, until the seller has proven their e-mail or confirms it. Absent if it is public. */
  hidden: v.optional(v.boolean()),
  /** Whether it was listed before the e-mail was proven, perhaps by a stranger: hidden until its seller confirms it, or deletes it. */
  unconfirmed: v.optional(v.boolean()),
});
export type OwnProduct = v.InferOutput<typeof OwnProduct>;
