import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { start } from './run.ts';

describe.skipIf(process.platform === 'win32')('a command', () => {
  test('that a signal has ended can be stopped without an error', async () => {
    const { child, stop } = start(tmpdir(), ['sleep', '60']);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(stop).not.toThrow();
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends when its parent process receives %s', async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'run-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const command = `process.on('SIGTERM', () => process.exit(require('fs').writeFileSync('ended', '')));
      setTimeout(() => {}, 60_000); console.log('It runs.');`;
    const script = `const { start } = await import(${JSON.stringify(import.meta.resolve('./run.ts'))});
      console.log(await start('.', ['node', '--eval', ${JSON.stringify(command)}]).waitForOutput(/(runs)/));`;
    const starter = spawn('node', ['--input-type=module', '--eval', script], { cwd: folder });
    await once(starter.stdout, 'data');
    starter.kill(signal);
    await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
  });
});
