import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgSequence, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { bytewise, id, timestamptz, tsvector } from './columns.ts';
import { products } from './schema.ts';

// The tables that searches read, all derived from those of schema.ts.

/** All models that products have ever stated: in lower case, and as first spelled. */
export const searchModels = pgTable('search_models', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  model: bytewise().notNull().unique(),
  name: text().notNull(),
});

/** The samples of products, one in this many, the smallest first: each is a part of the next (`search_samples` in the database). */
export const samples = [64, 16, 4] as const;
/** The condition that a product is in a sample. */
export const isInSample = (part: (typeof samples)[number]) => sql.raw(`words @@ '''#${part}'''::tsquery`);

/** Numbers the products in the order of indexing: samples consist of blocks of these numbers. */
export const searchNumbers = pgSequence('search_numbers');

/**
 * The products as searches read them. Derived: database triggers maintain it (migrations/0018_prices.sql) in the transaction of
 * each write, by any client. This table only finds products; responses are read from the other tables.
 */
export const searchIndex = pgTable(
  'search_index',
  {
    product: id()
      .primaryKey()
      .references(() => products._id, { onDelete: 'cascade' }),
    /** Category, condition and location. */
    kind: smallint().notNull(),
    verified: boolean().notNull(),
    booked: boolean().notNull(),
    /** Whether the e-mail was proven by the sign-in that listed it, or an earlier one. */
    proven: boolean().notNull(),
    /** The choices of all filters in one number (search/cells.ts). Each index has a cell's products in one order. */
    cell: smallint()
      .notNull()
      .generatedAlwaysAs(sql`kind * 8 + verified::int * 4 + (not booked)::int * 2 + proven::int`),
    /** The order of relevance. */
    score: smallint().notNull(),
    /** The amount in the price. Infinite if there is none, so that the product comes last in either order, and outside all limits. */
    lowest_first: doublePrecision().notNull(),
    highest_first: doublePrecision().notNull(),
    in_dollars: boolean().notNull(),
    time: timestamptz().notNull(),
    /** The position of the stated storage among the choices, from 1. 0 if none is stated. */
    storage: smallint().notNull(),
    /** The stated model. 0 if none is stated. */
    model: integer().notNull(),
    /** The stated health of the battery. 0 if none is stated. */
    battery: smallint().notNull(),
    /** The words of the name and of facts, in one spelling; its choices, such as `@category1`; `@device` for a device; and its samples, such as `#4`. */
    words: tsvector().notNull(),
  },
  (table) => [
    index().using('gin', table.words),
    // The intersection of two common words takes long to find, except within a sample.
    ...samples.map((part) => index(`search_index_sample_${part}`).using('gin', table.words).where(isInSample(part))),
    // Counts read only indexes: these have the facts after the columns that order the products or limit them to a range.
    index('search_index_newest').on(table.cell, table.time, table.product, table.storage, table.model),
    index().on(table.cell, table.score, table.time, table.product),
    index('search_index_lowest').on(
      table.cell,
      table.lowest_first,
      table.product,
      table.storage,
      table.model,
      table.battery,
    ),
    index().on(table.cell, table.highest_first, table.product),
    index('search_index_storage')
      .on(table.storage, table.cell, table.lowest_first, table.model, table.battery)
      .where(sql`storage > 0`),
    index('search_index_model')
      .on(table.model, table.cell, table.lowest_first, table.storage, table.battery)
      .where(sql`model > 0`),
    index('search_index_battery')
      .on(table.cell, table.battery, table.lowest_first, table.storage, table.model)
      .where(sql`battery > 0`),
  ],
);

/** All words that names and facts of products have ever had: the possible meanings of a misspelt word. */
export const searchWords = pgTable('search_words', { word: bytewise().primaryKey() }, (table) => [
  index().using('gin', table.word.op('gin_trgm_ops')),
]);
