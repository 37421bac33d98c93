import { categories, conditions, productLocations, roles, bookingLocations } from '@apple-only/contract';
import { boolean, customType, index, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { isId, newId, noId } from './id.ts';

// Facts, each stored once. Whether a product is booked, advertised or of a verified seller is a join, never a copy.

/** Ids are opaque to clients. One that cannot be ours is looked for, and not found, like any other. */
const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (isId(value) ? value : noId),
});

/** A moment, to the millisecond: what JSON and cursors carry. */
const moment = () => timestamp({ withTimezone: true, precision: 3 });

export const users = pgTable('users', {
  _id: id().primaryKey().$defaultFn(newId),
  /** Who this is to the sign-in provider. */
  subject: text().notNull().unique(),
  /** In lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  role: text({ enum: roles }).notNull(),
  img: text().notNull(),
  verify: boolean().notNull().default(false),
});

/** A registered person, as the database has them now. */
export type Member = typeof users.$inferSelect;

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
    description: text().notNull(),
    email: text().notNull(),
    number: text().notNull(),
    time: moment().notNull(),
  },
  (table) => [
    // Ascending, and scanned backwards: DESC would be written as NULLS LAST, which no list asks for.
    index().on(table.category, table.time, table._id),
    index().on(table.seller, table.time, table._id),
  ],
);

/** The claim itself: a product is booked while a row names it. */
export const bookings = pgTable(
  'bookings',
  {
    _id: id().primaryKey().$defaultFn(newId),
    /** Null once the product was withdrawn. The row stays, so that its buyer is told. */
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
  },
  (table) => [index().on(table.user, table.time, table._id)],
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
