import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
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

/** Builds the Storybook of a commit, once, in a separate working tree. Resolves with its folder. */
export async function buildBase(root: string, commit: string): Promise<string> {
  const folder = join(cacheOf(root), commit);
  if (existsSync(folder)) return folder;
  const { tree, close } = await openTree(root, commit);
  try {
    await buildStorybook(tree, `${folder}.unfinished`);
    // Moved only when complete: an interrupted build must not serve as a base.
    await rename(`${folder}.unfinished`, folder);
  } finally {
    await close();
  }
  return folder;
}
