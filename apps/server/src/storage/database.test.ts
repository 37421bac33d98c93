import type { ProductSearch } from '@apple-only/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DrizzleQueryError, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { PGlite } from '@electric-sql/pglite';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isUnavailable, violatedForeignKey, openEmbedded, openPostgres, withRetries, revisionOf } from './database.ts';
import { extensions } from './embedded.ts';
import { newId } from './id.ts';
import {
  bookings,
  deletedAccounts,
  idempotencyKeys,
  messages,
  pendingBookings,
  photos,
  products,
  users,
} from './schema.ts';
import { searchIndex } from './search-schema.ts';
import { backends, createTestDatabase, testDatabaseUrl } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ name: backend, open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  test('a write that references a missing user or product tells which of them is missing', async () => {
    const [seller, buyer] = await Promise.all([shop.newUser('seller'), shop.newUser('buyer')]);
    const { _id, name, img, selling_price } = await shop.addProduct(seller);
    const write = (user: string, product: string) =>
      shop.database
        .insert(bookings)
        .values({ user, product, name, img, selling_price, time: new Date() })
        .then(() => 'written', violatedForeignKey);
    expect(await write(newId(), _id)).toMatch(/_users__id_fk$/);
    expect(await write(buyer._id, newId())).toMatch(/_products__id_fk$/);
    expect(await write(buyer._id, _id)).toBe('written');
    // Any other error is no missing reference.
    expect(await write(buyer._id, _id)).toBeUndefined();
  });

  test('two transactions that lock the same rows in opposite order both succeed', async () => {
    const [one, two] = await Promise.all([shop.newUser('buyer'), shop.newUser('buyer')]);
    let runs = 0;
    let holding = 0;
    const bothHold = Promise.withResolvers<void>();
    const swap = (first: string, second: string) =>
      withRetries(() =>
        shop.database.transaction(async (transaction) => {
          runs += 1;
          await transaction.update(users).set({ name: 'renamed' }).where(eq(users._id, first));
          holding += 1;
          if (holding === 2 || backend === 'PGlite') bothHold.resolve();
          await bothHold.promise;
          await transaction.update(users).set({ name: 'renamed' }).where(eq(users._id, second));
        }),
      );
    await Promise.all([swap(one._id, two._id), swap(two._id, one._id)]);
    // The embedded database runs them in turn; PostgreSQL ends one of them, which runs again.
    expect(backend === 'PGlite' ? runs === 2 : runs > 2).toBe(true);
  });

  test.runIf(backend === 'PostgreSQL')(
    'losing the connection in a transaction fails only that transaction',
    async () => {
      const lost = shop.database.transaction((transaction) =>
        transaction.execute(sql`select pg_terminate_backend(pg_backend_pid())`),
      );
      await expect(lost).rejects.toSatisfy(isUnavailable);
      expect(await revisionOf(shop.database)).toMatch(/^\d/);
    },
  );

  // Tests of other files may write to the same PostgreSQL meanwhile, which also changes the revision: then this is retried.
  test('the revision changes with every write, and with nothing else', { retry: 20 }, async () => {
    const { database } = shop;
    const before = await revisionOf(database);
    expect(await revisionOf(database)).toBe(before);
    await database.select().from(users);
    expect(await revisionOf(database)).toBe(before);
    await database.update(users).set({ verify: true });
    const after = await revisionOf(database);
    const seen = [after];
    expect(after).not.toBe(before);
    await database.transaction(async (transaction) => {
      await transaction.update(users).set({ verify: false });
      // Other connections still see the old state; the embedded database has no others.
      if (backend === 'PostgreSQL') seen.push(await revisionOf(database));
    });
    expect(new Set(seen)).toEqual(new Set([after]));
    expect(await revisionOf(database)).not.toBe(after);
  });

  test('ids are unique and sort by time', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids)).toHaveLength(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
    expect(ids).toEqual(ids.toSorted());
  });
});

