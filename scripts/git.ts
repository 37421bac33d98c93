import { spawnSync } from 'node:child_process';

const git = (root: string, ...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
};

const commitOf = (root: string, name: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();

/** The short hash of the checked-out commit. */
export const headOf = (root: string) => git(root, 'rev-parse', '--short', 'HEAD')?.trim() ?? 'no commit';

/** The commit where this branch left the main one; undefined on the main branch itself. */
export function branchPoint(root: string): string | undefined {
  const head = commitOf(root, 'HEAD');
  return ['origin/main', '@{upstream}']
    .map((branch) => git(root, 'merge-base', 'HEAD', branch)?.trim())
    .find((left) => left && left !== head);
}

/**
 * The commit to compare a change with. Without `ref`: the commit where this branch left the main one, else the previous commit.
 * @throws if this clone has no commit `ref`
 */
export function findBase(root: string, ref?: string): string | undefined {
  if (ref === undefined) return branchPoint(root) ?? commitOf(root, 'HEAD^');
  const commit = commitOf(root, ref);
  if (!commit) throw new Error(`There is no commit ${JSON.stringify(ref)} in this clone.`);
  return commit;
}

/** The files that differ from a commit: committed since, uncommitted, and new ones. @throws if git fails */
export function changedFiles(root: string, base: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base);
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  if (changed === undefined || untracked === undefined) throw new Error(`git cannot list the changes since ${base}.`);
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter((file) => file !== '');
}

/** The content of a file at a commit. */
export const fileAt = (root: string, commit: string, path: string) => git(root, 'show', `${commit}:${path}`);

/** The paths of the files in a folder at a commit. */
export const filesAt = (root: string, commit: string, folder: string): string[] =>
  (git(root, 'ls-tree', '-r', '--name-only', '-z', commit, '--', folder) ?? '')
    .split('\0')
    .filter((path) => path !== '');

/** The tags that match a pattern in the history of the checked-out commit, newest first. */
export const tagsOf = (root: string, pattern: string): string[] =>
  (git(root, 'tag', '--list', pattern, '--merged', 'HEAD', '--sort=-creatordate') ?? '')
    .split('\n')
    .filter((tag) => tag !== '');
