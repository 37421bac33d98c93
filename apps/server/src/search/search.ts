import { pageLimits, searchLimits, type Count, type ProductFilters, type ProductSearch } from '@apple-only/contract';
import { RawJson } from '../calls/raw-json.ts';
import type { Handlers } from '../calls/handlers.ts';
import type { ProductLists } from '../products/product-lists.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { cellSetsOf, countOf, facetsOf, publicCells, type CellSets } from './cells.ts';
import { decodePosition, encodePosition, orderOf } from './orders.ts';
import { createStatements, isIndexed, usualEffort, type Effort, type Found, type Search } from './statements.ts';
import { queryOf } from './terms.ts';

interface SearchDeps {
  database: Database;
  lists: Pick<ProductLists, 'found'>;
  settings: Pick<Settings, 'requireProvenEmail'>;
  /** @default as much as a large shop needs */
  effort?: Effort;
}

interface Result {
  found: Found[];
  total: Count;
  /** Of the choices of filters, in the order of `CellSets`. */
  choices: Count[];
}

export function searchHandlers({
  database,
  lists,
  settings,
  effort = usualEffort,
}: SearchDeps): Pick<Handlers, 'searchProducts'> {
  const statements = createStatements(database, effort);
  const isPublic = publicCells(settings);

  /** Without words, indexes alone count and order the products. */
  async function browse(search: Search, sets: CellSets): Promise<Result> {
    const [counts, walked] = await Promise.all([
      statements.countEach(search, [sets.found, ...sets.choices]),
      isIndexed(search) ? statements.walk(search) : undefined,
    ]);
    const [total = countOf(0), ...choices] = counts.map((number) => countOf(number));
    return { found: walked ?? (await pageOf(search, total)), total, choices };
  }

  /** With words: what has them is counted and ordered, unless it is too much. */
  async function match(search: Search, sets: CellSets): Promise<Result> {
    const { found, counts, isAll } = await statements.match(search);
    const numberIn = (cells: readonly number[]) => cells.reduce((sum, cell) => sum + (counts.get(cell) ?? 0), 0);
    const choices = sets.choices.map((cells) => countOf(numberIn(cells), !isAll));
    const seen = numberIn(sets.found);
    if (isAll) return { found, total: countOf(seen), choices };
    const [number = 0] = seen > searchLimits.counted ? [seen] : await statements.countEach(search, [sets.found]);
    const total = countOf(number);
    return { found: await pageOf(search, total), total, choices };
  }

  /** Few products are all read and ordered. Of many, those are read that come first; all, only if too few of these are found. */
  async function pageOf(search: Search, { more }: Count): Promise<Found[]> {
    for (const walked of more ? effort.walked : []) {
      const first = await statements.walk(search, walked);
      if (first.length === search.rows) return first;
    }
    return statements.gather(search);
  }

  async function answerOf(found: readonly Found[], total: Count, choices: readonly Count[]) {
    const shown = await lists.found(found.map(({ product }) => product));
    // One that was deleted meanwhile is left out.
    const items = found.flatMap(({ product }) => shown.get(product) ?? []);
    const facets = facetsOf(choices);
    return new RawJson<ProductSearch>(
      `{"items":[${items.join(',')}],"total":${JSON.stringify(total)},"facets":${JSON.stringify(facets)}}`,
    );
  }

  return {
    async searchProducts({ query: { limit = pageLimits.products, cursor, ...filters }, more }) {
      const words = await queryOf(database, filters.q ?? '');
      const order = orderOf(sortOf(filters, words));
      const sets = cellSetsOf(filters, isPublic);
      const search: Search = {
        words,
        lowest: filters.minPrice,
        highest: filters.maxPrice,
        cells: sets.found,
        order,
        position: cursor === undefined ? undefined : decodePosition(order, cursor),
        // One more than the page shows, to know whether there is a next page.
        rows: limit + 1,
      };
      const { found, total, choices } = await (words === undefined ? browse(search, sets) : match(search, sets));
      const last = found[limit - 1];
      if (last && found.length > limit) more(encodePosition(order, last.position));
      return answerOf(found.slice(0, limit), total, choices);
    },
  };
}

/** The order of a search. Without words, all products are equally relevant. */
function sortOf({ sort = 'relevance' }: Pick<ProductFilters, 'sort'>, words: string | undefined) {
  return sort === 'relevance' && words === undefined ? 'newest' : sort;
}
