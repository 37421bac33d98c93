import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptSecret, lockDataFolder } from './data-folder.ts';
import { StartError } from './start-error.ts';

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is made, and belongs to one process until it lets go', async () => {
    const inner = join(folder, 'made', 'for us');
    const unlock = lockDataFolder(inner);
    expect(await readFile(join(inner, 'lock'), 'utf8')).toBe(String(process.pid));
    unlock();
    unlock();
    expect(await readdir(inner)).toEqual([]);
  });

  test('is refused while another process that runs has it', async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    try {
      await writeFile(join(folder, 'lock'), String(other.pid));
      expect(() => lockDataFolder(folder)).toThrow(StartError);
      expect(() => lockDataFolder(folder)).toThrow(new RegExp(`in use by another running process \\(${other.pid}\\)`));
      expect(await readdir(folder)).toEqual(['lock']);
    } finally {
      other.kill('SIGKILL');
    }
    await once(other, 'exit');
    lockDataFolder(folder)();
  });

  test.each(['', 'nonsense', '999999999'])('is taken over from a process that is gone (%j)', async (holder) => {
    await writeFile(join(folder, 'lock'), holder);
    const unlock = lockDataFolder(folder);
    expect(await readdir(folder)).toEqual(['lock']);
    unlock();
  });

  test('that cannot be written says so', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(() => lockDataFolder(join(file, 'data'))).toThrow(/cannot be written .* set DATA_DIR/);
  });

  test('keeps a secret that only its owner can read', async () => {
    const secret = keptSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
  });
});
