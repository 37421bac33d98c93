import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Story } from './stories.ts';

/** The importers of each module, by the module's path from the project's root. */
export type Graph = Map<string, Set<string>>;

interface Stats {
  modules: { name: string; reasons: { moduleName: string }[] }[];
}

/** Documentation pages import every component, and appear in no picture. */
const documentation = '.storybook/docs-page.tsx';

/** Only re-exports the components: a module that imports a button from here does not depend on the dialog. */
const barrel = 'packages/ui/src/index.ts';

/** Loads each page when it is visited: a page story does not depend on the others. */
const routes = 'apps/storefront/src/routes.tsx';

const plain = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * Reads the module graph of Storybook's build. Style sheets of vanilla-extract run during the build, so the graph lacks their
 * imports, which are read from their text.
 */
export function readGraph(stats: string, root: string): Graph {
  const { modules }: Stats = JSON.parse(readFileSync(stats, 'utf8'));
  const graph: Graph = new Map();
  for (const { name, reasons } of modules) {
    const importers = graph.get(plain(name)) ?? new Set();
    for (const { moduleName } of reasons) if (plain(moduleName) !== documentation) importers.add(plain(moduleName));
    graph.set(plain(name), importers);
  }
  for (const name of graph.keys()) if (name.endsWith('.css.ts')) addImports(graph, name, root);
  resolveBarrel(graph, root);
  return graph;
}

/** Makes each importer of the barrel an importer of the modules whose exports it names, or of all modules if its text does not name them. */
function resolveBarrel(graph: Graph, root: string): void {
  const importers = [...(graph.get(barrel) ?? [])];
  const wantedBy = new Map(importers.map((name) => [name, namesFromKit(textOf(root, name))]));
  for (const [module, ofModule] of graph) {
    if (!ofModule.delete(barrel)) continue;
    const exported = exportedNames(textOf(root, module));
    for (const importer of importers) {
      const wanted = wantedBy.get(importer);
      if (!wanted || exported.size === 0 || [...wanted].some((name) => exported.has(name))) ofModule.add(importer);
    }
  }
}

/** Makes each page that the routes load a module of the stories that visit it, not of all page stories. */
export function followRoutes(graph: Graph, root: string, stories: readonly Pick<Story, 'id' | 'visits'>[]): void {
  const names = [...textOf(root, routes).matchAll(/\bimport\('\.\/routes\/([\w.-]+)\.tsx'\)/g)].map(
    ([, name = '']) => name,
  );
  for (const name of names) {
    const importers = graph.get(posix.join(posix.dirname(routes), `routes/${name}.tsx`));
    if (!importers?.delete(routes)) continue;
    for (const { id, visits } of stories)
      if (visits.some((address) => routesAt(address, names).includes(name))) importers.add(id);
  }
}

/**
 * The names of the routes that an address may open, by the naming convention: `/dashboard/messages` opens `dashboard.messages`. If none
 * matches the whole address, those that match its first part: `/blog/a-guide` opens `blog` or `blog.article`.
 */
export function routesAt(address: string, names: readonly string[]): string[] {
  const parts = new URL(address, 'http://shop').pathname.split('/').filter((part) => part !== '');
  const name = parts.join('.') || 'home';
  return names.includes(name) ? [name] : names.filter((each) => each.split('.')[0] === parts[0]);
}

const textOf = (root: string, name: string) => {
  const file = join(root, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** The names that a module imports or re-exports from the kit; undefined if it imports all of them, or with unknown syntax. */
function namesFromKit(text: string): Set<string> | undefined {
  const imports = [...text.matchAll(/\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'@apple-only\/ui'/g)];
  if (imports.length === 0 || imports.length < text.split("'@apple-only/ui'").length - 1) return undefined;
  return new Set(
    imports.flatMap(([, names = '']) =>
      names.split(',').map((name) => /^(?:type\s+)?(\w*)/.exec(name.trim())?.[1] ?? ''),
    ),
  );
}

/** The names that a module itself exports. Empty if there are none, or with unknown syntax. */
const exportedNames = (text: string) =>
  /^export (?:\*|\{)/m.test(text)
    ? new Set<string>()
    : new Set(
        [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type|enum) (\w+)/gm)].map(
          ([, name = '']) => name,
        ),
      );

function addImports(graph: Graph, name: string, root: string): void {
  const file = join(root, name);
  if (!existsSync(file)) return;
  for (const [, address = ''] of readFileSync(file, 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)) {
    const imported = posix.join(posix.dirname(name), address);
    const importers = graph.get(imported);
    if (importers?.has(name)) continue;
    graph.set(imported, (importers ?? new Set()).add(name));
    addImports(graph, imported, root);
  }
}

/** A module, and all its direct and indirect importers. */
export function reach(graph: Graph, module: string): Set<string> {
  const reached = new Set([module]);
  // Iterating a set includes items added during the iteration.
  for (const each of reached) for (const importer of graph.get(each) ?? []) reached.add(importer);
  return reached;
}
