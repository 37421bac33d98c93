import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { missingReference, openPostgres } from './database.ts';
import { newId } from './id.ts';
import { bookings } from './schema.ts';
import { backends, openDatabaseOfOwn, openShop, testDatabaseUrl, type TestShop } from './test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  test('a write about somebody or something that has just been deleted says which of them', async () => {
    const [seller, buyer] = await Promise.all([shop.person('seller'), shop.person('buyer')]);
    const { _id, name, img, selling_price } = await shop.product(seller);
    const write = (user: string, product: string) =>
      shop.database
        .insert(bookings)
        .values({ user, product, name, img, selling_price, time: new Date() })
        .then(() => 'written', missingReference);
    expect(await write(newId(), _id)).toMatch(/_users__id_fk$/);
    expect(await write(buyer._id, newId())).toMatch(/_products__id_fk$/);
    expect(await write(buyer._id, _id)).toBe('written');
    // Any other mishap is none of these.
    expect(await write(buyer._id, _id)).toBeUndefined();
  });

  test('ids grow with time, and are never the same', () => {
    const ids = Array.from({ length: 1000 }, newId);
    expect(new Set(ids)).toHaveLength(1000);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
    const times = ids.map((id) => id.slice(0, 13));
    expect(times).toEqual(times.toSorted());
  });
});

describe.runIf(testDatabaseUrl)('PostgreSQL', () => {
  test('servers that start at once on one empty database all start', async () => {
    const { url, drop } = await openDatabaseOfOwn(testDatabaseUrl ?? '');
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url)));
    const counts = await Promise.all(opened.map(({ database }) => database.$count(bookings)));
    expect(counts).toEqual([0, 0, 0, 0]);
    await Promise.all(opened.map(({ close }) => close()));
    await drop();
  });
});
