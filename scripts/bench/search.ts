import type { ValidatedRequest } from '../../packages/contract/src/index.ts';
import {
  categories,
  conditions,
  productLocations,
  searchSorts,
  storageSizes,
} from '../../packages/contract/src/index.ts';
import { hostileSearches, randomNumbers } from '../../apps/server/src/search/hostile.suite.ts';
import { createProductLists } from '../../apps/server/src/products/product-lists.ts';
import { queries } from '../../apps/server/src/search/relevance.suite.ts';
import { sampleProductsWithFacts as samples } from '../../apps/server/src/search/samples.suite.ts';
import { searchHandlers } from '../../apps/server/src/search/search.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../../apps/server/src/storage/database.ts';
import { startPostgres } from '../postgres.ts';
import { createDatabase, insertProducts, withClient } from './catalogue.ts';
import { measurement, comparison, median, type Findings, type Row } from './table.ts';

type Filters = ValidatedRequest<'searchProducts'>['query'];

const log = (line: string) => console.error(line);
const mixed = 200;
const hostile = 10_000;
/** The limit for the slowest hostile search, as a multiple of the median search. */
const maxHostileRatio = 20;
/** How often each search is made, after a warm-up that does not count. The median counts. */
const repeats = 3;

const models = samples.flatMap(({ model }) => model ?? []);

/** 200 searches like those of a shop's visitors: two thirds with words, most with a filter or two, some by price, all for the first page. */
function mixedSearches(): Filters[] {
  const random = randomNumbers(7);
  const oneOf = <Value>(values: readonly Value[]) => values[random(values.length)] as Value;
  const sometimes = <Value>(percent: number, value: () => Value) => (random(100) < percent ? value() : undefined);
  return Array.from({ length: mixed }, (): Filters => ({
    limit: 24,
    q: sometimes(66, () => oneOf(queries)[0]),
    category: sometimes(30, () => [oneOf(categories)]),
    condition: sometimes(20, () => [...new Set([oneOf(conditions), oneOf(conditions)])]),
    location: sometimes(20, () => [oneOf(productLocations)]),
    verified: sometimes(10, () => true),
    available: sometimes(30, () => true),
    storage: sometimes(10, () => [oneOf(storageSizes)]),
    model: sometimes(5, () => [oneOf(models)]),
    minBattery: sometimes(5, () => 75 + 5 * random(5)),
    minPrice: sometimes(15, () => 100 * random(5)),
    maxPrice: sometimes(15, () => 300 + 100 * random(10)),
    sort: sometimes(30, () => oneOf(searchSorts)),
  }));
}

