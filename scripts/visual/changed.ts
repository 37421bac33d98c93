import { type Graph, reach } from './graph.ts';

/** Files that affect no story, in any folder. */
const harmless = [
  /\.md$/,
  /\.(test|suite)\.tsx?$/,
  /^(\.changeset|\.ci|\.github|bench|docs|examples|packages\/create-shop)\//,
  /^apps\/storefront\/e2e\//,
  /^apps\/server\/(?!demo\/(photos|people)\/)/,
  /^packages\/ui\/size\.ts$/,
  /^scripts\/(?!visual|chromium\.ts|time-limits\.ts)/,
  /^scripts\/visual\/(prove|report)[./]/,
  /^\.storybook\/pictures\.txt$/,
  /^(\.gitignore|\.gitattributes|LICENSE|knip\.jsonc|openapi\.json|\.ox[^/]*|\.dependency-cruiser\.mjs|redocly\.yaml)$/,
];

/** The modules of packages and apps. A deleted one affects no story by itself: the modules that imported it have changed, too. */
const modules = /^(packages|apps)\/[^/]+\/src\/.*\.tsx?$/;

/**
 * The stories that a change can affect, as paths of story files or ids of single stories. `all`, with the cause, if it can affect
 * every story. A file that is neither in the graph nor known to be harmless may affect every story.
 */
export function affectedStories(
  files: readonly string[],
  graph: Graph,
  stories: ReadonlySet<string>,
  isGone: (file: string) => boolean,
): { all: string } | { stories: Set<string> } {
  const affected = new Set<string>();
  for (const file of files) {
    if (!graph.has(file)) {
      if (harmless.some((pattern) => pattern.test(file)) || (modules.test(file) && isGone(file))) continue;
      return { all: file };
    }
    const reached = reach(graph, file);
    if ([...reached].some((module) => module.startsWith('.storybook/preview'))) return { all: file };
    for (const module of reached) if (stories.has(module)) affected.add(module);
  }
  return { stories: affected };
}
