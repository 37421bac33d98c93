import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testLimit } from './time-limits.ts';

const script = join(import.meta.dirname, 'test.ts');

test('a part that does not exist does not pass', () => {
  // Every object has this.
  const { status, stderr } = spawnSync('node', [script, 'toString'], { encoding: 'utf8', timeout: testLimit });
  expect(stderr).toContain('There is no part toString.');
  expect(status).toBe(1);
});
