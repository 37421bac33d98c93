import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../storage/database.ts';
import { samples, searchIndex, searchModels } from '../storage/search-schema.ts';
import type { Group, ProductSet } from './cells.ts';
import {
  usualEffort,
  countLimit,
  arrayOf,
  integersOf,
  matchesWords,
  matchesPrices,
  matchesBattery,
  matchesRanges,
  storageIn,
  modelIn,
  matchesFacts,
  isIndexed,
  isInPart,
  type Search,
  type Found,
  type Effort,
} from './conditions.ts';
import {
  after,
  columnsOf,
  asRelevantAs,
  beforeEquals,
  orderBy,
  isByPrice,
  moreRelevantWords,
  notAfter,
  positionOf,
  orderOf,
  isUpToEdge,
} from './orders.ts';

/** The groups of the rows named `matched`. */
const groups = sql.raw(
  "(select coalesce(json_agg(json_build_array(cell, storage, model, number)), '[]') from (select cell, storage, model, count(*) as number from matched group by 1, 2, 3) grouped)",
);

/** Not prepared, so that each is planned for its words and range. */
function createCounts(database: Database, maxMatched: number) {
  return {
    /**
     * Counts the products in each set, up to the limit.
     * @param part counts only the products in this sample, for a search with words
     */
    async countEach(search: Search, sets: readonly ProductSet[], part = 1): Promise<number[]> {
      if (sets.length === 0) return [];
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
          matchesWords(search.narrowed),
          isInPart(part),
          matchesRanges(search),
        ];
        return sql`select place, (select count(*)::int from (
            select from ${searchIndex} where ${sql.join(conditions, sql` and `)} limit ${countLimit}) counted) as number
          from (values ${sql.join(values, sql`, `)}) sets (place, cells, storages, models)`;
      });
      const rows = await database
        .select({ number: sql<number>`number` })
        .from(sql`(${sql.join(counts, sql` union all `)}) counts`)
        .orderBy(sql`place`);
      return rows.map(({ number }) => number);
    },

    /**
     * Models by their names in any case: each once, as first spelled in `names`. First those that products have stated, earliest
     * first; then the others, without an id. Only the database compares, as in migrations/0020_model_letters.sql: JavaScript has other
     * lower-case letters for İ and Σ.
     */
    async modelsNamed(names: readonly string[]): Promise<{ name: string; id: number | null }[]> {
      return database
        .select({ name: sql<string>`name`, id: sql<number | null>`id` })
        .from(
          sql`(select name, place, (select ${searchModels.id} from ${searchModels} where ${searchModels.model} = distinct_names.model) as id from (
                select distinct on (model) lower(translate(name, 'I', 'i')) collate "C" as model, name, place
                from json_array_elements_text(${JSON.stringify(names)}::json) with ordinality given (name, place)
                order by model, place) distinct_names) named`,
        )
        .orderBy(sql`id, place`);
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
      const ofCell = Math.ceil(maxMatched / cells.length);
      // Each is the order of an index that has the ranges, too.
      const by =
        search.minPrice !== undefined || search.maxPrice !== undefined
          ? sql`lowest_first`
          : search.minBattery === undefined
            ? sql`time desc`
            : sql`battery desc`;
      const inRange = matchesRanges({ ...search, order: orderOf('price') });
      const [row] = await database.select({ groups: sql<Group[]>`groups` }).from(
        sql`(with matched as materialized (
              select of_cell.* from unnest(${arrayOf(cells)}) at (cell) cross join lateral (
                select cell, storage, model from ${searchIndex} where cell = at.cell and ${inRange}
                order by ${by} limit ${sql.raw(String(ofCell + 1))}) of_cell)
            select ${groups} as groups) answer`,
      );
      if (!row) throw new Error('A search answers a row.');
      const numbers = new Map<number, number>();
      for (const [cell, , , number] of row.groups) numbers.set(cell, (numbers.get(cell) ?? 0) + number);
      return { groups: row.groups, isAll: [...numbers.values()].every((number) => number <= ofCell) };
    },
  };
}

interface Matched {
  found: Found[];
  groups: readonly Group[];
  isAll: boolean;
  /** The sample has one in this many products: 1 if all were looked at. */
  part: number;
  /** How many products the smallest sample predicted. */
  predicted: number;
}

function createMatch(database: Database, maxMatched: number) {
  const rowLimit = sql.raw(String(maxMatched + 1));
  return {
    /**
     * Finds products by their words: all, or those in a sample if the smallest sample predicts very many. Returns them in groups, with
     * the page of those that the search finds.
     */
    async match(search: Search & { words: string }, isSampled = true): Promise<Matched> {
      const { words, order, set, position, rows } = search;
      const [smallestSample] = samples;
      const constant = (value: number) => sql.raw(String(value));
      // In a sample with more products than the limit, only the oldest would be looked at. The next smaller one has products of all ages.
      const maxSampled = constant(Math.ceil((1.2 * maxMatched) / smallestSample));
      // All if few are within the ranges; otherwise a sample with few products, because all of them are looked at.
      const choosePart = isSampled
        ? sql`select case when within <= ${maxSampled} then 1
            else coalesce((select min(part) from unnest(array[${sql.raw(samples.join(', '))}]) part where number <= ${maxSampled} * part), ${constant(smallestSample)}) end as part
            from counts`
        : sql`select 1 as part`;
      const ofPart = (part: number) => sql`(select cell, storage, model, ${columnsOf(order)} from ${searchIndex}
          where words @@ ${words}::tsquery and ${isInPart(part)} and ${matchesRanges(search)}
            and (select part from chosen) = ${constant(part)} limit ${rowLimit})`;
      const [row] = await database
        .select({
          groups: sql<Group[]>`groups`,
          found: sql<Found[]>`found`,
          isAll: sql<boolean>`is_all`,
          part: sql<number>`part`,
          predicted: sql<number>`predicted`,
        })
        .from(
          sql`(with counts as materialized (
              select count(*) as number, count(*) filter (where is_within) as within from (
                select ${matchesRanges(search)} as is_within from ${searchIndex}
                where words @@ ${words}::tsquery and ${isInPart(smallestSample)} limit ${rowLimit}) sampled),
            chosen as materialized (${choosePart}),
            matched as materialized (${sql.join([1, ...samples].map(ofPart), sql` union all `)}),
            page as (
              select product, ${positionOf(order)} as position from matched
              where cell = any(${arrayOf(set.cells)}) and ${matchesFacts(search)} and ${after(order, position)}
              order by ${orderBy(order)} limit ${rows})
            select ${groups} as groups, coalesce((select json_agg(page) from page), '[]') as found,
              (select part from chosen) as part,
              (select within * ${constant(smallestSample)} / part from counts, chosen)::int as predicted,
              (select part from chosen) = 1 and (select count(*) from matched) < ${rowLimit} as is_all) answer`,
        );
      if (!row) throw new Error('A search answers a row.');
      return row;
    },
  };
}

