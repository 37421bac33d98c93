import assert from 'node:assert/strict';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, fileAt, findBase } from '../git.ts';
import { distTag } from '../published.ts';
import { run } from '../run.ts';
import { openTree } from '../tree.ts';
import { mayBreak, readRelease, type Release, previousTag } from './previous-release.ts';
import { outcomeOf, type Row } from './outcome.ts';
import type { Packs } from './packs.ts';
import { starterPackage } from './supply.ts';

const inTree = (tree: string) => (path: string) =>
  existsSync(join(tree, path)) ? readFileSync(join(tree, path), 'utf8') : undefined;

/** Copies the checkout into a separate tree, uncommitted changes included, and applies the versions and changelogs of its changesets. */
async function openNext(root: string) {
  const { tree, close } = await openTree(root, 'HEAD');
  try {
    for (const file of changedFiles(root, 'HEAD')) {
      if (existsSync(join(root, file))) cpSync(join(root, file), join(tree, file));
      else rmSync(join(tree, file));
    }
    // The workflow's changelogs get the author of a change from GitHub, which needs a token.
    const file = join(tree, '.changeset/config.json');
    const config: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...config, changelog: '@changesets/cli/changelog' }));
    await run(tree, ['pnpm', 'changeset', 'version']);
  } catch (error) {
    await close();
    throw error;
  }
  return { tree, close };
}

/** Publishes the packages of a tree, as the workflow does, to the registry of npm's settings. */
const releaseTree = (tree: string) => run(tree, ['pnpm', 'release']);

/** The release of the checkout and the previous one, or the reason why no upgrade is rehearsed. */
export interface Releases {
  now: Release;
  before: Release | string;
}

/**
 * Publishes the previous release, and then the checkout.
 * @param isUpgraded whether the previous release is needed
 * @param commit the commit of the previous release; by default that of the newest tag
 */
export async function publishAll(root: string, isUpgraded: boolean, commit?: string): Promise<Releases> {
  const { tree, close } = await openNext(root);
  try {
    const now = readRelease(inTree(tree));
    const before = isUpgraded ? await publishPrevious(root, now, commit) : 'not asked for';
    await releaseTree(tree);
    return { now, before };
  } finally {
    await close();
  }
}

async function publishPrevious(root: string, now: Release, requestedCommit?: string): Promise<Releases['before']> {
  const commit = requestedCommit === undefined ? previousTag(root, now) : findBase(root, requestedCommit);
  if (!commit) return 'nothing has been released before';
  const before = readRelease((path) => fileAt(root, commit, path));
  if (!before.versions[starterPackage]) return `${commit} has no starter`;
  assert.notDeepEqual(
    before.versions,
    now.versions,
    `Since ${commit}, no changeset announces a new version, so there is none to upgrade to.`,
  );
  if (!requestedCommit && mayBreak(before, now)) return `a major change since ${commit} may break it`;
  const { tree, close } = await openTree(root, commit);
  try {
    await releaseTree(tree);
  } finally {
    await close();
  }
  return before;
}

/** A registry's data on a package. */
interface Packument {
  'dist-tags': Record<string, string>;
  time: Record<string, string>;
  versions: Record<string, { dependencies?: Record<string, string> }>;
}

/**
 * Checks the registry's data on each package of a release: npm finds the version by its dist-tag, and its dependencies are those of this release,
 * published before it.
 */
export function checkPublished(registry: string, { versions }: Release): Promise<Row[]> {
  const read = async (name: string): Promise<Packument> =>
    (await fetch(registry + encodeURIComponent(name))).json() as Promise<Packument>;
  const rows = Object.entries(versions).map(async ([name, version]) => {
    const publish = await outcomeOf(`${name}, publish`, async () => {
      const { 'dist-tags': tags, time, versions: all } = await read(name);
      assert.equal(tags[distTag(version)], version, `The dist-tags are ${JSON.stringify(tags)}.`);
      for (const [one, range] of Object.entries(all[version]?.dependencies ?? {})) {
        const wanted = versions[one];
        if (!wanted) continue;
        assert.equal(range, `^${wanted}`, `It depends on ${one}.`);
        const before = (await read(one)).time[wanted] ?? '';
        assert.ok(before < (time[version] ?? ''), `It was published before ${one}.`);
      }
    });
    return { name, outcomes: { publish } };
  });
  return Promise.all(rows);
}

/** Downloads the packs of a release. */
export async function download(work: string, { versions }: Release): Promise<Packs> {
  const tags = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  await run(work, ['npm', 'pack', ...tags]);
  return Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      join(work, `${name.slice(1).replace('/', '-')}-${version}.tgz`),
    ]),
  );
}
