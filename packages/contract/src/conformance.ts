import { describeAccess } from './conformance/access.ts';
import { describeBookings } from './conformance/bookings.ts';
import { describeConcurrency } from './conformance/concurrency.ts';
import { describeDeletion } from './conformance/deletion.ts';
import { describeEditing } from './conformance/editing.ts';
import { describeFilters } from './conformance/filters.ts';
import { describeHostileValues } from './conformance/hostile-values.ts';
import { describeLimits } from './conformance/limits.ts';
import { describeLists } from './conformance/lists.ts';
import { describeMessages } from './conformance/messages.ts';
import { describePriceGuide } from './conformance/price-guide.ts';
import { describeSearch } from './conformance/search.ts';
import { describeUsers } from './conformance/users.ts';
import { describePhotos } from './conformance/photos.ts';
import { describeSeenBookings } from './conformance/seen-bookings.ts';
import { describeSeveralPhotos } from './conformance/several-photos.ts';
import { describeProducts } from './conformance/products.ts';
import { describeReading } from './conformance/reading.ts';
import { describeRoles } from './conformance/roles.ts';
import { createShop, type Runner, type Setup } from './conformance/shop.ts';

export type { IdentityOptions, OptionalPart, Runner, Setup } from './conformance/shop.ts';

/**
 * The tests that every server of the contract passes, for Vitest: they use only `fetch` and the table of calls.
 * They create their own users, photos and products, and leave them behind: give them a server of their own.
 *
 * @param runner your Vitest, 3.1 or newer: `import * as vitest from 'vitest'`
 */
export function describeServer(runner: Runner, name: string, setup: () => Promise<Setup>) {
  const { afterAll, describe } = runner;
  // Ends a call that hangs; Vitest's default of 5 s would end a slow one, too.
  describe(`${name} conforms to the contract`, { timeout: 300_000 }, () => {
    const shop = createShop(runner, setup);
    afterAll(shop.close);
    describeAccess(shop);
    describeUsers(shop);
    describeRoles(shop);
    describeProducts(shop);
    describeReading(shop);
    describeEditing(shop);
    describeLists(shop);
    describePriceGuide(shop);
    describeSearch(shop);
    describeFilters(shop);
    describeBookings(shop);
    describeSeenBookings(shop);
    describeDeletion(shop);
    describeConcurrency(shop);
    describePhotos(shop);
    describeSeveralPhotos(shop);
    describeMessages(shop);
    describeHostileValues(shop);
    describeLimits(shop);
  });
}
