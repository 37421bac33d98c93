import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';

interface Options {
  env?: Readonly<Record<string, string>>;
}

// By default a signal ends this process without the event `exit`, which ends its commands.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Starts a command in its own process group, so that its children end with it. The command ends with this process. */
export function start(cwd: string, [command = '', ...args]: readonly string[], { env }: Options = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    detached: true,
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    process.kill(-child.pid);
  };
  // Before earlier listeners, such as one that removes its folder.
  process.prependOnceListener('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  /** Resolves with the match of a pattern's first group in the output. @throws the output, if the command ends without a match */
  const waitForOutput = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      };
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      child.once('close', () => reject(new Error(`${[command, ...args].join(' ')} ended too early:\n${output}`)));
    });
  return { child, stop, output: () => output, waitForOutput };
}

/** Runs a command. @throws its output if it fails */
export async function run(cwd: string, command: readonly string[], options?: Options): Promise<void> {
  const { child, output } = start(cwd, command, options);
  const [code]: unknown[] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output()}`);
}
