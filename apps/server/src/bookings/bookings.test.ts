import { bookingLimits, editedClaimRefusal, lifetimes, type Booking } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepClaims } from './claims.ts';
import { bookings, claims, pendingBookings, products, users } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { openShop, type TestUser, type TestShop } from '../test-shop.ts';

// The cases that need access to the database. The rest is in the contract's conformance suite.

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let seller: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    seller = await shop.newUser('seller');
  });
  afterAll(() => shop.close());

  const book = (as: TestUser, productId: string, body?: unknown) =>
    shop.call('PUT', `/product/booking/${productId}`, { as, ...(body === undefined ? {} : { body }) });
  const bookingsOf = async (as: TestUser) =>
    (await shop.call('GET', `/buyer/bookingByUser?id=${as._id}`, { as })).body as Booking[];
  const contactOf = async (product: string) => {
    const [row] = await shop.database.select().from(bookings).where(eq(bookings.product, product));
    return row && { phone: row.phone, location: row.location };
  };

  test('a buyer deleted during the call gets 401 and books nothing', async () => {
    const product = await shop.addProduct(seller);
    const gone = await shop.newUser('buyer');
    expect(await shop.whileDeleting(gone, () => book(gone, product._id))).toMatchObject({ status: 401 });
    expect(await contactOf(product._id)).toBeUndefined();
    const other = await shop.newUser('buyer');
    const body = { user: other._id, product: product.name, img: shop.photo };
    const record = () => shop.call('POST', '/bookingByUser', { as: other, body });
    expect(await shop.whileDeleting(other, record)).toMatchObject({ status: 401 });
    expect(await shop.database.$count(pendingBookings, eq(pendingBookings.user, other._id))).toBe(0);
    const third = await shop.newUser('buyer');
    expect((await book(third, product._id)).body).toEqual({ modifiedCount: 1 });
  });

  test('a buyer who becomes a seller during the claim gets 403 and books nothing', async () => {
    const [product, me] = [await shop.addProduct(seller), await shop.newUser('buyer')];
    const isMe = eq(users._id, me._id);
    const claim = await shop.during(
      async (change) => {
        await change.select().from(users).where(isMe).for('update');
        await change.update(users).set({ role: 'seller' }).where(isMe);
      },
      () => book(me, product._id),
    );
    expect(claim).toMatchObject({ status: 403 });
    expect(await contactOf(product._id)).toBeUndefined();
  });

  test('a claim that waits for a concurrent edit is compared with the edited product', async () => {
    const [product, buyer] = [await shop.addProduct(seller), await shop.newUser('buyer')];
    const expected = { selling_price: product.selling_price };
    const edited = eq(products._id, product._id);
    const claim = await shop.during(
      async (edit) => {
        await edit.select().from(products).where(edited).for('update');
        await edit.update(products).set({ selling_price: '9' }).where(edited);
      },
      () => book(buyer, product._id, { expected }),
    );
    expect(claim).toMatchObject({ status: 409, body: { message: editedClaimRefusal } });
    expect((await book(buyer, product._id, { expected: { selling_price: '9' } })).body).toEqual({ modifiedCount: 1 });
  });

  describe('booking limits of a buyer', () => {
    const productsOf = (count: number) => Promise.all(Array.from({ length: count }, () => shop.addProduct(seller)));
    const cancel = async (as: TestUser) => {
      const [booking] = await bookingsOf(as);
      await shop.call('DELETE', `/buyer/products/${as._id}?booking=${booking?._id}`, { as });
    };
    const refused = (words: string) => ({
      status: 409,
      body: { code: 'booking-limit', message: expect.stringContaining(words) },
    });

    test('allow 10 open bookings, even for concurrent claims', async () => {
      const buyer = await shop.newUser('buyer');
      const wanted = await productsOf(2 * bookingLimits.open);
      const answers = await Promise.all(wanted.map(({ _id }) => book(buyer, _id)));
      const [made, others] = [
        answers.filter(({ status }) => status === 200),
        answers.filter(({ status }) => status !== 200),
      ];
      expect(made.map(({ body }) => body)).toEqual(Array.from(made, () => ({ modifiedCount: 1 })));
      expect(made).toHaveLength(bookingLimits.open);
      for (const answer of others) expect(answer).toMatchObject(refused('You have 10 open bookings.'));
      expect(await bookingsOf(buyer)).toHaveLength(bookingLimits.open);

      // The buyer keeps their own bookings, and cannot take over those of another buyer.
      const [held] = await bookingsOf(buyer);
      expect((await book(buyer, held?.productId ?? '')).body).toEqual({ modifiedCount: 1 });
      const other = await shop.newUser('buyer');
      const free = await shop.addProduct(seller);
      await book(other, free._id);
      expect((await book(buyer, free._id)).body).toEqual({ modifiedCount: 0 });

      // A booking no longer counts once it is cancelled, or its seller withdraws the product.
      const [next, last] = await productsOf(2);
      await cancel(buyer);
      expect((await book(buyer, next?._id ?? '')).body).toEqual({ modifiedCount: 1 });
      await shop.call('DELETE', `/seller/product/${next?._id}`, { as: seller });
      expect((await book(buyer, last?._id ?? '')).body).toEqual({ modifiedCount: 1 });
    });

    test('hold across two servers on one database', async () => {
      const other = await openShop(() => {
        const { database } = shop;
        return Promise.resolve({
          database,
          listDatabase: database,
          searchDatabase: database,
          close: async () => {},
        });
      });
      try {
        const buyer = await shop.newUser('buyer');
        const wanted = await productsOf(4 * bookingLimits.open);
        const answers = await Promise.all(
          wanted.map(({ _id }, index) =>
            (index % 2 ? shop : other).call('PUT', `/product/booking/${_id}`, { as: buyer }),
          ),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(bookingLimits.open);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(3 * bookingLimits.open);
        expect(await bookingsOf(buyer)).toHaveLength(bookingLimits.open);
      } finally {
        await other.app.close();
      }
    });

    test('allow 20 bookings a day, including cancelled ones', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.addProduct(seller);
      for (let time = 0; time < bookingLimits.daily; time += 1) {
        expect((await book(buyer, product._id)).body).toEqual({ modifiedCount: 1 });
        await cancel(buyer);
      }
      expect(await book(buyer, product._id)).toMatchObject(refused('You have booked 20 products in a day.'));
      const first = await shop.newUser('buyer');
      expect((await book(first, product._id)).body).toEqual({ modifiedCount: 1 });
      await cancel(first);

      await shop.database.update(claims).set({ time: new Date(Date.now() - lifetimes.dailyLimit) });
      expect((await book(buyer, product._id)).body).toEqual({ modifiedCount: 1 });
      await sweepClaims(shop.database);
      expect(await shop.database.$count(claims, eq(claims.user, buyer._id))).toBe(1);
    });
  });

  test('deleting a seller while buyers claim leaves no half-made booking', async () => {
    const [admin, leaving] = await Promise.all([shop.newUser('admin'), shop.newUser('seller')]);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => shop.newUser('buyer')));
    const wanted = await Promise.all(buyers.map(() => shop.addProduct(leaving)));
    const claim = () => buyers.map((buyer, index) => book(buyer, wanted[index]?._id ?? ''));
    const answers = await Promise.all([
      ...claim(),
      shop.call('DELETE', `/seller/${leaving._id}`, { as: admin }),
      ...claim(),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(answers[10]?.body).toEqual({ deletedCount: 1 });
    for (const [index, buyer] of buyers.entries()) {
      const ownBookings = await bookingsOf(buyer);
      const isConfirmed = [answers[index], answers[index + 11]].some(
        ({ body } = { status: 0, body: {}, headers: {} }) => JSON.stringify(body).includes('1}'),
      );
      expect(ownBookings.map(({ withdrawn }) => withdrawn)).toEqual(isConfirmed ? [true] : []);
    }
  });

  test('a claim uses the newest pending booking, and a booking recorded without a product id matches the latest claim', async () => {
    const buyer = await shop.newUser('buyer');
    const [product, other] = [
      await shop.addProduct(seller, { name: 'a twin' }),
      await shop.addProduct(seller, { name: 'a twin' }),
    ];
    const record = async (facts: object) => {
      const body = { user: buyer._id, product: product.name, img: shop.photo, ...facts };
      return (await shop.call('POST', '/bookingByUser', { as: buyer, body })).body;
    };
    await record({ phone: 'newer' });
    await record({ phone: 'older', productId: product._id });
    const isOlder = eq(pendingBookings.product, product._id);
    await shop.database
      .update(pendingBookings)
      .set({ time: new Date(Date.now() - 60_000) })
      .where(isOlder);
    await book(buyer, product._id);
    expect(await contactOf(product._id)).toMatchObject({ phone: 'newer' });
    await book(buyer, other._id);
    const isEarlier = eq(bookings.product, product._id);
    await shop.database
      .update(bookings)
      .set({ time: new Date(Date.now() - 60_000) })
      .where(isEarlier);
    expect(await record({})).toMatchObject({ productId: other._id });
  });

  test('a pending booking expires after an hour', async () => {
    const buyer = await shop.newUser('buyer');
    const product = await shop.addProduct(seller, { name: 'recorded long ago' });
    const body = { user: buyer._id, product: product.name, img: shop.photo, phone: '5' };
    await shop.call('POST', '/bookingByUser', { as: buyer, body });
    await shop.database.update(pendingBookings).set({ time: new Date(Date.now() - 3_700_000) });
    await book(buyer, product._id);
    expect(await contactOf(product._id)).toEqual({ phone: null, location: null });
    await shop.call('POST', '/bookingByUser', { as: buyer, body: { ...body, product: 'another' } });
    expect(await shop.database.select({ name: pendingBookings.name }).from(pendingBookings)).toEqual([
      { name: 'another' },
    ]);
  });
});
