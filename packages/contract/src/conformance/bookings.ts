import { png } from './png.ts';
import { unknownId, type TestUser, type Shop } from './shop.ts';
import type { BookingContact } from '../bookings/requests.ts';
import type { Product } from '../products/product.ts';

/** Claiming, recording, reading and cancelling bookings, one at a time. */
export function describeBookings(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const claim = async ({ _id }: Product, buyer: TestUser, body?: BookingContact) =>
    (await shop.call('bookProduct', { productId: _id, ...(body ? { body } : {}) }, buyer)).modifiedCount;
  const record = async (product: Product, buyer: TestUser, fields: BookingContact & { productId?: string } = {}) =>
    shop.call(
      'recordBooking',
      { body: { user: buyer._id, product: product.name, img: product.img, ...fields } },
      buyer,
    );
  const bookingsOf = (buyer: TestUser) => shop.call('listBookings', { id: buyer._id }, buyer);
  const cancel = async (buyer: TestUser, booking?: string) =>
    (await shop.call('cancelBooking', { userId: buyer._id, booking }, buyer)).deletedCount;
  /** The buyer as the seller sees them, without contact details. */
  const asBuyer = ({ name, email }: TestUser) => ({ name, email });
  /** The product's buyer, as its seller sees them. */
  const buyerOf = async ({ _id, id }: Product) =>
    (await shop.call('listOwnProducts', { id }, 'admin')).find((product) => product._id === _id)?.buyer;

  describe('PUT /product/booking/{productId}', () => {
    test('books a product for one buyer, shows it as booked, and answers 0 to another buyer', async () => {
      const [buyer, other] = [await shop.newUser('buyer'), await shop.newUser('buyer')];
      const product = await shop.product();
      expect(await claim(product, buyer)).toBe(1);
      expect(await shop.find(product)).toMatchObject({ booking: true });
      expect(await claim(product, other)).toBe(0);
      expect(await bookingsOf(other)).toEqual([]);
      expect(await bookingsOf(buyer)).toHaveLength(1);
    });

    test('answers 1 to a repeated claim of the same buyer, without a second booking', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      expect([await claim(product, buyer), await claim(product, buyer)]).toEqual([1, 1]);
      expect(await bookingsOf(buyer)).toHaveLength(1);
    });

    test('accepts an empty body, even with a JSON content type', async () => {
      const buyer = await shop.newUser('buyer');
      for (const raw of ['', '{}']) {
        const { _id } = await shop.product();
        const extra = { raw, headers: { 'content-type': 'application/json' } };
        expect(await shop.call('bookProduct', { productId: _id }, buyer, extra)).toEqual({ modifiedCount: 1 });
      }
    });

    test('answers 404 for an unknown product', async () => {
      for (const productId of [unknownId(), 'nothing']) {
        await shop.expectRefused(404, 'bookProduct', { productId }, await shop.buyer());
      }
    });

    test('shows the contact data of the buyer to seller and admin, and to no other user', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      const contact = { phone: `+880 ${unknownId().slice(0, 13)}`, location: 'Khulna' } as const;
      await claim(product, buyer, contact);
      const own = await shop.call('listOwnProducts', { id: product.id }, await shop.seller());
      expect(own.find(({ _id }) => _id === product._id)).toMatchObject({
        booking: true,
        buyer: { ...asBuyer(buyer), ...contact },
      });
      expect(await buyerOf(product)).toEqual({ ...asBuyer(buyer), ...contact });
      const others = [
        await shop.send('listCategory', { category: product.category }, await shop.buyer()),
        await shop.send('listCategory', { category: product.category }, await shop.newUser('seller')),
        await shop.send('bookProduct', { productId: product._id }, await shop.buyer()),
      ];
      for (const { body } of others) {
        expect(JSON.stringify(body)).not.toContain(contact.phone);
        expect(JSON.stringify(body)).not.toContain(buyer.name);
        expect(JSON.stringify(body)).not.toContain(buyer.email);
      }
    });

    test('keeps phone and location of the first claim if a retry leaves them out', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      await claim(product, buyer, { phone: '0171', location: 'Khulna' });
      await claim(product, buyer);
      expect(await buyerOf(product)).toEqual({ ...asBuyer(buyer), phone: '0171', location: 'Khulna' });
    });
  });

  describe('POST /bookingByUser', () => {
    test('answers the booking that was claimed, and repeats add nothing', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      await claim(product, buyer);
      const recorded = [await record(product, buyer), await record(product, buyer, { productId: product._id })];
      const [booking] = await bookingsOf(buyer);
      expect(recorded).toEqual([booking, booking]);
      expect(booking).toEqual({
        _id: booking?._id,
        product: product.name,
        img: product.img,
        productId: product._id,
        selling_price: product.selling_price,
        seller_email: product.seller_email,
        number: product.number,
        location: product.location,
        withdrawn: false,
      });
      expect(await bookingsOf(buyer)).toHaveLength(1);
    });

    test('fills in phone and location that the claim left out, and overwrites nothing', async () => {
      const buyer = await shop.newUser('buyer');
      const [withoutContact, withContact] = [await shop.product(), await shop.product()];
      await claim(withoutContact, buyer);
      await record(withoutContact, buyer, { productId: withoutContact._id, phone: '' });
      await record(withoutContact, buyer, { productId: withoutContact._id, phone: '0171', location: 'Dhaka' });
      expect(await buyerOf(withoutContact)).toEqual({ ...asBuyer(buyer), phone: '0171', location: 'Dhaka' });
      await claim(withContact, buyer, { phone: '0180' });
      await record(withContact, buyer, { productId: withContact._id, phone: '0171', location: 'Dhaka' });
      expect(await buyerOf(withContact)).toEqual({ ...asBuyer(buyer), phone: '0180', location: 'Dhaka' });
    });

    test('never books by itself', async () => {
      const [buyer, other] = [await shop.newUser('buyer'), await shop.newUser('buyer')];
      const product = await shop.product();
      await record(product, buyer, { productId: product._id });
      expect(await bookingsOf(buyer)).toEqual([]);
      expect(await shop.find(product)).toMatchObject({ booking: false });
      expect(await buyerOf(product)).toBeUndefined();
      expect(await claim(product, other)).toBe(1);
      await record(product, buyer, { productId: product._id });
      expect(await bookingsOf(buyer)).toEqual([]);
      expect(await buyerOf(product)).toMatchObject({ name: other.name });
    });

    test.for(['with', 'without'])('sent before the claim, is adopted by it, %s a product id', async (how) => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      const fields = how === 'with' ? { productId: product._id } : {};
      await record(product, buyer, { ...fields, phone: '0171', location: 'Dhaka' });
      await record(product, buyer, { ...fields, phone: '0171', location: 'Dhaka' });
      expect(await claim(product, buyer)).toBe(1);
      expect(await bookingsOf(buyer)).toHaveLength(1);
      expect(await buyerOf(product)).toEqual({ ...asBuyer(buyer), phone: '0171', location: 'Dhaka' });
    });

    test('repeated before the claim, keeps what was sent first, and fills in what was left out', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      const contacts = [{ phone: '0171' }, { phone: '0180', location: 'Dhaka' }, { location: 'Khulna' }] as const;
      for (const fields of contacts) await record(product, buyer, { productId: product._id, ...fields });
      expect(await claim(product, buyer, { phone: '' })).toBe(1);
      expect(await buyerOf(product)).toEqual({ ...asBuyer(buyer), phone: '0171', location: 'Dhaka' });
    });

    test('does not mix up two products of the same name', async () => {
      const buyer = await shop.newUser('buyer');
      const name = `iPhone 12 ${unknownId()}`;
      const [one, two] = [await shop.product({ name }), await shop.product({ name })];
      await record(one, buyer, { productId: one._id, phone: 'for one' });
      await claim(two, buyer);
      expect(await buyerOf(two)).toEqual(asBuyer(buyer));
      await claim(one, buyer);
      expect(await buyerOf(one)).toEqual({ ...asBuyer(buyer), phone: 'for one' });
      const recorded = await record(two, buyer, { productId: two._id, phone: 'for two' });
      expect(recorded).toMatchObject({ productId: two._id });
      expect([await buyerOf(one), await buyerOf(two)]).toMatchObject([{ phone: 'for one' }, { phone: 'for two' }]);
      expect(await record(one, buyer, { productId: one._id })).toMatchObject({ productId: one._id });
      expect(await bookingsOf(buyer)).toHaveLength(2);
    });

    test('without a product id, finds the booking by name and photo', async () => {
      const buyer = await shop.newUser('buyer');
      const name = `iPhone 12 ${unknownId()}`;
      const { data } = await shop.call('uploadPhoto', { file: png({ grey: 90 }) }, await shop.seller());
      const products = [await shop.product({ name }), await shop.product({ name, img: data.url })];
      for (const product of products) await claim(product, buyer);
      for (const product of products) {
        expect(await record(product, buyer)).toMatchObject({ productId: product._id });
      }
    });

    test('of an unknown product is not found', async () => {
      const [buyer, { name: product, img }] = [await shop.newUser('buyer'), await shop.product()];
      const body = { user: buyer._id, product, img, productId: unknownId() };
      await shop.expectRefused(404, 'recordBooking', { body }, buyer);
    });

    test('cannot record a booking for another user', async () => {
      const [buyer, other] = [await shop.newUser('buyer'), await shop.buyer()];
      const { name: product, img } = await shop.product();
      await shop.expectRefused(403, 'recordBooking', { body: { user: other._id, product, img } }, buyer);
    });
  });

  describe('GET /buyer/bookingByUser', () => {
    test('is for that buyer and admins, newest first', async () => {
      const buyer = await shop.newUser('buyer');
      const products = [await shop.product(), await shop.product(), await shop.product()];
      for (const product of products) await claim(product, buyer);
      const bookings = await bookingsOf(buyer);
      expect(bookings.map(({ productId }) => productId)).toEqual(products.map(({ _id }) => _id).toReversed());
      expect(await shop.call('listBookings', { id: buyer._id }, 'admin')).toEqual(bookings);
      await shop.expectRefused(403, 'listBookings', { id: buyer._id }, await shop.buyer());
    });
  });

  describe('DELETE /buyer/products/{userId}', () => {
    test('cancels nothing if there is no booking', async () => {
      expect(await cancel(await shop.newUser('buyer'))).toBe(0);
    });

    test('cancels the only booking, and the product is on the market again', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      await claim(product, buyer);
      expect(await cancel(buyer)).toBe(1);
      expect(await bookingsOf(buyer)).toEqual([]);
      expect(await shop.find(product)).toMatchObject({ booking: false });
      expect(await buyerOf(product)).toBeUndefined();
      expect(await cancel(buyer)).toBe(0);
      expect(await claim(product, await shop.newUser('buyer'))).toBe(1);
    });

    test('cancels the named one of several bookings, and answers 409 if none is named', async () => {
      const buyer = await shop.newUser('buyer');
      const [one, two] = [await shop.product(), await shop.product()];
      await claim(one, buyer);
      await claim(two, buyer);
      await shop.expectRefused(409, 'cancelBooking', { userId: buyer._id }, buyer);
      const bookings = await bookingsOf(buyer);
      expect(bookings).toHaveLength(2);
      const named = bookings.find(({ productId }) => productId === one._id)?._id;
      expect(await cancel(buyer, named)).toBe(1);
      expect((await bookingsOf(buyer)).map(({ productId }) => productId)).toEqual([two._id]);
      expect(await cancel(buyer, named)).toBe(0);
      expect([await shop.find(one), await shop.find(two)]).toMatchObject([{ booking: false }, { booking: true }]);
    });

    test('cannot cancel a booking of another buyer', async () => {
      const [buyer, thief] = [await shop.newUser('buyer'), await shop.newUser('buyer')];
      const product = await shop.product();
      await claim(product, buyer);
      const [booking] = await bookingsOf(buyer);
      await shop.expectRefused(403, 'cancelBooking', { userId: buyer._id, booking: booking?._id }, thief);
      for (const one of [booking?._id, unknownId(), 'nothing']) expect(await cancel(thief, one)).toBe(0);
      expect(await bookingsOf(buyer)).toHaveLength(1);
    });
  });

  test('a buyer can book a product again after cancelling, without the contact data of the first booking', async () => {
    const buyer = await shop.newUser('buyer');
    const product = await shop.product();
    const contact = { phone: '0171', location: 'Dhaka' } as const;
    for (const before of ['claim', 'nothing', 'record', 'nothing']) {
      if (before === 'record')
        for (const fields of [{}, { productId: product._id }]) await record(product, buyer, { ...contact, ...fields });
      expect(await claim(product, buyer, before === 'claim' ? contact : {})).toBe(1);
      expect(await buyerOf(product)).toEqual({ ...asBuyer(buyer), ...(before === 'nothing' ? {} : contact) });
      expect(await cancel(buyer)).toBe(1);
    }
  });
}
