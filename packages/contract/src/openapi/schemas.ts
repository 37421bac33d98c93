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
  original_price: 'Its price when it was new. Free text.',
  selling_price: 'The asking price. Free text, shown with a $.',
  purchase_year: 'Free text.',
  use_year: 'How long it was used. Free text.',
  battery_health: 'The capacity of the battery, in % of the capacity when new.',
  marks: 'Where the marks are, and of what kind.',
  replaced_parts: 'The parts that were repaired or replaced.',
  warranty_until: 'The last day of the warranty.',
  icloud_off: 'Whether the seller states that the device is signed out of iCloud.',
};
const listedDescriptions = {
  ...sellerDescriptions,
  id: "The seller's user id.",
  img: "Address of the product's photo: the first, if there are several.",
  photos: 'Addresses of all photos, in order. The first is `img`. Absent if that is the only one.',
  verify: 'Whether the seller is verified, as of this answer.',
  time: 'When it was listed, in UTC.',
  booking: 'Whether a buyer has booked it, as of this answer.',
  advertised: 'Whether its seller advertises it, as of this answer.',
};
const productDescriptions = {
  ...listedDescriptions,
  email: 'The e-mail that the seller entered in the form.',
  seller_email: 'The e-mail that the seller is registered with.',
  number: "The seller's mobile number.",
};
const contactDescriptions = { phone: "The buyer's phone number.", location: 'Where the buyer can collect it.' };
const uploadedPhoto = 'An address that `POST /upload` answered.';

type FieldDescriptions = {
  [Name in keyof (typeof inputSchemas & typeof answerSchemas)]?: Readonly<Record<string, string>>;
};

/** The descriptions of fields whose names do not explain them. */
const fieldDescriptions: FieldDescriptions = {
  User: {
    img: "Address of the person's photo.",
    verify: 'Whether an admin has verified this seller. False for other roles.',
  },
  NewUser: { role: 'Buyer or seller. Admin is refused with 403.', img: uploadedPhoto },
  NewProduct: {
    ...sellerDescriptions,
    number: productDescriptions.number,
    img: uploadedPhoto,
    photos:
      'Addresses of all photos, in order, as `POST /upload` answered them. The first is `img`. Null if that is the only one. In a change without `photos`, `img` replaces the first photo, and the others stay.',
  },
  ListedProduct: listedDescriptions,
  DetailedProduct: {
    ...listedDescriptions,
    seller_since: 'When the seller registered, in UTC. Absent if the server does not know.',
  },
  Product: productDescriptions,
  OwnProduct: {
    ...productDescriptions,
    bookingId: 'The id of its booking, for releasing it. Absent while it is on the market.',
    unseen: 'Whether its seller has not seen the booking yet. Absent if they have, and while it is on the market.',
    buyer: 'The buyer who has booked it, with contact details. Absent while it is on the market.',
    hidden:
      'Whether only its seller and admins see it, until the seller proves the e-mail or confirms the product. Absent if it is public.',
    unconfirmed:
      'Whether it was listed before the e-mail was proven, perhaps by a stranger. Such a product is hidden until its seller confirms it. Otherwise absent.',
  },
  Count: {
    count: 'At most 1,000. Exact unless `more` is true.',
    more: 'Whether there may be more than `count`.',
  },
  ProductSearch: {
    facets: 'For each choice of a filter, the number of products that it finds together with all other filters.',
  },
  NewClaim: {
    ...contactDescriptions,
    expected:
      'The product as the buyer saw it, or some of its fields. If one has changed, the claim is refused with 409.',
  },
  NewBooking: {
    ...contactDescriptions,
    user: "The caller's own user id.",
    product: "The product's name. Names are not unique: `productId` decides if it is given.",
  },
  Booking: {
    product: "The product's name.",
    productId: 'Absent if the product was withdrawn, or the booking released.',
    number: "The seller's mobile number.",
    location: 'Where the product is.',
    edited: 'When the seller last changed the listing, in UTC. Absent if that was before the booking.',
    withdrawn: 'Whether the product or its seller was deleted.',
    released: 'The reason why the seller or an admin released it. Absent if it was not released.',
  },
  Message: { done: 'Whether an admin has marked it as done.' },
  Error: {
    message: 'A sentence for people. With status 400, it begins with the invalid field.',
    detail: 'The same as `message`.',
    type: 'The kind of problem as a URI, like `code`. It does not resolve.',
    title: 'The kind of problem, in words.',
    code: 'The kind of problem, for programs. New codes may be added.',
    field: 'The invalid field of the input, with status 400. Absent if the body or the address as a whole is invalid.',
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
      if (typeof property !== 'object')
        throw new Error(`The schema ${name} has no field ${field}. Remove or rename its description in schemas.ts.`);
      property.description = description;
    }
  }
  return schemas;
}
