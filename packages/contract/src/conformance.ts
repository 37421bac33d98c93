import { afterAll, describe } from 'vitest';
import { describeAccess } from './conformance/access.ts';
import { describeBookings } from './conformance/bookings.ts';
import { describeConcurrency } from './conformance/concurrency.ts';
import { describeDeletion } from './conformance/deletion.ts';
import { describeHostility } from './conformance/hostility.ts';
import { describeLimits } from './conformance/limits.ts';
import { describeLists } from './conformance/lists.ts';
import { describeMessages } from './conformance/messages.ts';
import { describeUsers } from './conformance/users.ts';
import { describePhotos } from './conformance/photos.ts';
import { describeProducts } from './conformance/products.ts';
import { createShop, type Setup } from './conformance/shop.ts';

export type { IdentityFacts, Inapplicable, Setup } from './conformance/shop.ts';

/**
 * The tests that every server of the contract passes, for Vitest: they use only `fetch` and the table of calls.
 * They create their own users, photos and products, and leave them behind: give them a server of their own.
 */
export function describeServer(name: string, setup: () => Promise<Setup>) {
  // Ends a call that hangs; Vitest's own 5 s would end a slow one.
  describe(`the contract, kept by ${name}`, { timeout: 300_000 }, () => {
    const shop = createShop(setup);
    afterAll(shop.close);
    describeAccess(shop);
    describeUsers(shop);
    describeProducts(shop);
    describeLists(shop);
    describeBookings(shop);
    describeDeletion(shop);
    describeConcurrency(shop);
    describePhotos(shop);
    describeMessages(shop);
    describeHostility(shop);
    describeLimits(shop);
  });
}
