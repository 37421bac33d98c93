import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changedFiles, findBase } from './git.ts';

const root = join(import.meta.dirname, '..');

test('a base commit that does not exist is an error', () => {
  expect(() => findBase(root, 'no-such-commit')).toThrow('no-such-commit');
  expect(() => findBase(root, '')).toThrow('no commit ""');
});

test('a failed comparison is an error, not an empty list of changes', () => {
  expect(() => changedFiles(root, 'no-such-commit')).toThrow('no-such-commit');
});
