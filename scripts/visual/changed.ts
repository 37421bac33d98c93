import { spawnSync } from 'node:child_process';
import { type Graph, reach } from './graph.ts';

const git = (root: string, ...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : undefined;
};

/** The commit that a change is compared with; without `ref`, the commit where this branch left the main one, else the previous commit. */
export function findBase(root: string, ref?: string): string | undefined {
  const commit = (name: string) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)?.trim();
  if (ref) return commit(ref);
  const head = commit('HEAD');
  for (const branch of ['origin/main', '@{upstream}']) {
    const left = git(root, 'merge-base', 'HEAD', branch)?.trim();
    if (left && left !== head) return left;
  }
  return commit('HEAD^');
}

/** The files that differ from a commit: committed since, uncommitted, and new ones. */
export function changedFiles(root: string, base: string): string[] {
  const changed = git(root, 'diff', '--name-only', '--no-renames', '-z', base) ?? '';
  const untracked = git(root, 'ls-files', '--others', '--exclude-standard', '-z') ?? '';
  return [...new Set([...changed.split('\0'), ...untracked.split('\0')])].filter((file) => file !== '');
}

/** The content of a file at a commit. */
export const fileAt = (root: string, commit: string, path: string) => git(root, 'show', `${commit}:${path}`);

/** Files that are part of no story, in any folder. */
const harmless = [
  /\.md$/,
  /\.(test|suite)\.tsx?$/,
  /^(\.changeset|\.ci|\.github|bench|docs|openapi)\//,
  /^apps\/storefront\/e2e\//,
  /^apps\/server\/(?!demo\/(photos|people)\/)/,
  /^scripts\/(?!visual|chromium\.ts|time-limits\.ts)/,
  /^\.storybook\/pictures\.txt$/,
  /^(\.gitignore|\.gitattributes|LICENSE|knip\.jsonc|openapi\.json|\.ox[^/]*|\.dependency-cruiser\.mjs|redocly\.yaml)$/,
];

/**
 * The stories that a change can affect: those of a file, by its path, or one, by its id. `all`, with the cause, if it can affect
 * every story. A file that is neither in the graph nor known to be harmless may affect every story.
 */
export function affectedStories(
  files: readonly string[],
  graph: Graph,
  stories: ReadonlySet<string>,
): { all: string } | { stories: Set<string> } {
  const affected = new Set<string>();
  for (const file of files) {
    if (!graph.has(file)) {
      if (harmless.some((pattern) => pattern.test(file))) continue;
      return { all: file };
    }
    const reached = reach(graph, file);
    if ([...reached].some((module) => module.startsWith('.storybook/preview'))) return { all: file };
    for (const module of reached) if (stories.has(module)) affected.add(module);
  }
  return { stories: affected };
}
