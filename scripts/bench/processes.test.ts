import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { ask, startServer, stop } from './processes.ts';

function forked(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'processes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'forked.js');
  writeFileSync(file, code);
  const child = fork(file);
  onTestFinished(() => stop(child, 'SIGKILL'));
  return child;
}

test('a process answers repeated messages', async () => {
  const child = forked("process.on('message', (number) => process.send(number + 1));");
  expect(await ask(child, 1)).toBe(2);
  expect(await ask(child, 2)).toBe(3);
});

test.each(['process.exit()', "process.kill(process.pid, 'SIGKILL')"])(
  'asking a process that ends without an answer rejects: %s',
  async (end) => {
    const child = forked(`process.on('message', () => ${end});`);
    const ended = once(child, 'exit');
    await expect(ask(child, 'attack')).rejects.toThrow('The process ended without an answer');
    await ended;
    await expect(ask(child, 'attack')).rejects.toThrow('closed');
  },
);

test('starting a server that is killed meanwhile rejects', async () => {
  const env = { NODE_OPTIONS: '--import=data:text/javascript,process.kill(process.pid,"SIGKILL")' };
  await expect(startServer({ port: await freePort(), env })).rejects.toThrow('did not start');
});

test.each([
  ['bare.ts', {}],
  ['files.ts', import.meta.dirname],
])('the server of %s ends with the process that started it', async (file, message) => {
  const child = fork(join(import.meta.dirname, file));
  onTestFinished(() => stop(child, 'SIGKILL'));
  expect(await ask(child, message)).toBeGreaterThan(0);
  child.disconnect();
  await once(child, 'exit');
});
