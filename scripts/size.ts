// `pnpm size`: prints the bytes that a page loads for the client and for imports of the kit, each with its limit. Fails if one is over its
// limit, or if the kit's README has other numbers. Needs the built packages: `pnpm build:kit`.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { maxKilobytes, sizeOfClient } from '../packages/api-client/size.ts';
import { imports, readmeRows, sizeOf } from '../packages/ui/size.ts';

const kit = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const unbuilt = ['../contract/dist/index.js', 'dist/entries'].some((path) => !existsSync(kit + path));
const complaints: string[] = [];

/** Formats bytes, in kB, with their limit. */
function cell(what: string, bytes: number, limit: number): string {
  if (bytes > limit * 1000) complaints.push(`${what}: ${bytes} bytes are over the limit of ${limit} kB.`);
  return `${(bytes / 1000).toFixed(2).padStart(8)} of ${String(limit).padEnd(4)}`;
}

const { gzip } = await sizeOfClient();
console.log(
  `kB, gzip\n${cell('The client', gzip, maxKilobytes)}  createClient, all calls, with the checks of answers\n`,
);

if (unbuilt) {
  const unmeasured = 'The sizes of the kit are not measured: it is not built. Run `pnpm build:kit`.';
  console.log(`– ${unmeasured}`);
  if (process.env['CI'] === 'true') complaints.push(unmeasured);
} else {
  console.log('kB, brotli, without React\n  script           styles');
  const measured = await Promise.all(imports.map(async (one) => ({ one, size: await sizeOf(one) })));
  for (const { one, size } of measured) {
    const name = `${one.title.replaceAll('`', '')}${one.includesOnDemand ? ', with what it loads later' : ''}`;
    console.log(`${cell(name, size.script, one.max.script)} ${cell(name, size.styles, one.max.styles)}  ${name}`);
  }
}

const readme = readFileSync(`${kit}README.md`, 'utf8');
const missing = readmeRows.filter((row) => !readme.includes(`\n${row}\n`));
if (missing.length > 0)
  complaints.push(`packages/ui/README.md lacks these rows in its table of sizes:\n${missing.join('\n')}`);

for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
