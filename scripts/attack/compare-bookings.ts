import type { Outcome } from './outcome.ts';
import type { RegisteredUser, TestUsers } from './test-users.ts';

/** Compares the bookings confirmed to buyers with the bookings that they have. */
export async function compareBookings(
  testUsers: TestUsers,
  buyers: readonly RegisteredUser[],
  confirmed: readonly { product: string; buyer: string }[],
): Promise<Pick<Outcome, 'lost' | 'double'>> {
  const holders = new Map<string, Set<string>>();
  const note = (product: string, buyer: string) => holders.set(product, (holders.get(product) ?? new Set()).add(buyer));
  const booked = new Set<string>();
  let double = 0;
  for (const buyer of buyers) {
    const { _id, from, headers } = await testUsers.signedIn(buyer);
    const bookings = await testUsers.expectOk<{ productId?: string }[]>(`/buyer/bookingByUser?id=${_id}`, {
      from,
      headers,
    });
    for (const { productId } of bookings) {
      if (productId === undefined) continue;
      if (booked.has(`${productId} ${_id}`)) double += 1;
      booked.add(`${productId} ${_id}`);
      note(productId, _id);
    }
  }
  for (const { product, buyer } of confirmed) note(product, buyer);
  double += [...holders.values()].filter(({ size }) => size > 1).length;
  const lost = confirmed.filter(({ product, buyer }) => !booked.has(`${product} ${buyer}`)).length;
  return { lost, double };
}
