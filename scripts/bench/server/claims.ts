import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { readProductCursors, withClient } from '../catalogue.ts';
import type { LoadGenerator } from '../processes.ts';
import { alternately, rounds } from '../rounds.ts';
import { comparison, type Row } from '../table.ts';
import type { Bearer, Shop } from './shops.ts';

const claimsPerRound = 4000;
/** Those of the server and those by statement, in each round and in the warm-up. */
const allClaims = 2 * (rounds + 1) * claimsPerRound;

/** The server's bookings per second, compared with the same SQL statement alone. */
export async function measureClaims(
  { url, server }: Shop,
  buyers: readonly Bearer[],
  load: LoadGenerator,
): Promise<Row[]> {
  console.error('Claims…');
  const unbooked = await readProductCursors(url, { skip: 0, count: allClaims });
  const next = () =>
    unbooked.splice(0, claimsPerRound).map(({ _id }, index) => ({ product: _id, buyer: buyers[index % 50] }));
  await using undo = new AsyncDisposableStack();
  const pool = new Pool({ connectionString: url, max: 10 });
  undo.defer(() => pool.end());
  const byHttp = async () => {
    // PostgreSQL updates its row estimates, and so its plans, once a minute. A shop does not fill these tables in a minute; the bench does.
    await pool.query('analyze bookings, claims');
    return load.rate({
      origin: server.origin,
      method: 'PUT',
      calls: next().map(({ product, buyer }) => ({ path: `/product/booking/${product}`, token: buyer?.token })),
      connections: 50,
      amount: claimsPerRound,
    });
  };

  const byStatement = async () => {
    const wanted = next();
    const began = performance.now();
    const client = async () => {
      for (let one = wanted.pop(); one; one = wanted.pop()) {
        await pool.query(claim, [randomUUID(), one.product, one.buyer?.id, null, null, new Date().toISOString()]);
      }
    };
    await Promise.all(buyers.map(client));
    return claimsPerRound / ((performance.now() - began) / 1000);
  };

  const [http = [], statement = []] = await alternately(byHttp, byStatement);
  await expectBookings(url);
  const alone = { what: 'by pg alone', values: statement };
  return [comparison('PUT /product/booking, 50 buyers', 'claims/s', http, alone, { atLeast: 0.5 })];
}

/** Claims that fail would be fast. */
const expectBookings = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ count: string }>('select count(*) from bookings');
    if (Number(rows[0]?.count) !== allClaims) throw new Error(`${rows[0]?.count} bookings instead of ${allClaims}.`);
  });

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
