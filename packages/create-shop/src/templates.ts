import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The templates, with their descriptions. */
export const templates = {
  vite: 'Vite and React Router: rendered in the browser, hosted as static files',
  next: 'Next.js: home and product pages rendered by its server',
} as const;
export type Template = keyof typeof templates;

interface Manifest {
  name: string;
  version?: string;
  /** Only in a published template. */
  dependencies?: Record<string, string>;
  devDependencies: Record<string, string>;
}

export const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

export const writeManifest = (folder: string, manifest: Manifest) =>
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);

/** Whether a dependency only builds or checks a shop. */
const isTool = (name: string) => /^(?:@types\/|@vitejs\/|typescript$|vite$)/.test(name);

/**
 * Copies the templates for the pack. Their dependencies get the versions that are installed in this workspace: those of its catalog and its
 * packages, which its tests have run with. Here all are development dependencies, because `npm start` in this workspace needs none.
 */
export function publishTemplates(from: string, to: string) {
  for (const template of readdirSync(from)) {
    const source = join(from, template);
    const target = join(to, 'templates', template);
    cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('node_modules') });
    const { devDependencies, ...manifest } = readManifest(source);
    const installed = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, `^${readManifest(join(source, 'node_modules', name)).version}`]));
    const names = Object.keys(devDependencies);
    writeManifest(target, {
      ...manifest,
      dependencies: installed(names.filter((name) => !isTool(name))),
      devDependencies: installed(names.filter(isTool)),
    });
  }
}
