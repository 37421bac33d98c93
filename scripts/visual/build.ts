import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folder of built Storybooks. */
const cacheOf = (root: string) => join(root, 'node_modules/.cache/visual');

/** Runs a command. If it fails, the error contains its output. */
async function run(cwd: string, command: string, ...args: string[]): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], shell: process.platform === 'win32' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`);
}

/** Builds the Storybook of a tree, for tests: without the documentation, and with its module graph. */
async function buildStorybook(root: string, folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run(
    root,
    'pnpm',
    'exec',
    'storybook',
    'build',
    '--test',
    '--quiet',
    '--stats-json',
    folder,
    '--output-dir',
    folder,
  );
}

/** Builds the Storybook of the working tree. Resolves with its folder. */
export async function buildHead(root: string): Promise<string> {
  const folder = join(cacheOf(root), 'head');
  await buildStorybook(root, folder);
  return folder;
}

/** Checks a commit out into a separate working tree, and installs it. Resolves with its folder, and a function that removes it. */
export async function openTree(root: string, commit: string) {
  // Outside the project: Storybook finds no stories below a `node_modules`.
  const tree = await mkdtemp(join(tmpdir(), 'apple-only-tree-'));
  const close = async () => {
    await rm(tree, { recursive: true, force: true });
    await run(root, 'git', 'worktree', 'prune');
  };
  try {
    await run(root, 'git', 'worktree', 'add', '--detach', '--force', tree, commit);
    await run(tree, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline');
  } catch (error) {
    await close();
    throw error;
  }
  return { tree, close };
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