describe('retries', () => {
  const failure = (code: string) => new DrizzleQueryError('select', [], Object.assign(new Error(code), { code }));

  test.each(['40P01', '40001'])(
    'a transaction that the database has rolled back (%s) is retried up to four times',
    async (code) => {
      let runs = 0;
      const failing = (times: number) => () => {
        runs += 1;
        return runs <= times ? Promise.reject(failure(code)) : Promise.resolve('done');
      };
      expect(await withRetries(failing(4))).toBe('done');
      runs = 0;
      await expect(withRetries(failing(5))).rejects.toThrow(DrizzleQueryError);
      expect(runs).toBe(5);
    },
  );

  test('other errors are not retried', async () => {
    let runs = 0;
    const run = () => {
      runs += 1;
      return Promise.reject(failure('23505'));
    };
    await expect(withRetries(run)).rejects.toThrow(DrizzleQueryError);
    expect(runs).toBe(1);
  });
});

/** A database in a new folder, as this many migrations leave it. */
async function openOld(migrationCount: number) {
  const folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  const first = join(folder, 'migrations');
  await cp(fileURLToPath(new URL('../../migrations', import.meta.url)), first, { recursive: true });
  const journal = join(first, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, migrationCount) }));
  const old = await PGlite.create(join(folder, 'db'), { extensions });
  await migrate(drizzle(old), { migrationsFolder: first });
  return { old, folder };
}

