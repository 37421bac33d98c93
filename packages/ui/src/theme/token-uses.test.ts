import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { vars } from './contract.css.ts';

const src = join(import.meta.dirname, '..');

/** How TypeScript names each token: `vars.size.wordmark`, `vars.space[0.5]`. */
const names = Object.entries<Record<string, string>>(vars).flatMap(([group, tokens]) =>
  Object.keys(tokens).map((name) => `vars.${group}${/^\d/.test(name) ? `[${name}]` : `.${name}`}`),
);

test('every token of the theme is used', () => {
  const files = globSync('{theme,*/*}/*.{ts,tsx}', { cwd: src }).filter(
    (file) => !/\.(stories|suite|test)\./.test(file),
  );
  const used = new Set(
    files.flatMap((file) => readFileSync(join(src, file), 'utf8').match(/\bvars\.[a-z]+(?:\.\w+|\[[\d.]+\])/g) ?? []),
  );
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});
