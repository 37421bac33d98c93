import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testTimeout } from './time-limits.ts';

const script = join(import.meta.dirname, 'test.ts');

test('an unknown part exits with an error', () => {
  // Every object inherits this name.
  const { status, stderr } = spawnSync('node', [script, 'toString'], { encoding: 'utf8', timeout: testTimeout });
  expect(stderr).toContain('There is no part toString.');
  expect(status).toBe(1);
});

test.skipIf(process.platform === 'win32')('the tests end when their runner receives SIGTERM', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pnpm = `#!/usr/bin/env node
    process.on('SIGTERM', () => process.exit(require('fs').writeFileSync(${JSON.stringify(join(folder, 'ended'))}, '')));
    setTimeout(() => {}, 60_000); console.log('It tests.');`;
  writeFileSync(join(folder, 'pnpm'), pnpm, { mode: 0o755 });
  // Any executable passes for Chromium, because nothing here opens it.
  const env = { ...process.env, PATH: folder + delimiter + process.env['PATH'], CHROMIUM_PATH: process.execPath };
  const running = spawn('node', [script, 'visual'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  running.stdout.on('data', (text) => (output += text));
  await expect.poll(() => output).toContain('It tests.');
  running.kill('SIGTERM');
  await once(running, 'exit');
  await expect.poll(() => existsSync(join(folder, 'ended'))).toBe(true);
});
