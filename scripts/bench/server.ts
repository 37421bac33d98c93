import { randomBytes } from 'node:crypto';
import { createTokens } from '../../apps/server/src/users/tokens.ts';
import { maxKilobytes, sizeOfClient } from '../../packages/api-client/size.ts';
import { buildShop } from '../build-shop.ts';
import { startPostgres } from '../postgres.ts';
import { startLoadGenerator } from './processes.ts';
import { measureClaims } from './server/claims.ts';
import { measureGrowth } from './server/growth.ts';
import { measureLists } from './server/lists.ts';
import { measurePages } from './server/pages.ts';
import { openShop } from './server/shops.ts';
import { measurement, type Row } from './table.ts';

/** Measures the speed of the server on PostgreSQL, its memory, and the size of its client. */
export async function benchServer(): Promise<Row[]> {
  // Includes the storefront: the server renders its pages.
  await buildShop({ force: false });

  await using undo = new AsyncDisposableStack();
  const postgres = await startPostgres();
  undo.defer(() => postgres.stop());
  const secret = randomBytes(32).toString('hex');
  const open = async (name: string, products: number) => {
    const shop = await openShop(postgres.url, { name, products, secret });
    undo.defer(shop.server.stop);
    return shop;
  };
  const small = await open('small', 1000);
  const shop = await open('middling', 100_000);
  const large = await open('large', 1_000_000);
  const load = startLoadGenerator();
  undo.defer(load.stop);

  const tokens = createTokens({
    secret,
    verifyIdToken: () => Promise.reject(new Error('No user signs in here.')),
  });
  const buyers = await Promise.all(shop.buyers.map(async (id) => ({ id, token: await tokens.issue(id) })));
  return [
    ...(await measureLists(shop, buyers, load)),
    ...(await measurePages(shop, load)),
    ...(await measureClaims(shop, buyers, load)),
    ...(await measureGrowth(small, large)),
    measurement('resident memory of the server after all this', 'MB', shop.server.memory() / 1024 ** 2, {
      atMost: 350,
    }),
    measurement('the client, all calls, gzip', 'kB', (await sizeOfClient()).gzip / 1000, { atMost: maxKilobytes }),
  ];
}
