import * as v from 'valibot';
import { bookingLimits } from '../bookings/choices.ts';
import { expectedOf } from '../products/editing.ts';
import type { Product } from '../products/product.ts';
import { NewProduct } from '../products/requests.ts';
import { expectStatus, type Reply } from './reply.ts';
import { unknownId, times, skipWithout, type TestUser, type Shop } from './shop.ts';

const inParallel = <T, U>(items: readonly T[], work: (item: T) => Promise<U>) => Promise.all(items.map(work));

/** Concurrent calls, and callers that are deleted meanwhile. */
export function describeConcurrency(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  const claim = async ({ _id }: Product, buyer: TestUser) =>
    (await shop.call('bookProduct', { productId: _id }, buyer)).modifiedCount;
  const record = ({ _id, name, img }: Product, buyer: TestUser) =>
    shop.call('recordBooking', { body: { user: buyer._id, product: name, img, productId: _id } }, buyer);
  const bookingsOf = ({ _id }: TestUser) => shop.call('listBookings', { id: _id }, 'admin');
  const buyerNames = async (seller: TestUser) => {
    const own = await shop.call('listOwnProducts', { id: seller._id }, seller);
    return own.map(({ buyer }) => buyer?.name);
  };

  /** Every reply is a success or a refusal with one of these statuses: no server error. */
  const expectNothingBroke = (replies: readonly Reply[], ...refusals: number[]) => {
    for (const reply of replies) expectStatus(reply, [200, ...refusals], 'one of several simultaneous calls');
  };

  describe('concurrent calls', () => {
    beforeEach(skipWithout(shop, 'concurrency'));

    /** Claims and records in some order. Returns the claim's count. */
    type BookFunction = (product: Product, buyer: TestUser) => Promise<number>;
    const orders: readonly (readonly [string, BookFunction])[] = [
      [
        'claimed, then recorded',
        async (product, buyer) => {
          const count = await claim(product, buyer);
          await record(product, buyer);
          return count;
        },
      ],
      ['recorded, then claimed', (product, buyer) => record(product, buyer).then(() => claim(product, buyer))],
      [
        'claimed and recorded at once',
        async (product, buyer) => (await Promise.all([claim(product, buyer), record(product, buyer)]))[0],
      ],
    ];

    test.for(orders)('50 buyers want 10 products, %s: each has one buyer and one booking', async ([, book]) => {
      const seller = await shop.newUser('seller');
      // As many as one buyer may have.
      const products = await inParallel(times(bookingLimits.open, String), () => shop.product({}, seller));
      const buyers = await inParallel(times(50, String), () => shop.newUser('buyer'));
      const claims: number[][] = [];
      // Five products, 250 claims at once: the system, not the server, would refuse more than 511 connections.
      for (let from = 0; from < products.length; from += 5) {
        const some = products.slice(from, from + 5);
        claims.push(...(await inParallel(some, (product) => inParallel(buyers, (buyer) => book(product, buyer)))));
      }
      expect(claims.map((counts) => counts.filter((count) => count === 1).length)).toEqual(products.map(() => 1));
      const booked = (await inParallel(buyers, bookingsOf)).flat().map(({ productId }) => productId);
      expect(booked).toHaveLength(products.length);
      expect(new Set(booked)).toEqual(new Set(products.map(({ _id }) => _id)));
      expect((await buyerNames(seller)).every((name) => name !== undefined)).toBe(true);
    });

    test('one buyer’s four simultaneous claims all answer 1, and are one booking', async () => {
      const buyer = await shop.newUser('buyer');
      const products = await inParallel(times(bookingLimits.open, String), () => shop.product());
      for (const product of products) {
        expect(await inParallel(times(4, String), () => claim(product, buyer))).toEqual([1, 1, 1, 1]);
      }
      expect(await bookingsOf(buyer)).toHaveLength(products.length);
    });

    test('claiming and cancelling never leaves two bookings, or a product that cannot be booked', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({}, seller);
      const rounds = 20;
      let buyers: TestUser[] = [];
      for (let round = 0; round < rounds; round += 1) {
        // New buyers before these reach the daily limit of one buyer.
        if (round % (bookingLimits.daily / 4) === 0) {
          buyers = await inParallel(times(5, String), () => shop.newUser('buyer'));
        }
        const replies = await inParallel(buyers, async (buyer) => [
          await shop.send('bookProduct', { productId: product._id }, buyer),
          await shop.send('cancelBooking', { userId: buyer._id }, buyer),
          await shop.send('bookProduct', { productId: product._id }, buyer),
        ]);
        expectNothingBroke(replies.flat());
        const booked = (await inParallel(buyers, bookingsOf)).flat();
        expect(booked.length).toBeLessThanOrEqual(1);
        expect(await shop.find(product)).toMatchObject({ booking: booked.length === 1 });
        await inParallel(buyers, (buyer) => shop.call('cancelBooking', { userId: buyer._id }, buyer));
        expect(await shop.find(product)).toMatchObject({ booking: false });
      }
      const claims = await inParallel(buyers, (buyer) => claim(product, buyer));
      expect(claims.filter((count) => count === 1)).toHaveLength(1);
    });

    test('a product that is edited during the claim is booked at the price that the buyer saw, or not at all', async () => {
      const seller = await shop.newUser('seller');
      for (const _ of times(3, String)) {
        const buyer = await shop.newUser('buyer');
        const products = await inParallel(times(bookingLimits.open, String), () => shop.product({}, seller));
        const replies = await inParallel(products, (product) => {
          const { _id } = product;
          const body = { ...v.parse(NewProduct, product), selling_price: '9' };
          return Promise.all([
            shop.send('bookProduct', { productId: _id, body: { expected: expectedOf(product) } }, buyer),
            shop.send('editProduct', { id: _id, body }, seller),
          ]);
        });
        expectNothingBroke(replies.flat(), 409);
        // One of the two, never both.
        for (const [booked, edited] of replies) expect(booked.status + edited.status).toBe(200 + 409);
        const prices = (await bookingsOf(buyer)).map(({ selling_price: price }) => price);
        expect(new Set(prices)).toEqual(new Set(prices.length > 0 ? ['620'] : []));
      }
    });

    test('of eight simultaneous calls, one verifies, cancels or deletes, and the others change nothing', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const { _id } = await shop.product({}, seller);
      const many = times(8, String);
      const counts = async (work: () => Promise<object>) =>
        (await inParallel(many, work)).flatMap((answer) => Object.values(answer)).filter((count) => count === 1).length;
      expect(await counts(() => shop.call('verifySeller', { id: seller._id }, 'admin'))).toBe(1);
      await inParallel(many, () => shop.call('advertiseProduct', { body: { _id } }, seller));
      expect(await counts(() => shop.call('stopAdvertising', { id: _id }, seller))).toBe(1);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect(await counts(() => shop.call('cancelBooking', { userId: buyer._id }, buyer))).toBe(1);
      expect(await counts(() => shop.call('deleteProduct', { id: _id }, seller))).toBe(1);
      expect(await counts(() => shop.call('deleteSeller', { id: seller._id }, 'admin'))).toBe(1);
    });

    test('a seller who is deleted while listing, advertising and withdrawing leaves no product behind', async () => {
      for (const _ of times(3, String)) {
        const seller = await shop.newUser('seller');
        const products = await inParallel(times(4, String), () => shop.product({}, seller));
        const body = await shop.form();
        const writes = [
          ...times(8, () => shop.send('addProduct', { body }, seller)),
          ...products.map(({ _id }) => shop.send('advertiseProduct', { body: { _id } }, seller)),
          ...products.map(({ _id }) => shop.send('stopAdvertising', { id: _id }, seller)),
          shop.send('deleteSeller', { id: seller._id }, 'admin'),
          ...times(8, () => shop.send('addProduct', { body }, seller, { headers: { 'idempotency-key': unknownId() } })),
          ...products.map(({ _id }) => shop.send('deleteProduct', { id: _id }, seller)),
          shop.send('verifySeller', { id: seller._id }, 'admin'),
        ];
        // A product can be deleted a moment before its seller is looked up.
        expectNothingBroke(await Promise.all(writes), 401, 403, 404);
        expect(await shop.call('listOwnProducts', { id: seller._id }, 'admin')).toEqual([]);
        await shop.expectRefused(401, 'addProduct', { body }, seller);
      }
    });

    test('a buyer who is deleted while booking leaves no product booked', async () => {
      for (const _ of times(3, String)) {
        const buyer = await shop.newUser('buyer');
        const products = await inParallel(times(8, String), () => shop.product());
        const book = ({ _id: productId, name: product, img }: Product) => [
          shop.send('recordBooking', { body: { user: buyer._id, product, img, productId } }, buyer),
          shop.send('bookProduct', { productId }, buyer),
        ];
        const writes = [
          ...products.slice(0, 4).flatMap(book),
          shop.send('deleteBuyer', { id: buyer._id }, 'admin'),
          ...products.slice(4).flatMap(book),
          shop.send('cancelBooking', { userId: buyer._id }, buyer),
        ];
        expectNothingBroke(await Promise.all(writes), 401, 403, 409);
        expect(await bookingsOf(buyer)).toEqual([]);
        const next = await shop.newUser('buyer');
        expect(await inParallel(products, (product) => claim(product, next))).toEqual(products.map(() => 1));
      }
    });

    test('a product that is deleted during the claim leaves a withdrawn booking, or none', async () => {
      const buyers = await inParallel(times(4, String), () => shop.newUser('buyer'));
      for (const _ of times(3, String)) {
        const seller = await shop.newUser('seller');
        const products = await inParallel(times(6, String), () => shop.product({}, seller));
        const book = buyers.flatMap((buyer) =>
          products.map(({ _id: productId }) => shop.send('bookProduct', { productId }, buyer)),
        );
        const deletions = [
          ...products.slice(0, 3).map(({ _id: id }) => shop.send('deleteProduct', { id }, 'admin')),
          shop.send('deleteSeller', { id: seller._id }, 'admin'),
        ];
        expectNothingBroke(await Promise.all([...book, ...deletions]), 404);
        const left = (await inParallel(buyers, bookingsOf)).flat();
        expect(left.filter(({ withdrawn }) => !withdrawn)).toEqual([]);
      }
    });
  });
}
