import { searchLimits } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { searchIndex, searchModels } from '../storage/search-schema.ts';
import type { Group, ProductSet } from './cells.ts';
import {
  after,
  columnsOf,
  asRelevantAs,
  inOrder,
  isByPrice,
  moreRelevant,
  notAfter,
  positionOf,
  priceIn,
  orderOf,
  upTo,
  type Order,
} from './orders.ts';

/** What is searched for, and which page of it. */
export interface Search {
  /** A query of PostgreSQL's full text search. */
  words: string | undefined;
  /** The same with the choices of filters that products have as words. */
  narrowed: string | undefined;
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
const integersOf = (numbers: readonly number[]) => sql`${`{${numbers.join(',')}}`}::integer[]`;

/** All prices: one that is not a number is infinite. */
export const anyPrice = { lowest: 0, highest: 1e12 };

const wordsAre = (query: string | undefined): SQL =>
  query === undefined ? sql`true` : sql`words @@ ${query}::tsquery`;

/** The filters that are a range, or have many choices: a line each. */
const pricesAre = ({ lowest, highest, order }: Search): SQL =>
  lowest === undefined && highest === undefined
    ? sql`true`
    : sql`${priceIn(order)} between ${lowest ?? anyPrice.lowest}::float8 and ${highest ?? anyPrice.highest}::float8`;
const batteryIs = ({ battery }: Search): SQL =>
  battery === undefined ? sql`true` : sql`battery >= ${battery}::smallint and battery > 0`;
const rangesAre = (search: Search): SQL => sql`${pricesAre(search)} and ${batteryIs(search)}`;

/** The facts of a set: the indexes of storages and models have only products that state them. */
const storageIn = (storages: SQL) => sql`storage = any(${storages}) and storage > 0`;
const modelIn = (models: SQL) => sql`model = any(${models}) and model > 0`;
const factsAre = ({ set: { storages, models } }: Search): SQL =>
  sql`${storages ? storageIn(arrayOf(storages)) : sql`true`} and ${models ? modelIn(integersOf(models)) : sql`true`}`;

/** Whether an index alone finds the products of a cell, in their order. */
export const isIndexed = ({ words, lowest, highest, battery, set: { storages, models }, order }: Search): boolean =>
  words === undefined &&
  battery === undefined &&
  !storages &&
  !models &&
  (isByPrice(order) || (lowest === undefined && highest === undefined));

/** The parts that samples are of all products, the smallest first (`search_samples` in the database). */
const samples = [64, 16, 4];

/** The groups of the rows that are called `matched`. */
const groups = sql.raw(
  "(select coalesce(json_agg(json_build_array(cell, storage, model, number)), '[]') from (select cell, storage, model, count(*) as number from matched group by 1, 2, 3) grouped)",
);

/** None is prepared: each is planned for the words and the range that it looks for. */
function createCounts(database: Database, matched: number) {
  return {
    /** Counts the products in each set, up to the limit. */
    async countEach(search: Search, sets: readonly ProductSet[]): Promise<number[]> {
      const placed = sets.map((set, place) => ({ place, ...set }));
      const kinds = Object.values(Object.groupBy(placed, ({ storages, models }) => `${!storages} ${!models}`));
      const counts = kinds.map((alike) => {
        const values = alike.map(
          ({ place, cells, storages = [], models = [] }) =>
            sql`(${sql.raw(String(place))}, ${arrayOf(cells)}, ${arrayOf(storages)}, ${integersOf(models)})`,
        );
        const conditions = [
          sql`cell = any(sets.cells)`,
          ...(alike[0]?.storages ? [storageIn(sql`sets.storages`)] : []),
          ...(alike[0]?.models ? [modelIn(sql`sets.models`)] : []),
          wordsAre(search.narrowed),
          rangesAre(search),
        ];
        return sql`select place, (select count(*)::int from (
            select from ${searchIndex} where ${sql.join(conditions, sql` and `)} limit ${mostCounted}) counted) as number
          from (values ${sql.join(values, sql`, `)}) sets (place, cells, storages, models)`;
      });
      const rows = await database
        .select({ number: sql<number>`number` })
        .from(sql`(${sql.join(counts, sql` union all `)}) counts`)
        .orderBy(sql`place`);
      return rows.map(({ number }) => number);
    },

    /** The numbers of models, in the order in which they were first stated, by their names in any spelling. */
    async modelsNamed(names: readonly string[]): Promise<{ id: number; model: string }[]> {
      const wanted = sql`array(select lower(asked.name) collate "C" from json_array_elements_text(${JSON.stringify(names)}::json) asked (name))`;
      return database
        .select({ id: searchModels.id, model: searchModels.model })
        .from(searchModels)
        .where(sql`${searchModels.model} = any(${wanted})`)
        .orderBy(searchModels.id);
    },

    /** The names of models, by their numbers. */
    async namesOf(models: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (models.length === 0) return new Map();
      const rows = await database
        .select({ id: searchModels.id, name: searchModels.name })
        .from(searchModels)
        .where(sql`${searchModels.id} = any(${integersOf(models)})`);
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    /** Groups products within the ranges: all, or some of each of these cells. */
    async group(search: Search, cells: readonly number[]): Promise<{ groups: readonly Group[]; isAll: boolean }> {
      const ofCell = Math.ceil(matched / cells.length);
      // Each order is that of an index which has the ranges, too.
      const by =
        search.lowest !== undefined || search.highest !== undefined
          ? sql`lowest_first`
          : search.battery === undefined
            ? sql`time desc`
            : sql`battery desc`;
      const inRange = rangesAre({ ...search, order: orderOf('price') });
      const [row] = await database.select({ groups: sql<Group[]>`groups` }).from(
        sql`(with matched as materialized (
              select looked.* from unnest(${arrayOf(cells)}) at (cell) cross join lateral (
                select cell, storage, model from ${searchIndex} where cell = at.cell and ${inRange}
                order by ${by} limit ${sql.raw(String(ofCell + 1))}) looked)
            select ${groups} as groups) answer`,
      );
      if (!row) throw new Error('A search answers a row.');
      const numbers = new Map<number, number>();
      for (const [cell, , , number] of row.groups) numbers.set(cell, (numbers.get(cell) ?? 0) + number);
      return { groups: row.groups, isAll: [...numbers.values()].every((number) => number <= ofCell) };
    },
  };
}

function createMatch(database: Database, matched: number) {
  const looked = sql.raw(String(matched + 1));
  return {
    /**
     * Finds products by their words: all of them, or of very many those in a sample, as the smallest sample tells. In groups, with the
     * page of those that are searched for.
     */
    async match(
      search: Search & { words: string },
      isSampled = true,
    ): Promise<{ found: Found[]; groups: readonly Group[]; isAll: boolean; isSample: boolean }> {
      const { words, order, set, position, rows } = search;
      const [least = 1] = samples;
      const inSample = (part: number) => `${words} & '#${part}'`;
      // Of samples that have more than the limit, only the oldest products would be looked at. The next smaller one has some of each time.
      const most = sql.raw(String(Math.ceil(1.2 * matched)));
      const cases = [1, ...samples.toReversed()].map((part) => {
        const query = part === 1 ? words : inSample(part);
        const isFew =
          !isSampled || part === least ? sql`true` : sql`number * ${sql.raw(String(least / part))} <= ${most}`;
        return sql`when ${isFew} then ${query}::tsquery`;
      });
      const [row] = await database
        .select({
          groups: sql<Group[]>`groups`,
          found: sql<Found[]>`found`,
          isAll: sql<boolean>`is_all`,
          isSample: sql<boolean>`is_sample`,
        })
        .from(
          sql`(with least as materialized (select count(*) as number from (
                select from ${searchIndex} where words @@ ${inSample(least)}::tsquery and ${rangesAre(search)} limit ${looked}) looked),
            asked as materialized (select case ${sql.join(cases, sql` `)} end as query from least),
            matched as materialized (
              select cell, storage, model, ${columnsOf(order)} from ${searchIndex}
              where words @@ (select query from asked) and ${rangesAre(search)} limit ${looked}),
            page as (
              select product, ${positionOf(order)} as position from matched
              where cell = any(${arrayOf(set.cells)}) and ${factsAre(search)} and ${after(order, position)}
              order by ${inOrder(order)} limit ${rows})
            select ${groups} as groups, coalesce((select json_agg(page) from page), '[]') as found,
              (select query from asked) <> ${words}::tsquery as is_sample,
              (select query from asked) = ${words}::tsquery and (select count(*) from matched) < ${looked} as is_all) answer`,
        );
      if (!row) throw new Error('A search answers a row.');
      return row;
    },
  };
}

function createPages(database: Database) {
  const select = (search: Search, from: SQL) =>
    database
      .select({ product: sql<string>`product::text`, position: positionOf(search.order) })
      .from(from)
      .orderBy(inOrder(search.order));

  return {
    /**
     * Looks at the first products of each cell, in their order, and finds the first that match: all, up to the first product in the
     * order at which it stopped in a cell. In each cell, it looks at no fewer than it may find. Finds fewer than asked for if there are no more, or if it stopped too early.
     */
    walk(search: Search, walked = 0): Promise<Found[]> {
      const { order, set, position, rows } = search;
      const others = sql`${wordsAre(search.words)} and ${batteryIs(search)} and ${factsAre(search)}`;
      const [inIndex, ofRow] = isByPrice(order)
        ? [pricesAre(search), others]
        : [sql`true`, sql`${others} and ${pricesAre(search)}`];
      const ofCell = isIndexed(search) ? rows : Math.max(rows, Math.ceil(walked / set.cells.length));
      return select(
        search,
        sql`(with seen as materialized (
            select walked.* from unnest(${arrayOf(set.cells)}) at (cell) cross join lateral (
              select ${columnsOf(order)}, ${ofRow} as is_found, row_number() over (order by ${inOrder(order)}) as place
              from ${searchIndex} where cell = at.cell and ${inIndex} and ${after(order, position)}
              order by ${inOrder(order)} limit ${ofCell}) walked),
          edge as (select * from seen where place = ${ofCell} order by ${inOrder(order)} limit 1)
          select * from seen
          where is_found and not exists (select from edge where not (${upTo(order)}))
          order by ${inOrder(order)} limit ${rows}) found`,
      );
    },

    /**
     * Finds all products, and orders them.
     * @param edge a position that enough of them do not come after: the others are not looked at
     */
    gather(search: Search, edge?: readonly string[]): Promise<Found[]> {
      const { order, set, position, rows, narrowed } = search;
      const from = (words: string | undefined, condition: SQL) => sql`select ${columnsOf(order)} from ${searchIndex}
        where cell = any(${arrayOf(set.cells)}) and ${factsAre(search)} and ${wordsAre(words)}
          and ${rangesAre(search)} and ${after(order, position)} and ${condition}`;
      const above = edge ? moreRelevant(edge) : [];
      const parts = !edge
        ? [from(narrowed, sql`true`)]
        : order.sort !== 'relevance'
          ? [from(narrowed, notAfter(order, edge))]
          : [
              from(narrowed, asRelevantAs(order, edge)),
              // An index of words and scores finds few of these: none of them comes after the edge.
              ...(above.length > 0 ? [from(`${narrowed} & (${above.join(' | ')})`, sql`true`)] : []),
            ];
      return select(search, sql`(${sql.join(parts, sql` union all `)} order by ${inOrder(order)} limit ${rows}) found`);
    },
  };
}

/** The statements of a search. */
export const createStatements = (database: Database, { matched }: Pick<Effort, 'matched'> = usualEffort) => ({
  ...createCounts(database, matched),
  ...createMatch(database, matched),
  ...createPages(database),
});
