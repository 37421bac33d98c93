// `pnpm rehearse [consumer …]`: builds and packs the published packages, checks the packs, and uses them as other teams do: each
// consumer of rehearse/consumers.ts is installed from the packs in an empty folder, builds, runs its tests, and opens in Chromium. Shops of the
// starter are made by its pack.
// `--prepare FOLDER`: leaves the packs and the consumers there, not installed yet, for another Node to use.
// `--prove`: whether it finds the defects of rehearse/prove/breaks.ts.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingChromium } from './chromium.ts';
import { prepare, rehearse } from './rehearse/consumer.ts';
import { consumers } from './rehearse/consumers.ts';
import { printTable, type Row } from './rehearse/outcome.ts';
import { prove } from './rehearse/prove.ts';
import { checkPacks, pack } from './rehearse/packs.ts';

const known = Object.keys(consumers);
const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { prove: { type: 'boolean', default: false }, prepare: { type: 'string' } },
});
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no consumer ${unknown.join(', ')}. The consumers are ${known.join(', ')}.`);
  process.exit(1);
}
if (values.prepare !== undefined) {
  const folder = resolve(values.prepare);
  mkdirSync(folder, { recursive: true });
  const packed = await pack(folder);
  for (const [name, sources] of Object.entries(consumers)) {
    if (asked.length === 0 || asked.includes(name))
      await prepare(name, sources, packed, folder, 'http://localhost:4000');
  }
  process.exit(0);
}
const missing = missingChromium();
if (missing) {
  console.error(missing);
  process.exit(1);
}

if (values.prove) process.exit((await prove(fileURLToPath(new URL('..', import.meta.url)))) ? 0 : 1);

const work = mkdtempSync(join(tmpdir(), 'rehearse-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const packs = await pack(work);
const rows: Row[] = asked.length > 0 ? [] : await checkPacks(packs);
for (const [name, sources] of Object.entries(consumers)) {
  if (asked.length === 0 || asked.includes(name)) rows.push(await rehearse(name, sources, packs, work));
}

printTable(rows);
process.exitCode = rows.some(({ outcomes }) => Object.values(outcomes).includes('✖')) ? 1 : 0;
