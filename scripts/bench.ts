// `pnpm bench server [--json]`: measures, and judges nothing by the clock. Every ratio is of two things in one run.
const benches = {
  server: async () => (await import('./bench/server.ts')).benchServer(),
};

const [name = '', ...flags] = process.argv.slice(2);
const bench = Object.entries(benches).find(([known]) => known === name)?.[1];
if (!bench) {
  console.error(`Usage: pnpm bench ${Object.keys(benches).join('|')} [--json]`);
  process.exit(1);
}

const { printTable } = await import('./bench/table.ts');
const rows = await bench();
if (flags.includes('--json')) console.log(JSON.stringify(rows, undefined, 2));
else printTable(rows);
// Not left to the end of the process: the embedded PostgreSQL hooks into it, and resets the exit code.
process.exit(0);
