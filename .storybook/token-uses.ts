import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const kit = fileURLToPath(new URL('../packages/ui/src/', import.meta.url));

/** The uses of each token, by its path in TypeScript: components and shared styles. Read from the sources. */
function readUses(): Record<string, string[]> {
  const uses: Record<string, string[]> = {};
  const files = globSync('{theme,*/*}/*.{ts,tsx}', { cwd: kit }).filter(
    (file) => !/\.(stories|suite|test)\.|contract\.css/.test(file),
  );
  for (const file of files.toSorted()) {
    const [name = '', folder = ''] = file.split(/[/\\]/).toReversed();
    const user = folder === 'theme' ? (name.split('.')[0] ?? '') : folder;
    for (const [, path = ''] of readFileSync(kit + file, 'utf8').matchAll(/\bvars\.([a-z]+(?:\.\w+|\[[\d.]+\]))/g)) {
      const users = (uses[path] ??= []);
      if (!users.includes(user)) users.push(user);
    }
  }
  return uses;
}

const id = 'virtual:token-uses';

/** The module with each token's uses, for the tokens' page. Read as text, because importing a TypeScript style sheet compiles it. */
export const tokenUses: Plugin = {
  name: 'token-uses',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (moduleId) => (moduleId === `\0${id}` ? `export const uses = ${JSON.stringify(readUses())};` : undefined),
};
