import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { start } from './run.ts';

test.skipIf(process.platform === 'win32')('a command that a signal has ended is not stopped once more', async () => {
  const { child, stop } = start(tmpdir(), ['sleep', '60']);
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(stop).not.toThrow();
});
