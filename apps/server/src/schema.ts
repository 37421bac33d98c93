import { categories, conditions, productLocations, roles, bookingLocations } from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { isId, newId, noId } from './id.ts';

// Facts, each stored once. Whether a product is booked, advertised or of a verified seller is a join, never a copy.

/** Ids are opaque to clients. One that cannot be ours is looked for, and not found, like any other. */
const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (isId(value) ? value : noId),
});

/** A moment, to the millisecond: what JSON and cursors carry. */
const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const users = pgTable(
  'users',
  {
    _id: id().primaryKey().$defaultFn(newId),
    /** Who this is to the sign-in provider. */
    subject: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    img: text().notNull(),
    verify: boolean().notNull().default(false),
    /** The first sign-in that has proven that the e-mail is theirs, by the provider's clock. Null where none has. */
    proven_by: moment(),
    /** Their latest sign-in that has come here, by the provider's clock. */
    signed_in: moment(),
    /** Sign-ins before this moment are over, by the provider's clock. Null where none is. */
    valid_since: moment(),
  },
  (table) => [index().on(table.role, table._id)],
);

/** A registered person, as the database has them now. */
export type Member = typeof users.$inferSelect;

/** Whom an admin has deleted: they do not come back with the same account or e-mail. Nothing else is remembered of them. */
export const departed = pgTable(
  'departed',
  {
    /** Digest of who they were to the sign-in provider. */
    subject: text().primaryKey(),
    /** Keyed digest of their e-mail: without the server's secret nobody can tell by trying whose it is. Null for those from before. */
    email: text(),
  },
  (table) => [index().on(table.email)],
);

export const products = pgTable(
  'products',
  {
    _id: id().primaryKey().$defaultFn(newId),
    seller: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    name: text().notNull(),
    condition: text({ enum: conditions }).notNull(),
    location: text({ enum: productLocations }).notNull(),
    category: text({ enum: categories }).notNull(),
    purchase_year: text().notNull(),
    use_year: text().notNull(),
    img: text().notNull(),
    original_price: text().notNull(),
    selling_price: text().notNull(),
    /** The amount in the price, which is free text; null where there is none. */
    selling_amount: numeric({ precision: 14, scale: 2, mode: 'number' }).generatedAlwaysAs(
      // One number, perhaps with a currency before it or a mark after it: `$1,299.00`, `Tk 620/-`.
      sql.raw(
        String.raw`substring(replace(selling_price, ',', '') from '^[^\d.-]{0,6}(\d{1,12}(?:\.\d{1,2})?)[^\d.]{0,6}$')::numeric(14, 2)`,
      ),
    ),
    description: text().notNull(),
    email: text().notNull(),
    number: text().notNull(),
    time: moment().notNull(),
    /** The sign-in that has listed it, or that has said later that it is the seller's: by the provider's clock. */
    listed_by: moment().notNull(),
  },
  (table) => [
    // Ascending, and scanned backwards: DESC would be written as NULLS LAST, which no list asks for.
    index().on(table.category, table.time, table._id),
    index().on(table.time, table._id),
    index().on(table.seller, table.time, table._id),
  ],
);

/** The claim itself: a product is booked while a row names it. */
export const bookings = pgTable(
  'bookings',
  {
    _id: id().primaryKey().$defaultFn(newId),
    /** Null once the product was withdrawn or the booking released. The row stays, so that its buyer is told. */
    product: id()
      .unique('bookings_product')
      .references(() => products._id, { onDelete: 'set null' }),
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The product as it was booked, for when it is gone. */
    name: text().notNull(),
    img: text().notNull(),
    selling_price: text().notNull(),
    phone: text(),
    location: text({ enum: bookingLocations }),
    time: moment().notNull(),
    /** Why the seller has let go of it, or an admin: what its buyer is told. Such a row names no product. */
    released: text(),
  },
  (table) => [index().on(table.user, table.time, table._id)],
);

/**
 * When a buyer has booked something, for a day. Of a booking that was cancelled nothing else is left. A buyer's are numbered, so
 * that two claims that have counted the same ones before them cannot both be made.
 */
export const claims = pgTable(
  'claims',
  {
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    time: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.number] }), index().on(table.user, table.time)],
);

/** A booking that a client recorded before it claimed the product. It books nothing; the claim takes it up. */
export const proposals = pgTable(
  'proposals',
  {
    _id: id().primaryKey().$defaultFn(newId),
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** Which product, where the client said so. Names repeat. */
    product: id().references(() => products._id, { onDelete: 'cascade' }),
    name: text().notNull(),
    img: text().notNull(),
    /** Digest of what is proposed: name and img together can be too long for an index. */
    digest: text().notNull(),
    phone: text(),
    location: text({ enum: bookingLocations }),
    time: moment().notNull(),
  },
  (table) => [unique().on(table.user, table.digest)],
);

export const adverts = pgTable('adverts', {
  product: id()
    .primaryKey()
    .references(() => products._id, { onDelete: 'cascade' }),
  time: moment().notNull(),
});

export const messages = pgTable(
  'messages',
  {
    _id: id().primaryKey().$defaultFn(newId),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    time: moment().notNull(),
    done: boolean().notNull().default(false),
  },
  (table) => [index().on(table.time, table._id)],
);

/** The photos that may be named: everything that an upload has answered. Who locks a row decides whether its file stays. */
export const photos = pgTable('photos', {
  /** The path of a photo of ours, or the address of one on the image host. */
  path: text().primaryKey(),
  /** When it was last uploaded or named. */
  time: moment().notNull(),
});

/** What was answered to a call that came with an `Idempotency-Key`. */
export const answered = pgTable(
  'answered',
  {
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Digest of what was asked. */
    digest: text().notNull(),
    answer: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.key] })],
);
