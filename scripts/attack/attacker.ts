// Attackers, in a separate process. Forked; receives an attack and its seconds, sends the outcome.
import { constants, setPriority } from 'node:os';
import { attacks } from './attacks.ts';
import { createAddresses } from './client.ts';
import { emptyOutcome, sum, type Outcome } from './outcome.ts';
import { createTestUsers } from './test-users.ts';

export interface AttackRequest {
  attack: string;
  seconds: number;
}

/** The outcome, or the reason why the attack could not be made. */
export type Report = { outcome: Outcome } | { error: string };

// Low, because real attackers run on other machines and take no processor time from the server.
setPriority(constants.priority.PRIORITY_LOW);

const [origin = '', many = ''] = process.argv.slice(2);
const address = createAddresses(2, many === 'many');
const target = { origin, address, testUsers: createTestUsers(origin, address) };

process.on('message', ({ attack, seconds }: AttackRequest) => {
  const until = Date.now() + seconds * 1000;
  const run = async (): Promise<Report> => {
    let outcome = emptyOutcome;
    do outcome = sum(outcome, (await attacks[attack]?.(target, until)) ?? {});
    while (Date.now() < until);
    return { outcome };
  };
  void run().then(
    (report) => process.send?.(report),
    (error: unknown) => process.send?.({ error: String(error) } satisfies Report),
  );
});
process.on('disconnect', () => process.exit());
