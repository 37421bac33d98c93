import { unknownId, skipWithout, type TestUser, type Shop } from './shop.ts';
import { png } from './png.ts';
import { samples } from './access.ts';
import { callNames, calls } from '../calls/calls.ts';
import { roles } from '../users/roles.ts';

/** The cascades of deleting products and users. */
export function describeDeletion(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  const bookingsOf = (buyer: TestUser) => shop.call('listBookings', { id: buyer._id }, buyer);
  const isAdvertised = async (_id: string) =>
    (await shop.call('listAdvertised', {})).some((product) => product._id === _id);

  describe('DELETE /seller/product/{id}', () => {
    test('withdraws a product and its advert, once', async () => {
      const seller = await shop.seller();
      const product = await shop.product();
      await shop.call('advertiseProduct', { body: { _id: product._id } }, seller);
      expect(await shop.call('deleteProduct', { id: product._id }, seller)).toEqual({ deletedCount: 1 });
      expect(await shop.find(product)).toBeUndefined();
      expect(await isAdvertised(product._id)).toBe(false);
      expect(await shop.call('deleteProduct', { id: product._id }, seller)).toEqual({ deletedCount: 0 });
      expect(await shop.call('stopAdvertising', { id: product._id }, seller)).toEqual({ deletedCount: 0 });
      await shop.expectRefused(404, 'bookProduct', { productId: product._id }, await shop.buyer());
    });

    test('is for the owner and admins', async () => {
      const product = await shop.product();
      await shop.expectRefused(403, 'deleteProduct', { id: product._id }, await shop.newUser('seller'));
      expect(await shop.find(product)).toEqual(product);
      expect(await shop.call('deleteProduct', { id: product._id }, 'admin')).toEqual({ deletedCount: 1 });
      expect(await shop.call('deleteProduct', { id: unknownId() }, 'admin')).toEqual({ deletedCount: 0 });
    });

    test('leaves the buyer a withdrawn booking, which can be cancelled', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      await shop.call('bookProduct', { productId: product._id }, buyer);
      const [before] = await bookingsOf(buyer);
      await shop.call('deleteProduct', { id: product._id }, await shop.seller());
      const [after] = await bookingsOf(buyer);
      expect(after).toMatchObject({ _id: before?._id, product: product.name, img: product.img, withdrawn: true });
      expect(after).not.toHaveProperty('productId');
      expect(await shop.call('cancelBooking', { userId: buyer._id, booking: after?._id }, buyer)).toEqual({
        deletedCount: 1,
      });
      expect(await bookingsOf(buyer)).toEqual([]);
    });
  });

  describe('DELETE /bookings/{id}', () => {
    const reason = 'It fell: 5 % of the screen is left. দুঃখিত & sorry?';
    const booked = async (buyer: TestUser, seller: TestUser) => {
      const product = await shop.product({}, seller);
      await shop.call('bookProduct', { productId: product._id, body: { phone: '01711' } }, buyer);
      const own = async () =>
        (await shop.call('listOwnProducts', { id: seller._id }, seller)).find(({ _id }) => _id === product._id);
      const id = (await own())?.bookingId ?? '';
      expect(id).toBe((await bookingsOf(buyer)).find(({ productId }) => productId === product._id)?._id);
      return { product, own, id };
    };

    test('puts the product on the market again, once, and shows the buyer the reason', async () => {
      const [seller, buyer, other] = [await shop.seller(), await shop.newUser('buyer'), await shop.newUser('buyer')];
      const { product, own, id } = await booked(buyer, seller);
      expect(await shop.call('releaseBooking', { id, body: { reason: `  ${reason} ` } }, seller)).toEqual({
        deletedCount: 1,
      });
      expect(await own()).toEqual(product);
      const [releasedBooking] = await bookingsOf(buyer);
      const { name, img, selling_price } = product;
      expect(releasedBooking).toEqual({
        _id: id,
        product: name,
        img,
        selling_price,
        withdrawn: false,
        released: reason,
      });
      expect(await shop.call('releaseBooking', { id, body: { reason: 'Again.' } }, seller)).toEqual({
        deletedCount: 0,
      });
      expect(await bookingsOf(buyer)).toEqual([releasedBooking]);

      // The booking no longer blocks a product, and is deleted when its buyer cancels it.
      expect(await shop.call('bookProduct', { productId: product._id }, other)).toEqual({ modifiedCount: 1 });
      expect(await shop.call('bookProduct', { productId: product._id }, buyer)).toEqual({ modifiedCount: 0 });
      const cancel = () => shop.call('cancelBooking', { userId: buyer._id, booking: id }, buyer);
      expect(await cancel()).toEqual({ deletedCount: 1 });
      expect(await cancel()).toEqual({ deletedCount: 0 });
      expect((await shop.find(product))?.booking).toBe(true);
    });

    test('lets the same buyer book it again', async () => {
      const [seller, buyer] = [await shop.seller(), await shop.newUser('buyer')];
      const { product, id } = await booked(buyer, seller);
      await shop.call('releaseBooking', { id, body: { reason } }, seller);
      expect(await shop.call('bookProduct', { productId: product._id }, buyer)).toEqual({ modifiedCount: 1 });
      const bookings = await bookingsOf(buyer);
      expect(bookings.map(({ released }) => released)).toEqual([undefined, reason]);
    });

    test('is for the seller of the product and admins', async () => {
      const [seller, buyer] = [await shop.seller(), await shop.newUser('buyer')];
      const { product, id } = await booked(buyer, seller);
      await shop.expectRefused(403, 'releaseBooking', { id, body: { reason } }, await shop.newUser('seller'));
      await shop.expectRefused(403, 'releaseBooking', { id, body: { reason } }, buyer);
      expect((await shop.find(product))?.booking).toBe(true);
      expect(await shop.call('releaseBooking', { id: unknownId(), body: { reason } }, seller)).toEqual({
        deletedCount: 0,
      });
      expect(await shop.call('releaseBooking', { id, body: { reason } }, 'admin')).toEqual({ deletedCount: 1 });
      expect((await shop.find(product))?.booking).toBe(false);
    });

    test.for([undefined, '', ' ', 'x'.repeat(501)])(
      'refuses a reason that is missing, blank or too long: %o',
      async (given) => {
        const [seller, buyer] = [await shop.seller(), await shop.newUser('buyer')];
        const { product, id } = await booked(buyer, seller);
        expect(await shop.expectRefused(400, 'releaseBooking', { id, body: { reason: given } }, seller)).toMatch(
          /^reason: /,
        );
        expect((await shop.find(product))?.booking).toBe(true);
        expect(await shop.call('releaseBooking', { id, body: { reason: 'দ'.repeat(500) } }, seller)).toEqual({
          deletedCount: 1,
        });
      },
    );
  });

  describe('DELETE /seller/{id}', () => {
    test('deletes the seller’s products and adverts, and withdraws the bookings', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      const booked = await shop.product({}, seller);
      const shown = await shop.product({}, seller);
      await shop.call('advertiseProduct', { body: { _id: shown._id } }, seller);
      await shop.call('bookProduct', { productId: booked._id }, buyer);
      expect(await shop.call('deleteSeller', { id: seller._id }, 'admin')).toEqual({ deletedCount: 1 });
      expect([await shop.find(booked), await shop.find(shown)]).toEqual([undefined, undefined]);
      expect(await isAdvertised(shown._id)).toBe(false);
      expect(await shop.call('listOwnProducts', { id: seller._id }, 'admin')).toEqual([]);
      expect((await shop.call('listSellers', {}, 'admin')).map(({ _id }) => _id)).not.toContain(seller._id);
      expect(await bookingsOf(buyer)).toMatchObject([{ product: booked.name, img: booked.img, withdrawn: true }]);
      expect(await shop.call('deleteSeller', { id: seller._id }, 'admin')).toEqual({ deletedCount: 0 });
    });
  });

  describe('a user who was deleted', () => {
    const input = async (email: string) => ({ body: { name: 'Sadia Karim', email, img: await shop.photo() } });

    test.for([
      ['deleteBuyer', 'buyer'],
      ['deleteSeller', 'seller'],
    ] as const)('can register again after %s only if an admin allows it', async ([remove, role], context) => {
      await skipWithout(shop, 'emails')(context);
      const gone = await shop.newUser(role);
      const email = gone.email.toUpperCase();
      expect(await shop.call('allowReturn', { email }, 'admin')).toEqual({ deletedCount: 0 });
      await shop.call(remove, { id: gone._id }, 'admin');
      const others = [gone.identity, await shop.identity(gone.email), await shop.identity(email, { proven: true })];
      for (const other of others) {
        await shop.expectRefused('account-deleted', 'getToken', { email: gone.email }, other);
        await shop.expectRefused('account-deleted', 'saveUser', await input(gone.email), other);
      }
      await shop.expectRefused('account-deleted', 'uploadPhoto', { file: png() }, gone.identity);
      expect(await shop.call('allowReturn', { email }, 'admin')).toEqual({ deletedCount: 1 });
      expect(await shop.call('allowReturn', { email }, 'admin')).toEqual({ deletedCount: 0 });
      const [, again] = others;
      const back = await shop.call('saveUser', await input(gone.email), again);
      expect(back).toMatchObject({ email: gone.email.toLowerCase(), role: 'buyer', verify: false });
      expect(back._id).not.toBe(gone._id);
      await shop.call('deleteBuyer', { id: back._id }, 'admin');
      for (const other of others)
        await shop.expectRefused('account-deleted', 'saveUser', await input(gone.email), other);
    });

    test('can register again with the same account if allowed, and be deleted again', async () => {
      const gone = await shop.newUser('buyer');
      await shop.call('deleteBuyer', { id: gone._id }, 'admin');
      await shop.call('allowReturn', { email: gone.email }, 'admin');
      const { _id } = await shop.call('saveUser', await input(gone.email), gone.identity);
      await shop.call('deleteBuyer', { id: _id }, 'admin');
      await shop.expectRefused('account-deleted', 'saveUser', await input(gone.email), gone.identity);
    });
  });

  describe('DELETE /buyer/{id}', () => {
    test('deletes the buyer’s bookings, and their products are on the market again', async () => {
      const buyer = await shop.newUser('buyer');
      const product = await shop.product();
      await shop.call('bookProduct', { productId: product._id, body: { phone: '0171' } }, buyer);
      expect(await shop.call('deleteBuyer', { id: buyer._id }, 'admin')).toEqual({ deletedCount: 1 });
      expect(await shop.find(product)).toMatchObject({ booking: false });
      expect(await shop.call('listBookings', { id: buyer._id }, 'admin')).toEqual([]);
      const own = await shop.call('listOwnProducts', { id: product.id }, 'admin');
      expect(own.find(({ _id }) => _id === product._id)).not.toHaveProperty('buyer');
      expect((await shop.call('listBuyers', {}, 'admin')).map(({ _id }) => _id)).not.toContain(buyer._id);
      const next = await shop.newUser('buyer');
      expect(await shop.call('bookProduct', { productId: product._id }, next)).toEqual({ modifiedCount: 1 });
      expect(await shop.call('deleteBuyer', { id: buyer._id }, 'admin')).toEqual({ deletedCount: 0 });
    });
  });

  test('deleteBuyer deletes only buyers, and deleteSeller only sellers', async () => {
    const [buyer, seller] = [await shop.buyer(), await shop.seller()];
    for (const id of [seller._id, unknownId(), 'nobody']) {
      expect(await shop.call('deleteBuyer', { id }, 'admin')).toEqual({ deletedCount: 0 });
    }
    for (const id of [buyer._id, unknownId(), 'nobody']) {
      expect(await shop.call('deleteSeller', { id }, 'admin')).toEqual({ deletedCount: 0 });
    }
    for (const me of [buyer, seller]) {
      expect(await shop.call('getUser', { email: me.email }, me)).toMatchObject({ _id: me._id });
    }
  });

  describe.for(['buyer', 'seller'] as const)('a deleted %s', (role) => {
    const deleted = async () => {
      const me = await shop.newUser(role);
      await shop.call(role === 'buyer' ? 'deleteBuyer' : 'deleteSeller', { id: me._id }, 'admin');
      return me;
    };

    test('is refused with 401 by every call for registered users', async () => {
      const me = await deleted();
      const inputOf = await samples(shop, me);
      for (const name of callNames) {
        // Public calls ignore an invalid token, of any role.
        if (calls[name].access.some((who) => who === 'visitor')) continue;
        if (!calls[name].access.some((who) => roles.some((one) => one === who))) continue;
        await shop.expectRefused(401, name, inputOf(name), me);
      }
    });

    test('gets no new token, and cannot register again', async () => {
      const { identity, email } = await deleted();
      await shop.expectRefused('account-deleted', 'getToken', { email }, identity);
      const img = await shop.photo();
      await shop.expectRefused(
        'account-deleted',
        'saveUser',
        { body: { name: 'Me again', email, img, role } },
        identity,
      );
      await shop.expectRefused(404, 'getUser', { email }, 'admin');
    });
  });
}
