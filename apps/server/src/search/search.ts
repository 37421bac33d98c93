import {
  pageLimits,
  searchLimits,
  type Count,
  type ValidatedRequest,
  type Product,
  type ProductFilters,
  type ProductSearch,
  type SearchCall,
} from '@apple-only/contract';
import { RawJson } from '../calls/raw-json.ts';
import type { Handlers } from '../calls/handlers.ts';
import type { ProductLists } from '../products/product-lists.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import {
  countOf,
  facetsOf,
  groupsIn,
  modelsByFrequency,
  productSetsOf,
  publicProvenValues,
  sumOf,
  wordsOfChoices,
  type Group,
  type ProductSet,
  type ProductSets,
} from './cells.ts';
import { decodePosition, encodePosition, orderOf } from './orders.ts';
import { isIndexed, largerSample, usualEffort, type Effort, type Found, type Search } from './conditions.ts';
import { createStatements } from './statements.ts';
import { queryOf } from './terms.ts';

interface SearchDeps {
  database: Database;
  lists: Pick<ProductLists, 'byIds' | 'category'>;
  settings: Pick<Settings, 'requireProvenEmail'>;
  /** @default as much as a large shop needs */
  effort?: Effort;
}

interface Result {
  found: Found[];
  total: Count;
  /** The counts of the filters' choices, in the order of `ProductSets`. */
  choices: Count[];
  models: Models;
}

/** The counts of models, by their numbers. */
type Models = (Count & { id: number })[];

/** The most frequent models of these groups, and those that are searched for. */
const modelsIn = (groups: readonly Group[], { ofAnyModel, found: { models = [] } }: ProductSets) => {
  const frequent = modelsByFrequency(groupsIn(groups, ofAnyModel)).slice(0, searchLimits.models);
  return [...new Set([...frequent, ...models])];
};

/** The counts in groups. Exact if the groups have all products. */
function countsIn(groups: readonly Group[], sets: ProductSets, isAll: boolean): Omit<Result, 'found' | 'total'> {
  const count = (set: ProductSet) => countOf(sumOf(groupsIn(groups, set)), !isAll);
  return {
    choices: sets.choices.map(count),
    models: modelsIn(groups, sets).map((id) => Object.assign(count({ ...sets.ofAnyModel, models: [id] }), { id })),
  };
}

/** Up to how many products are read at once rather than counted first. */
const maxReadAtOnce = 3 * searchLimits.counted;

type WithWords = Search & { words: string };
const hasWords = (search: Search): search is WithWords => search.words !== undefined;

/** The end of a sample's full page. The page of all products ends there or earlier. */
const edgeOf = ({ rows }: Search, found: readonly Found[]) =>
  found.length === rows ? found.at(-1)?.position : undefined;

/** Finds pages of many products. */
function createPageFinder(statements: ReturnType<typeof createStatements>, effort: Effort) {
  /** Reads and orders all products if they are few. Otherwise reads the first ones in their order, and all only if too few of these match. */
  async function pageOf(search: Search, { more }: Count): Promise<Found[]> {
    for (const walked of more ? effort.walkSteps : []) {
      const first = await statements.walk(search, walked);
      if (first.length === search.rows) return first;
    }
    return statements.gather(search);
  }

  /** A page that does not reach beyond an edge: reads the first products in their order or, if too few match, all up to the edge. */
  async function pageUpTo(search: Search, edge: readonly string[]): Promise<Found[]> {
    if (search.order.sort === 'relevance') return relevantOf(search, edge);
    const first = await statements.walk(search, effort.walkSteps[0]);
    return first.length === search.rows ? first : statements.gather(search, edge);
  }

  /** The products more relevant than the edge, then those as relevant: the first in their order or, if too few match, all up to the edge. */
  async function relevantOf(search: Search, edge: readonly string[]): Promise<Found[]> {
    const above = await statements.moreRelevant(search, edge);
    const left = search.rows - above.length;
    if (left === 0) return above;
    const equals = statements.amongEquals(search, edge, left);
    const first = await statements.walk(equals, effort.walkSteps[0]);
    return [...above, ...(first.length === left ? first : await statements.gather(equals, edge))];
  }

  return { pageOf, pageUpTo };
}