test('the migrations that the schema mentions exist', async () => {
  const texts = await Promise.all(
    ['schema.ts', 'search-schema.ts'].map((file) => readFile(join(import.meta.dirname, file), 'utf8')),
  );
  const named = [...texts.join('').matchAll(/\bmigrations\/\w+\.sql\b/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([]);
});

test('a database of the first release is migrated in place', async () => {
  const { old, folder } = await openOld(1);
  const [seller, buyer, product] = [newId(), newId(), newId()];
  await old.exec(`
    insert into users values ('${seller}', 's', 's@x', 'Seller', 'seller', '/photos/s.webp', true);
    insert into users values ('${buyer}', 'b', 'b@x', 'Buyer', 'buyer', '/photos/b.webp', false);
    insert into products values ('${product}', '${seller}', 'iPhone', 'Good', 'Dhaka', 'iphone', '2020', '1',
      '/photos/p.webp', '900', '$1,200', 'd', 's@x', '017', now());
    insert into bookings values ('${newId()}', null, '${buyer}', 'Gone', '/photos/p.webp', '1', null, null, now());
  `);
  await old.close();

  const { database, close } = await openEmbedded(join(folder, 'db'));
  const { selling_amount: amount, further_photos: further } = products;
  expect(await database.select({ amount, further }).from(products)).toEqual([{ amount: 1200, further: [] }]);
  expect(await database.$count(bookings)).toBe(1);
  expect(await database.select({ product: searchIndex.product }).from(searchIndex)).toEqual([{ product }]);
  const photoRows = await database.select({ path: photos.path }).from(photos).orderBy(photos.path);
  expect(photoRows.map(({ path }) => path)).toEqual(['/photos/b.webp', '/photos/p.webp', '/photos/s.webp']);
  expect(
    await database
      .select({ verify: users.verify })
      .from(users)
      .where(sql`role = 'seller'`),
  ).toEqual([{ verify: true }]);
  await close();
  await rm(folder, { recursive: true });
});

test.each([
  ['before facts were searched', 16],
  ['before samples had indexes', 17],
  ['before prices were read alike in all locales', 18],
])('products of a database from %s are found by their words, facts and price', async (_, migrationCount) => {
  const { old, folder } = await openOld(migrationCount);
  const [seller, buyer] = [newId(), newId()];
  const list = (name: string, category: string, facts: string) => `
    insert into products (_id, seller, name, condition, location, category, purchase_year, use_year, img, original_price,
        selling_price, description, email, number, time, listed_by, model, storage, colour, battery_health)
      values ('${newId()}', '${seller}', '${name}', 'Good', 'Dhaka', '${category}', '2020', '1', '/photos/p.webp', '900', '$300',
        'd', 's@x', '017', now(), now(), ${facts});`;
  await old.exec(`
    insert into users (_id, subject, email, name, role, img, verify)
      values ('${seller}', 's', 's@x', 'Seller', 'seller', '/photos/s.webp', true), ('${buyer}', 'b', 'b@x', 'Buyer', 'buyer', '/photos/b.webp', false);
    ${list('Phone', 'iphone', `'iPhone 13', '128 GB', 'Midnight', 91`)}
    ${list('iPhone 13, box', 'iphone', 'null, null, null, null')}
    ${list('iPhone 13 red', 'iphone', `null, null, 'Pro red', null`)}
    ${list('Case for iPhone 13', 'accessories', 'null, null, null, null')}
    insert into bookings (_id, product, "user", name, img, selling_price, time)
      select '${newId()}', _id, '${buyer}', name, img, selling_price, now() from products where name = 'iPhone 13, box';
  `);
  await old.close();

  const shop = await openShop(() => openEmbedded(join(folder, 'db')));
  const namesOf = async (query: string) => {
    const { status, body } = await shop.call('GET', `/products?${query}`);
    expect(status).toBe(200);
    return (body as ProductSearch).items.map(({ name }) => name);
  };
  // A word for a variant makes a product less relevant, wherever it is stated.
  const names = ['iPhone 13, box', 'Phone', 'iPhone 13 red', 'Case for iPhone 13'];
  expect(await namesOf('q=iphone+13')).toEqual(names);
  expect(await namesOf('q=iphone+128+midnight')).toEqual(['Phone']);
  expect(await namesOf('model=iphone+13&storage=128+GB&minBattery=90')).toEqual(['Phone']);
  expect(await namesOf('q=iphone&available=true&verified=true&maxPrice=300')).toEqual(names.slice(1));
  const devices = await shop.database
    .select({ product: searchIndex.product })
    .from(searchIndex)
    .where(sql`words @@ '''@device'''::tsquery`);
  expect(devices).toHaveLength(3);
  // The price guide counts these.
  expect(await shop.database.$count(searchIndex, eq(searchIndex.in_dollars, true))).toBe(4);
  await shop.close();
  await rm(folder, { recursive: true });
});

test('renaming tables keeps their rows and constraints', async () => {
  const { old, folder } = await openOld(9);
  const [buyer, pending] = [newId(), newId()];
  await old.exec(`
    insert into users (_id, subject, email, name, role, img)
      values ('${buyer}', 'b', 'b@x', 'Buyer', 'buyer', '/photos/b.webp');
    insert into departed values ('digest of a subject', 'digest of an e-mail');
    insert into answered ("user", key, digest, answer, time) values ('${buyer}', 'key', 'digest', '{}', now());
    insert into proposals (_id, "user", name, img, digest, phone, time)
      values ('${pending}', '${buyer}', 'iPhone', '/photos/p.webp', 'digest', '017', now());
  `);
  await old.close();

  const { database, close } = await openEmbedded(join(folder, 'db'));
  expect(await database.select().from(deletedAccounts)).toEqual([
    { subject: 'digest of a subject', email: 'digest of an e-mail' },
  ]);
  expect(
    await database.select({ key: idempotencyKeys.key, answer: idempotencyKeys.answer }).from(idempotencyKeys),
  ).toEqual([{ key: 'key', answer: '{}' }]);
  expect(
    await database.select({ _id: pendingBookings._id, phone: pendingBookings.phone }).from(pendingBookings),
  ).toEqual([{ _id: pending, phone: '017' }]);
  // Responses depend on the names of keys.
  const { rows } = (await database.execute(
    sql`select conname as name from pg_constraint where contype in ('p', 'u', 'f') and conname ~ '^(departed|answered|proposals)_'`,
  )) as { rows: unknown[] };
  expect(rows).toEqual([]);
  const failure = await database
    .insert(idempotencyKeys)
    .values({ user: newId(), key: 'key', digest: '', answer: '', time: new Date() })
    .catch((error: unknown) => error);
  expect(violatedForeignKey(failure)).toBe('idempotency_keys_user_users__id_fk');
  await database.delete(users);
  expect(await database.$count(pendingBookings)).toBe(0);
  await close();
  await rm(folder, { recursive: true });
});

test('the embedded database recovers from a panic with all acknowledged writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  const lines: string[] = [];
  const shop = await openShop(() => openEmbedded(join(folder, 'db')), { write: (line) => lines.push(line) });
  const written = { name: 'Rafi', email: 'rafi@mail.test', message: 'Hello' };
  const write = () => shop.call('POST', '/contact', { body: written });
  expect(await write()).toMatchObject({ status: 200 });

  // Its log cannot grow, as on a full disk.
  const log = join(folder, 'db/pg_wal');
  await rename(log, `${log}.away`);
  await writeFile(log, '');
  const grow = async () => {
    for (;;) await shop.database.execute(sql`select pg_logical_emit_message(false, 'x', repeat('x', 1000000))`);
  };
  await expect(grow()).rejects.toSatisfy(isUnavailable);
  for (const answer of [await write(), await write(), await shop.call('GET', '/advertise')]) {
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  }
  expect(lines.join('')).not.toMatch(/"level":(50|60)/);

  await rm(log);
  await rename(`${log}.away`, log);
  await expect.poll(async () => (await write()).status, { timeout: 20_000 }).toBe(200);
  expect(await shop.database.select({ message: messages.message }).from(messages)).toEqual([
    { message: 'Hello' },
    { message: 'Hello' },
  ]);
  await shop.close();
  await rm(folder, { recursive: true });
});

describe.runIf(testDatabaseUrl)('PostgreSQL', () => {
  test('a database without Unicode encoding is refused, with instructions for a new one', async () => {
    const inAscii = "template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'";
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '', inAscii);
    await expect(openPostgres(url)).rejects.toThrow(
      /has the encoding SQL_ASCII.* create database NAME .*encoding 'UTF8'/,
    );
    await drop();
  });

  test('a product with a price in Bangla digits is listed, even in a locale that knows them as digits', async () => {
    const inUnicode = "template template0 locale_provider icu icu_locale 'und'";
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '', inUnicode);
    const shop = await openShop(() => openPostgres(url));
    await shop.addProduct(await shop.newUser('seller'), { selling_price: '৮৫,০০০' });
    expect(await shop.database.select({ amount: products.selling_amount }).from(products)).toEqual([{ amount: null }]);
    await shop.close();
    await drop();
  });

  test('a name in capitals is found, even in a Turkish locale', async () => {
    const inTurkish = "template template0 locale_provider icu icu_locale 'tr'";
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '', inTurkish);
    const shop = await openShop(() => openPostgres(url));
    const { name } = await shop.addProduct(await shop.newUser('seller'), { name: 'IPHONE 13 MINI' });
    for (const words of ['iphone', 'IPHONE', 'iPhone 13', 'mini', 'MİNİ']) {
      const { body } = await shop.call('GET', `/products?q=${encodeURIComponent(words)}`);
      expect((body as ProductSearch).items.map((item) => [words, item.name])).toEqual([[words, name]]);
    }
    await shop.close();
    await drop();
  });

  test('a model in capitals is the same model, also in a locale whose small letter for I is another one', async () => {
    const inTurkish = "template template0 locale_provider icu icu_locale 'tr'";
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '', inTurkish);
    const shop = await openShop(() => openPostgres(url));
    const seller = await shop.newUser('seller');
    for (const model of ['IPHONE 13', 'iPhone 13']) await shop.addProduct(seller, { model });
    for (const model of ['IPHONE 13', 'iphone 13']) {
      const { body } = await shop.call('GET', `/products?model=${encodeURIComponent(model)}`);
      expect((body as ProductSearch).items.map((item) => item.model)).toEqual(['iPhone 13', 'IPHONE 13']);
      expect((body as ProductSearch).facets.model).toMatchObject([{ value: 'IPHONE 13', count: 2 }]);
    }
    await shop.close();
    await drop();
  });

  test('servers that start at the same time on one empty database all start', async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '');
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    const counts = await Promise.all(opened.map(({ database }) => database.$count(bookings)));
    expect(counts).toEqual([0, 0, 0, 0]);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });

  test('lists are read while every connection for calls waits for a lock', async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '');
    const holder = await openPostgres(url);
    const shop = await openShop(() => openPostgres(url));
    let waiting: Promise<unknown>[] = [];
    await holder.database.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(1)`);
      waiting = Array.from({ length: 30 }, async () => shop.database.execute(sql`select pg_advisory_xact_lock(1)`));
      expect((await shop.call('GET', '/macBook')).status).toBe(200);
      expect(await Promise.race([...waiting, Promise.resolve('still waiting')])).toBe('still waiting');
    });
    await Promise.all(waiting);
    await shop.close();
    await holder.close();
    await drop();
  });
});
