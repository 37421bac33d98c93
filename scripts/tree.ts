import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.ts';

/** Checks a commit out into a separate working tree, and installs it. Resolves with its folder, and a function that removes it. */
export async function openTree(root: string, commit: string) {
  // Outside the project: Storybook finds no stories below a `node_modules`.
  const tree = await mkdtemp(join(tmpdir(), 'apple-only-tree-'));
  // Also if a signal ends the process. Retries, because the commands that end with it may still be writing.
  const remove = () => rmSync(tree, { recursive: true, force: true, maxRetries: 5 });
  process.once('exit', remove);
  const close = async () => {
    process.off('exit', remove);
    await rm(tree, { recursive: true, force: true });
    await run(root, ['git', 'worktree', 'prune']);
  };
  try {
    await run(root, ['git', 'worktree', 'add', '--detach', '--force', tree, commit]);
    await run(tree, ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline']);
  } catch (error) {
    await close();
    throw error;
  }
  return { tree, close };
}

/** Undoes all edits of a working tree. Ignored files stay. */
export function restore(tree: string): void {
  for (const args of [
    ['checkout', '--quiet', '.'],
    ['clean', '--quiet', '-d', '--force'],
  ]) {
    const { status, stderr } = spawnSync('git', args, { cwd: tree, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}
