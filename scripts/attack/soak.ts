import { attacks } from './attacks.ts';
import { emptyOutcome, sum } from './outcome.ts';
import { sleep } from './client.ts';
import { createCustomers } from './customers.ts';
import { createTestUsers } from './test-users.ts';
import { openTestbed } from './testbed.ts';

/** The limit for the memory in the last third of the time, as a multiple of the memory in the first third. */
const maxGrowth = 1.1;
/** The rounds of attacks before the measurement, in which caches fill, code is compiled, and V8 reserves its pages. A leak also shows after them. */
const warmUpRounds = 3;
const customersAtOnce = 10;
/** How long each attack runs in turn, in seconds. */
const attackSeconds = 4;
const mean = (values: readonly number[]) => values.reduce((all, one) => all + one, 0) / values.length;

/** Runs customers and attackers together for this many minutes, after a warm-up. Returns whether the memory stays flat, and no data is lost. */
export async function soak(minutes: number, hasMany: boolean): Promise<boolean> {
  await using undo = new AsyncDisposableStack();
  const testbed = await openTestbed(hasMany);
  undo.defer(testbed.close);
  const { server, address } = testbed;
  const { origin } = server;
  await sleep(2000);
  await testbed.p99();
  await sleep(10_000);
  const { own: quiet } = await testbed.p99();

  const customers = createCustomers({ origin, address, testUsers: createTestUsers(origin, address), pause: 50 });
  const open = customers.open(customersAtOnce);
  let until = Infinity;
  const samples: { whole: number; server: number }[] = [];
  let outcome = emptyOutcome;
  let rounds = 0;
  let latest = { whole: 0, server: 0 };
  const watch = setInterval(() => {
    const [whole = 0, own = 0] = [server.totalMemory(), server.memory()].map((bytes) => bytes / 1024 ** 2);
    latest = { whole, server: own };
    if (rounds >= warmUpRounds) samples.push(latest);
  }, 2000);

  while (Date.now() < until) {
    for (const attack of Object.keys(attacks)) {
      if (Date.now() >= until) break;
      outcome = sum(outcome, await testbed.attack(attack, attackSeconds));
    }
    rounds += 1;
    if (rounds === warmUpRounds) until = Date.now() + minutes * 60_000;
    console.error(
      `${rounds} rounds of attacks, ${customers.counts.requests} calls of customers, ` +
        `${Math.round(latest.whole)} MB (the server alone ${Math.round(latest.server)})…`,
    );
  }
  clearInterval(watch);
  const { own: during, ofTwin } = await testbed.p99();
  customers.close();
  await open;
  const acknowledgedCount = customers.acknowledgedCount();
  console.error(`Reading back ${acknowledgedCount} acknowledged items…`);
  const { gone, ...found } = await customers.compare();
  for (const one of gone) console.error(`lost: ${one}`);
  const isHealthy = await testbed.isHealthy();

  const third = samples.length / 3;
  const thirds = [0, 1, 2].map((index) => samples.slice(Math.floor(index * third), Math.floor((index + 1) * third)));
  const means = thirds.map((part) => mean(part.map(({ whole }) => whole)));
  const [first = NaN, , last = NaN] = means;
  console.table(
    thirds.map((part, index) => ({
      third: index + 1,
      'mean, MB': Math.round(means[index] ?? NaN),
      'peak, MB': Math.round(Math.max(...part.map(({ whole }) => whole))),
      'the server alone, MB': Math.round(mean(part.map(({ server: own }) => own))),
    })),
  );
  const { counts } = customers;
  console.table([
    {
      who: 'customers',
      calls: counts.requests,
      ...counts,
      lost: found.lost,
      double: found.double,
      crashed: isHealthy ? 0 : 1,
    },
    { who: 'attackers', calls: outcome.tried, ...outcome },
  ]);
  console.log(
    `Refused calls of customers: ${[...customers.refusals].map(([what, times]) => `${what} ${times} ×`).join(', ')}.`,
  );
  console.log(
    `In the last third of ${minutes} minutes, after ${warmUpRounds} rounds of warm-up, the memory was ${(last / first).toFixed(2)} × that of the first third. The limit is ${maxGrowth} ×. ` +
      `The reader's p99 was ${during.toFixed(1)} ms. That of the twin was ${ofTwin.toFixed(1)} ms, and that before the attacks ${quiet.toFixed(1)} ms.`,
  );
  const all = sum(outcome, found);
  const isSound = all.broken + all.unauthorised + all.excess + all.lost + all.double === 0;
  // A shop that acknowledges nothing loses nothing.
  return acknowledgedCount > 0 && isHealthy && isSound && last <= maxGrowth * first;
}
