// `pnpm api` writes a report of the interface of each published package: packages/*/api/*.api.md. `--check [--base REF]` writes
// nothing. It fails if a report does not match the built package, or if the interface has changed since this branch left the main
// one (or since REF) and no changeset announces the change. Needs the built packages: `pnpm build:kit`.
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { canonical } from './api/canonical.ts';
import { complaintOf } from './api/judge.ts';
import { describePackage, readManifest } from './api/reports.ts';
import { branchPoint, changedFiles, fileAt, filesAt, findBase } from './git.ts';
import { published, type PublishedPackage } from './published.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false }, base: { type: 'string' } } });

/** Undefined on the main branch itself. */
const base = values.base === undefined ? branchPoint(root) : findBase(root, values.base);

if (values.check && !base)
  console.log('– Changesets not checked: this is the main branch, or this clone has no main branch to compare with.');

const written = (name: PublishedPackage) => globSync(`packages/${name}/api/*.api.md`, { cwd: root }).toSorted();

async function write(name: PublishedPackage, reports: ReadonlyMap<string, string>) {
  for (const path of written(name)) if (!reports.has(path)) await rm(join(root, path));
  for (const [path, report] of reports) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), report);
  }
}

/** The reports that do not match the built package. */
async function outdated(name: PublishedPackage, reports: ReadonlyMap<string, string>): Promise<string[]> {
  const paths = new Set([...written(name), ...reports.keys()]);
  const complaints = [];
  for (const path of paths) {
    const committed = existsSync(join(root, path)) ? await readFile(join(root, path), 'utf8') : undefined;
    if (committed !== reports.get(path))
      complaints.push(`${path} does not match the built package. Run \`pnpm api\`, and commit the file.`);
  }
  return complaints;
}

/** The complaint about a change since the base that no changeset announces. Empty if there is none. */
async function unannounced(name: PublishedPackage, reports: ReadonlyMap<string, string>): Promise<string[]> {
  const paths = base ? filesAt(root, base, `packages/${name}/api`) : [];
  // The first report has no base to compare with.
  if (!base || paths.length === 0) return [];
  const before = paths.map((path) => canonical(fileAt(root, base, path) ?? '')).join('\n');
  const after = [...reports.keys()]
    .toSorted()
    .map((path) => reports.get(path) ?? '')
    .join('\n');
  const changed = changedFiles(root, base).filter(
    (path) => /^\.changeset\/.+\.md$/.test(path) && existsSync(join(root, path)),
  );
  const changesets = await Promise.all(changed.map((path) => readFile(join(root, path), 'utf8')));
  const { name: fullName, version } = readManifest(root, name);
  return [complaintOf({ name: fullName, version, before, after }, changesets) ?? []].flat();
}

const complaints: string[] = [];
for (const name of published) {
  const reports = describePackage(root, name);
  if (values.check) complaints.push(...(await outdated(name, reports)), ...(await unannounced(name, reports)));
  else await write(name, reports);
}
for (const complaint of complaints) console.error(complaint);
process.exitCode = complaints.length > 0 ? 1 : 0;
