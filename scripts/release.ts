// `pnpm release [--dry-run]`: builds and packs the published packages, as the rehearsal does, and publishes those whose version the registry
// does not have. npm publishes the packs, and is told by its settings where and as whom: in the workflow it signs in as that (trusted
// publishing), with no token, and proves which commit and workflow they come from; in the rehearsal it has a registry of its own. Prints the
// tags of what it has published, `name@version`, one a line, into the file that PUBLISHED_TAGS names.
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
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
  throw new Error(`npm view ${tag}\n${stdout}${stderr}`);
}

/** What npm installs it by: a version before a release, `1.0.0-rc.0`, only by its name, `rc`. */
const distTag = (version: string) => /-([a-z]+)/.exec(version)?.[1] ?? 'latest';

const work = mkdtempSync(join(tmpdir(), 'release-'));
process.once('exit', () => rmSync(work, { recursive: true, force: true }));

await build();
const packs = await pack(work);
// Each after those that it depends on.
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
