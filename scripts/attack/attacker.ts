// Attackers, in a process of their own. Forked; is told an attack and for how many seconds, tells what came of it.
import { constants, setPriority } from 'node:os';
import { attacks, nothing, sum, type Outcome } from './attacks.ts';
import { createAddresses } from './client.ts';
import { peopleOf } from './people.ts';

export interface Order {
  attack: string;
  seconds: number;
}

/** What came of it, or why it could not be made. */
export type Report = { outcome: Outcome } | { error: string };

// They would come from other machines, and take nothing of this one's processors but what the server spends on them.
setPriority(constants.priority.PRIORITY_LOW);

const [origin = '', many = ''] = process.argv.slice(2);
const address = createAddresses(2, many === 'many');
const target = { origin, address, people: peopleOf(origin, address) };

process.on('message', ({ attack, seconds }: Order) => {
  const until = Date.now() + seconds * 1000;
  const run = async (): Promise<Report> => {
    let outcome = nothing;
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
