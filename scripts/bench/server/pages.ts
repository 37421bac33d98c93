import { slugOf } from '../../../packages/contract/src/products/slug.ts';
import { readProductCursors } from '../catalogue.ts';
import type { LoadGenerator } from '../processes.ts';
import { alternately } from '../rounds.ts';
import { measurement, median, type Row } from '../table.ts';
import type { Shop } from './shops.ts';

/** The time of each measurement. */
const seconds = 2;
const connections = 20;

/** The server's rendered pages, with their data, per second. */
export async function measurePages({ url, server: { origin } }: Shop, load: LoadGenerator): Promise<Row[]> {
  console.error('Pages…');
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  const get = (paths: readonly string[]) => () =>
    load.rate({ origin, method: 'GET', calls: paths.map((path) => ({ path })), headers, connections, seconds });
  const products = (await readProductCursors(url, { skip: 0, count: 30_000 })).map(
    ({ _id, name }) => `/product/${_id}/${slugOf(name)}`,
  );
  const [home = [], cached = [], rendered = []] = await alternately(
    get(['/']),
    get(products.slice(0, 1)),
    // Cache misses: pages requested long ago have been evicted.
    get(products.slice(1)),
  );
  return [
    measurement('home, cached', 'pages/s', median(home), { atLeast: 400 }),
    measurement("a product's page, cached", 'pages/s', median(cached), { atLeast: 400 }),
    measurement('the same, each page for the first time', 'pages/s', median(rendered), { atLeast: 150 }),
  ];
}
