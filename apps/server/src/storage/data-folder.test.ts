import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadTokenSecret, lockDataFolder } from './data-folder.ts';
import { StartError } from '../start-error.ts';

describe('the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Another process that tries to lock the folder, and holds the lock as long as it runs, also if its garbage is collected. */
  const another = async (...prefix: string[]) => {
    const source = new URL('data-folder.ts', import.meta.url).href;
    const script = `
      const { lockDataFolder } = await import(${JSON.stringify(source)});
      try { lockDataFolder(${JSON.stringify(folder)}); await new Promise(setImmediate); gc(); console.log('has it'); setInterval(() => {}, 1000); }
      catch (error) { console.log(error.name); }`;
    const node = [process.execPath, '--expose-gc', '--input-type=module', '-e', script];
    const [program = '', ...args] = [...prefix, ...node];
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [output] = await once(child.stdout.setEncoding('utf8'), 'data');
    return {
      output: String(output).trim(),
      kill: async () => {
        child.kill('SIGKILL');
        if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      },
    };
  };

  test('is created, and is locked by one server until it unlocks it', () => {
    const inner = join(folder, 'made', 'for us');
    const unlock = lockDataFolder(inner);
    expect(() => lockDataFolder(inner)).toThrow(StartError);
    expect(() => lockDataFolder(inner)).toThrow(/in use by another running shop.* set DATA_DIR/);
    unlock();
    unlock();
    lockDataFolder(inner)();
  });

  test('is refused while another process locks it, and is free once that is killed', async () => {
    const other = await another();
    expect(other.output).toBe('has it');
    expect(() => lockDataFolder(folder)).toThrow(/in use by another running shop/);
    await other.kill();
    const unlock = lockDataFolder(folder);
    expect((await another()).output).toBe('StartError');
    unlock();
  });

  const container = ['unshare', '--fork', '--pid', '--mount-proc', '--kill-child'];
  const hasContainers = spawnSync('unshare', [...container.slice(1), 'true'], { stdio: 'ignore' }).status === 0;

  test.runIf(hasContainers)('is refused across process namespaces, as of containers', async () => {
    const unlock = lockDataFolder(folder);
    expect((await another(...container)).output).toBe('StartError');
    unlock();
    const other = await another(...container);
    expect(other.output).toBe('has it');
    expect(() => lockDataFolder(folder)).toThrow(/in use/);
    await other.kill();
  });

  test('reports that it cannot be written', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(() => lockDataFolder(join(file, 'data'))).toThrow(/cannot be written .* set DATA_DIR/);
  });

  // In processes that can be ended: Node's own way waits there for ever, and lets no timer run.
  test.runIf(existsSync('/proc')).each([
    [
      '../storage/data-folder.ts',
      "lockDataFolder('/proc/shop/data')",
      'The data folder /proc/shop/data cannot be written',
    ],
    [
      '../http/security-log.ts',
      "openSecurityLog('/proc/shop/log')",
      'The security log /proc/shop/log cannot be written',
    ],
  ])('that the system does not allow to create is refused without hanging: %s', (module, call, message) => {
    const source = JSON.stringify(new URL(module, import.meta.url).href);
    const script = `const { ${call.split('(')[0]} } = await import(${source}); await ${call};`;
    const args = ['--input-type=module', '-e', script];
    const { stderr, signal } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 20_000 });
    expect(stderr).toContain(message);
    // It ended by itself.
    expect(signal).toBeNull();
  });

  test('keeps a secret that only its owner can read', async () => {
    const secret = loadTokenSecret(folder);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(loadTokenSecret(folder)).toBe(secret);
    expect((await stat(join(folder, 'token-secret'))).mode & 0o777).toBe(0o600);
  });
});