function createPageStatements(database: Database) {
  const select = (search: Search, from: SQL) =>
    database
      .select({ product: sql<string>`product::text`, position: positionOf(search.order) })
      .from(from)
      .orderBy(orderBy(search.order));

  /** All products of a search, with the columns that order them. */
  const from = (
    search: Search,
    words: string | undefined,
    condition: SQL,
  ) => sql`select ${columnsOf(search.order)} from ${searchIndex}
    where cell = any(${arrayOf(search.set.cells)}) and ${matchesFacts(search)} and ${matchesWords(words)} and ${matchesRanges(search)} and ${condition}`;
  const first = (search: Search, products: SQL) =>
    select(search, sql`(${products} order by ${orderBy(search.order)} limit ${search.rows}) found`);

  return {
    /**
     * Looks at the first products of each cell, in their order, and finds the first matches: all up to the earliest position at which
     * it stopped in a cell. Looks at no fewer products of a cell than it may find. Finds fewer than requested if there are no more, or if it stopped too early.
     */
    walk(search: Search, walked = 0): Promise<Found[]> {
      const { order, set, position, rows } = search;
      const others = sql`${matchesWords(search.words)} and ${matchesBattery(search)} and ${matchesFacts(search)}`;
      const [inIndex, ofRow] = isByPrice(order)
        ? [matchesPrices(search), others]
        : [sql`true`, sql`${others} and ${matchesPrices(search)}`];
      const ofCell = isIndexed(search) ? rows : Math.max(rows, Math.ceil(walked / set.cells.length));
      return select(
        search,
        sql`(with seen as materialized (
            select walked.* from unnest(${arrayOf(set.cells)}) at (cell) cross join lateral (
              select ${columnsOf(order)}, ${ofRow} as is_found, row_number() over (order by ${orderBy(order)}) as place
              from ${searchIndex} where cell = at.cell and ${inIndex} and ${after(order, position)}
              order by ${orderBy(order)} limit ${ofCell}) walked),
          edge as (select * from seen where place = ${ofCell} order by ${orderBy(order)} limit 1)
          select * from seen
          where is_found and not exists (select from edge where not (${isUpToEdge(order)}))
          order by ${orderBy(order)} limit ${rows}) found`,
      );
    },

    /** Finds, counts and orders all products. For few products. */
    async all(search: Search): Promise<{ found: Found[]; number: number }> {
      const { order, position, rows } = search;
      const [row] = await database.select({ found: sql<Found[]>`found`, number: sql<number>`number` }).from(
        sql`(with matched as materialized (${from(search, search.narrowed, sql`true`)}),
            page as (
              select product, ${positionOf(order)} as position from matched where ${after(order, position)}
              order by ${orderBy(order)} limit ${rows})
            select coalesce((select json_agg(page) from page), '[]') as found, (select count(*)::int from matched) as number) answer`,
      );
      if (!row) throw new Error('A search answers a row.');
      return row;
    },

    /**
     * Finds all products, and orders them.
     * @param edge a position up to which there are enough products: later ones are not looked at
     */
    gather(search: Search, edge?: readonly string[]): Promise<Found[]> {
      const { order, position, narrowed } = search;
      const condition = !edge
        ? sql`true`
        : order.sort === 'relevance'
          ? asRelevantAs(order, edge)
          : notAfter(order, edge);
      return first(search, from(search, narrowed, sql`${after(order, position)} and ${condition}`));
    },

    /** Finds the products that are more relevant than a position. They are few, and an index of words and scores finds them. */
    async moreRelevant(search: Search, edge: readonly string[]): Promise<Found[]> {
      const { order, position, narrowed, maxScore } = search;
      const scores = moreRelevantWords(edge, maxScore);
      const isBefore = position === undefined || Number(position[0]) > Number(edge[0]);
      if (scores.length === 0 || !isBefore) return [];
      return first(search, from(search, `${narrowed} & (${scores.join(' | ')})`, after(order, position)));
    },

    /** The same search, starting at the first product that is as relevant as a position. */
    amongEquals(search: Search, edge: readonly string[], rows: number): Search {
      const { position } = search;
      const isBefore = position === undefined || Number(position[0]) > Number(edge[0]);
      return { ...search, rows, position: isBefore ? beforeEquals(edge) : position };
    },
  };
}

/** The statements of a search. */
export const createStatements = (database: Database, { maxMatched }: Pick<Effort, 'maxMatched'> = usualEffort) => ({
  ...createCounts(database, maxMatched),
  ...createMatch(database, maxMatched),
  ...createPageStatements(database),
});
