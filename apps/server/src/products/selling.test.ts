import type { OwnProduct, Product } from '@apple-only/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../storage/id.ts';
import { sweepKeys } from './products.ts';
import { idempotencyKeys, bookings, products } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { newProduct, openShop, type TestUser, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let seller: TestUser;
  let buyer: TestUser;
  let admin: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    [seller, buyer, admin] = await Promise.all([shop.newUser('seller'), shop.newUser('buyer'), shop.newUser('admin')]);
  });
  afterAll(() => shop.close());

  const form = (facts: Record<string, unknown> = {}) => newProduct(shop.photo, facts);
  const add = (as: TestUser, body: unknown, key?: string) =>
    shop.call('POST', '/addedproduct', { as, body, headers: key === undefined ? {} : { 'idempotency-key': key } });
  const own = async (as: TestUser, id = as._id) =>
    (await shop.call('GET', `/seller/products?id=${id}`, { as })).body as OwnProduct[];
  const count = (as: TestUser) => shop.database.$count(products, eq(products.seller, as._id));

  test('a seller lists a product, and cannot set the fields that the server sets', async () => {
    const lies = { _id: newId(), id: buyer._id, seller_email: 'x@y', verify: true, time: '1999', booking: true };
    const added = await add(seller, form({ ...lies, advertised: true }));
    expect(added).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(added.body).toEqual({
      ...form(),
      original_price: '1500',
      purchase_year: '2021',
      email: 'shop@mail.test',
      _id: expect.stringMatching(/-7/),
      id: seller._id,
      seller_email: seller.email,
      verify: false,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/),
      booking: false,
      advertised: false,
    });
    expect((added.body as Product)._id).not.toBe(lies._id);
    expect(await own(seller)).toEqual([added.body]);
    const known = await shop.call('GET', '/categories/iphone', { as: buyer });
    expect(known.body).toEqual([added.body]);
  });

  test.each([
    ['$1,299.00', 1299],
    ['620', 620],
    ['৳ 85,000', 85_000],
    ['৮৫,০০০', null],
    ['Tk. 620/-', null],
    ['Tk 620/-', 620],
    ['1200 or best offer', null],
    ['-5', null],
    ['ask', null],
    ['9'.repeat(50), null],
  ])('a price of %s is stored as the amount %s', async (selling_price, amount) => {
    const { body } = await add(seller, form({ selling_price }));
    const { _id, selling_price: shown } = body as Product;
    const [row] = await shop.database
      .select({ amount: products.selling_amount })
      .from(products)
      .where(eq(products._id, _id));
    expect({ shown, amount: row?.amount }).toEqual({ shown: selling_price, amount });
  });

  test.each(['https://elsewhere.test/a.png', `/photos/${'0'.repeat(64)}.webp`, 'javascript:alert(1)', '/'])(
    'a photo that was not uploaded is refused: %s',
    async (img) => {
      const before = await count(seller);
      expect(await add(seller, form({ img }))).toMatchObject({
        status: 400,
        body: { message: expect.stringMatching(/^img: /) },
      });
      expect(await count(seller)).toBe(before);
    },
  );

  test('only sellers list products', async () => {
    for (const as of [buyer, admin]) expect(await add(as, form())).toMatchObject({ status: 403 });
  });

  describe('with an Idempotency-Key', () => {
    test('a repeated request gets the first answer, even if concurrent', async () => {
      const [one, two] = await Promise.all([shop.newUser('seller'), shop.newUser('seller')]);
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map(() => add(one, form(), 'a key')).concat(add(two, form(), 'akey')),
      );
      expect(answers[0]).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Idempotency-Key: /) } });
      const good = await Promise.all([1, 2, 3, 4, 5].map(() => add(one, form(), 'akey')));
      expect(new Set(good.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(good.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
      expect([await count(one), await count(two)]).toEqual([1, 1]);

      const [{ _id }] = good.map(({ body }) => body as Product) as [Product];
      await shop.call('DELETE', `/seller/product/${_id}`, { as: one });
      expect((await add(one, form(), 'akey')).body).toEqual(good[0]?.body);
      expect(await count(one)).toBe(0);
    });

    test('the same key with another body is a conflict, and another key lists another product', async () => {
      const one = await shop.newUser('seller');
      await add(one, form(), 'k1');
      expect(await add(one, form({ name: 'Another' }), 'k1')).toMatchObject({ status: 409 });
      expect(await count(one)).toBe(1);
      await add(one, form(), 'k2');
      expect(await count(one)).toBe(2);
    });

    test('a refused request can be repeated with the same key', async () => {
      const one = await shop.newUser('seller');
      expect(await add(one, form({ img: '/nothing' }), 'k1')).toMatchObject({ status: 400 });
      expect(await add(one, form(), 'k1')).toMatchObject({ status: 200 });
    });

    test.each(['', 'x'.repeat(201), 'two words', 'é'])('a key like %j is refused', async (key) => {
      expect(await add(seller, form(), key)).toMatchObject({
        status: 400,
        body: { message: 'Idempotency-Key: must be 1 to 200 visible characters' },
      });
    });

    test('a key is forgotten after a day', async () => {
      const one = await shop.newUser('seller');
      const first = await add(one, form(), 'k1');
      await shop.database.update(idempotencyKeys).set({ time: sql`${idempotencyKeys.time} - interval '25 hours'` });
      const second = await add(one, form(), 'k1');
      expect((second.body as Product)._id).not.toBe((first.body as Product)._id);
      expect((await add(one, form(), 'k1')).body).toEqual(second.body);
      await shop.database.update(idempotencyKeys).set({ time: sql`${idempotencyKeys.time} - interval '25 hours'` });
      await sweepKeys(shop.database);
      expect(await shop.database.$count(idempotencyKeys)).toBe(0);
    });
  });

  test('a seller sees who has booked; a buyer, another seller and the public do not', async () => {
    const [one, other] = await Promise.all([shop.newUser('seller'), shop.newUser('seller')]);
    const [older, newer] = [await shop.addProduct(one), await shop.addProduct(one)];
    await shop.call('POST', '/advertisedproduct', { as: one, body: { _id: newer._id } });
    await shop.call('PUT', `/product/booking/${newer._id}`, { as: buyer, body: { phone: '017', location: 'Jessore' } });
    await shop.call('PUT', `/product/booking/${older._id}`, { as: buyer });
    const seen = await own(one);
    expect(seen).toMatchObject([
      {
        _id: newer._id,
        booking: true,
        advertised: true,
        buyer: { name: 'A buyer', email: buyer.email, phone: '017', location: 'Jessore' },
      },
      { _id: older._id, booking: true, advertised: false, buyer: { name: 'A buyer', email: buyer.email } },
    ]);
    expect(seen[1]?.buyer).toEqual({ name: 'A buyer', email: buyer.email });
    expect(await own(admin, one._id)).toEqual(seen);
    expect(await own(admin, newId())).toEqual([]);
    for (const as of [other, buyer]) {
      expect(await shop.call('GET', `/seller/products?id=${one._id}`, { as })).toMatchObject({ status: 403 });
    }
    for (const url of ['/macBook', '/categories/macBook']) {
      expect(JSON.stringify((await shop.call('GET', url, { as: buyer })).body)).not.toContain('Jessore');
    }
    await shop.call('DELETE', `/seller/product/${newer._id}`, { as: admin });
    expect(await own(one)).toEqual([seen[1]]);
  });

  test('a seller’s products are paginated, and the next link keeps the seller’s id', async () => {
    const one = await shop.newUser('seller');
    for (const _ of [1, 2, 3]) await shop.addProduct(one);
    const { headers, body } = await shop.call('GET', `/seller/products?id=${one._id}&limit=2&junk=1`, { as: one });
    const link = /^<https:\/\/shop\.test(\/[^>]+)>; rel="next"$/.exec(String(headers['link']))?.[1] ?? '';
    expect(link).not.toContain('junk');
    const rest = (await shop.call('GET', link, { as: one })).body as OwnProduct[];
    expect([...(body as OwnProduct[]), ...rest].map(({ _id }) => _id)).toEqual((await own(one)).map(({ _id }) => _id));
  });

  test('only the owner and admins delete a product, and its booking becomes withdrawn', async () => {
    const [one, other] = await Promise.all([shop.newUser('seller'), shop.newUser('seller')]);
    const product = await shop.addProduct(one);
    const remove = (as: TestUser, _id = product._id) => shop.call('DELETE', `/seller/product/${_id}`, { as });
    await shop.call('PUT', `/product/booking/${product._id}`, { as: buyer });
    expect(await remove(other)).toMatchObject({ status: 403 });
    expect(await remove(buyer)).toMatchObject({ status: 403 });
    expect(await count(one)).toBe(1);
    expect((await remove(one)).body).toEqual({ deletedCount: 1 });
    for (const as of [one, other, admin]) expect((await remove(as)).body).toEqual({ deletedCount: 0 });
    const bookingList = await shop.call('GET', `/buyer/bookingByUser?id=${buyer._id}`, { as: buyer });
    expect((bookingList.body as unknown[])[0]).toMatchObject({ product: product.name, withdrawn: true });
    expect((await remove(admin, (await shop.addProduct(one))._id)).body).toEqual({ deletedCount: 1 });
    await shop.database.delete(bookings);
  });

  test.each([undefined, 'a-key'])(
    'a seller deleted during the call gets 401, and nothing is listed (key: %s)',
    async (key) => {
      const one = await shop.newUser('seller');
      expect(await shop.whileDeleting(one, () => add(one, form(), key))).toMatchObject({ status: 401 });
      expect(await count(one)).toBe(0);
      expect(await shop.database.$count(idempotencyKeys, eq(idempotencyKeys.user, one._id))).toBe(0);
    },
  );
});
