import { textLimits } from '../fields/limits.ts';
import { facts } from '../fixtures.ts';
import { categories } from '../products/choices.ts';
import { factNames } from '../products/fields.ts';
import { listedOf, uniqueName, unknownId, times, type Shop } from './shop.ts';

/** The sellers' calls: list, advertise, withdraw. */
export function describeProducts(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  describe('POST /addedproduct', () => {
    test.for(categories)('adds a product as the first in %s, visible to everybody', async (category) => {
      const seller = await shop.seller();
      const body = await shop.form({ category });
      const before = Date.now();
      const added = await shop.call('addProduct', { body }, seller);
      expect(added).toMatchObject({
        ...body,
        id: seller._id,
        seller_email: seller.email,
        verify: false,
        booking: false,
        advertised: false,
      });
      expect(Date.parse(added.time)).toBeGreaterThan(before - 60_000);
      expect(Date.parse(added.time)).toBeLessThan(Date.now() + 60_000);
      const listed = listedOf(added);
      expect((await shop.call('listCategory', { category }, await shop.buyer()))[0]).toEqual(added);
      expect((await shop.call('listNewest', { category }))[0]).toEqual(listed);
      expect((await shop.call('listOwnProducts', { id: seller._id }, seller))[0]).toEqual(added);
      for (const other of categories.filter((one) => one !== category)) {
        expect(await shop.call('listNewest', { category: other })).not.toContainEqual(listed);
      }
    });

    test('ignores fields that only the server sets', async () => {
      const seller = await shop.seller();
      const serverFields = {
        _id: unknownId(),
        id: (await shop.buyer())._id,
        seller_email: 'somebody@example.com',
        verify: true,
        time: '2001-01-01T00:00:00.000Z',
        booking: true,
        advertised: true,
        buyer: { name: 'Nobody' },
      };
      const body = { ...(await shop.form()), ...serverFields };
      const added = await shop.call('addProduct', { body }, seller);
      expect(added).toMatchObject({ id: seller._id, seller_email: seller.email, verify: false });
      expect(added).toMatchObject({ booking: false, advertised: false });
      expect(added._id).not.toBe(serverFields._id);
      expect(added.time).not.toBe(serverFields.time);
      expect(added).not.toHaveProperty('buyer');
    });

    test('shows everybody the facts that the seller stated, and no others', async () => {
      const added = await shop.product({ ...facts });
      expect(added).toMatchObject(facts);
      const visible = await shop.call('listNewest', { category: added.category });
      expect(visible).toContainEqual(expect.objectContaining({ _id: added._id, ...facts }));
      expect(await shop.find(added)).toEqual(added);
      const bare = await shop.product();
      for (const name of factNames) {
        expect(bare).not.toHaveProperty(name);
        expect(await shop.find(bare)).not.toHaveProperty(name);
      }
    });

    test.for([
      { battery_health: 101 },
      { battery_health: 0 },
      { battery_cycles: 1.5 },
      { battery_cycles: '212' },
      { storage: '1000 GB' },
      { screen_marks: 'none' },
      { warranty_until: '2027-02-30' },
      { warranty_until: '31.3.2027' },
      { icloud_off: 'yes' },
      { model: 'M'.repeat(textLimits.model + 1) },
      { in_the_box: 'a\0' },
    ])('refuses %o, naming the field', async (wrong) => {
      const body = { ...(await shop.form()), ...wrong };
      const message = await shop.expectRefused(400, 'addProduct', { body }, await shop.seller());
      expect(message).toMatch(new RegExp(`^${Object.keys(wrong)[0]}: `));
    });

    test('accepts JSON numbers as text', async () => {
      const numbers = {
        selling_price: 620,
        original_price: 999.5,
        purchase_year: 2021,
        use_year: 3,
        number: 1711204118,
      };
      const added = await shop.call(
        'addProduct',
        { body: { ...(await shop.form()), ...numbers } },
        await shop.seller(),
      );
      const texts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, String(value)]));
      expect(added).toMatchObject(texts);
      expect(await shop.find(added)).toMatchObject(texts);
    });

    test.for([
      ['SQL', `Robert'); drop table products; --`],
      ['HTML', `<script>alert("1")</script><img src=x onerror=alert(1)> &amp; \\"`],
      ['the syntax of databases and templates', `%s \${7*7} {{7*7}} \\u0000 $1 '' ; \\`],
      ['non-Latin scripts and emoji', 'ম্যাকবুক 苹果 آيفون 👩‍💻 é \u202e'],
    ] as const)('stores %s unchanged', async ([, hostile]) => {
      const texts = { name: uniqueName(hostile), description: hostile, selling_price: hostile.slice(0, 50).trim() };
      const added = await shop.product(texts);
      expect(added).toMatchObject(texts);
      expect(await shop.find(added)).toMatchObject(texts);
    });

    test('makes two products of two calls, but one of two with the same Idempotency-Key', async () => {
      const seller = await shop.newUser('seller');
      const body = await shop.form();
      const add = (headers?: Record<string, string>) =>
        shop.call('addProduct', { body }, seller, headers ? { headers } : {});
      const key = { 'idempotency-key': crypto.randomUUID() };
      const first = await add(key);
      expect(await add(key)).toEqual(first);
      const changed = { ...body, description: 'Another.' };
      await shop.expectRefused(409, 'addProduct', { body: changed }, seller, { headers: key });
      const others = [await add(), await add(), await add({ 'idempotency-key': crypto.randomUUID() })];
      expect(new Set([first, ...others].map(({ _id }) => _id)).size).toBe(4);
      expect(await shop.call('listOwnProducts', { id: seller._id }, seller)).toHaveLength(4);
    });

    test('makes one product of five simultaneous calls with one Idempotency-Key', async () => {
      const seller = await shop.newUser('seller');
      const body = await shop.form();
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const added = await Promise.all(times(5, () => shop.call('addProduct', { body }, seller, { headers })));
      expect(new Set(added.map(({ _id }) => _id)).size).toBe(1);
      expect(await shop.call('listOwnProducts', { id: seller._id }, seller)).toEqual([added[0]]);
    });

    test('does not mix up two sellers with the same Idempotency-Key', async () => {
      const headers = { 'idempotency-key': 'first-product' };
      const [one, two] = [await shop.newUser('seller'), await shop.newUser('seller')];
      const body = await shop.form();
      const first = await shop.call('addProduct', { body }, one, { headers });
      const second = await shop.call('addProduct', { body }, two, { headers });
      expect([first.id, second.id]).toEqual([one._id, two._id]);
    });
  });

  describe('public lists', () => {
    test('never contain the contact data of the seller, with or without a token', async () => {
      const seller = await shop.seller();
      const number = `+880 ${unknownId()}`;
      const product = await shop.product({ number, email: `${unknownId()}@example.com` });
      await shop.call('advertiseProduct', { body: { _id: product._id } }, seller);
      for (const as of [undefined, await shop.buyer(), seller, 'admin'] as const) {
        for (const list of ['listNewest', 'listAdvertised'] as const) {
          const { body } = await shop.send(list, list === 'listNewest' ? { category: product.category } : {}, as);
          expect(body).toContainEqual(expect.objectContaining({ _id: product._id }));
          const text = JSON.stringify(body);
          for (const secret of [number, product.email, product.seller_email]) expect(text).not.toContain(secret);
          for (const field of ['email', 'seller_email', 'number', 'buyer']) expect(text).not.toContain(`"${field}"`);
        }
      }
    });
  });

  describe('GET /seller/products', () => {
    test('is for that seller and admins', async () => {
      const seller = await shop.seller();
      const product = await shop.product();
      for (const as of [seller, 'admin'] as const) {
        expect(await shop.call('listOwnProducts', { id: seller._id }, as)).toContainEqual(product);
      }
      await shop.expectRefused(403, 'listOwnProducts', { id: seller._id }, await shop.newUser('seller'));
    });

    test('answers an empty list to admins for an unknown seller', async () => {
      expect(await shop.call('listOwnProducts', { id: unknownId() }, 'admin')).toEqual([]);
    });
  });

  describe('confirming a product', () => {
    test('is for its seller, and changes nothing where there is nothing to confirm', async () => {
      const seller = await shop.seller();
      const { _id } = await shop.product();
      await shop.expectRefused(403, 'confirmProduct', { id: _id }, await shop.newUser('seller'));
      for (const id of [_id, unknownId(), 'nothing']) {
        expect(await shop.call('confirmProduct', { id }, seller)).toEqual({ modifiedCount: 0 });
      }
    });
  });

  describe('advertising', () => {
    const advertCount = async (_id: string) =>
      (await shop.call('listAdvertised', {})).filter((product) => product._id === _id).length;

    test('shows a product to everybody until it is turned off, and repeats do no harm', async () => {
      const seller = await shop.seller();
      const { _id } = await shop.product();
      expect(await advertCount(_id)).toBe(0);
      for (const _ of times(2, () => '')) {
        const advert = await shop.call('advertiseProduct', { body: { _id } }, seller);
        expect(advert).toMatchObject({ _id, advertised: true });
        expect(await advertCount(_id)).toBe(1);
      }
      expect(await shop.call('stopAdvertising', { id: _id }, seller)).toEqual({ deletedCount: 1 });
      expect(await advertCount(_id)).toBe(0);
      expect(await shop.call('stopAdvertising', { id: _id }, seller)).toEqual({ deletedCount: 0 });
    });

    test('reads only the id of the product from the body', async () => {
      const product = await shop.product();
      const body = { ...product, name: 'Another', selling_price: '1', booking: true, verify: true };
      const advert = await shop.call('advertiseProduct', { body }, await shop.seller());
      const listed = listedOf(product);
      expect(advert).toMatchObject({ ...listed, advertised: true });
    });

    test('is for the owner, and an admin can turn it off', async () => {
      const seller = await shop.seller();
      const other = await shop.newUser('seller');
      const { _id } = await shop.product();
      await shop.expectRefused(403, 'advertiseProduct', { body: { _id } }, other);
      expect(await advertCount(_id)).toBe(0);
      await shop.call('advertiseProduct', { body: { _id } }, seller);
      await shop.expectRefused(403, 'stopAdvertising', { id: _id }, other);
      expect(await advertCount(_id)).toBe(1);
      expect(await shop.call('stopAdvertising', { id: _id }, 'admin')).toEqual({ deletedCount: 1 });
    });

    test('answers 404 for an unknown product; stopping its advert changes nothing', async () => {
      const seller = await shop.seller();
      for (const _id of [unknownId(), 'nothing']) {
        await shop.expectRefused(404, 'advertiseProduct', { body: { _id } }, seller);
        expect(await shop.call('stopAdvertising', { id: _id }, seller)).toEqual({ deletedCount: 0 });
      }
    });

    test('is independent of booking: a booked product keeps its advert, but is not shown while it is booked', async () => {
      const [seller, buyer] = [await shop.seller(), await shop.buyer()];
      const product = await shop.product();
      const id = product._id;
      await shop.call('advertiseProduct', { body: { _id: id } }, seller);
      await shop.call('bookProduct', { productId: id }, buyer);
      expect(await advertCount(id)).toBe(0);
      expect(await shop.find(product)).toMatchObject({ advertised: true, booking: true });
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect(await advertCount(id)).toBe(1);
      await shop.call('bookProduct', { productId: id }, buyer);
      expect(await shop.call('stopAdvertising', { id }, seller)).toEqual({ deletedCount: 1 });
      expect(await shop.find(product)).toMatchObject({ advertised: false, booking: true });
      await shop.call('advertiseProduct', { body: { _id: id } }, seller);
      expect(await shop.find(product)).toMatchObject({ advertised: true, booking: true });
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
    });
  });
}
