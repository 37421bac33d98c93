// Runs a command on an artificially slow machine, to show that nothing depends on speed: on one core, of which another process takes
// about half, and with Chromium's pages slowed down in addition. Linux only.
//   node scripts/slow.ts npm test
//   node scripts/slow.ts --core 1 --pages 4 pnpm test:e2e
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const separator = process.argv.findIndex((argument, index) => index > 1 && !/^(--\w+|\d+)$/.test(argument));
const { values } = parseArgs({
  args: process.argv.slice(2, separator),
  options: {
    /** The core that is used. */
    core: { type: 'string', default: '0' },
    /** How many times slower the pages are than their machine. */
    pages: { type: 'string', default: '2' },
  },
});
const command = separator < 0 ? [] : process.argv.slice(separator);
if (command.length === 0) {
  console.error('Usage: node scripts/slow.ts [--core 0] [--pages 2] COMMAND…');
  process.exit(1);
}

const onCore = (args: readonly string[], options: object) => spawn('taskset', ['-c', values.core, ...args], options);
// Three times the weight of one process of the command, which runs several.
const rival = onCore(['nice', '-n', '-5', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore' });
// Ends the rival, which would survive a signal to this process alone.
process.on('exit', () => rival.kill('SIGKILL'));

const child = onCore(command, { stdio: 'inherit', env: { ...process.env, CPU_SLOWDOWN: values.pages } });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(signal));
const [code] = await once(child, 'close');
process.exit(code ?? 1);
