// `pnpm new component NAME [GROUP]`, `pnpm new route ADDRESS TITLE`, `pnpm new call NAME NOUN METHOD PATH SUMMARY`: writes the files and
// lines that the recipes of CONTRIBUTING.md name, ready to fill in. Changes nothing if one of the files exists.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { call } from './new/call.ts';
import { component } from './new/component.ts';
import type { RecipeOutput } from './new/lines.ts';
import { route } from './new/route.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const recipes: Record<string, (...words: string[]) => RecipeOutput> = { component, route, call };

const [name = '', ...words] = process.argv.slice(2);
try {
  const recipe = recipes[name];
  if (!recipe)
    throw new Error(
      `Say what to create: ${Object.keys(recipes).join(', ')}. For example: pnpm new component PriceTag.`,
    );
  const { files, lines, next } = recipe(...words);
  const existing = Object.keys(files).find((path) => existsSync(join(root, path)));
  if (existing) throw new Error(`${existing} exists already.`);
  const changed = await Promise.all(
    Object.entries(lines).map(
      async ([path, insert]) => [path, insert(await readFile(join(root, path), 'utf8'))] as const,
    ),
  );
  for (const [path, text] of [...Object.entries(files), ...changed]) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
    console.log(`${path in files ? 'new     ' : 'changed '}${path}`);
  }
  // An insertion may have made a line too long.
  spawnSync(join(root, 'node_modules/.bin/oxfmt'), [...Object.keys(files), ...Object.keys(lines)], { cwd: root });
  console.log(`\n${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
