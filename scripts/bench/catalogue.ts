import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { openEmbedded } from '../../apps/server/src/storage/database.ts';

/** Runs statements on a separate connection. */
export async function withClient<Result>(url: string, run: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Creates an empty database on the same server. Returns its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await withClient(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/**
 * Inserts many products, and then adds them to the search index, 1,000 at a time: its trigger adds one at a time, which takes
 * minutes for a million.
 */
export async function insertProducts(
  run: (statement: string) => Promise<unknown>,
  count: number,
  insert: () => Promise<unknown>,
) {
  await run('alter table products disable trigger search_product');
  await insert();
  await run('alter table products enable trigger search_product');
  const batches = Math.ceil(count / 100_000);
  for (let batch = 0; batch < batches; batch += 1) {
    await run(`select search_add(array_agg(_id)) from (select _id, row_number() over (order by time) / 1000 as part
      from products where mod(extract(epoch from time)::bigint / 1000, ${batches}) = ${batch}) p group by part`);
  }
}

/**
 * Fills the server's tables: 50 buyers, 100 sellers whose e-mails are proven, and this many products. The newer half has no
 * accessories. 200 products, new and old, are advertised. Returns the buyers' ids.
 */
export async function fill(url: string, products: number): Promise<string[]> {
  const buyers = Array.from({ length: 50 }, () => randomUUID());
  await withClient(url, async (client) => {
    await client.query(
      `insert into users (_id, subject, email, name, role, img)
       select id::uuid, 'buyer ' || n, 'buyer' || n || '@example.com', 'Buyer ' || n, 'buyer', '/photos/none.webp'
       from unnest($1::text[]) with ordinality as buyer(id, n)`,
      [buyers],
    );
    await client.query(
      `insert into users (_id, subject, email, name, role, img, verify, proven_by)
       select gen_random_uuid(), 'seller ' || n, 'seller' || n || '@example.com', 'Seller ' || n, 'seller', '/photos/none.webp', n % 2 = 0, 'epoch'
       from generate_series(1, 100) n`,
    );
    const insert = () =>
      client.query(
        `insert into products (_id, seller, name, condition, location, category, purchase_year, use_year, img,
         original_price, selling_price, description, email, number, time, listed_by)
       select gen_random_uuid(), seller.ids[1 + n % 100], 'MacBook Air 13 M1 number ' || n, 'Good', 'Dhaka',
         (array['macBook', 'iphone', 'accessories'])[1 + n % case when n <= $1 / 2 then 2 else 3 end], '2021', '3 years', '/photos/none.webp', '999', '620',
         'Bought new, lived on a desk. Battery at 91 %. One faint line on the lid near the hinge, visible only against the light.',
         'seller@example.com', '01711 204 118', now() - n * interval '1 second', 'epoch'
       from generate_series(1, $1::int) n, (select array_agg(_id) ids from users where role = 'seller') seller`,
        [products],
      );
    await insertProducts((statement) => client.query(statement), products, insert);
    await client.query(
      `insert into adverts (product, time)
       select _id, now() from (select _id, row_number() over (order by time) n from products) product where n % ($1::int / 200) = 0`,
      [products],
    );
    await client.query('vacuum analyze');
  });
  return buyers;
}

/** Ids of products, newest first, each with the cursor of the page that follows it. */
export const readProductCursors = (
  url: string,
  { category, skip, count }: { category?: string; skip: number; count: number },
) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ _id: string; name: string; time: Date }>(
      `select _id, name, time from products where category = $1 or $1 is null order by time desc, _id desc offset $2 limit $3`,
      [category ?? null, skip, count],
    );
    return rows.map(({ _id, name, time }) => ({
      _id,
      name,
      cursor: Buffer.from(`${time.toISOString()} ${_id}`).toString('base64url'),
    }));
  });

/**
 * Replaces the products of categories in the demo shop with this many copies of its iPhones, photos included, so that the
 * categories differ only in their length. The shop's server must be stopped.
 * @param folder the folder of the embedded database
 */
export async function restock(folder: string, categories: Record<'macBook' | 'accessories', number>) {
  const { database, close } = await openEmbedded(folder);
  for (const [category, count] of Object.entries(categories)) {
    await database.execute(`delete from products where category = '${category}'`);
    await database.execute(`
      insert into products (_id, seller, name, condition, location, category, purchase_year, use_year, img,
        original_price, selling_price, description, email, number, time, listed_by)
      select gen_random_uuid(), seller, name, condition, location, '${category}', purchase_year, use_year, img,
        original_price, selling_price, description, email, number, now() - n * interval '1 second', listed_by
      from generate_series(1, ${count}) n
      join (select *, row_number() over (order by time) - 1 as place, count(*) over () as models
        from products where category = 'iphone') model on place = n % models`);
  }
  await database.execute('analyze');
  await close();
}
