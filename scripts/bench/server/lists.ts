import { readProductCursors } from '../catalogue.ts';
import { startBare, type LoadGenerator } from '../processes.ts';
import { alternately } from '../rounds.ts';
import { comparison, type Row } from '../table.ts';
import { firstPage, type Bearer, type Shop } from './shops.ts';

/** The time of each measurement. */
const seconds = 2;
const connections = 20;
/** The same list for signed-in users, each of whom gets their own response. */
const category = '/categories/macBook?limit=24';

/** The server's lists per second, compared with a server that only sends the same bytes. */
export async function measureLists(
  { url, server }: Shop,
  buyers: readonly Bearer[],
  load: LoadGenerator,
): Promise<Row[]> {
  console.error('Lists…');
  await using undo = new AsyncDisposableStack();
  const bare = await startBare({
    '/macBook': await textOf(server.origin + firstPage),
    '/categories/macBook': await textOf(server.origin + category, buyers[0]?.token),
  });
  undo.defer(bare.stop);

  const get = (origin: string, calls: { path: string; token?: string }[]) => () =>
    load.rate({ origin, method: 'GET', calls, connections, seconds });
  const products = await readProductCursors(url, { category: 'macBook', skip: 0, count: 30_000 });
  // Cache misses: every request has its own cursor, and pages requested long ago have been evicted.
  const pages = products.map(({ cursor }) => ({ path: `${firstPage}&cursor=${cursor}` }));
  const own = buyers.map(({ token }) => ({ path: category, token }));
  const [cached = [], bareCached = [], missed = [], bareMissed = [], known = [], bareKnown = []] = await alternately(
    get(server.origin, [{ path: firstPage }]),
    get(bare.origin, [{ path: firstPage }]),
    get(server.origin, pages),
    get(bare.origin, pages),
    get(server.origin, own),
    get(bare.origin, own),
  );
  const node = (values: number[]) => ({ what: 'node:http', values });
  return [
    comparison('GET /macBook, 24 of 100,000, cached', 'req/s', cached, node(bareCached), { atLeast: 0.8 }),
    comparison('the same, each page for the first time', 'req/s', missed, node(bareMissed), { atLeast: 0.2 }),
    comparison('GET /categories/macBook, 50 bearers', 'req/s', known, node(bareKnown), { atLeast: 0.2 }),
  ];
}

async function textOf(url: string, token = '') {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  // An empty list would be fast.
  if ((JSON.parse(text) as unknown[]).length !== 24) throw new Error(`${url} does not list 24 products: ${text}`);
  return text;
}
