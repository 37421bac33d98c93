// `pnpm attack [seconds]`: starts a server on this machine, runs each attack against it for this many seconds (10), and
// reports the result: failures, unauthorised access, lost data, and the response times of an innocent reader meanwhile.
// `--short` is for CI: a second or two of each, and no limit on the reader's times. `--soak [minutes]` runs customers and
// attackers together for a long time (15 minutes after a warm-up), and checks whether the memory stays flat.
import { parseArgs } from 'node:util';
import { attacks } from './attack/attacks.ts';
import { createAddresses, hasManyAddresses, sleep } from './attack/client.ts';
import { kill } from './attack/killing.ts';
import type { Outcome } from './attack/outcome.ts';
import { isFast, maxSlowdown, type ReaderTimes } from './attack/reader-times.ts';
import { soak } from './attack/soak.ts';
import { openRestartableShop, openTestbed } from './attack/testbed.ts';
import { buildShop } from './build-shop.ts';

/** In MB. */
const maxMemory = 700;

interface Row extends Outcome, Partial<ReaderTimes> {
  attack: string;
  crashed: number;
  /** In MB. */
  peak?: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    soak: { type: 'boolean', default: false },
    /** All calls come from one address, as on a machine that has no other. */
    'one-address': { type: 'boolean', default: false },
    /** Only the attacks whose name contains this. */
    only: { type: 'string', default: '' },
  },
});
const { short, only } = values;
const amount = Number(positionals[0] ?? (values.soak ? 15 : short ? 1.5 : 10));

/** The databases of the servers that are killed, by the names of the attacks. */
const killed = {
  'killed while it writes, PostgreSQL': 'PostgreSQL',
  'killed while it writes, embedded': 'embedded',
} as const;
const isSelected = (name: string) => name.includes(only);
const names = Object.keys({ ...attacks, ...killed });
const usageError =
  positionals.length > 1 || !(amount > 0 && Number.isFinite(amount))
    ? `The ${values.soak ? 'minutes' : 'seconds'} must be a number above 0, not ${positionals.join(' ')}.`
    : values.soak && only !== ''
      ? '--soak runs all attacks: leave --only out.'
      : names.some(isSelected)
        ? undefined
        : `No attack’s name contains ${only}. The attacks are:\n${names.join('\n')}`;
if (usageError !== undefined) {
  console.error(usageError);
  process.exit(1);
}
const hasMany = !values['one-address'] && (await hasManyAddresses());

const isSound = ({ broken, crashed, unauthorised, excess, lost, double, peak = 0 }: Row) =>
  broken + crashed + unauthorised + excess + lost + double === 0 && peak <= maxMemory;
/** The attacks that kill the server have no reader. */
const isFastEnough = ({ during, ofTwin = 0, quiet = 0 }: Row) =>
  short || during === undefined || isFast({ during, ofTwin, quiet });

await buildShop({ force: false });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
if (!hasMany) {
  console.log(
    'This machine can call only from 127.0.0.1, not from all of 127.0.0.0/8 as Linux can. Customers and the reader share the attackers’ ' +
      'rate limits: they wait when they are refused, and a refusal of the reader counts as an answer.',
  );
}
const holds = values.soak ? await soak(amount, hasMany) : await attack();
console.log(holds ? 'The server passed.' : 'The server failed.');
// Exits explicitly: the embedded PostgreSQL hooks into the end of the process, and resets the exit code.
process.exit(holds ? 0 : 1);

async function attack(): Promise<boolean> {
  const rows = [...(await attackEach()), ...(await killEach())];
  console.table(
    rows.map((row) => {
      const {
        attack: what,
        tried,
        broken,
        crashed,
        unauthorised,
        excess,
        lost,
        double,
        during,
        ofTwin = 0,
        quiet = 0,
        peak,
      } = row;
      return {
        attack: what,
        tried,
        '500s': broken,
        crashed,
        unauthorised,
        excess,
        lost,
        double,
        'p99, ms': during === undefined ? '' : Number(during.toFixed(1)),
        'twin, ms': during === undefined ? '' : Number(ofTwin.toFixed(1)),
        'of quiet': during === undefined ? '' : `${(during / Math.max(quiet, ofTwin)).toFixed(1)} ×`,
        'peak, MB': peak === undefined ? '' : Math.round(peak),
        holds: isSound(row) && isFastEnough(row),
      };
    }),
  );
  const { quiet } = rows[0] ?? {};
  if (quiet !== undefined) {
    console.log(
      short
        ? `--short does not check the reader's times: it is too short to measure them. The limit of memory: ${maxMemory} MB.`
        : `Before the attacks, the reader's p99 was ${quiet.toFixed(1)} ms. The limits under attack: ${maxSlowdown} times that, or ${maxSlowdown} times ` +
            `the p99 of the twin, a server on this machine that is not attacked, if that is more; and ${maxMemory} MB of memory.`,
    );
  }
  return rows.every((row) => isSound(row) && isFastEnough(row));
}

async function attackEach(): Promise<Row[]> {
  const selected = Object.keys(attacks).filter(isSelected);
  if (selected.length === 0) return [];
  await using undo = new AsyncDisposableStack();
  const testbed = await openTestbed(hasMany);
  undo.defer(testbed.close);
  // Lets the one-time work of the start finish.
  await sleep(2000);
  await testbed.p99();
  await sleep(amount * 1000);
  const quiet = (await testbed.p99()).own;

  async function runAttack(what: string): Promise<Row> {
    console.error(`${what}…`);
    await testbed.p99();
    let peak = 0;
    const sampleMemory = () => (peak = Math.max(peak, testbed.server.totalMemory() / 1024 ** 2));
    const watch = setInterval(sampleMemory, 250);
    const outcome = await testbed.attack(what, amount);
    const { own: during, ofTwin } = await testbed.p99();
    clearInterval(watch);
    sampleMemory();
    return { attack: what, ...outcome, crashed: (await testbed.isHealthy()) ? 0 : 1, during, ofTwin, quiet, peak };
  }

  const rows: Row[] = [];
  for (const what of selected) {
    let row = await runAttack(what);
    if (isSound(row) && !isFastEnough(row)) {
      // The machine may have been busy with other work: a real effect of the attack recurs.
      await sleep(2000);
      const again = await runAttack(what);
      if (!isSound(again) || isFastEnough(again)) row = again;
    }
    rows.push(row);
    // Lets pending requests finish.
    await sleep(short ? 100 : 1000);
  }
  return rows;
}

async function killEach(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, kind] of Object.entries(killed)) {
    if (!isSelected(what)) continue;
    console.error(`${what}…`);
    await using undo = new AsyncDisposableStack();
    const shop = await openRestartableShop(kind);
    undo.defer(() => shop.close());
    const rounds = short ? 1 : 4;
    const outcome = await kill(shop.start, { rounds, seconds: short ? 3 : 5, address: createAddresses(4, hasMany) });
    rows.push({ attack: what, ...outcome, crashed: 0 });
  }
  return rows;
}
