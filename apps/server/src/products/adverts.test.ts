import type { ListedProduct } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../storage/id.ts';
import { adverts, products } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { openShop, type TestUser, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let seller: TestUser;
  let other: TestUser;
  let admin: TestUser;
  let buyer: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    [seller, other, admin, buyer] = await Promise.all([
      shop.newUser('seller'),
      shop.newUser('seller'),
      shop.newUser('admin'),
      shop.newUser('buyer'),
    ]);
  });
  afterAll(() => shop.close());

  const advertise = (as: TestUser, _id: string, more = {}) =>
    shop.call('POST', '/advertisedproduct', { as, body: { _id, ...more } });
  const stop = (as: TestUser, _id: string) => shop.call('DELETE', `/advertisedproduct/${_id}`, { as });
  const advertised = async () => ((await shop.call('GET', '/advertise')).body as ListedProduct[]).map(({ _id }) => _id);

  test('a seller can advertise a product repeatedly, and stop it', async () => {
    const { _id } = await shop.addProduct(seller);
    const answers = await Promise.all([1, 2, 3].map(() => advertise(seller, _id, { name: 'Another', booking: true })));
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 200,
        body: { _id, name: 'MacBook Air 13 M1', advertised: true, booking: false },
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/email|number/);
    }
    expect(await advertised()).toEqual([_id]);
    expect((await stop(seller, _id)).body).toEqual({ deletedCount: 1 });
    expect((await stop(seller, _id)).body).toEqual({ deletedCount: 0 });
    expect(await advertised()).toEqual([]);
  });

  test('only its owner advertises a product, and only its owner or an admin stops it', async () => {
    const { _id } = await shop.addProduct(seller);
    expect(await advertise(other, _id)).toMatchObject({ status: 403 });
    expect(await advertise(admin, _id)).toMatchObject({ status: 403 });
    expect(await advertised()).toEqual([]);
    await advertise(seller, _id);
    expect(await stop(other, _id)).toMatchObject({ status: 403 });
    expect(await stop(buyer, _id)).toMatchObject({ status: 403 });
    expect(await advertised()).toEqual([_id]);
    expect((await stop(admin, _id)).body).toEqual({ deletedCount: 1 });
    expect((await stop(admin, _id)).body).toEqual({ deletedCount: 0 });
  });

  test('a missing product cannot be advertised, and stopping its advert deletes nothing', async () => {
    expect(await advertise(seller, newId())).toMatchObject({ status: 404 });
    expect(await advertise(seller, 'not-an-id')).toMatchObject({ status: 404 });
    expect((await stop(seller, newId())).body).toEqual({ deletedCount: 0 });
  });

  test('adverts are listed newest product first, without those that are booked', async () => {
    const [older, newer, booked] = await Promise.all(
      ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) =>
        shop.addProduct(seller, { time: `${day}T00:00:00.000Z` }),
      ),
    );
    for (const product of [newer, booked, older]) await advertise(seller, product?._id ?? '');
    await shop.call('PUT', `/product/booking/${booked?._id}`, { as: buyer });
    expect(await advertised()).toEqual([newer?._id, older?._id]);
    await shop.call('DELETE', `/buyer/products/${buyer._id}`, { as: buyer });
    expect(await advertised()).toEqual([booked?._id, newer?._id, older?._id]);
  });

  test('a product that is deleted while it is advertised leaves no advert', async () => {
    const wanted = await Promise.all(Array.from({ length: 10 }, () => shop.addProduct(seller)));
    const answers = await Promise.all(
      wanted.flatMap(({ _id }) => [
        advertise(seller, _id),
        shop.call('DELETE', `/seller/product/${_id}`, { as: seller }),
        advertise(seller, _id),
      ]),
    );
    expect(answers.every(({ status }) => status === 200 || status === 404)).toBe(true);
    for (const { _id } of wanted) {
      expect(await shop.database.$count(products, eq(products._id, _id))).toBe(0);
      expect(await shop.database.$count(adverts, eq(adverts.product, _id))).toBe(0);
    }
  });
});
