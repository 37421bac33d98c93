import type { Incoming } from '../../packages/contract/src/index.ts';
import { categories, conditions, productLocations, searchSorts } from '../../packages/contract/src/index.ts';
import { createProductLists } from '../../apps/server/src/products/product-lists.ts';
import { queries } from '../../apps/server/src/search/relevance.suite.ts';
import { samplesWithFacts as samples } from '../../apps/server/src/search/samples.suite.ts';
import { searchHandlers } from '../../apps/server/src/search/search.ts';
import { openEmbedded, openPostgres, type OpenDatabase } from '../../apps/server/src/storage/database.ts';
import { startPostgres } from '../postgres.ts';
import { createDatabase, insertProducts, withClient } from './catalogue.ts';
import { alone, compared, median, type Findings, type Row } from './table.ts';

type Filters = Incoming<'searchProducts'>['query'];

const say = (line: string) => console.error(line);
const mixed = 200;
/** How often each search is made, besides the first time, which does not count. Its median counts. */
const repeats = 3;

/** Numbers that are random, and the same in each run. */
function randomNumbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** 200 searches as of a shop's visitors: two thirds with words, most with a filter or two, some by price, of the first page. */
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
    minPrice: sometimes(15, () => 100 * random(5)),
    maxPrice: sometimes(15, () => 300 + 100 * random(10)),
    sort: sometimes(30, () => oneOf(searchSorts)),
  }));
}

const quoted = (texts: readonly string[]) =>
  `array[${texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(',')}]`;

/**
 * Fills a database: 200 sellers, half of them verified, and products with the names of the samples, a colour, and a few words more.
 * 1 in 20 is booked; 1 in 50 has no number as its price. Half of the devices state model and storage, and some of these also the
 * health of their battery; 1 in 4 of those says its storage nowhere else.
 */
export async function fill(run: (statement: string) => Promise<unknown>, count: number) {
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

/** The times of searches and of reads by primary key in milliseconds, each search's the median of its repeats. */
async function measure({ searching, reading, database }: OpenDatabase) {
  const settings = { publicUrl: 'https://bench.example', requireProvenEmail: true };
  const lists = createProductLists(reading, settings);
  const { searchProducts } = searchHandlers({ database: searching, lists, settings });
  const asked = mixedSearches();
  const rows = await database.execute<{ _id: string }>('select _id from products order by _id limit 1000');
  const ids = (rows as { rows: { _id: string }[] }).rows.map(({ _id }) => _id);
  const timed = async (run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    return performance.now() - began;
  };
  const times = asked.map((): number[] => []);
  const reads: number[] = [];
  for (let round = 0; round <= repeats; round += 1) {
    for (const [index, query] of asked.entries()) {
      const took = await timed(() => searchProducts({ params: {}, body: undefined, query, more: () => {} }));
      const read = await timed(() => lists.one(ids[(round * mixed + index) % ids.length] ?? ''));
      if (round === 0) continue;
      times[index]?.push(took);
      reads.push(read);
    }
  }
  return { asked, searches: times.map(median), reads };
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
    alone(
      `p50 of ${mixed} mixed searches with facets, ${where}`,
      'ms',
      median(searches),
      limits.p50 ? { atMost: limits.p50 } : undefined,
    ),
    alone(`p95, ${where}`, 'ms', percentile(searches, 0.95), { atMost: limits.p95 }),
    compared(`the median search, ${where}`, 'ms', [median(searches)], read),
  ];
}

/** The tables that searches read, and how often each was read as a whole. */
const wholeReads = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ table: string; scans: string }>(
      `select relname as table, seq_scan as scans from pg_stat_user_tables where relname in ('products', 'search_index', 'search_words', 'bookings')`,
    );
    return new Map(rows.map(({ table, scans }) => [table, Number(scans)]));
  });

/** How long searches take, in a large shop on PostgreSQL and in a small one on the embedded database. */
export async function benchSearch(products = 100_000): Promise<Findings> {
  await using undo = new AsyncDisposableStack();
  say('In the embedded database…');
  const embedded = await openEmbedded();
  undo.defer(embedded.close);
  await fill((statement) => embedded.database.execute(statement), 1000);
  const small = await measure(embedded);

  const postgres = await startPostgres(['shared_buffers=1GB', 'max_wal_size=8GB']);
  undo.defer(() => postgres.stop());
  const url = await createDatabase(postgres.url, 'search');
  const opened = await openPostgres(url);
  undo.defer(opened.close);
  say(`Listing ${products.toLocaleString('en')} products…`);
  await withClient(url, (client) => fill((statement) => client.query(statement), products));
  say('Searching…');
  const before = await wholeReads(url);
  const large = await measure(opened);
  // The server counts a connection's reads once it has been idle for a second.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const after = await wholeReads(url);
  const whole = [...after].map(([table, scans]) => `${table} ${scans - (before.get(table) ?? 0)}`);
  const slowest = large.asked
    .map((query, index) => ({ query, took: large.searches[index] ?? NaN }))
    .toSorted((one, other) => other.took - one.took)
    .slice(0, 10);
  const name = `${products.toLocaleString('en')} products`;
  return {
    rows: [...rowsOf(name, large, { p50: 15, p95: 60 }), ...rowsOf('1,000 in PGlite', small, { p95: 30 })],
    remarks: [
      `Tables read as a whole, in all of these searches: ${whole.join(', ')}.`,
      ...slowest.map(({ query, took }) => `${took.toFixed(1)} ms: ${JSON.stringify(query)}`),
    ],
  };
}
