import type { ServerProcess } from '../bench/processes.ts';
import { createCustomers } from './customers.ts';
import { emptyOutcome, sum, type Outcome } from './outcome.ts';
import { sleep, type Address } from './client.ts';
import { createTestUsers } from './test-users.ts';

/** How many customers are in the shop when it is killed. */
const customersAtOnce = 12;
/** For the first acknowledged item, in milliseconds. */
const acknowledgeTimeout = 60_000;

/**
 * Kills the server again and again while customers use it, restarts it on the same data, and compares the acknowledged data
 * with the existing data.
 * @throws if a server acknowledged nothing before it was killed
 */
export async function kill(
  start: () => Promise<ServerProcess>,
  { rounds, seconds, address }: { rounds: number; seconds: number; address: () => Address },
): Promise<Outcome> {
  await using undo = new AsyncDisposableStack();
  let server = await start();
  undo.defer(() => server.stop());
  let outcome = emptyOutcome;
  for (let round = 0; round < rounds; round += 1) {
    const { origin } = server;
    const customers = createCustomers({ origin, address, testUsers: createTestUsers(origin, address), pause: 0 });
    // Some calls fail because the server is killed.
    const failures: unknown[] = [];
    const open = customers.open(customersAtOnce).catch((error: unknown) => failures.push(error));
    const until = Date.now() + acknowledgeTimeout;
    // On a busy machine the first calls take long, and until one is acknowledged there is nothing to lose.
    while (customers.acknowledgedCount() + failures.length === 0 && Date.now() < until) await sleep(50);
    await sleep(seconds * 1000 * (0.5 + Math.random()));
    await server.kill();
    customers.close();
    await open;
    if (customers.acknowledgedCount() === 0) {
      throw new Error('Nothing was acknowledged before the server was killed.', { cause: failures[0] });
    }
    server = await start();
    const { gone, ...found } = await customers.compare();
    for (const one of gone) console.error(`lost: ${one}`);
    console.error(`Killed the server: of ${customers.acknowledgedCount()} acknowledged items, ${found.lost} are lost.`);
    outcome = sum(outcome, found);
  }
  return outcome;
}
