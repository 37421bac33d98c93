import { enteredOf } from '@apple-only/contract';
import { aProduct } from '@apple-only/contract/fixtures';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedded, openPostgres } from './storage/database.ts';
import { grantAdmin } from './grant-admin.ts';
import { bookings, products, users } from './storage/schema.ts';
import { readSettings } from './settings.ts';
import { createTestDatabase, testDatabaseUrl } from './test-databases.ts';
import { openShop } from './test-shop.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  const { database, close } = await openEmbedded(join(folder, 'db'));
  const person = (name: string, role: 'buyer' | 'seller') => ({
    name,
    role,
    subject: randomUUID(),
    email: `${name}@shop.test`,
    img: '/photos/none.webp',
  });
  await database
    .insert(users)
    .values([
      person('idle', 'buyer'),
      person('booked', 'buyer'),
      person('selling', 'seller'),
      { ...person('proven', 'buyer'), proven_by: new Date() },
    ]);
  const [, booked, selling] = await database.select().from(users).orderBy(users._id);
  const facts = { name: 'iPhone', img: '/photos/none.webp', selling_price: '1', time: new Date() };
  const [product] = await database
    .insert(products)
    .values({
      ...enteredOf(aProduct()),
      ...facts,
      seller: selling?._id ?? '',
      listed_by: facts.time,
    })
    .returning();
  await database.insert(bookings).values({ ...facts, user: booked?._id ?? '', product: product?._id ?? '' });
  await close();
});
afterAll(() => rm(folder, { recursive: true }));

const grant = (email: string, env = {}) => grantAdmin(readSettings({ DATA_DIR: folder, ...env }), email);

test('where e-mails must be proven, a user with an unproven e-mail does not become an admin', async () => {
  const env = { REQUIRE_PROVEN_EMAIL: '1' };
  await expect(grant('idle@shop.test', env)).rejects.toThrow('The e-mail idle@shop.test is not proven');
  expect(await grant('proven@shop.test', env)).toBe('proven is an admin now.');
});

test('a registered user becomes an admin, whatever the case of the e-mail', async () => {
  expect(await grant('IDLE@shop.test')).toBe('idle is an admin now.');
});

test.each(['booked', 'selling'])('a user with bookings or products is refused: %s', async (name) => {
  await expect(grant(`${name}@shop.test`)).rejects.toThrow(`${name} has bookings or products, and`);
});

test('only a registered user becomes an admin', async () => {
  await expect(grant('nobody@shop.test')).rejects.toThrow('No user has the e-mail nobody@shop.test.');
});

describe.runIf(testDatabaseUrl)('on PostgreSQL', () => {
  test('waits for a booking that is being written, and then refuses its buyer', async () => {
    const { url, drop } = await createTestDatabase(testDatabaseUrl ?? '');
    const shop = await openShop(() => openPostgres(url));
    const [seller, buyer] = await Promise.all([shop.newUser('seller'), shop.newUser('buyer')]);
    const { _id, name, img, selling_price } = await shop.addProduct(seller);
    let granted: Promise<string> | undefined;
    await shop.database.transaction(async (transaction) => {
      await transaction
        .insert(bookings)
        .values({ user: buyer._id, product: _id, name, img, selling_price, time: new Date() });
      granted = grantAdmin(readSettings({ DATABASE_URL: url }), buyer.email);
      granted.catch(() => {});
      await expect.poll(() => shop.database.$count(sql`pg_locks`, sql`not granted`)).toBe(1);
    });
    await expect(granted).rejects.toThrow('A buyer has bookings or products, and');
    await shop.close();
    await drop();
  });
});