/** Finds and counts the products of a search. */
function createFinder(
  statements: ReturnType<typeof createStatements>,
  effort: Effort,
  provenValues: readonly (0 | 1)[],
) {
  const everything = productSetsOf({}, provenValues).found;
  const { pageOf, pageUpTo } = createPageFinder(statements, effort);

  /** Without words, indexes alone count and order the products. */
  async function browse(search: Search, sets: ProductSets): Promise<Result> {
    const [{ groups, isAll }, walked] = await Promise.all([
      statements.group(search, everything.cells),
      isIndexed(search) ? statements.walk(search) : undefined,
    ]);
    if (isAll) {
      const total = countOf(sumOf(groupsIn(groups, sets.found)));
      return { found: walked ?? (await pageOf(search, total)), total, ...countsIn(groups, sets, isAll) };
    }
    const models = modelsIn(groups, sets);
    const ofModels = models.map((id) => ({ ...sets.ofAnyModel, models: [id] }));
    const [total = countOf(0), ...counts] = await countMore(search, groups, [sets.found, ...sets.choices, ...ofModels]);
    return {
      found: walked ?? (await pageOf(search, total)),
      total,
      choices: counts.slice(0, sets.choices.length),
      models: models
        .map((id, place) => Object.assign({ id }, counts[sets.choices.length + place] ?? countOf(0)))
        .toSorted((one, other) => other.count - one.count),
    };
  }

  /** Counts sets from groups that have only some products of each cell: sets that do not reach the limit there are counted by the database. */
  async function countMore(search: Search, groups: readonly Group[], sets: readonly ProductSet[]): Promise<Count[]> {
    const numbers = sets.map((set) => sumOf(groupsIn(groups, set)));
    const isSmall = (_: unknown, place: number) => (numbers[place] ?? 0) <= searchLimits.counted;
    const further = (await statements.countEach(search, sets.filter(isSmall))).values();
    return numbers.map((number, place) => countOf(isSmall(number, place) ? (further.next().value ?? 0) : number));
  }

  /** The products with the words, or a sample of them. */
  async function findMatches(search: WithWords) {
    const matched = await statements.match(search);
    // Products listed all at once in a small shop may all be in one sample, which then predicts too many.
    const isFewer = matched.part > 1 && sumOf(matched.groups) < matched.predicted / 4;
    return isFewer ? statements.match(search, false) : matched;
  }

  /** With words, the products that have them are counted and ordered, unless they are too many. */
  async function match(search: WithWords, sets: ProductSets): Promise<Result> {
    const { found, groups, isAll, part } = await findMatches(search);
    const counts = countsIn(groups, sets, isAll);
    const seen = sumOf(groupsIn(groups, sets.found));
    if (isAll) return { found, total: countOf(seen), ...counts };
    if (part > 1 && seen * part <= maxReadAtOnce) {
      const all = await statements.all(search);
      return { found: all.found, total: countOf(all.number), ...counts };
    }
    const number = numberOf(search, sets.found, seen, part);
    const edge = edgeOf(search, found);
    // Without an edge, few products are found.
    const page = edge ? pageUpTo(search, edge) : number.then((counted) => pageOf(search, countOf(counted)));
    const [total, first] = await Promise.all([number, page]);
    return { found: first, total: countOf(total), ...counts };
  }

  /** The number of products, up to the limit. If a larger sample exceeds the limit, all do. */
  async function numberOf(search: Search, set: ProductSet, seen: number, part: number): Promise<number> {
    if (seen > searchLimits.counted) return seen;
    const larger = largerSample(part);
    const isEnough = larger > 1 && seen * part > 1.5 * searchLimits.counted * larger;
    const [some = 0] = isEnough ? await statements.countEach(search, [set], larger) : [];
    if (some > searchLimits.counted) return some;
    const [number = 0] = await statements.countEach(search, [set]);
    return number;
  }

  /** A page, without counts. */
  async function list(search: Search): Promise<Found[]> {
    if (hasWords(search)) {
      const { found, isAll } = await findMatches(search);
      const edge = edgeOf(search, found);
      if (isAll) return found;
      return edge ? pageUpTo(search, edge) : statements.gather(search);
    }
    if (isIndexed(search)) return statements.walk(search);
    const [number = 0] = await statements.countEach(search, [search.set]);
    return pageOf(search, countOf(number));
  }

  return {
    list,
    find: (search: Search, sets: ProductSets) => (hasWords(search) ? match(search, sets) : browse(search, sets)),
  };
}

