import { countOf, findMissing, nothingAcknowledged } from './acknowledged.ts';
import { compareBookings } from './compare-bookings.ts';
import { createCountingClient } from './counting-client.ts';
import { buy, lookAround, sell, signIn, signUp, some, write, type Visited } from './errands.ts';
import { nothing, type Outcome, type Target } from './outcome.ts';

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
  const shop: Visited = { ...target, call, acknowledged, onOffer: [], closing: closing.signal };

  /** Runs one customer after another. */
  async function come() {
    for (let turn = Math.floor(Math.random() * 8); !closing.signal.aborted; turn += 1) {
      const from = target.address();
      await lookAround(shop, from);
      if (turn % 4 === 0) await sell(shop);
      else await buy(shop);
      if (turn % 8 === 1) await write(shop, from);
      const account = some(acknowledged.accounts);
      if (turn % 16 === 2 || !account) await signUp(shop, from);
      else if (turn % 4 === 2) await signIn(shop, account, from);
    }
  }

  return {
    counts,
    refusals,
    /** Runs this many customers at once, until `close`. */
    open: (atOnce: number) => Promise.all(Array.from({ length: atOnce }, come)),
    close: () => closing.abort(),
    /** The number of acknowledged items that can be read back. */
    noted: () => countOf(acknowledged),
    /** Reads all acknowledged data back. */
    async compare(): Promise<Partial<Outcome> & { gone: string[] }> {
      const { buyers } = acknowledged;
      const claims = [...buyers].flatMap(([{ _id }, held]) => [...held].map((product) => ({ product, buyer: _id })));
      const { lost, double } = await compareBookings(target.testUsers, [...buyers.keys()], claims);
      const gone = await findMissing(acknowledged, target);
      return { ...nothing, tried: counts.requests, broken: counts.broken, lost: lost + gone.length, double, gone };
    },
  };
}
