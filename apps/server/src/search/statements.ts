import { searchLimits } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { searchIndex } from '../storage/schema.ts';
import { after, columnsOf, inOrder, isByPrice, positionOf, priceIn, upTo, type Order } from './orders.ts';

/** What is searched for, and which page of it. */
export interface Search {
  /** A query of PostgreSQL's full text search. */
  words: string | undefined;
  lowest: number | undefined;
  highest: number | undefined;
  cells: readonly number[];
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

/** All prices: one that is not a number is infinite. */
export const anyPrice = { lowest: 0, highest: 1e12 };

const hasWords = ({ words }: Search): SQL => (words === undefined ? sql`true` : sql`words @@ ${words}::tsquery`);

/** The filters that are a range, or have many choices: a line each. */
const isInRange = ({ lowest, highest, order }: Search): SQL =>
  lowest === undefined && highest === undefined
    ? sql`true`
    : sql`${priceIn(order)} between ${lowest ?? anyPrice.lowest}::float8 and ${highest ?? anyPrice.highest}::float8`;

/** Whether an index alone finds the products of a cell, in their order. */
export const isIndexed = ({ words, lowest, highest, order }: Search): boolean =>
  words === undefined && (isByPrice(order) || (lowest === undefined && highest === undefined));

const matches = (search: Search) => sql`${hasWords(search)} and ${isInRange(search)}`;

/** The statements of a search. None is prepared: each is planned for the words and the range that it looks for. */
export function createStatements(database: Database, { matched }: Pick<Effort, 'matched'> = usualEffort) {
  const select = (search: Search, from: SQL) =>
    database
      .select({ product: sql<string>`product::text`, position: positionOf(search.order) })
      .from(from)
      .orderBy(inOrder(search.order));

  return {
    /** Counts the products in each set of cells, up to the limit. */
    async countEach(search: Search, sets: readonly (readonly number[])[]): Promise<number[]> {
      const values = sets.map((cells, index) => sql`(${sql.raw(String(index))}, ${arrayOf(cells)})`);
      const rows = await database
        .select({
          number: sql<number>`(select count(*)::int from (
            select from ${searchIndex} where cell = any(sets.cells) and ${matches(search)} limit ${mostCounted}) counted)`,
        })
        .from(sql`(values ${sql.join(values, sql`, `)}) sets (place, cells)`)
        .orderBy(sql`place`);
      return rows.map(({ number }) => number);
    },

    /** Finds products by their words: how many there are in each cell, and the page of those in the searched cells. */
    async match(search: Search): Promise<{ found: Found[]; counts: ReadonlyMap<number, number>; isAll: boolean }> {
      const { order, cells, position, rows } = search;
      const [row] = await database.select({ counts: sql<[number, number][]>`counts`, found: sql<Found[]>`found` }).from(
        sql`(with matched as materialized (
              select cell, ${columnsOf(order)} from ${searchIndex} where ${matches(search)} limit ${sql.raw(String(matched + 1))}),
            counted as (select cell, count(*) as number from matched group by cell),
            page as (
              select product, ${positionOf(order)} as position from matched
              where cell = any(${arrayOf(cells)}) and ${after(order, position)}
              order by ${inOrder(order)} limit ${rows})
            select coalesce((select json_agg(json_build_array(cell, number)) from counted), '[]') as counts,
              coalesce((select json_agg(page) from page), '[]') as found) answer`,
      );
      if (!row) throw new Error('A search answers a row.');
      const counts = new Map(row.counts);
      return {
        found: row.found,
        counts,
        isAll: [...counts.values()].reduce((sum, number) => sum + number, 0) <= matched,
      };
    },

    /**
     * Looks at the first products of each cell, in their order, and finds the first that match: all, up to the first product in the
     * order at which it stopped in a cell. In each cell, it looks at no fewer than it may find. Finds fewer than asked for if there are no more, or if it stopped too early.
     */
    walk(search: Search, walked = 0): Promise<Found[]> {
      const { order, cells, position, rows } = search;
      const [inIndex, ofRow] = isByPrice(order) ? [isInRange(search), hasWords(search)] : [sql`true`, matches(search)];
      const ofCell = isIndexed(search) ? rows : Math.max(rows, Math.ceil(walked / cells.length));
      return select(
        search,
        sql`(with seen as materialized (
            select walked.* from unnest(${arrayOf(cells)}) at (cell) cross join lateral (
              select ${columnsOf(order)}, ${ofRow} as is_found, row_number() over (order by ${inOrder(order)}) as place
              from ${searchIndex} where cell = at.cell and ${inIndex} and ${after(order, position)}
              order by ${inOrder(order)} limit ${ofCell}) walked),
          edge as (select * from seen where place = ${ofCell} order by ${inOrder(order)} limit 1)
          select * from seen
          where is_found and not exists (select from edge where not (${upTo(order)}))
          order by ${inOrder(order)} limit ${rows}) found`,
      );
    },

    /** Finds all products, and orders them. */
    gather(search: Search): Promise<Found[]> {
      const { order, cells, position, rows } = search;
      return select(
        search,
        sql`(select ${columnsOf(order)} from ${searchIndex}
          where cell = any(${arrayOf(cells)}) and ${matches(search)} and ${after(order, position)}
          order by ${inOrder(order)} limit ${rows}) found`,
      );
    },
  };
}
