import { execFileSync, fork, spawn, type ChildProcess, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { testTimeout } from '../time-limits.ts';
import type { Job, Outcome } from './load.ts';

const main = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

/**
 * Ends a process, and waits until it has exited.
 * @param isGroup whether to signal its process group: Debian starts Chromium through a shell, which does not pass signals on
 */
export async function stop(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM', isGroup = false) {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
  else child.kill(signal);
  await ended;
}

/** Sends a forked process a message. Resolves with its answer. @throws if it exits before answering */
export async function ask<Answer>(child: ChildProcess, message: Serializable): Promise<Answer> {
  const over = new AbortController();
  try {
    const answer: Promise<unknown[]> = once(child, 'message', over);
    const end = once(child, 'disconnect', over).then((): never => {
      throw new Error(`The process ended without an answer: ${child.spawnargs.join(' ')}`);
    });
    child.send(message);
    const [first] = await Promise.race([answer, end]);
    return first as Answer;
  } finally {
    over.abort();
  }
}

/** Resident memory of the matching processes, in bytes. Files that they share count once, if Linux reports them. */
function memoryOf(isIncluded: (pid: number, parent: number) => boolean): number {
  let own = 0;
  let files = 0;
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).split('\n')) {
    const [pid = 0, parent = 0, resident = 0] = line.trim().split(/\s+/).map(Number);
    if (!isIncluded(pid, parent)) continue;
    const ofFiles = memoryOfFiles(pid);
    own += resident - ofFiles;
    files = Math.max(files, ofFiles);
  }
  return (own + files) * 1024;
}

/** The file-backed part of a process's resident memory, such as its program, in kB. 0 if the process has ended, or cannot be read. */
function memoryOfFiles(pid: number): number {
  try {
    return Number(/^RssFile:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** A server of this project as in production, in a separate process. */
export interface ServerProcess {
  origin: string;
  pid: number | undefined;
  /** Resident memory, in bytes. */
  memory: () => number;
  /** The same, including the process that decodes its photos. */
  totalMemory: () => number;
  stop: () => Promise<void>;
  /** Kills it without notice, as a power failure would. */
  kill: () => Promise<void>;
}

export interface ServerOptions {
  port: number;
  /** Its settings, except its address and its data folder. */
  env: Record<string, string>;
  /** Its data folder. @default a temporary one, deleted when it stops */
  folder?: string;
}

/** Starts the built server. */
export async function startServer({ port, env, folder }: ServerOptions): Promise<ServerProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const data = folder ?? (await mkdtemp(join(tmpdir(), 'apple-only-bench-')));
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      // As the README recommends for production.
      NODE_OPTIONS: '--max-semi-space-size=8 --max-old-space-size=256',
      MALLOC_MMAP_THRESHOLD_: '8192',
      PORT: String(port),
      DATA_DIR: data,
      PUBLIC_URL: origin,
      ...env,
    },
    // Discards the log of every call, which must not delay the server: in production it does not, either.
    stdio: ['ignore', 'ignore', 'ignore'],
  });
  // A run that fails halfway must not leave the server running.
  const end = () => child.kill();
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const close = async (signal?: NodeJS.Signals) => {
    await stop(child, signal);
    if (folder === undefined) await rm(data, { recursive: true, force: true });
  };
  const until = Date.now() + testTimeout;
  while (!(await fetch(`${origin}/health`).catch(() => undefined))?.ok) {
    if (hasEnded(child) || Date.now() > until) {
      await close('SIGKILL');
      throw new Error('The server did not start. `pnpm start` shows why.');
    }
    await pause(50);
  }
  return {
    origin,
    pid: child.pid,
    memory: () => memoryOf((pid) => pid === child.pid),
    totalMemory: () => memoryOf((pid, parent) => pid === child.pid || parent === child.pid),
    kill: () => stop(child, 'SIGKILL'),
    stop: () => close(),
  };
}

/** Starts a server that only sends these bytes, by path. */
export async function startBare(answers: Record<string, string>) {
  const child = fork(new URL('./bare.ts', import.meta.url));
  const port = await ask<number>(child, answers);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

/** Starts a server that only sends the files of a folder, as they were compressed when built. */
export async function startFiles(folder: string) {
  const child = fork(new URL('./files.ts', import.meta.url));
  const port = await ask<number>(child, folder);
  return { origin: `http://127.0.0.1:${port}`, stop: () => stop(child) };
}

/** Starts the process that makes calls. */
export function startLoadGenerator() {
  const child = fork(new URL('./load.ts', import.meta.url));
  return {
    /** Calls per second. Throws if any call was refused. */
    async rate(job: Job): Promise<number> {
      const outcome = await ask<Outcome | { error: string }>(child, job);
      if ('error' in outcome) throw new Error(`${job.method} ${job.calls[0]?.path}: ${outcome.error}`);
      return outcome.rate;
    },
    stop: () => stop(child),
  };
}

/** The process that makes calls. */
export type LoadGenerator = ReturnType<typeof startLoadGenerator>;
