import { expectStatus, show } from './reply.ts';
import { unknownId, times, skipWithout, type Shop, type TestUser } from './shop.ts';

/** Buyers who become sellers. */
export function describeRoles(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  const sellerRole = { body: { role: 'seller' } } as const;
  const becomeSeller = async (me: TestUser) =>
    (await shop.call('changeRole', { id: me._id, ...sellerRole }, me)).modifiedCount;

  describe('PUT /users/{id}/role', () => {
    test('makes a buyer a seller at once, with the same token, and a repeat changes nothing', async () => {
      const me = await shop.newUser('buyer');
      expect(await becomeSeller(me)).toBe(1);
      const { token: _, identity: __, ...user } = me;
      const seller = { ...user, role: 'seller', verify: false };
      expect(await shop.call('getUser', { email: me.email }, me)).toEqual(seller);
      expect(await shop.call('isSeller', { email: me.email }, me)).toEqual({ isSeller: true });
      expect(await shop.call('listSellers', {}, 'admin')).toContainEqual(seller);
      expect(await shop.call('listBuyers', {}, 'admin')).not.toContainEqual(expect.objectContaining({ _id: me._id }));
      expect(await shop.product({}, me)).toMatchObject({ id: me._id, verify: false });
      await shop.expectRefused(403, 'bookProduct', { productId: (await shop.product())._id }, me);
      await shop.expectRefused(403, 'listBookings', { id: me._id }, me);
      expect(await becomeSeller(me)).toBe(0);
    });

    test('cannot change the role of another user', async () => {
      const [me, other] = [await shop.newUser('buyer'), await shop.newUser('buyer')];
      for (const id of [other._id, unknownId(), 'nobody'])
        await shop.expectRefused(403, 'changeRole', { id, ...sellerRole }, me);
      expect(await shop.call('getUser', { email: other.email }, other)).toMatchObject({ role: 'buyer' });
    });

    test.for(['buyer', 'admin', ''])('refuses any role but seller: %j', async (role) => {
      const me = await shop.newUser('buyer');
      const reply = await shop.send('changeRole', { id: me._id, body: { role } }, me);
      expectStatus(reply, [400], `changeRole to the role ${show(role)}`);
      expect(await shop.call('getUser', { email: me.email }, me)).toMatchObject({ role: 'buyer' });
    });

    test('is refused while a booking is open', async () => {
      const me = await shop.newUser('buyer');
      const product = await shop.product();
      await shop.call('bookProduct', { productId: product._id }, me);
      expect(await shop.expectRefused('open-bookings', 'changeRole', { id: me._id, ...sellerRole }, me)).toContain(
        '1 open booking.',
      );
      expect(await shop.call('getUser', { email: me.email }, me)).toMatchObject({ role: 'buyer' });
      await shop.call('cancelBooking', { userId: me._id }, me);
      expect(await becomeSeller(me)).toBe(1);
    });

    test('is allowed with bookings that are withdrawn or released', async () => {
      const seller = await shop.newUser('seller');
      const me = await shop.newUser('buyer');
      const [withdrawn, released] = [await shop.product({}, seller), await shop.product({}, seller)];
      for (const { _id } of [withdrawn, released]) await shop.call('bookProduct', { productId: _id }, me);
      await shop.call('deleteProduct', { id: withdrawn._id }, seller);
      const [{ bookingId = '' } = {}] = await shop.call('listOwnProducts', { id: seller._id }, seller);
      await shop.call('releaseBooking', { id: bookingId, body: { reason: 'It fell.' } }, seller);
      expect(await becomeSeller(me)).toBe(1);
    });

    describe('during a claim', () => {
      beforeEach(skipWithout(shop, 'concurrency'));

      test('leaves no seller with a booking', async () => {
        await Promise.all(
          times(10, async () => {
            const me = await shop.newUser('buyer');
            const { _id: productId } = await shop.product();
            const replies = await Promise.all([
              shop.send('bookProduct', { productId }, me),
              shop.send('changeRole', { id: me._id, ...sellerRole }, me),
            ]);
            for (const reply of replies)
              expectStatus(reply, [200, 403, 409], 'simultaneous bookProduct and changeRole');
            const { role } = await shop.call('getUser', { email: me.email }, me);
            const bookings = await shop.call('listBookings', { id: me._id }, 'admin');
            expect(bookings).toHaveLength(role === 'buyer' ? 1 : 0);
            // A new seller gets 403, not the answer that another buyer booked first.
            expectStatus(replies[0], [role === 'buyer' ? 200 : 403], `bookProduct of a user who is a ${role} now`);
          }),
        );
      });
    });
  });
}
