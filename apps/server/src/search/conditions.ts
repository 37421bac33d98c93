import { searchLimits } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import { isInSample, samples } from '../storage/search-schema.ts';
import type { ProductSet } from './cells.ts';
import { isByPrice, priceIn, type Order } from './orders.ts';

/** What is searched for, and which page of it. */
export interface Search {
  /** A query of PostgreSQL's full text search. */
  words: string | undefined;
  /** The same with the choices of filters that products have as words. */
  narrowed: string | undefined;
  /** The highest score of a product with the words. */
  mostRelevant: number;
  lowest: number | undefined;
  highest: number | undefined;
  /** The least health of the battery. */
  battery: number | undefined;
  set: ProductSet;
  order: Order;
  /** Where the page begins: after this. */
  position: readonly string[] | undefined;
  rows: number;
}

/** A found product, and its position in the order. */
export interface Found {
  product: string;
  position: string[];
}

/** What a search does at most. */
export interface Effort {
  /** Most products with the searched words that are looked at. Ten times as many as are counted: a choice of one in ten is exact. */
  matched: number;
  /** How many products a search looks at in their order, to find the first ones: step by step, before it looks for all. */
  walked: readonly number[];
}
export const usualEffort: Effort = { matched: 10 * searchLimits.counted, walked: [2500, 10_000] };

/** One more than is counted exactly. */
export const mostCounted = sql.raw(String(searchLimits.counted + 1));
export const arrayOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::smallint[]`;
export const integersOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::integer[]`;

/** All prices: one that is not a number is infinite. */
export const anyPrice = { lowest: 0, highest: 1e12 };

export const wordsAre = (query: string | undefined): SQL =>
  query === undefined ? sql`true` : sql`words @@ ${query}::tsquery`;

/** The filters that are a range, or have many choices: a line each. */
export const pricesAre = ({ lowest, highest, order }: Search): SQL =>
  lowest === undefined && highest === undefined
    ? sql`true`
    : sql`${priceIn(order)} between ${lowest ?? anyPrice.lowest}::float8 and ${highest ?? anyPrice.highest}::float8`;
export const batteryIs = ({ battery }: Search): SQL =>
  battery === undefined ? sql`true` : sql`battery >= ${battery}::smallint and battery > 0`;
export const rangesAre = (search: Search): SQL => sql`${pricesAre(search)} and ${batteryIs(search)}`;

/** The facts of a set: the indexes of storages and models have only products that state them. */
export const storageIn = (storages: SQL) => sql`storage = any(${storages}) and storage > 0`;
export const modelIn = (models: SQL) => sql`model = any(${models}) and model > 0`;
export const factsAre = ({ set: { storages, models } }: Search): SQL =>
  sql`${storages ? storageIn(arrayOf(storages)) : sql`true`} and ${models ? modelIn(integersOf(models)) : sql`true`}`;

/** Whether an index alone finds the products of a cell, in their order. */
export const isIndexed = ({ words, lowest, highest, battery, set: { storages, models }, order }: Search): boolean =>
  words === undefined &&
  battery === undefined &&
  !storages &&
  !models &&
  (isByPrice(order) || (lowest === undefined && highest === undefined));

/** The next larger sample than one. All products are the part 1. */
export const largerSample = (part: number): number => samples.find((one) => one < part) ?? 1;
/** The condition that a product is in a sample. An index has only these. */
export const isInPart = (part: number): SQL => {
  const sample = samples.find((one) => one === part);
  return sample ? isInSample(sample) : sql`true`;
};
