// `pnpm bench bytes|server|storefront|lists|search`: measures, without limits on absolute times. Every ratio is of two things in one run.
// Saves the results on this machine, as JSON, and shows those of the previous run next to them.
// `pnpm bench --ci`: only the bytes, which are the same on every machine. Fails if one of them is over its budget.
// `pnpm bench search 1000000`: in a shop with that many products.
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { saveResults, lastResults } from './bench/results.ts';
import { printTable, type Findings } from './bench/table.ts';
import { headOf } from './git.ts';

const benches: Record<string, (count: number | undefined) => Promise<Findings>> = {
  bytes: async () => ({ rows: await (await import('./bench/bytes.ts')).benchBytes() }),
  server: async () => ({ rows: await (await import('./bench/server.ts')).benchServer() }),
  storefront: async () => (await import('./bench/storefront.ts')).benchStorefront(),
  lists: async () => (await import('./bench/storefront.ts')).benchLists(),
  search: async (count) => (await import('./bench/search.ts')).benchSearch(count),
};

const args = process.argv.slice(2);
const isCi = args.includes('--ci');
const name = args.find((one) => Object.hasOwn(benches, one)) ?? (isCi ? 'bytes' : '');
const bench = benches[name];
const count = args.find((one) => /^\d+$/.test(one));
if (!bench || (isCi && name !== 'bytes') || (count !== undefined && name !== 'search')) {
  console.error(
    `Usage: pnpm bench ${Object.keys(benches).join('|')}\n       pnpm bench search [products]\n       pnpm bench --ci`,
  );
  process.exit(1);
}

const load = () => loadavg()[0] ?? NaN;
const began = load();
const { rows, remarks = [] } = await bench(count === undefined ? undefined : Number(count));

// Shops of different sizes are not comparable.
const resultsName = count === undefined ? name : `${name}-${count}`;
const before = lastResults(resultsName);
const file = saveResults(resultsName, {
  at: new Date().toISOString(),
  commit: headOf(join(import.meta.dirname, '..')),
  load: [began, load()],
  rows,
});
printTable(rows, before?.rows);
if (before)
  remarks.push(
    `Previous run: ${before.at}, at ${before.commit}; load average ${before.load[0].toFixed(1)} at its start.`,
  );
remarks.push(
  `Load average: ${began.toFixed(1)} at the start, ${load().toFixed(1)} at the end. Results saved in ${file}.`,
);
console.log(`\n${remarks.join('\n')}`);
const failed = isCi && rows.some(({ isMet }) => isMet === false);
// Exits explicitly: the embedded PostgreSQL hooks into the end of the process, and resets the exit code.
process.exit(failed ? 1 : 0);
