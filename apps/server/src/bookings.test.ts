import type { Booking } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings, products, proposals, users } from './schema.ts';
import { backends, openShop, type Person, type TestShop } from './test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let seller: Person;
  beforeAll(async () => {
    shop = await openShop(open);
    seller = await shop.person('seller');
  });
  afterAll(() => shop.close());

  const book = (as: Person, productId: string, body?: unknown) =>
    shop.call('PUT', `/product/booking/${productId}`, { as, ...(body === undefined ? {} : { body }) });
  const bookingsOf = async (as: Person) =>
    (await shop.call('GET', `/buyer/bookingByUser?id=${as._id}`, { as })).body as Booking[];
  const contactOf = async (product: string) => {
    const [row] = await shop.database.select().from(bookings).where(eq(bookings.product, product));
    return row && { phone: row.phone, location: row.location };
  };

  test('a buyer books a product and finds it among their bookings', async () => {
    const buyer = await shop.person('buyer');
    const product = await shop.product(seller);
    expect(await book(buyer, product._id, { phone: ' 01711 ', location: 'Khulna' })).toMatchObject({
      status: 200,
      body: { modifiedCount: 1 },
    });
    const [booking] = await bookingsOf(buyer);
    expect(booking).toEqual({
      _id: expect.any(String),
      product: product.name,
      img: shop.photo,
      productId: product._id,
      selling_price: '620',
      seller_email: seller.email,
      number: '01711 204 118',
      location: 'Dhaka',
      withdrawn: false,
    });
    expect(await contactOf(product._id)).toEqual({ phone: '01711', location: 'Khulna' });
  });

  test('a booked product cannot be booked again, and its holder may ask twice', async () => {
    const [buyer, other] = await Promise.all([shop.person('buyer'), shop.person('buyer')]);
    const { _id } = await shop.product(seller);
    expect((await book(buyer, _id)).body).toEqual({ modifiedCount: 1 });
    expect((await book(other, _id)).body).toEqual({ modifiedCount: 0 });
    expect((await book(buyer, _id)).body).toEqual({ modifiedCount: 1 });
    expect(await bookingsOf(other)).toEqual([]);
    expect(await bookingsOf(buyer)).toHaveLength(1);
  });

  test('only buyers book, and only what there is', async () => {
    const { _id } = await shop.product(seller);
    const [buyer, admin] = await Promise.all([shop.person('buyer'), shop.person('admin')]);
    expect(await shop.call('PUT', `/product/booking/${_id}`)).toMatchObject({ status: 401 });
    expect(await book(seller, _id)).toMatchObject({ status: 403 });
    expect(await book(admin, _id)).toMatchObject({ status: 403 });
    expect(await book(buyer, seller._id)).toMatchObject({ status: 404 });
    expect(await book(buyer, 'not-an-id')).toMatchObject({ status: 404 });
    expect(await contactOf(_id)).toBeUndefined();
  });

  test('a form that is wrong books nothing and names the field', async () => {
    const buyer = await shop.person('buyer');
    const { _id } = await shop.product(seller);
    expect(await book(buyer, _id, { phone: '1'.repeat(51) })).toMatchObject({
      status: 400,
      body: { message: 'phone: must have 50 characters or fewer' },
    });
    expect(await book(buyer, _id, { location: 'Rajshahi' })).toMatchObject({ status: 400 });
    expect(await contactOf(_id)).toBeUndefined();
  });

  test.each(['claims before it records', 'records before it claims'])(
    'of 50 buyers who want the same 20 products at once, each product has one winner and one booking: everybody %s',
    { timeout: 60_000 },
    async (order) => {
      const buyers = await Promise.all(Array.from({ length: 50 }, () => shop.person('buyer')));
      const wanted = await Promise.all(Array.from({ length: 20 }, () => shop.product(seller)));
      const pairs = buyers.flatMap((buyer) => wanted.map((product) => ({ buyer, product })));
      // Every other round in another order, so that neither buyers nor products take turns.
      pairs.sort((a, b) => (a.product._id + b.buyer._id).localeCompare(b.product._id + a.buyer._id));
      const answers = await Promise.all(
        pairs.map(async ({ buyer, product: { _id, name } }) => {
          const body = { user: buyer._id, product: name, img: shop.photo, productId: _id, phone: buyer._id };
          const record = () => shop.call('POST', '/bookingByUser', { as: buyer, body });
          const claim = () => book(buyer, _id);
          const both = order.startsWith('claims')
            ? await Promise.all([claim(), record()])
            : await Promise.all([record(), claim()]).then(([recorded, claimed]) => [claimed, recorded] as const);
          return { buyer, _id, claimed: both[0], recorded: both[1] };
        }),
      );
      expect(new Set(answers.flatMap(({ claimed, recorded }) => [claimed.status, recorded.status]))).toEqual(
        new Set([200]),
      );
      const won = answers.filter(({ claimed }) => (claimed.body as { modifiedCount: number }).modifiedCount === 1);
      expect(won.map(({ _id }) => _id).toSorted()).toEqual(wanted.map(({ _id }) => _id).toSorted());
      const rows = await shop.database.select().from(bookings);
      for (const { _id, buyer } of won) {
        expect(rows.filter(({ product }) => product === _id).map(({ user }) => user)).toEqual([buyer._id]);
        // Recorded once more, as a client does that has lost the answer.
        const body = { user: buyer._id, product: 'x', img: 'x', productId: _id, phone: buyer._id };
        await shop.call('POST', '/bookingByUser', { as: buyer, body });
        expect(await contactOf(_id)).toMatchObject({ phone: buyer._id });
      }
    },
  );

  test('cancelled and booked again at once, a product never has two bookings and is never stuck', async () => {
    const [one, two] = await Promise.all([shop.person('buyer'), shop.person('buyer')]);
    const { _id } = await shop.product(seller);
    const cancel = (as: Person) => shop.call('DELETE', `/buyer/products/${as._id}`, { as });
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all(
        [one, two].flatMap((buyer) => [book(buyer, _id), cancel(buyer), book(buyer, _id), cancel(buyer)]),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await shop.database.$count(bookings, eq(bookings.product, _id))).toBeLessThanOrEqual(1);
      await Promise.all([cancel(one), cancel(two)]);
      expect(await shop.database.$count(bookings, eq(bookings.product, _id))).toBe(0);
      expect((await book(one, _id)).body).toEqual({ modifiedCount: 1 });
    }
    await cancel(one);
  });

  test('a buyer who is deleted in the middle is unknown, and books nothing', async () => {
    const product = await shop.product(seller);
    const gone = await shop.person('buyer');
    expect(await shop.whileDeleting(gone, () => book(gone, product._id))).toMatchObject({ status: 401 });
    expect(await contactOf(product._id)).toBeUndefined();
    const other = await shop.person('buyer');
    const body = { user: other._id, product: product.name, img: shop.photo };
    const record = () => shop.call('POST', '/bookingByUser', { as: other, body });
    expect(await shop.whileDeleting(other, record)).toMatchObject({ status: 401 });
    expect(await shop.database.$count(proposals, eq(proposals.user, other._id))).toBe(0);
    const third = await shop.person('buyer');
    expect((await book(third, product._id)).body).toEqual({ modifiedCount: 1 });
  });

  test('a seller who is deleted while buyers claim leaves nobody with half a booking', async () => {
    const [admin, leaving] = await Promise.all([shop.person('admin'), shop.person('seller')]);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.person('buyer')));
    const wanted = await Promise.all(buyers.map(() => shop.product(leaving)));
    const claim = () => buyers.map((buyer, index) => book(buyer, wanted[index]?._id ?? ''));
    const answers = await Promise.all([
      ...claim(),
      shop.call('DELETE', `/seller/${leaving._id}`, { as: admin }),
      ...claim(),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(answers[10]?.body).toEqual({ deletedCount: 1 });
    for (const [index, buyer] of buyers.entries()) {
      const mine = await bookingsOf(buyer);
      const told = [answers[index], answers[index + 11]].some(({ body } = { status: 0, body: {}, headers: {} }) =>
        JSON.stringify(body).includes('1}'),
      );
      expect(mine.map(({ withdrawn }) => withdrawn)).toEqual(told ? [true] : []);
    }
  });

  test('a buyer who asks four times at once is told yes four times', async () => {
    const buyer = await shop.person('buyer');
    const wanted = await Promise.all(Array.from({ length: 20 }, () => shop.product(seller)));
    for (const { _id } of wanted) {
      const answers = await Promise.all([1, 2, 3, 4].map(() => book(buyer, _id)));
      expect(answers.map(({ body }) => body)).toEqual(Array.from({ length: 4 }, () => ({ modifiedCount: 1 })));
    }
    expect(await bookingsOf(buyer)).toHaveLength(20);
  });

  test('recording a claimed booking answers it, and fills in only what is empty', async () => {
    const buyer = await shop.person('buyer');
    const product = await shop.product(seller);
    await book(buyer, product._id, { phone: '1' });
    const body = { user: buyer._id, product: product.name, img: shop.photo, phone: '2', location: 'Dhaka' };
    const [booking] = await bookingsOf(buyer);
    for (const _ of [1, 2])
      expect(await shop.call('POST', '/bookingByUser', { as: buyer, body })).toMatchObject({
        status: 200,
        body: booking,
      });
    expect(await contactOf(product._id)).toEqual({ phone: '1', location: 'Dhaka' });
    expect(await bookingsOf(buyer)).toHaveLength(1);
  });

  test('names repeat: the product id decides which booking is recorded', async () => {
    const buyer = await shop.person('buyer');
    const [one, two] = [await shop.product(seller), await shop.product(seller)];
    await book(buyer, one._id);
    await book(buyer, two._id);
    const body = { user: buyer._id, product: one.name, img: shop.photo, productId: one._id, phone: '7' };
    expect(await shop.call('POST', '/bookingByUser', { as: buyer, body })).toMatchObject({
      body: { productId: one._id },
    });
    expect(await contactOf(one._id)).toMatchObject({ phone: '7' });
    expect(await contactOf(two._id)).toMatchObject({ phone: null });
  });

  test.each([true, false])(
    'recording before the claim books nothing, and the claim takes it up (product id given: %s)',
    async (named) => {
      const buyer = await shop.person('buyer');
      const product = await shop.product(seller, { name: `recorded first ${named}` });
      const body = {
        user: buyer._id,
        product: product.name,
        img: shop.photo,
        location: 'Jessore',
        ...(named ? { productId: product._id } : {}),
      };
      const recorded = await shop.call('POST', '/bookingByUser', { as: buyer, body });
      expect(recorded).toMatchObject({ status: 200, body: { product: product.name, img: shop.photo } });
      const again = await shop.call('POST', '/bookingByUser', { as: buyer, body: { ...body, phone: '5' } });
      expect(again.body).toEqual(recorded.body);
      expect(await bookingsOf(buyer)).toEqual([]);
      expect(await contactOf(product._id)).toBeUndefined();
      await book(buyer, product._id);
      expect(await contactOf(product._id)).toEqual({ phone: '5', location: 'Jessore' });
    },
  );

  test('what was recorded more than an hour before the claim is forgotten', async () => {
    const buyer = await shop.person('buyer');
    const product = await shop.product(seller, { name: 'recorded long ago' });
    const body = { user: buyer._id, product: product.name, img: shop.photo, phone: '5' };
    await shop.call('POST', '/bookingByUser', { as: buyer, body });
    await shop.database.update(proposals).set({ time: new Date(Date.now() - 3_700_000) });
    await book(buyer, product._id);
    expect(await contactOf(product._id)).toEqual({ phone: null, location: null });
    await shop.call('POST', '/bookingByUser', { as: buyer, body: { ...body, product: 'another' } });
    expect(await shop.database.select({ name: proposals.name }).from(proposals)).toEqual([{ name: 'another' }]);
  });

  test('nobody records, lists or cancels for somebody else; an admin may look', async () => {
    const [buyer, other, admin] = await Promise.all([shop.person('buyer'), shop.person('buyer'), shop.person('admin')]);
    const { _id } = await shop.product(seller);
    await book(buyer, _id);
    const [mine] = await bookingsOf(buyer);
    const body = { user: buyer._id, product: 'x', img: 'y' };
    expect(await shop.call('POST', '/bookingByUser', { as: other, body })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', `/buyer/bookingByUser?id=${buyer._id}`, { as: other })).toMatchObject({
      status: 403,
    });
    expect(await shop.call('GET', `/buyer/bookingByUser?id=${buyer._id}`, { as: admin })).toMatchObject({
      body: [mine],
    });
    expect(await shop.call('DELETE', `/buyer/products/${buyer._id}?booking=${mine?._id}`, { as: other })).toMatchObject(
      { status: 403 },
    );
    expect(await shop.call('DELETE', `/buyer/products/${other._id}?booking=${mine?._id}`, { as: other })).toMatchObject(
      {
        status: 200,
        body: { deletedCount: 0 },
      },
    );
    expect(await bookingsOf(buyer)).toHaveLength(1);
  });

  test('a cancelled booking puts the product on the market again', async () => {
    const [buyer, other] = await Promise.all([shop.person('buyer'), shop.person('buyer')]);
    const cancel = (query = '') => shop.call('DELETE', `/buyer/products/${buyer._id}${query}`, { as: buyer });
    expect((await cancel()).body).toEqual({ deletedCount: 0 });
    const [one, two] = [await shop.product(seller), await shop.product(seller)];
    await book(buyer, one._id);
    await book(buyer, two._id);
    expect(await cancel()).toMatchObject({ status: 409 });
    const mine = await bookingsOf(buyer);
    expect(mine.map(({ productId }) => productId)).toEqual([two._id, one._id]);
    expect((await cancel(`?booking=${mine[0]?._id}`)).body).toEqual({ deletedCount: 1 });
    expect((await cancel(`?booking=${mine[0]?._id}`)).body).toEqual({ deletedCount: 0 });
    expect((await cancel()).body).toEqual({ deletedCount: 1 });
    expect((await book(other, two._id)).body).toEqual({ modifiedCount: 1 });
  });

  test('a booking outlives its product, and says that it is gone', async () => {
    const buyer = await shop.person('buyer');
    const leaving = await shop.person('seller');
    const [one, two] = [await shop.product(leaving, { name: 'one' }), await shop.product(leaving, { name: 'two' })];
    await book(buyer, one._id);
    await book(buyer, two._id);
    await shop.database.delete(products).where(eq(products._id, two._id));
    await shop.database.delete(users).where(eq(users._id, leaving._id));
    const gone = { _id: expect.any(String), img: shop.photo, selling_price: '620', withdrawn: true };
    expect(await bookingsOf(buyer)).toEqual([
      { ...gone, product: 'two' },
      { ...gone, product: 'one' },
    ]);
  });
});
