import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { outcomeOf, type Row } from './outcome.ts';
import { published } from '../published.ts';
import { run } from '../run.ts';

const root = resolve(import.meta.dirname, '../..');

/** The folders of the published packages, each after its dependencies. */
export const folders = published.map((name) => join(root, 'packages', name));

/** The packs, by the name of their package. */
export type Packs = Readonly<Record<string, string>>;

/** Builds all packages. */
export const build = () => run(root, ['pnpm', 'build:kit']);

/** Packs all packages, as they are built. */
export async function pack(into: string): Promise<Packs> {
  const packed = folders.map(async (folder) => {
    const file = join(into, `${basename(folder)}.tgz`);
    await run(folder, ['pnpm', 'pack', '--out', file]);
    const manifest: { name: string } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return [manifest.name, file] as const;
  });
  return Object.fromEntries(await Promise.all(packed));
}

/** One of the entries that `./*` matches: attw does not expand patterns. */
const patternExamples: Readonly<Record<string, string>> = { '@apple-only/ui': 'ProductCard' };

/** Checks that all entries of the packs exist, and have types that match them. The packages are ES modules only. */
export const checkPacks = (packs: Packs): Promise<Row[]> =>
  Promise.all(
    Object.entries(packs).map(async ([name, file]) => {
      const publint = await outcomeOf(`${name}, publint`, () =>
        run(root, ['pnpm', 'exec', 'publint', '--strict', file]),
      );
      const entry = patternExamples[name];
      const more = entry ? ['--include-entrypoints', entry] : [];
      const attw = await outcomeOf(`${name}, attw`, () =>
        run(root, ['pnpm', 'exec', 'attw', file, '--profile', 'esm-only', ...more]),
      );
      return { name, outcomes: { publint, attw } };
    }),
  );
