// `pnpm bench server|storefront|search [--json]`: measures, without limits on absolute times. Every ratio is of two things in one run.
// `pnpm bench search 1000000`: in a shop of that many products.
import type { Findings } from './bench/table.ts';

const benches: Record<string, (count: number | undefined) => Promise<Findings>> = {
  server: async () => ({ rows: await (await import('./bench/server.ts')).benchServer() }),
  storefront: async () => (await import('./bench/storefront.ts')).benchStorefront(),
  search: async (count) => (await import('./bench/search.ts')).benchSearch(count),
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
if (!bench) {
  console.error(`Usage: pnpm bench ${Object.keys(benches).join('|')} [--json]`);
  process.exit(1);
}

const { printTable } = await import('./bench/table.ts');
const count = flags.find((flag) => /^\d+$/.test(flag));
const { rows, remarks = [] } = await bench(count === undefined ? undefined : Number(count));
if (flags.includes('--json')) console.log(JSON.stringify({ rows, remarks }, undefined, 2));
else {
  printTable(rows);
  if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
}
// Exits explicitly: the embedded PostgreSQL hooks into the end of the process, and resets the exit code.
process.exit(0);
