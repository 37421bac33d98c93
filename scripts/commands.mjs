// The long-running parts of a start. Plain JavaScript, because with-tools.mjs runs on a Node without TypeScript support.
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const windows = process.platform === 'win32';

/** The running commands. @type {Set<import('node:child_process').ChildProcess>} */
const commands = new Set();
let stopped = false;

/**
 * Runs a command. Resolves with its standard output; rejects with all of its output if it fails.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptionsWithoutStdio} [options]
 * @returns {Promise<string>}
 */
export function run([file = '', ...args], options) {
  return new Promise((resolve, reject) => {
    if (stopped) throw new Error('Stopped.');
    // Its own process group: a signal to the group reaches every process that the command starts.
    const child = spawn(file, args, { ...options, shell: windows, detached: !windows });
    commands.add(child);
    child.stdin.end();
    let stdout = '';
    let output = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
      output += chunk;
    });
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      commands.delete(child);
      // A process that the system kills, for example for lack of memory, prints nothing itself.
      if (signal) output += `\n${file} was ended by ${signal}.`;
      if (code === 0) resolve(stdout);
      else reject(new Error(output.trim()));
    });
  });
}

/** Stops the running commands, and prevents new ones. */
export function stopCommands() {
  stopped = true;
  for (const { pid } of commands) {
    try {
      if (pid !== undefined) process.kill(windows ? pid : -pid);
    } catch {
      // It has already ended.
    }
  }
}

/**
 * Prints the title of long-running work and, at the end, its duration.
 * @template Result
 * @param {string} title
 * @param {Promise<Result>} work
 */
export async function withProgress(title, work) {
  const since = Date.now();
  process.stdout.write(`${title}… `);
  try {
    const result = await work;
    console.log(`${((Date.now() - since) / 1000).toFixed(1)} s`);
    return result;
  } catch (error) {
    console.log(stopped ? 'stopped' : 'failed');
    throw error;
  }
}

/** Ends this process and its commands, and prints the reason. @param {Error} error @returns {never} */
export function fail(error) {
  if (!stopped) console.error(`\n${error.message}\n`);
  stopCommands();
  process.exit(1);
}

/**
 * Does the work while no other process holds the same lock. The lock names its process, and is removed if that no longer runs.
 * @param {string} lock
 * @param {() => Promise<unknown>} work
 */
export async function withLock(lock, work) {
  const draft = `${lock}.${process.pid}`;
  mkdirSync(dirname(lock), { recursive: true });
  writeFileSync(draft, String(process.pid));
  try {
    for (let waits = 0; !link(draft, lock); waits += 1) {
      if (stopped) throw new Error('Stopped.');
      const holder = read(lock);
      // After a restart of the machine, another program may have the process id of the former holder.
      if (waits === 20)
        console.log(`Waiting for process ${holder} to finish. If it is another program, delete ${lock}.`);
      if (holder !== undefined && !isRunning(Number(holder))) removeStaleLock(lock, holder);
      else await pause(100);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  try {
    await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The content of a file; undefined if there is none. @param {string} path */
export function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Creates a link, which is atomic and never replaces another. Returns false if there is one already.
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/**
 * Removes the lock of a process that no longer runs, unless another process has taken the lock meanwhile.
 * @param {string} lock
 * @param {string} holder
 */
function removeStaleLock(lock, holder) {
  const aside = `${lock}.${process.pid}.gone`;
  try {
    renameSync(lock, aside);
  } catch {
    return;
  }
  if (read(aside) !== holder) link(aside, lock);
  rmSync(aside);
}

/** @param {number} pid */
function isRunning(pid) {
  // Containers reuse process ids: a lock with this process's own id is left over from an earlier run.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;