const quoted = (texts: readonly string[]) =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]`;

/**
 * Fills a database: 200 sellers, half of them verified, and products with the names of the samples, a colour, and a few words more.
 * 1 in 20 is booked; the price of 1 in 50 is not a number. Half of the devices state model and storage, and some of these also
 * their battery health; 1 in 4 of those mentions its storage nowhere else.
 */
async function fill(run: (statement: string) => Promise<unknown>, count: number) {
  const seller = (n: string) => `(select ids[1 + ${n} % 200] from sellers)`;
  await run(`insert into users (_id, subject, email, name, role, img, verify, proven_by)
    select gen_random_uuid(), 'seller ' || n, 'seller' || n || '@example.com', 'Seller ' || n, case when n = 0 then 'buyer' else 'seller' end, '/photos/none.webp', n % 2 = 0, 'epoch'
    from generate_series(0, 200) n`);
  const insert = () =>
    run(`with sellers as materialized (select array_agg(_id) ids from users where role = 'seller'),
      names as materialized (select ${quoted(samples.map(({ name }) => name))} names, ${quoted(samples.map(({ category }) => category))} categories,
        ${quoted(samples.map(({ model = '' }) => model))} models, ${quoted(samples.map(({ storage = '' }) => storage))} storages)
    insert into products (_id, seller, name, condition, location, category, purchase_year, use_year, img,
      original_price, selling_price, description, email, number, time, listed_by, model, storage, battery_health)
    select gen_random_uuid(), ${seller('n')},
      case when n % 8 = 0 and models[at] <> '' then models[at] else names[at] end || (array['', ' black', ' blue', ' silver', ', space grey', ' gold', ' red', ', starlight'])[1 + (random() * 7)::int]
        || (array['', '', '', ' like new', ' urgent sale', ' with box', ', battery 91%', ' lot ' || (n % 5000)])[1 + (random() * 7)::int],
      (array['Fair', 'Good', 'Good', 'Excellent'])[1 + (random() * 3)::int], (array['Dhaka', 'Dhaka', 'Dhaka', 'Chittagong', 'Chittagong', 'Khulna', 'Rajshahi', 'Barisal'])[1 + (random() * 7)::int],
      categories[at], '2021', '3 years', '/photos/none.webp', '999',
      case when n % 50 = 0 then 'ask me' else (20 + (random() * 1500)::int)::text end,
      'Bought new, lived on a desk. One faint line on the lid near the hinge, visible only against the light.',
      'seller@example.com', '01711 204 118', now() - (${count} - n) * interval '1 second', 'epoch',
      case when n % 2 = 0 then nullif(models[at], '') end, case when n % 2 = 0 then nullif(storages[at], '') end,
      case when n % 4 = 0 and models[at] <> '' then 70 + (random() * 30)::int end
    from names, generate_series(1, ${count}) n, lateral (select 1 + (random() * ${samples.length - 1} + 0 * n)::int as at) picked`);
  await insertProducts(run, count, insert);
  await run(`insert into bookings (_id, product, "user", name, img, selling_price, time)
    select gen_random_uuid(), _id, (select _id from users where role = 'buyer'), name, img, selling_price, now() from products
    where random() < 0.05`);
  await run('vacuum analyze');
}

/** The time that something takes, in milliseconds. */
async function timed(run: () => Promise<unknown>) {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Searches in a database, without HTTP. */
function openSearch({ searchDatabase: searching, listDatabase: reading }: OpenDatabase) {
  const settings = { publicUrl: 'https://bench.example', requireProvenEmail: true };
  const lists = createProductLists(reading, settings);
  const { searchProducts } = searchHandlers({ database: searching, lists, settings });
  const search = (query: Filters) => searchProducts({ params: {}, body: undefined, query, onNextCursor: () => {} });
  return { lists, search };
}

/** The times of searches and of reads by primary key, in milliseconds. A search's time is the median of its repeats. */
async function measure(opened: OpenDatabase) {
  const { lists, search } = openSearch(opened);
  const { database } = opened;
  const searchQueries = mixedSearches();
  const rows = await database.execute<{ _id: string }>('select _id from products order by _id limit 1000');
  const ids = (rows as { rows: { _id: string }[] }).rows.map(({ _id }) => _id);
  const times = searchQueries.map((): number[] => []);
  const reads: number[] = [];
  for (let round = 0; round <= repeats; round += 1) {
    for (const [index, query] of searchQueries.entries()) {
      const took = await timed(() => search(query));
      const read = await timed(() => lists.listedProduct(ids[(round * mixed + index) % ids.length] ?? ''));
      if (round === 0) continue;
      times[index]?.push(took);
      reads.push(read);
    }
  }
  return { searchQueries, searches: times.map(median), reads };
}

/** Hostile searches: those that failed, and the time of the slowest one, as the median of its repeats. */
async function attack(opened: OpenDatabase) {
  const { search } = openSearch(opened);
  const failed: string[] = [];
  const times: { query: Filters; took: number }[] = [];
  for (const query of hostileSearches(hostile)) {
    const took = await timed(() => search({ ...query, limit: 24 }).catch(() => failed.push(JSON.stringify(query))));
    times.push({ query, took });
  }
  const slowest: number[] = [];
  // Repeats the slowest ones: another program may have slowed them down.
  for (const { query } of times.toSorted((one, other) => other.took - one.took).slice(0, 20)) {
    const again: number[] = [];
    for (let round = 0; round < repeats; round += 1)
      again.push(await timed(() => search({ ...query, limit: 24 }).catch(() => {})));
    slowest.push(median(again));
  }
  return { failed, slowest: Math.max(...slowest) };
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * share) - 1] ?? NaN;

function rowsOf(
  where: string,
  { searches, reads }: Awaited<ReturnType<typeof measure>>,
  limits: { p50?: number; p95: number },
): Row[] {
  const read = { what: 'a read by primary key', values: [median(reads)] };
  return [
    measurement(
      `p50 of ${mixed} mixed searches with facets, ${where}`,
      'ms',
      median(searches),
      limits.p50 ? { atMost: limits.p50 } : undefined,
    ),
    measurement(`p95, ${where}`, 'ms', percentile(searches, 0.95), { atMost: limits.p95 }),
    comparison(`the median search, ${where}`, 'ms', [median(searches)], read),
  ];
}

/** The number of sequential scans of each table that searches read. */
const countTableScans = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; scans: string }>(
      `select relname as table, seq_scan as scans from pg_stat_user_tables where relname in ('products', 'search_index', 'search_words', 'search_models', 'bookings')`,
    );
    return new Map(rows.map(({ table, scans }) => [table, Number(scans)]));
  });

/** Measures searches in a large shop on PostgreSQL, and in a small one on the embedded database. */
export async function benchSearch(products = 100_000): Promise<Findings> {
  await using undo = new AsyncDisposableStack();
  log('In the embedded database…');
  const embedded = await openEmbedded();
  undo.defer(embedded.close);
  await fill((statement) => embedded.database.execute(statement), 1000);
  const small = await measure(embedded);

  const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB']);
  undo.defer(() => postgres.stop());
  const url = await createDatabase(postgres.url, 'search');
  const opened = await openPostgres(url);
  undo.defer(opened.close);
  log(`Listing ${products.toLocaleString('en')} products…`);
  await withClient(url, (client) => fill((statement) => client.query(statement), products));
  log('Searching…');
  const before = await countTableScans(url);
  const large = await measure(opened);
  log('Attacking…');
  const attacked = await attack(opened);
  // PostgreSQL counts a connection's reads only after it has been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await countTableScans(url);
  const whole = [...after].map(([table, scans]) => ({ table, scans: scans - (before.get(table) ?? 0) }));
  const slowest = large.searchQueries
    .map((query, index) => ({ query, took: large.searches[index] ?? NaN }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, 10);
  const name = `${products.toLocaleString('en')} products`;
  return {
    rows: [
      ...rowsOf(name, large, { p50: 15, p95: 60 }),
      ...whole.map(({ table, scans }) =>
        measurement(`reads of the whole table ${table}, in all searches`, '', scans, { atMost: 0 }),
      ),
      measurement(`failures of ${hostile.toLocaleString('en')} hostile searches`, '', attacked.failed.length, {
        atMost: 0,
      }),
      comparison(
        'the slowest hostile search',
        'ms',
        [attacked.slowest],
        { what: 'the median search', values: [median(large.searches)] },
        { atMost: maxHostileRatio },
      ),
      ...rowsOf('1,000 in PGlite', small, { p95: 30 }),
    ],
    remarks: [
      ...attacked.failed.slice(0, 10).map((query) => `Failed: ${query}`),
      ...slowest.map(({ query, took }) => `${took.toFixed(1)} ms: ${JSON.stringify(query)}`),
    ],
  };
}
