import * as v from '../calls/answers.ts';
import {
  contactFields,
  furtherFields,
  productFacts,
  publicFields,
  type EnteredProduct,
  type FieldValue,
  type ProductField,
} from './fields.ts';

type Table = Readonly<Record<string, ProductField>>;
type AnswerSchemas<Fields> = { [Name in keyof Fields]: v.GenericSchema<FieldValue<Fields[Name]>> };
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
function answerSchemas<Fields extends Table>(fields: Fields, presence = (schema: v.GenericSchema) => schema) {
  const entries: Record<string, v.GenericSchema> = {};
  for (const name in fields) entries[name] = presence(schemaOf(fields[name] ?? {}));
  // Each schema is that of its field, which no type can follow.
  return entries as AnswerSchemas<Fields>;
}

/** The schemas of fields that may be absent. */
const optionalAnswerSchemas = <Fields extends Table>(fields: Fields) =>
  answerSchemas(fields, v.optional) as Optional<AnswerSchemas<Fields>>;

/**
 * A product as visitors see it (specification §3), without its seller's e-mail and number.
 * Prices and years are free text, as the seller typed them.
 */
export interface ListedProduct extends Omit<EnteredProduct, keyof typeof contactFields> {
  _id: string;
  /** The seller's user id. */
  id: string;
  /** Whether the seller is verified, as of this answer. */
  verify: boolean;
  /** When it was listed. */
  time: string;
  /** Whether a buyer has booked it, as of this answer. */
  booking: boolean;
  /** Whether its seller advertises it, as of this answer. */
  advertised: boolean;
}
export const ListedProduct = v.object<ListedProduct>({
  _id: v.id,
  id: v.id,
  ...answerSchemas(publicFields),
  ...optionalAnswerSchemas(furtherFields),
  ...optionalAnswerSchemas(productFacts),
  verify: v.boolean,
  time: v.time,
  booking: v.boolean,
  advertised: v.boolean,
});

/** A single product, with the fields that lists leave out to stay short. */
export interface DetailedProduct extends ListedProduct {
  /** When its seller registered. Absent if the server does not know. */
  seller_since?: string | undefined;
}
export const DetailedProduct = v.object<DetailedProduct>({
  ...ListedProduct.entries,
  seller_since: v.optional(v.time),
});

/** How to reach the seller of a product: for signed-in users. */
export interface SellerContact extends Pick<EnteredProduct, keyof typeof contactFields> {
  /** The address the seller is registered with. */
  seller_email: string;
}
export const SellerContact = v.object<SellerContact>({ ...answerSchemas(contactFields), seller_email: v.string });

/** A product as signed-in users see it. */
export interface Product extends ListedProduct, SellerContact {}
export const Product = v.object<Product>({ ...ListedProduct.entries, ...SellerContact.entries });

/** The buyer of a booked product, as its seller sees them. */
export interface ProductBuyer {
  name: string;
  /** The address the buyer is registered with. */
  email: string;
  phone?: string | undefined;
  location?: string | undefined;
}

/** A product as its seller sees it: with its buyer. */
export interface OwnProduct extends Product {
  /** The id of the booking, with which the seller can release it. Absent while the product is on the market. */
  bookingId?: string | undefined;
  /** The buyer who has booked it, and how to reach them. Absent while the product is on the market. */
  buyer?: ProductBuyer | undefined;
  /** Whether its seller has not seen the booking yet: `seeBookings`. Absent if they have, and while the product is on the market. */
  unseen?: boolean | undefined;
  /** Whether only its seller and admins see it, until the seller has proven their e-mail or confirms it. Absent if it is public. */
  hidden?: boolean | undefined;
  /** Whether it was listed before the e-mail was proven, perhaps by a stranger: hidden until its seller confirms it, or deletes it. */
  unconfirmed?: boolean | undefined;
}
export const OwnProduct = v.object<OwnProduct>({
  ...Product.entries,
  bookingId: v.optional(v.id),
  buyer: v.optional(
    v.object<ProductBuyer>({
      name: v.string,
      email: v.string,
      phone: v.optional(v.string),
      location: v.optional(v.string),
    }),
  ),
  unseen: v.optional(v.boolean),
  hidden: v.optional(v.boolean),
  unconfirmed: v.optional(v.boolean),
});
