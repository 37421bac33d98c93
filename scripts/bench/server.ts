import { spawnSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { createTokens } from '../../apps/server/src/users/tokens.ts';
import { sizeOfClient } from '../../packages/api-client/size.ts';
import { startPostgres } from '../postgres.ts';
import { createDatabase, fill, placesIn, withClient } from './catalogue.ts';
import { startBare, startLoad, startServer, type ServerProcess } from './processes.ts';
import { alternately, rounds } from './rounds.ts';
import { alone, compared, median, type Row } from './table.ts';

/** The time of each measurement by load. */
const seconds = 2;
const connections = 20;
const claimsARound = 4000;
const askedARound = 100;
const ports = { large: 4350, middling: 4351, small: 4352 };

const say = (line: string) => console.error(line);

/** The settings of production. No request goes to a Firebase project. */
const production = (databaseUrl: string, secret: string) => ({
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  TOKEN_SECRET: secret,
  PUBLIC_URL: 'https://bench.example',
  // The bench measures the speed of bookings, not their limits.
  MAX_OPEN_BOOKINGS: '100000000',
  MAX_DAILY_BOOKINGS: '100000000',
  RATE_LIMIT_FACTOR: '1000000',
  FIREBASE_API_KEY: 'bench',
  FIREBASE_AUTH_DOMAIN: 'bench.example',
  FIREBASE_PROJECT_ID: 'bench',
});

/** How fast the server is on PostgreSQL, how large it grows, and how large its client is. */
export async function benchServer(): Promise<Row[]> {
  say('Building the server…');
  const build = spawnSync('pnpm', ['--filter', '@apple-only/server', 'run', 'build'], { encoding: 'utf8' });
  if (build.status !== 0) throw new Error(`The server could not be built.\n${build.stdout}${build.stderr}`);

  await using undo = new AsyncDisposableStack();
  const postgres = await startPostgres();
  undo.defer(() => postgres.stop());
  const secret = randomBytes(32).toString('hex');
  const tokens = createTokens({
    secret,
    verifyIdToken: () => Promise.reject(new Error('Nobody signs in here.')),
  });

  const open = async (name: keyof typeof ports, products: number) => {
    say(`Listing ${products.toLocaleString('en')} products…`);
    const url = await createDatabase(postgres.url, name);
    const server = await startServer({ port: ports[name], env: production(url, secret) });
    undo.defer(server.stop);
    const buyers = await fill(url, products);
    return { url, server, buyers, products };
  };
  const small = await open('small', 1000);
  const shop = await open('middling', 100_000);
  const large = await open('large', 1_000_000);
  const load = startLoad();
  undo.defer(load.stop);

  const buyers = await Promise.all(shop.buyers.map(async (id) => ({ id, token: await tokens.issue(id) })));
  const first = '/macBook?limit=24';
  const category = '/categories/macBook?limit=24';
  const textOf = async (path: string, token = '') => {
    const answer = await fetch(shop.server.origin + path, { headers: { authorization: `Bearer ${token}` } });
    const text = await answer.text();
    // An empty list would be fast.
    if ((JSON.parse(text) as unknown[]).length !== 24) throw new Error(`${path} does not list 24 products: ${text}`);
    return text;
  };
  const bare = await startBare({
    '/macBook': await textOf(first),
    '/categories/macBook': await textOf(category, buyers[0]?.token),
  });
  undo.defer(bare.stop);

  const lists = async () => {
    say('Lists…');
    const get = (origin: string, calls: { path: string; token?: string }[]) => () =>
      load.rate({ origin, method: 'GET', calls, connections, seconds });
    const places = await placesIn(shop.url, { category: 'macBook', skip: 0, count: 30_000 });
    // A page that is not cached: every request has a cursor of its own, and pages requested long ago were dropped.
    const pages = places.map(({ cursor }) => ({ path: `${first}&cursor=${cursor}` }));
    const own = buyers.map(({ token }) => ({ path: category, token }));
    const [cached = [], bareCached = [], missed = [], bareMissed = [], known = [], bareKnown = []] = await alternately(
      get(shop.server.origin, [{ path: first }]),
      get(bare.origin, [{ path: first }]),
      get(shop.server.origin, pages),
      get(bare.origin, pages),
      get(shop.server.origin, own),
      get(bare.origin, own),
    );
    const node = (values: number[]) => ({ what: 'node:http', values });
    return [
      compared('GET /macBook, 24 of 100,000, cached', 'req/s', cached, node(bareCached), { atLeast: 0.8 }),
      compared('the same, each page for the first time', 'req/s', missed, node(bareMissed), { atLeast: 0.2 }),
      compared('GET /categories/macBook, 50 bearers', 'req/s', known, node(bareKnown), { atLeast: 0.2 }),
    ];
  };

  /** Median time of a response whose list a write has just dropped from the cache. */
  const latency = (path: string, { url, server }: { url: string; server: ServerProcess }) =>
    withClient(url, async (client) => {
      const took: number[] = [];
      for (let asked = 0; asked < askedARound; asked += 1) {
        await client.query(`update users set name = name where email = 'seller1@example.com'`);
        // Until the server looks for a write again.
        await new Promise((resolve) => setTimeout(resolve, 15));
        const began = performance.now();
        const answer = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } });
        await answer.arrayBuffer();
        took.push(performance.now() - began);
        if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      }
      return median(took);
    });

  const growth = async () => {
    say('Growth…');
    const middleOf = async ({ url, products }: typeof small) => {
      const [place] = await placesIn(url, { category: 'macBook', skip: Math.floor(products / 5), count: 1 });
      return `${first}&cursor=${place?.cursor}`;
    };
    const few = 'with 1,000';
    const pages = [
      ['the first page', 1.3, first, first],
      ['a page in the middle', 1.3, await middleOf(large), await middleOf(small)],
      ['a category without newer products', 1.3, '/accessories?limit=24', '/accessories?limit=24'],
      // All 200 are found and sorted, but in a small shop the newest products are mostly advertised.
      ['GET /advertise, 24 of 200', 2, '/advertise?limit=24', '/advertise?limit=24'],
    ] as const;
    const took = await alternately(
      ...pages.flatMap(([, , inLarge, inSmall]) => [() => latency(inLarge, large), () => latency(inSmall, small)]),
    );
    return pages.map(([what, atMost], index) => {
      const [inLarge = [], inSmall = []] = took.slice(2 * index);
      return compared(`p50 of ${what}, of 1,000,000`, 'ms', inLarge, { what: few, values: inSmall }, { atMost });
    });
  };

  const claims = async () => {
    say('Claims…');
    const pool = new Pool({ connectionString: shop.url, max: 10 });
    undo.defer(() => pool.end());
    const unbooked = await placesIn(shop.url, { skip: 0, count: 2 * (rounds + 1) * claimsARound });
    const next = () =>
      unbooked.splice(0, claimsARound).map(({ _id }, index) => ({ product: _id, buyer: buyers[index % 50] }));
    const byHttp = () =>
      load.rate({
        origin: shop.server.origin,
        method: 'PUT',
        calls: next().map(({ product, buyer }) => ({
          path: `/product/booking/${product}`,
          token: buyer?.token,
        })),
        connections: 50,
        amount: claimsARound,
      });
    const byStatement = async () => {
      const wanted = next();
      const began = performance.now();
      const client = async () => {
        for (let one = wanted.pop(); one; one = wanted.pop()) {
          await pool.query(claim, [randomUUID(), one.product, one.buyer?.id, null, null, new Date().toISOString()]);
        }
      };
      await Promise.all(buyers.map(client));
      return claimsARound / ((performance.now() - began) / 1000);
    };
    const [http = [], statement = []] = await alternately(byHttp, byStatement);
    await withClient(shop.url, async (client) => {
      const { rows } = await client.query<{ count: string }>('select count(*) from bookings');
      const expected = 2 * (rounds + 1) * claimsARound;
      if (Number(rows[0]?.count) !== expected) throw new Error(`${rows[0]?.count} bookings instead of ${expected}.`);
    });
    return [
      compared(
        'PUT /product/booking, 50 buyers',
        'claims/s',
        http,
        { what: 'by pg alone', values: statement },
        { atLeast: 0.5 },
      ),
    ];
  };

  return [
    ...(await lists()),
    ...(await claims()),
    ...(await growth()),
    alone('resident memory of the server after all this', 'MB', shop.server.memory() / 1024 ** 2, { atMost: 350 }),
    alone('the client, all calls, gzip', 'kB', (await sizeOfClient()).gzip / 1000, { atMost: 5.3 }),
  ];
}

/** The claim, as the server makes it (apps/server/src/bookings/claims.ts). */
const claim = `
  insert into bookings (_id, product, "user", name, img, selling_price, phone, location, time)
  select $1::uuid, p._id, $3::uuid, p.name, p.img, p.selling_price,
    coalesce($4, (select phone from pending_bookings
      where "user" = $3::uuid and time > now() - interval '1 hour'
        and (product = p._id or product is null and name = p.name and img = p.img)
      order by time desc limit 1)),
    coalesce($5, (select location from pending_bookings
      where "user" = $3::uuid and time > now() - interval '1 hour'
        and (product = p._id or product is null and name = p.name and img = p.img)
      order by time desc limit 1)),
    $6::timestamptz
  from products p where p._id = $2::uuid
  on conflict (product) do nothing
  returning _id`;
