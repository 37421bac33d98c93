import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { Booking } from '../bookings/booking.ts';
import { ErrorAnswer } from '../calls/error.ts';
import * as answer from '../calls/answers.ts';
import { Id } from '../fields/id.ts';
import { Message } from '../messages/message.ts';
import { DetailedProduct, ListedProduct, OwnProduct, Product } from '../products/product.ts';
import { NewBooking, NewClaim } from '../bookings/requests.ts';
import { NewMessage } from '../messages/requests.ts';
import { NewProduct } from '../products/requests.ts';
import { Count, ProductSearch } from '../products/search.ts';
import { NewUser } from '../users/requests.ts';
import { Email } from '../fields/text.ts';
import { AccessToken, AdminCounts, User } from '../users/user.ts';

/** The schemas of requests and answers, by their names in the description. */
const inputSchemas = { Id, Email, NewUser, NewProduct, NewClaim, NewBooking, NewMessage };
const answerSchemas = {
  Id: answer.id,
  AccessToken,
  AdminCounts,
  User,
  ListedProduct,
  DetailedProduct,
  Product,
  OwnProduct,
  Count,
  ProductSearch,
  Booking,
  Message,
  Error: ErrorAnswer,
};

const sellerDescriptions = {
  original_price: 'What it cost when it was new. Free text.',
  selling_price: 'What the seller asks for. Free text, shown with a $.',
  purchase_year: 'Free text.',
  use_year: 'How long it was used. Free text.',
  battery_health: 'Of the capacity when new, in %.',
  marks: 'Where the marks are, and of what kind.',
  replaced_parts: 'What was repaired or replaced.',
  warranty_until: 'The last day of the warranty.',
  icloud_off: 'Whether the seller states that the device is signed out of iCloud.',
};
const listedDescriptions = {
  ...sellerDescriptions,
  id: "The seller's user id.",
  img: "Address of the product's photo: the first, if there are several.",
  photos: 'Addresses of all photos, in their order, of which `img` is the first. Absent if it is the only one.',
  verify: 'Whether the seller is verified, as of this answer.',
  time: 'When it was listed, in UTC.',
  booking: 'Whether a buyer has booked it, as of this answer.',
  advertised: 'Whether its seller advertises it, as of this answer.',
};
const productDescriptions = {
  ...listedDescriptions,
  email: 'The address that the seller typed into the form.',
  seller_email: 'The address that the seller is registered with.',
  number: "The seller's mobile number.",
};
const contactDescriptions = { phone: "The buyer's phone.", location: 'Where the buyer can collect it.' };

type FieldDescriptions = {
  [Name in keyof (typeof inputSchemas & typeof answerSchemas)]?: Readonly<Record<string, string>>;
};

/** The descriptions of fields whose names do not explain them. */
const fieldDescriptions: FieldDescriptions = {
  User: {
    img: "Address of the person's photo.",
    verify: 'Whether an admin has verified this seller. False for other roles.',
  },
  NewUser: { role: 'Buyer or seller. Admin is refused with 403.', img: 'An address that the photo upload answered.' },
  NewProduct: {
    ...sellerDescriptions,
    number: productDescriptions.number,
    img: 'An address that the photo upload answered.',
    photos:
      'All photos, in their order: addresses that the photo upload answered, of which `img` is the first. Null for `img` alone. Left out of a change, `img` replaces the first photo, and the others stay.',
  },
  ListedProduct: listedDescriptions,
  DetailedProduct: {
    ...listedDescriptions,
    seller_since: 'When the seller registered, in UTC. Absent where that is not known.',
  },
  Product: productDescriptions,
  OwnProduct: {
    ...productDescriptions,
    bookingId: 'What its seller can release. Absent while it is on the market.',
    unseen: 'Whether its seller has not seen the booking yet. Absent where they have, and while it is on the market.',
    buyer: 'Who has booked it, and how to reach them. Absent while it is on the market.',
    hidden:
      'Whether only its seller sees it, and admins, until the seller has proven their e-mail or confirms it. Absent where it is public.',
    unconfirmed:
      'Whether it was listed before the e-mail was proven, by a stranger perhaps: hidden until its seller confirms it, or deletes it.',
  },
  Count: {
    count: 'Exact up to 1,000.',
    more: 'Whether there may be more: counting has ended.',
  },
  ProductSearch: {
    facets: 'How many products each choice of a filter finds, with all the other filters.',
  },
  NewClaim: {
    ...contactDescriptions,
    expected: 'The product as it was shown to the buyer, or some of these facts. Refused with 409 if one has changed.',
  },
  NewBooking: {
    ...contactDescriptions,
    user: "The caller's own user id.",
    product: "The product's name. Names repeat; `productId` decides where it is given.",
  },
  Booking: {
    product: "The product's name.",
    productId: 'Absent once the product was withdrawn, or the booking released.',
    number: "The seller's mobile number.",
    location: 'Where the product is.',
    edited: 'When the seller last changed the listing, in UTC. Absent if that was not after the booking.',
    withdrawn: 'Whether the product or its seller is gone.',
    released: 'The reason why the seller or an admin released it. Absent if it was not released.',
  },
  Message: { done: 'Whether an admin has dealt with it.' },
  Error: {
    message: 'A sentence for people. At 400 it begins with the field that is wrong.',
    detail: 'The same as `message`.',
    type: 'Names the kind of problem, as `code` does. Leads nowhere.',
    title: 'The kind of problem, in words.',
    code: 'The kind of problem, for code. New ones may be added.',
    field: 'The field of the input that is wrong, at 400. Absent where it is none: the body or the address as a whole.',
    requestId: "Names the request in the server's log.",
  },
};

const config: ConversionConfig = {
  target: 'draft-2020-12',
  // Leaves out what JSON Schema cannot express (trimmed, lower case, no null bytes).
  errorMode: 'ignore',
  overrideSchema: ({ valibotSchema, jsonSchema }) =>
    valibotSchema === answer.time ? { ...jsonSchema, format: 'date-time' } : undefined,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
};

/** The JSON Schema of an input or an answer, with references to the entities in it. */
export function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const definitions = typeMode === 'input' ? inputSchemas : answerSchemas;
  const { $schema: _, $defs: __, ...json } = toJsonSchema(schema, { ...config, typeMode, definitions });
  return json;
}

/** The entities' own schemas. */
export function namedSchemas(): Record<string, JsonSchema> {
  const inputs = toJsonSchemaDefs(inputSchemas, { ...config, typeMode: 'input' });
  const schemas: Record<string, JsonSchema> = {
    ...inputs,
    ...toJsonSchemaDefs(answerSchemas, { ...config, typeMode: 'output' }),
    // The same identifiers, but only the server checks their length.
    Id: inputs.Id,
  };
  for (const [name, fields] of Object.entries(fieldDescriptions)) {
    for (const [field, description] of Object.entries(fields)) {
      const property = schemas[name]?.properties?.[field];
      if (typeof property !== 'object') throw new Error(`${name} has no field ${field} to describe.`);
      property.description = description;
    }
  }
  return schemas;
}
