import { searchLimits } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isInSample, samples } from '../storage/search-schema.ts';
import type { ProductSet } from './cells.ts';
import { isByPrice, priceIn, type Order } from './orders.ts';

/** A search, and the requested page of it. */
export interface Search {
  /** A query of PostgreSQL's full text search. */
  words: string | undefined;
  /** The same, with the words that products have for the chosen filters. */
  narrowed: string | undefined;
  /** The highest score of a product with the words. */
  maxScore: number;
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** The minimum battery health. */
  minBattery: number | undefined;
  set: ProductSet;
  order: Order;
  /** The position after which the page begins. */
  position: readonly string[] | undefined;
  rows: number;
}

/** A found product, and its position in the order. */
export interface Found {
  product: string;
  position: string[];
}

/** The limits of a search's work. */
export interface Effort {
  /** The maximum of products with the searched words to look at. Ten times as many as are counted: the count of a choice that one in ten has is exact. */
  maxMatched: number;
  /** How many products a search looks at in their order to find the first ones, step by step, before it looks at all. */
  walkSteps: readonly number[];
}
export const usualEffort: Effort = { maxMatched: 10 * searchLimits.counted, walkSteps: [2500, 10_000] };

/** One more than is counted exactly. */
export const countLimit = sql.raw(String(searchLimits.counted + 1));
export const arrayOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::smallint[]`;
export const integersOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::integer[]`;

/** The range of all prices: a price that is not a number is infinite. */
export const anyPrice = { lowest: 0, highest: 1e12 };

export const matchesWords = (query: string | undefined): SQL =>
  query === undefined ? sql`true` : sql`words @@ ${query}::tsquery`;

/** The conditions of filters that are ranges. */
export const matchesPrices = ({ minPrice, maxPrice, order }: Search): SQL =>
  minPrice === undefined && maxPrice === undefined
    ? sql`true`
    : sql`${priceIn(order)} between ${minPrice ?? anyPrice.lowest}::float8 and ${maxPrice ?? anyPrice.highest}::float8`;
export const matchesBattery = ({ minBattery }: Search): SQL =>
  minBattery === undefined ? sql`true` : sql`battery >= ${minBattery}::smallint and battery > 0`;
export const matchesRanges = (search: Search): SQL => sql`${matchesPrices(search)} and ${matchesBattery(search)}`;

/** The conditions of a set's facts. The indexes of storages and models have only products that state them: hence `> 0`. */
export const storageIn = (storages: SQL) => sql`storage = any(${storages}) and storage > 0`;
export const modelIn = (models: SQL) => sql`model = any(${models}) and model > 0`;
export const matchesFacts = ({ set: { storages, models } }: Search): SQL =>
  sql`${storages ? storageIn(arrayOf(storages)) : sql`true`} and ${models ? modelIn(integersOf(models)) : sql`true`}`;

/** Whether an index alone finds the products of a cell, in their order. */
export const isIndexed = ({
  words,
  minPrice,
  maxPrice,
  minBattery,
  set: { storages, models },
  order,
}: Search): boolean =>
  words === undefined &&
  minBattery === undefined &&
  !storages &&
  !models &&
  (isByPrice(order) || (minPrice === undefined && maxPrice === undefined));

/** The next larger sample. Part 1 is all products. */
export const largerSample = (part: number): number => samples.find((one) => one < part) ?? 1;
/** The condition that a product is in a sample: that of the sample's own index. */
export const isInPart = (part: number): SQL => {
  const sample = samples.find((one) => one === part);
  return sample ? isInSample(sample) : sql`true`;
};
