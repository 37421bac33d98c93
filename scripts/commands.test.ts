import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { withLock, run } from './commands.mjs';

describe('a lock', () => {
  let folder: string;
  let lock: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-'));
    lock = join(folder, 'lock');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is held during the work, and released whether it succeeds or fails', async () => {
    await withLock(lock, async () => expect(existsSync(lock)).toBe(true));
    expect(existsSync(lock)).toBe(false);
    await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(existsSync(lock)).toBe(false);
  });

  test('that a running process holds is waited for', async () => {
    writeFileSync(lock, String(process.ppid));
    let done = false;
    const working = withLock(lock, async () => (done = true));
    await pause(250);
    expect(done).toBe(false);
    rmSync(lock);
    await working;
    expect(done).toBe(true);
  });

  test('that is not released is reported, with its process and its file', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    writeFileSync(lock, String(process.ppid));
    const working = withLock(lock, async () => {});
    await expect.poll(() => log.mock.calls).toEqual([[expect.stringContaining(`${process.ppid} to finish`)]]);
    expect(log.mock.calls[0]?.[0]).toContain(`delete ${lock}`);
    rmSync(lock);
    await working;
  });

  test('whose process is gone is taken over', async () => {
    writeFileSync(lock, String(spawnSync('node', ['--version']).pid));
    let done = false;
    await withLock(lock, async () => (done = true));
    expect(done).toBe(true);
  });
});

test('a failed command rejects with all of its output', async () => {
  const script = "console.log('one'); console.error('two'); process.exit(1)";
  await expect(run(['node', '--eval', script])).rejects.toThrow(/one[^]*two|two[^]*one/);
  expect(await run(['node', '--eval', "console.log('one'); console.error('two')"])).toBe('one\n');
});

test.skipIf(process.platform === 'win32')(
  'a command that a signal ends rejects with the name of the signal',
  async () => {
    const script = "process.kill(process.pid, 'SIGKILL')";
    await expect(run(['node', '--eval', script])).rejects.toThrow('node was ended by SIGKILL.');
  },
);
