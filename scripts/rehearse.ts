// `pnpm rehearse [consumer …]`: releases the published packages into its own npm registry, as the workflow does on npm, checks the
// published packages, and uses them as other teams do: each consumer of rehearse/consumers.ts is installed from there in an empty folder,
// builds, runs its tests, and opens in Chromium. `npm create` makes the starter's shops; one is made with the previous release, then upgraded.
// `--before COMMIT`: uses this commit as the previous release, instead of the newest tag's.
// `--prepare FOLDER`: leaves the packs and the consumers there, not installed, for another version of Node.
// `--prove`: checks that the rehearsal finds the defects of rehearse/prove/defects.ts.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { missingChromium } from './chromium.ts';
import { prepare, rehearse } from './rehearse/consumer.ts';
import { consumers } from './rehearse/consumers.ts';
import { hasFailed, printTable, type Row } from './rehearse/outcome.ts';
import { prove } from './rehearse/prove.ts';
import { build, checkPacks, pack } from './rehearse/packs.ts';
import { startRegistry, pointNpmTo } from './rehearse/registry.ts';
import { checkPublished, download, publishAll } from './rehearse/releases.ts';
import { fromPacks, fromRegistry } from './rehearse/supply.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const known = Object.keys(consumers);
const { values, positionals: requested } = parseArgs({
  allowPositionals: true,
  options: {
    prove: { type: 'boolean', default: false },
    prepare: { type: 'string' },
    before: { type: 'string' },
  },
});
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no consumer ${unknown.join(', ')}. The consumers are ${known.join(', ')}.`);
  process.exit(1);
}
const wanted = Object.entries(consumers).filter(([name]) => requested.length === 0 || requested.includes(name));
const isUpgraded = wanted.some(([, sources]) => 'upgraded' in sources);
if (values.prepare !== undefined) {
  const folder = resolve(values.prepare);
  mkdirSync(folder, { recursive: true });
  await build();
  const supply = fromPacks(await pack(folder));
  for (const [name, sources] of wanted) {
    // Packs have no previous release.
    if (!('upgraded' in sources)) await prepare(name, sources, supply, folder, 'http://localhost:4000');
  }
  process.exit(0);
}
const missing = missingChromium();
if (missing) {
  console.error(missing);
  process.exit(1);
}

if (values.prove) process.exit((await prove(root)) ? 0 : 1);

const work = mkdtempSync(join(tmpdir(), 'rehearse-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

console.log('▶ release');
const registry = await startRegistry(work);
pointNpmTo(work, registry);
const { now, before } = await publishAll(root, isUpgraded, values.before);

const packs = requested.length === 0 ? await checkPacks(await download(work, now)) : [];
const rows = (await checkPublished(registry, now)).map(({ name, outcomes }): Row => {
  const checked = packs.find((row) => row.name === name);
  return { name, outcomes: { ...outcomes, ...checked?.outcomes } };
});
const supplies = {
  now: fromRegistry(registry, now.versions),
  before: typeof before === 'string' ? before : fromRegistry(registry, before.versions),
};
for (const [name, sources] of wanted) rows.push(await rehearse(name, sources, supplies, work));

printTable(rows);
process.exit(hasFailed(rows) ? 1 : 0);
