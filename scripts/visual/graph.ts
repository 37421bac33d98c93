import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Who imports a module, by the module's path from the project's root. */
export type Graph = Map<string, Set<string>>;

interface Stats {
  modules: { name: string; reasons: { moduleName: string }[] }[];
}

const plain = (name: string) => name.replace(/^\.\//, '').replace(/\?.*$/, '');

/**
 * Reads the module graph that Storybook wrote when it was built. The style sheets of vanilla-extract run while it is built, so that
 * what they import is not in it: that is read from their text.
 */
export function readGraph(stats: string, root: string): Graph {
  const { modules }: Stats = JSON.parse(readFileSync(stats, 'utf8'));
  const graph: Graph = new Map();
  for (const { name, reasons } of modules) {
    const importers = graph.get(plain(name)) ?? new Set();
    for (const { moduleName } of reasons) importers.add(plain(moduleName));
    graph.set(plain(name), importers);
  }
  for (const name of graph.keys()) if (name.endsWith('.css.ts')) addImports(graph, name, root);
  return graph;
}

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

/** A module, and every module that it is part of. */
export function reach(graph: Graph, module: string): Set<string> {
  const reached = new Set([module]);
  // A set gives what is added while it is gone through.
  for (const each of reached) for (const importer of graph.get(each) ?? []) reached.add(importer);
  return reached;
}
