import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testTimeout } from './time-limits.ts';

/** `pnpm attack` with arguments that it refuses before it builds or starts anything. */
const refusal = (...args: string[]) =>
  spawnSync('node', [join(import.meta.dirname, 'attack.ts'), ...args], { encoding: 'utf8', timeout: testTimeout });

test('an unknown attack exits with an error that lists the attacks', () => {
  const { status, stderr } = refusal('--only', 'upload-typo');
  expect(stderr).toContain('AVIF bombs of 40 megapixels, 29 at once\n');
  expect(stderr).toContain('killed while it writes, PostgreSQL\n');
  expect(status).toBe(1);
});

test('a soak does not leave out the attacks that it seems to be asked to leave out', () => {
  const { status, stderr } = refusal('--soak', '--only', 'uploads');
  expect(stderr).toContain('leave --only out');
  expect(status).toBe(1);
});

test('a duration that is not a number exits with an error', () => {
  const { status, stderr } = refusal('1O');
  expect(stderr).toContain('a number above 0');
  expect(status).toBe(1);
});
