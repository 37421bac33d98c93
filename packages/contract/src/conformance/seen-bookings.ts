import { unknownId, type Shop, type TestUser } from './shop.ts';

/** Which bookings a seller has seen. */
export function describeSeenBookings(shop: Shop) {
  const { describe, expect, test } = shop.runner;

  describe('PUT /seller/bookings/seen', () => {
    const bookedOf = async (seller: TestUser) =>
      (await shop.call('listOwnProducts', { id: seller._id }, seller)).filter(({ booking }) => booking);
    const see = async (bookings: string[], who: TestUser) =>
      (await shop.call('seeBookings', { body: { bookings } }, who)).modifiedCount;

    test('marks the named booking as seen, once, and no other', async () => {
      const [seller, buyer] = [await shop.newUser('seller'), await shop.newUser('buyer')];
      for (const product of [await shop.product({}, seller), await shop.product({}, seller)])
        await shop.call('bookProduct', { productId: product._id }, buyer);
      const [one, two] = await bookedOf(seller);
      expect([one?.unseen, two?.unseen]).toEqual([true, true]);
      expect(await see([one?.bookingId ?? ''], seller)).toBe(1);
      expect(await see([one?.bookingId ?? ''], seller)).toBe(0);
      const after = await bookedOf(seller);
      expect(after.find(({ _id }) => _id === one?._id)).not.toHaveProperty('unseen');
      expect(after.find(({ _id }) => _id === two?._id)?.unseen).toBe(true);
    });

    test('does not mark bookings of other sellers’ products', async () => {
      const [seller, other, buyer] = [
        await shop.newUser('seller'),
        await shop.newUser('seller'),
        await shop.newUser('buyer'),
      ];
      const { _id: productId } = await shop.product({}, seller);
      await shop.call('bookProduct', { productId }, buyer);
      const [booked] = await bookedOf(seller);
      expect(await see([booked?.bookingId ?? '', unknownId()], other)).toBe(0);
      expect((await bookedOf(seller))[0]?.unseen).toBe(true);
      expect(await see([], seller)).toBe(0);
    });
  });
}
