import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');

// The style sheets are published as they are: no tool adds prefixes to them.
test.each([
  ['userSelect', 'WebkitUserSelect'],
  ['boxDecorationBreak', 'WebkitBoxDecorationBreak'],
])('%s is set together with its prefixed form, the only one that Safari knows', (property, prefixed) => {
  const counts = globSync('*/*/*.css.ts', { cwd: src }).map((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    const countOf = (name: string) => text.split(`${name}: `).length - 1;
    return { file, own: countOf(` ${property}`), prefixed: countOf(prefixed) };
  });
  expect(counts.some(({ own }) => own > 0)).toBe(true);
  expect(counts.filter(({ own, prefixed: others }) => own !== others)).toEqual([]);
});
