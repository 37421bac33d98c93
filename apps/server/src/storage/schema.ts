import {
  bookingLocations,
  categories,
  conditions,
  dollarPricePattern,
  markLevels,
  memorySizes,
  productLocations,
  roles,
  searchedPricePattern,
  storageSizes,
} from '@apple-only/contract';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, timestamptz } from './columns.ts';
import { newId } from './id.ts';

// Facts, each stored once. Whether a product is booked, advertised or of a verified seller is a join, never a copy.

export const users = pgTable(
  'users',
  {
    _id: id().primaryKey().$defaultFn(newId),
    /** The user's id at the sign-in provider. */
    subject: text().notNull().unique(),
    /** In lower case. */
    email: text().notNull().unique(),
    name: text().notNull(),
    role: text({ enum: roles }).notNull(),
    img: text().notNull(),
    verify: boolean().notNull().default(false),
    /** The first sign-in that proved the e-mail, by the provider's clock. Null if none did. */
    proven_by: timestamptz(),
    /** The user's latest sign-in seen here, by the provider's clock. */
    signed_in: timestamptz(),
    /** Sign-ins before this time have ended, by the provider's clock. Null if none has. */
    valid_since: timestamptz(),
  },
  (table) => [index().on(table.role, table._id)],
);

/** The row of a registered user. */
export type UserRow = typeof users.$inferSelect;

/** Users deleted by an admin: they cannot return with the same account or e-mail. None of their other data is kept. */
export const deletedAccounts = pgTable(
  'deleted_accounts',
  {
    /** Digest of the user's id at the sign-in provider. */
    subject: text().primaryKey(),
    /** Keyed digest of the e-mail: without the server's secret it cannot be found by guessing. Null in rows older than this column. */
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
    /** The photos after the first, which is `img`. */
    further_photos: text().array().notNull().default([]),
    original_price: text().notNull(),
    selling_price: text().notNull(),
    /** The amount for searching and sorting; null if the price has none. */
    selling_amount: numeric({ precision: 14, scale: 2, mode: 'number' }).generatedAlwaysAs(
      sql.raw(`substring(replace(selling_price, ',', '') from '${searchedPricePattern.source}')::numeric(14, 2)`),
    ),
    selling_in_dollars: boolean()
      .notNull()
      .generatedAlwaysAs(sql.raw(`selling_price ~ '${dollarPricePattern.source}'`)),
    description: text().notNull(),
    email: text().notNull(),
    number: text().notNull(),
    // Facts: null if not stated.
    model: text(),
    storage: text({ enum: storageSizes }),
    memory: text({ enum: memorySizes }),
    colour: text(),
    battery_health: smallint(),
    battery_cycles: smallint(),
    screen_marks: text({ enum: markLevels }),
    body_marks: text({ enum: markLevels }),
    marks: text(),
    replaced_parts: text(),
    warranty_until: date(),
    icloud_off: boolean(),
    in_the_box: text(),
    time: timestamptz().notNull(),
    /** The sign-in that listed or last edited the product, or confirmed it as the seller's, by the provider's clock. */
    listed_by: timestamptz().notNull(),
    /** When its seller last changed it. Null if never. */
    edited_at: timestamptz(),
  },
  (table) => [
    // Ascending, but scanned backwards: DESC would be written as NULLS LAST, which is no list's order.
    index().on(table.category, table.time, table._id),
    index().on(table.time, table._id),
    index().on(table.seller, table.time, table._id),
  ],
);

/**
 * Withdrawn products: the page at each address says so, and shows similar products. Derived: a database trigger maintains it
 * (migrations/0014_withdrawn.sql), even for products that are deleted with their seller.
 */
export const withdrawnProducts = pgTable(
  'withdrawn_products',
  {
    _id: id().primaryKey(),
    category: text({ enum: categories }).notNull(),
    /** For finding similar products. Never shown: an admin may have withdrawn the product because of it. */
    name: text().notNull(),
    /** Whether the e-mail was proven by the sign-in that listed it, or an earlier one. */
    proven: boolean().notNull(),
    time: timestamptz().notNull(),
  },
  (table) => [index().on(table.time)],
);

/** The claim itself: a product is booked while a row names it. */
export const bookings = pgTable(
  'bookings',
  {
    _id: id().primaryKey().$defaultFn(newId),
    /** Null once the product was withdrawn or the booking released. The row stays, to inform its buyer. */
    product: id()
      .unique('bookings_product')
      .references(() => products._id, { onDelete: 'set null' }),
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The product as booked, in case it is deleted. */
    name: text().notNull(),
    img: text().notNull(),
    selling_price: text().notNull(),
    phone: text(),
    location: text({ enum: bookingLocations }),
    time: timestamptz().notNull(),
    /** Why the seller or an admin released the booking, shown to the buyer. Such a row names no product. */
    released: text(),
    /** Whether the product's seller has seen the booking. */
    seen: boolean().notNull().default(false),
  },
  (table) => [index().on(table.user, table.time, table._id)],
);

/**
 * The times of a buyer's bookings, kept for a day: all that remains of a cancelled booking. A buyer's claims are numbered, so that
 * two claims that counted the same earlier ones cannot both be inserted.
 */
export const claims = pgTable(
  'claims',
  {
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    time: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.number] }), index().on(table.user, table.time)],
);

/** A booking that a client recorded before it claimed the product. It books nothing; the claim takes phone and location from it. */
export const pendingBookings = pgTable(
  'pending_bookings',
  {
    _id: id().primaryKey().$defaultFn(newId),
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    /** The product, if the client named its id. Product names are not unique. */
    product: id().references(() => products._id, { onDelete: 'cascade' }),
    name: text().notNull(),
    img: text().notNull(),
    /** Digest of product, name and img: name and img together can be too long for an index. */
    digest: text().notNull(),
    phone: text(),
    location: text({ enum: bookingLocations }),
    time: timestamptz().notNull(),
  },
  (table) => [unique().on(table.user, table.digest)],
);

export const adverts = pgTable('adverts', {
  product: id()
    .primaryKey()
    .references(() => products._id, { onDelete: 'cascade' }),
  time: timestamptz().notNull(),
});

export const messages = pgTable(
  'messages',
  {
    _id: id().primaryKey().$defaultFn(newId),
    name: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    time: timestamptz().notNull(),
    done: boolean().notNull().default(false),
  },
  (table) => [index().on(table.time, table._id)],
);

/** The photos that calls may name: those that uploads have returned. The transaction that locks a row decides whether its file stays. */
export const photos = pgTable('photos', {
  /** The path of a photo on this server, or the address of one on the image host. */
  path: text().primaryKey(),
  /** When it was last uploaded or named. */
  time: timestamptz().notNull(),
});

/** The responses to calls with an `Idempotency-Key`. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    user: id()
      .notNull()
      .references(() => users._id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** Digest of the request's body. */
    digest: text().notNull(),
    answer: text().notNull(),
    time: timestamptz().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user, table.key] })],
);
