import { readProductCursors, withClient } from '../catalogue.ts';
import { alternately } from '../rounds.ts';
import { comparison, median, type Row } from '../table.ts';
import { firstPage, type Shop } from './shops.ts';

const requestsPerRound = 100;

/** The response times of lists in a large shop, compared with a small one. */
export async function measureGrowth(small: Shop, large: Shop): Promise<Row[]> {
  console.error('Growth…');
  const few = 'with 1,000';
  const pages = [
    ['the first page', 1.3, firstPage, firstPage],
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
    return comparison(`p50 of ${what}, of 1,000,000`, 'ms', inLarge, { what: few, values: inSmall }, { atMost });
  });
}

/** The path of a page in the middle of a category. */
async function middleOf({ url, products }: Shop) {
  const [product] = await readProductCursors(url, { category: 'macBook', skip: Math.floor(products / 5), count: 1 });
  return `${firstPage}&cursor=${product?.cursor}`;
}

/** Median time of a response whose list a write has just dropped from the cache. */
const latency = (path: string, { url, server }: Shop) =>
  withClient(url, async (client) => {
    const took: number[] = [];
    for (let request = 0; request < requestsPerRound; request += 1) {
      await client.query(`update users set name = name where email = 'seller1@example.com'`);
      // Waits until the server checks for writes again.
      await new Promise((resolve) => setTimeout(resolve, 15));
      const began = performance.now();
      const answer = await fetch(server.origin + path, { headers: { 'accept-encoding': 'identity' } });
      await answer.arrayBuffer();
      took.push(performance.now() - began);
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    }
    return median(took);
  });
