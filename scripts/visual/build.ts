import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../run.ts';
import { openTree } from '../tree.ts';

/** The folder of built Storybooks. */
const cacheOf = (root: string) => join(root, 'node_modules/.cache/visual');

/** Builds the Storybook of a tree, for tests: without the documentation, and with its module graph. */
async function buildStorybook(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const options = ['--test', '--quiet', '--stats-json', folder, '--output-dir', folder];
  await run(root, ['pnpm', 'exec', 'storybook', 'build', ...options]);
}

/** Builds the Storybook of the working tree. Resolves with its folder. */
export async function buildHead(root: string): Promise<string> {
  const folder = join(cacheOf(root), 'head');
  await buildStorybook(root, folder);
  return folder;
}

/** How many Storybooks of commits stay. */
const maxBases = 5;

/** Deletes the Storybooks of commits, except the newest. */
export async function deleteOldBases(cache: string): Promise<void> {
  const folders = (await readdir(cache)).filter((name) => /^[\da-f]{40}/.test(name)).map((name) => join(cache, name));
  const bases = await Promise.all(folders.map(async (folder) => ({ folder, builtAt: (await stat(folder)).mtimeMs })));
  const old = bases.toSorted((one, other) => other.builtAt - one.builtAt).slice(maxBases);
  await Promise.all(old.map(({ folder }) => rm(folder, { recursive: true, force: true })));
}

/** Builds the Storybook of a commit, once, in a separate working tree. Resolves with its folder. */
export async function buildBase(root: string, commit: string): Promise<string> {
  const folder = join(cacheOf(root), commit);
  if (existsSync(folder)) return folder;
  const { tree, close } = await openTree(root, commit);
  try {
    await buildStorybook(tree, `${folder}.unfinished`);
    // Moved only when complete: an interrupted build must not serve as a base.
    await rename(`${folder}.unfinished`, folder);
    await deleteOldBases(cacheOf(root));
  } finally {
    await close();
  }
  return folder;
}