export function searchHandlers({
  database,
  lists,
  settings,
  effort = usualEffort,
}: SearchDeps): Pick<Handlers, Exclude<SearchCall, 'getPriceGuide'> | 'listCategory'> {
  const statements = createStatements(database, effort);
  const provenValues = publicProvenValues(settings);
  const finder = createFinder(statements, effort, provenValues);

  /** The counts of models with their names. A model that no product has ever stated is named as in the search. */
  async function namedModels(models: Models, unknownModels: readonly string[]) {
    const names = await statements.namesOf(models.map(({ id }) => id));
    return [
      ...models.map(({ id, ...count }) => ({ value: names.get(id) ?? '', ...count })),
      ...unknownModels.map((value) => ({ value, ...countOf(0) })),
    ];
  }

  /** The search of a query, and those of its models that no product has ever stated. */
  async function read({
    limit = pageLimits.products,
    cursor,
    ...filters
  }: ValidatedRequest<'searchProducts'>['query']) {
    const words = await queryOf(database, filters.q ?? '');
    const order = orderOf(sortOf(filters, words?.query));
    const models = filters.model && (await statements.modelsNamed(filters.model));
    const sets = productSetsOf(
      filters,
      provenValues,
      models?.flatMap(({ id }) => id ?? []),
    );
    const search: Search = {
      words: words?.query,
      maxScore: words?.maxScore ?? 0,
      narrowed: words && [words.query, ...wordsOfChoices(filters).map((choices) => `(${choices})`)].join(' & '),
      minPrice: filters.minPrice,
      maxPrice: filters.maxPrice,
      minBattery: filters.minBattery,
      set: sets.found,
      order,
      position: cursor === undefined ? undefined : decodePosition(order, cursor),
      // One more than the page shows, to know whether there is a next page.
      rows: limit + 1,
    };
    return { search, sets, unknownModels: models?.flatMap(({ name, id }) => (id === null ? [name] : [])) ?? [] };
  }

  /** A page of the found products, as JSON. A product that was deleted meanwhile is left out. */
  async function itemsOf(
    found: readonly Found[],
    { rows, order }: Search,
    viewer: 'visitor' | 'user',
    onNextCursor: (cursor: string) => void,
  ) {
    const page = found.slice(0, rows - 1);
    const last = page.at(-1);
    if (last && found.length === rows) onNextCursor(encodePosition(order, last.position));
    const shown = await lists.byIds(
      page.map(({ product }) => product),
      viewer,
    );
    return `[${page.flatMap(({ product }) => shown.get(product) ?? []).join(',')}]`;
  }

  return {
    async searchProducts({ query, onNextCursor }) {
      const { search, sets, unknownModels } = await read(query);
      const { found, total, choices, models } = await finder.find(search, sets);
      const [items, named] = await Promise.all([
        itemsOf(found, search, 'visitor', onNextCursor),
        namedModels(models, unknownModels),
      ]);
      const facets = facetsOf(choices, named);
      return new RawJson<ProductSearch>(
        `{"items":${items},"total":${JSON.stringify(total)},"facets":${JSON.stringify(facets)}}`,
      );
    },

    async listCategory({ params: { category }, query: { limit, cursor, ...filters }, onNextCursor }) {
      const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
      if (!isFiltered) return lists.category(category, { query: { limit, cursor }, onNextCursor });
      const { search } = await read({ ...filters, limit, cursor, category: [category] });
      return new RawJson<Product[]>(await itemsOf(await finder.list(search), search, 'user', onNextCursor));
    },
  };
}

/** The order of a search. Without words, all products are equally relevant. */
function sortOf({ sort = 'relevance' }: Pick<ProductFilters, 'sort'>, words: string | undefined) {
  return sort === 'relevance' && words === undefined ? 'newest' : sort;
}
