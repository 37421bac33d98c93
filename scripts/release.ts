// `pnpm release [--dry-run]`: builds and packs the published packages, as the rehearsal does, and publishes those whose version the registry
// does not have. npm publishes the packs with the registry and identity of its settings: in the workflow it signs in as the workflow (trusted
// publishing), without a token, and attests the commit and the workflow that they come from; the rehearsal has its own registry. Writes the
// tags of the packages that it has published, `name@version`, one per line, to the file named by PUBLISHED_TAGS.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { distTag } from './published.ts';
import { build, folders, pack } from './rehearse/packs.ts';
import { run } from './run.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const isDry = values['dry-run'];

/** Whether the registry has a version. @throws if it does not answer */
function isPublished(tag: string): boolean {
  const { status, stdout, stderr } = spawnSync('npm', ['view', tag, 'version', '--json'], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status === 0) return stdout.trim() !== '';
  if (`${stdout}${stderr}`.includes('E404')) return false;
  throw new Error(`npm view ${tag} failed:\n${stdout}${stderr}`);
}

const work = mkdtempSync(join(tmpdir(), 'release-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

await build();
const packs = await pack(work);
// Each after its dependencies.
for (const folder of folders) {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const tag = `${name}@${version}`;
  const file = packs[name];
  if (!file) throw new Error(`There is no pack of ${name}.`);
  if (!isDry && isPublished(tag)) {
    console.log(`${tag} is published already.`);
    continue;
  }
  await run(work, [
    'npm',
    'publish',
    file,
    '--access=public',
    `--tag=${distTag(version)}`,
    ...(isDry ? ['--dry-run'] : []),
  ]);
  console.log(`${tag} ${isDry ? 'would be' : 'is'} published.`);
  const tags = process.env['PUBLISHED_TAGS'];
  if (tags && !isDry) appendFileSync(tags, `${tag}\n`);
}
