import * as v from '../calls/answers.ts';
import {
  contactFields,
  furtherFields,
  productFacts,
  publicFields,
  type FieldValue,
  type ProductField,
} from './fields.ts';

type Table = Readonly<Record<string, ProductField>>;
type Answered<Fields> = { [Name in keyof Fields]: v.GenericSchema<FieldValue<Fields[Name]>> };
type Optional<Entries> = {
  [Name in keyof Entries]: Entries[Name] extends v.GenericSchema ? v.OptionalSchema<Entries[Name], undefined> : never;
};

const schemaOf = ({ kind, choices }: ProductField): v.GenericSchema =>
  choices
    ? v.picklist(choices)
    : kind === 'whole'
      ? v.number
      : kind === 'statement'
        ? v.boolean
        : kind === 'photos'
          ? v.array(v.string)
          : v.string;

/** The schemas of fields, in an answer. */
function answered<Fields extends Table>(fields: Fields, presence = (schema: v.GenericSchema) => schema) {
  const entries: Record<string, v.GenericSchema> = {};
  for (const name in fields) entries[name] = presence(schemaOf(fields[name] ?? {}));
  // Each schema is that of its field, which no type can follow.
  return entries as Answered<Fields>;
}

/** The schemas of fields that may be absent. */
const stated = <Fields extends Table>(fields: Fields) => answered(fields, v.optional) as Optional<Answered<Fields>>;

/**
 * A product as visitors see it (specification §3), without its seller's e-mail and number.
 * Prices and years are free text, as the seller typed them.
 */
export const ListedProduct = v.object({
  _id: v.id,
  /** The seller's user id. */
  id: v.id,
  ...answered(publicFields),
  ...stated(furtherFields),
  ...stated(productFacts),
  /** Whether the seller is verified, as of this answer. */
  verify: v.boolean,
  /** When it was listed. */
  time: v.time,
  /** Whether a buyer has booked it, as of this answer. */
  booking: v.boolean,
  /** Whether its seller advertises it, as of this answer. */
  advertised: v.boolean,
});
export type ListedProduct = v.InferOutput<typeof ListedProduct>;

/** A product alone: also with what lists leave out, to stay short. */
export const DetailedProduct = v.object({
  ...ListedProduct.entries,
  /** When its seller registered. Absent if the server does not know. */
  seller_since: v.optional(v.time),
});
export type DetailedProduct = v.InferOutput<typeof DetailedProduct>;

/** How to reach the seller of a product: for signed-in users. */
export const SellerContact = v.object({
  ...answered(contactFields),
  /** The address the seller is registered with. */
  seller_email: v.string,
});
export type SellerContact = v.InferOutput<typeof SellerContact>;

/** A product as signed-in users see it. */
export const Product = v.object({ ...ListedProduct.entries, ...SellerContact.entries });
export type Product = v.InferOutput<typeof Product>;

/** A product as its seller sees it: with its buyer. */
export const OwnProduct = v.object({
  ...Product.entries,
  /** The id of the booking, with which the seller can release it. Absent while the product is on the market. */
  bookingId: v.optional(v.id),
  /** The buyer who has booked it, and how to reach them. Absent while the product is on the market. */
  buyer: v.optional(
    v.object({
      name: v.string,
      /** The address the buyer is registered with. */
      email: v.string,
      phone: v.optional(v.string),
      location: v.optional(v.string),
    }),
  ),
  /** Whether its seller has not seen the booking yet: `seeBookings`. Absent if they have, and while the product is on the market. */
  unseen: v.optional(v.boolean),
  /** Whether only its seller and admins see it, until the seller has proven their e-mail or confirms it. Absent if it is public. */
  hidden: v.optional(v.boolean),
  /** Whether it was listed before the e-mail was proven, perhaps by a stranger: hidden until its seller confirms it, or deletes it. */
  unconfirmed: v.optional(v.boolean),
});
export type OwnProduct = v.InferOutput<typeof OwnProduct>;
