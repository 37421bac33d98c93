import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findBase } from './git.ts';

test('a check against a commit that does not exist does not become one against another commit, or none', () => {
  const root = join(import.meta.dirname, '..');
  expect(() => findBase(root, 'no-such-commit')).toThrow('no-such-commit');
  expect(() => findBase(root, '')).toThrow('no commit ""');
});
