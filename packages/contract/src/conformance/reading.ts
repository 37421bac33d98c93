import { withdrawnRefusal } from '../products/editing.ts';
import { SellerContact } from '../products/product.ts';
import { uniqueWord } from './searching.ts';
import { unknownId, times, type Shop } from './shop.ts';
import * as v from 'valibot';

/** Reading one product, similar ones, and its seller's contact. */
export function describeReading(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const contactFields = Object.keys(SellerContact.entries);

  describe('GET /products/{id}', () => {
    test('shows visitors a product as the lists do, with the date its seller registered, and shows edits and bookings at once', async () => {
      const [seller, buyer] = [await shop.seller(), await shop.buyer()];
      const product = await shop.product();
      const id = product._id;
      const { email: _, seller_email: __, number: ___, ...listed } = product;
      const { seller_since = '', ...alone } = await shop.call('getProduct', { id });
      expect(alone).toEqual(listed);
      // The server's clock may differ by less than a day from the test's.
      expect(Math.abs(Date.parse(seller_since) - Date.now())).toBeLessThan(24 * 60 * 60 * 1000);
      const body = await shop.form({ name: 'Another name', img: product.img });
      await shop.call('editProduct', { id, body }, seller);
      expect(await shop.call('getProduct', { id })).toMatchObject({ name: 'Another name', booking: false });
      await shop.call('bookProduct', { productId: id }, buyer);
      expect(await shop.call('getProduct', { id })).toMatchObject({ booking: true });
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect(await shop.call('getProduct', { id })).toMatchObject({ booking: false });
    });

    test('never contains the contact data of the seller, with or without a token', async () => {
      const number = `+880 ${unknownId()}`;
      const product = await shop.product({ number, email: `${unknownId()}@example.com` });
      for (const as of [undefined, await shop.buyer(), await shop.seller(), 'admin'] as const) {
        for (const read of ['getProduct', 'listSimilar'] as const) {
          const { body } = await shop.send(read, { id: product._id }, as);
          const text = JSON.stringify(body);
          for (const secret of [number, product.email]) expect(text).not.toContain(secret);
          for (const field of contactFields) expect(text).not.toContain(`"${field}"`);
        }
      }
    });

    test('is no-cache, and answers 304 to its ETag', async () => {
      const { _id: id } = await shop.product();
      const { headers } = await shop.send('getProduct', { id });
      expect(headers.get('cache-control')).toBe('no-cache');
      const again = { headers: { 'if-none-match': headers.get('etag') ?? '' } };
      expect(await shop.send('getProduct', { id }, undefined, again)).toMatchObject({ status: 304, body: '' });
    });

    test.for([
      ['an unknown id', unknownId()],
      ['a word', 'nothing'],
      ['a path', '../..'],
      ['a word in Bangla', 'ম্যাকবুক'],
    ] as const)('answers 404 for %s', async ([, id]) => {
      for (const read of ['getProduct', 'listSimilar'] as const) await shop.expectRefused(404, read, { id });
      await shop.expectRefused(404, 'getContact', { id }, await shop.buyer());
    });

    test('answers that the product is withdrawn after it or its seller is deleted', async () => {
      const seller = await shop.newUser('seller');
      const [one, other] = [await shop.product({}, seller), await shop.product({}, seller)];
      expect(await shop.call('getProduct', { id: one._id })).toMatchObject({ _id: one._id });
      await shop.call('deleteProduct', { id: one._id }, seller);
      await shop.call('deleteSeller', { id: seller._id }, 'admin');
      for (const id of [one._id, other._id]) {
        expect(await shop.expectRefused('withdrawn', 'getProduct', { id })).toBe(withdrawnRefusal);
        await shop.expectRefused('withdrawn', 'getContact', { id }, await shop.buyer());
      }
    });
  });

  describe('GET /products/{id}/contact', () => {
    test('shows users the contact data of the seller, and is not cached', async () => {
      const product = await shop.product();
      for (const as of [await shop.buyer(), await shop.seller(), 'admin'] as const) {
        const { body, headers } = await shop.send('getContact', { id: product._id }, as);
        expect(body).toEqual(v.parse(SellerContact, product));
        expect(headers.get('cache-control')).toBe('no-store');
      }
    });
  });

  describe('GET /products/{id}/similar', () => {
    test('shows others of the category that are on the market, the most similar name first', async () => {
      const word = uniqueWord();
      const product = await shop.product({ name: `${word} 13 128GB`, category: 'accessories' });
      const nearest = await shop.product({ name: `${word} 13 256GB`, category: 'accessories' });
      const booked = await shop.product({ name: product.name, category: 'accessories' });
      await shop.product({ name: product.name, category: 'iphone' });
      const others = await Promise.all(times(4, () => shop.product({ category: 'accessories', name: uniqueWord() })));
      const buyer = await shop.newUser('buyer');
      await shop.call('bookProduct', { productId: booked._id }, buyer);
      const idsOf = async () => (await shop.call('listSimilar', { id: product._id })).map(({ _id }) => _id);
      const found = await idsOf();
      expect(found).toHaveLength(4);
      expect(found[0]).toBe(nearest._id);
      for (const { _id } of [product, booked]) expect(found).not.toContain(_id);
      await shop.call('deleteProduct', { id: product._id }, await shop.seller());
      expect((await idsOf())[0]).toBe(nearest._id);
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect((await idsOf())[0]).toBe(booked._id);
      for (const { _id } of [nearest, booked, ...others])
        await shop.call('deleteProduct', { id: _id }, await shop.seller());
    });
  });
}
