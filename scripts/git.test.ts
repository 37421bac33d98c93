import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, findBase } from './git.ts';

const root = join(import.meta.dirname, '..');

test('a check against a commit that does not exist does not become one against another commit, or none', () => {
  expect(() => findBase(root, 'no-such-commit')).toThrow('no-such-commit');
  expect(() => findBase(root, '')).toThrow('no commit ""');
});

test('what git cannot compare is not taken for unchanged', () => {
  expect(() => changedFiles(root, 'no-such-commit')).toThrow('no-such-commit');
});
