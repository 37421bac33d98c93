import { randomUUID } from 'node:crypto';
import { bookingLimits } from '../../../packages/contract/src/bookings/choices.ts';
import { send } from '../client.ts';
import { compareBookings } from '../compare-bookings.ts';
import { isBroken, emptyOutcome, type Attack, type Outcome, type Target } from '../outcome.ts';
import { read } from '../test-users.ts';

/** Lists several devices, and has many buyers book each of them at once. */
async function race({ origin, testUsers }: Target): Promise<Partial<Outcome>> {
  const sellers = await Promise.all(Array.from({ length: 2 }, () => testUsers.user('seller')));
  const buyers = await Promise.all(Array.from({ length: 12 }, () => testUsers.user('buyer')));
  const products = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const { from, headers } = sellers[index % sellers.length] ?? testUsers.identity();
      const body = await testUsers.device(`Wanted ${randomUUID()}`);
      return (await testUsers.expectOk<{ _id: string }>('/addedproduct', { method: 'POST', from, headers, body }))._id;
    }),
  );
  const confirmed: { product: string; buyer: string }[] = [];
  const outcome = { ...emptyOutcome };
  for (const product of products) {
    // Each buyer sends two requests, as with clicks in two windows.
    const attempts = [...buyers, ...buyers].map(async ({ _id, from, headers }) => {
      const answer = await send(`${origin}/product/booking/${product}`, { method: 'PUT', from, headers });
      outcome.tried += 1;
      if (isBroken(answer)) outcome.broken += 1;
      if ((await read<{ modifiedCount: number }>(answer))?.modifiedCount) confirmed.push({ product, buyer: _id });
    });
    await Promise.all(attempts);
  }
  const { lost, double } = await compareBookings(testUsers, buyers, confirmed);
  await Promise.all(
    sellers.map(({ from, headers }, index) =>
      Promise.all(
        products
          .filter((_product, number) => number % sellers.length === index)
          .map((product) => testUsers.expectOk(`/seller/product/${product}`, { method: 'DELETE', from, headers })),
      ),
    ),
  );
  return { ...outcome, lost, double };
}

export const bookingAttacks: Record<string, Attack> = {
  'one buyer books everything': async ({ origin, testUsers }) => {
    const { _id, from, headers } = await testUsers.user('buyer');
    const lists = await Promise.all(
      ['macBook', 'iphone', 'accessories'].map((category) =>
        testUsers.expectOk<{ _id: string }[]>(`/${category}`, { from }),
      ),
    );
    const answers = await Promise.all(
      lists.flat().map((product) => send(`${origin}/product/booking/${product._id}`, { method: 'PUT', from, headers })),
    );
    const bookingsPath = `/buyer/bookingByUser?id=${_id}`;
    const bookings = await testUsers.expectOk<{ _id: string }[]>(bookingsPath, { from, headers });
    const cancel = `/buyer/products/${_id}?booking=`;
    for (const booking of bookings) await testUsers.expectOk(cancel + booking._id, { method: 'DELETE', from, headers });
    return {
      tried: answers.length,
      broken: answers.filter(isBroken).length,
      excess: Math.max(0, bookings.length - bookingLimits.open),
    };
  },

  'many buyers want the same': race,
};
