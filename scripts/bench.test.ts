import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout } from './time-limits.ts';

test('a number of products is refused by a bench that has no use for it', () => {
  const { status, stderr } = spawnSync('node', [join(import.meta.dirname, 'bench.ts'), 'lists', '500'], {
    encoding: 'utf8',
    timeout: testTimeout,
  });
  expect(stderr).toContain('Usage: pnpm bench');
  expect(status).toBe(1);
});
