import { countOf, findMissing, nothingAcknowledged } from './acknowledged.ts';
import { compareBookings } from './compare-bookings.ts';
import { createCountingClient } from './counting-client.ts';
import { buy, browse, sell, signIn, signUp, pickRandom, sendMessage, type SharedShop } from './customer-actions.ts';
import { emptyOutcome, type Outcome, type Target } from './outcome.ts';

export interface CustomersOptions extends Target {
  /** How long each customer waits between two calls, in milliseconds. */
  pause: number;
}

/**
 * The customers of a shop: they look around, register, list devices with photos, book, cancel and write. The acknowledged
 * data is recorded, so that it can be compared with the data in the shop.
 */
export function createCustomers({ pause, ...target }: CustomersOptions) {
  const closing = new AbortController();
  const { counts, refusals, call } = createCountingClient(target.origin, pause);
  const acknowledged = nothingAcknowledged();
  const shop: SharedShop = { ...target, call, acknowledged, onOffer: [], closing: closing.signal };

  /** Runs one customer after another. */
  async function runCustomers() {
    for (let turn = Math.floor(Math.random() * 8); !closing.signal.aborted; turn += 1) {
      const from = target.address();
      await browse(shop, from);
      if (turn % 4 === 0) await sell(shop);
      else await buy(shop);
      if (turn % 8 === 1) await sendMessage(shop, from);
      const account = pickRandom(acknowledged.accounts);
      if (turn % 16 === 2 || !account) await signUp(shop, from);
      else if (turn % 4 === 2) await signIn(shop, account, from);
    }
  }

  return {
    counts,
    refusals,
    /** Runs this many customers at once, until `close`. */
    open: (atOnce: number) => Promise.all(Array.from({ length: atOnce }, runCustomers)),
    close: () => closing.abort(),
    /** The number of acknowledged items that can be read back. */
    acknowledgedCount: () => countOf(acknowledged),
    /** Reads all acknowledged data back. */
    async compare(): Promise<Partial<Outcome> & { gone: string[] }> {
      const { buyers } = acknowledged;
      const claims = [...buyers].flatMap(([{ _id }, booked]) =>
        [...booked].map((product) => ({ product, buyer: _id })),
      );
      const { lost, double } = await compareBookings(target.testUsers, [...buyers.keys()], claims);
      const gone = await findMissing(acknowledged, target);
      return { ...emptyOutcome, tried: counts.requests, broken: counts.broken, lost: lost + gone.length, double, gone };
    },
  };
}
