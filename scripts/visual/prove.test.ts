import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { prove } from './prove.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the proof fails if no change has the given name', async () => {
  expect(await prove(root, ['no such change'])).toBe(false);
});
