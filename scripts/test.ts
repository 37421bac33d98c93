// `npm test`: all checks and tests, from a fresh clone. `npm test -- unit` runs a part of them. A part that this machine cannot
// run prints one line, and fails if CI=true.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { slowestFiles } from './slowest.ts';
import { missingWebKit } from './webkit.ts';

/** The parts, in order. The quiet scripts of a part run two at a time, one for each core of a small machine. */
const parts = {
  check: {
    title: 'Types, lint, format, import rules, unused code, interfaces, packs, sizes',
    builds: ['build:kit'],
    quiet: [
      'types',
      'lint',
      'format',
      'doors',
      'unused',
      'openapi',
      'tokens',
      'kit',
      'packs',
      'specification',
      'api',
      'size',
    ].map((check) => `check:${check}`),
  },
  unit: { title: 'Unit and server tests', builds: ['build:kit'], scripts: ['test:unit'], on: ['PostgreSQL'] },
  stories: {
    title: 'Stories, with axe, and the built Storybook',
    builds: ['build:kit', 'build:storybook'],
    scripts: ['test:stories', 'test:storybook'],
    on: ['Chromium'],
  },
  visual: {
    title: 'Pictures of the stories that changed',
    scripts: ['test:visual'],
    on: ['Chromium'],
  },
  e2e: {
    title: 'The pages’ bytes, and end to end, in Chromium against npm start',
    // Its tests import texts from the packages, which import each other as built.
    builds: ['build:kit', 'build:shop'],
    scripts: ['check:bytes', 'test:e2e'],
    on: ['Chromium', 'PostgreSQL', 'WebKit'],
  },
} satisfies Record<string, Part>;

interface Part {
  title: string;
  /** The builds before the first part. */
  builds?: string[];
  /** Run two at a time, their output shown if they fail. */
  quiet?: string[];
  /** Run one after the other, their output shown as it comes. */
  scripts?: string[];
  /** The programs that a machine may lack. */
  on?: ('Chromium' | 'PostgreSQL' | 'WebKit')[];
}

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const wanted = requested.length > 0 ? requested.filter(isPart) : (Object.keys(parts) as (keyof typeof parts)[]);
const plan: Part[] = wanted.map((name) => parts[name]);
const builds = [...new Set(plan.flatMap((part) => part.builds ?? []))];
if (builds.length > 0) plan.unshift({ title: 'Build', quiet: builds });

const ci = process.env['CI'] === 'true';
const started = Date.now();
const time = (since: number) => {
  const seconds = Math.round((Date.now() - since) / 1000);
  return seconds < 100 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/**
 * Runs a command. Shows its output, or passes it to `onOutput`. Resolves with whether it succeeded. Not `spawnSync`: PostgreSQL writes
 * its log into a pipe of this process, and blocks, along with every test, once the pipe is full and nothing reads it.
 */
async function run(command: string, args: readonly string[], onOutput?: (output: string) => void): Promise<boolean> {
  const output = onOutput ? 'pipe' : 'inherit';
  const child = spawn(command, args, { stdio: ['ignore', output, output], shell: process.platform === 'win32' });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text));
  // The command would survive a signal to this process alone.
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'close').catch(() => [1]);
  process.off('exit', end);
  return code === 0;
}

async function runScript(script: string, isQuiet: boolean): Promise<boolean> {
  const since = Date.now();
  let output = '';
  const passed = await run('pnpm', ['run', script], isQuiet ? (text) => (output += text) : undefined);
  if (passed && isQuiet) console.log(`  ${script} (${time(since)})`);
  if (!passed) console.error(`${output}\n✖ Failed. Run it alone with: pnpm ${script}\n`);
  return passed;
}

/** Runs scripts two at a time. Does not stop at a failure, so that one run reports every problem. */
async function runSideBySide(scripts: readonly string[]): Promise<boolean> {
  const left = [...scripts];
  let passed = true;
  const work = async () => {
    for (let script = left.shift(); script; script = left.shift()) {
      if (!(await runScript(script, true))) passed = false;
    }
  };
  await Promise.all([work(), work()]);
  return passed;
}

/** Finds Chromium, or installs it: Debian's as root, Playwright's own elsewhere. Resolves with the problem, if there is one. */
async function ensureChromium(): Promise<string | undefined> {
  if (!missingChromium() || process.env['CHROMIUM_PATH']) return missingChromium();
  let output = '';
  const collect = (text: string) => (output += text);
  const install = async () =>
    (await run('apt-get', ['update', '-qq'], collect)) &&
    run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], collect);
  const isInstalled =
    (process.getuid?.() === 0 && (await install())) ||
    (await run('pnpm', ['exec', 'playwright', 'install', 'chromium'], collect));
  if (!isInstalled) console.error(output);
  return missingChromium();
}

/** The programs that a machine may lack. Each is set up while the first part runs; resolves with the problem, if there is one. */
const setUpProgram = {
  Chromium: ensureChromium,
  PostgreSQL: async () => {
    try {
      const postgres = await startPostgres();
      process.env['TEST_DATABASE_URL'] = postgres.url;
      stops.push(() => postgres.stop());
      return undefined;
    } catch (error) {
      return String(error);
    }
  },
  WebKit: async () => missingWebKit(),
};
const stops: (() => Promise<void>)[] = [];
const setUpResults = new Map(
  [...new Set(plan.flatMap((part) => part.on ?? []))].map((name) => [name, setUpProgram[name]()] as const),
);

/** Whether the part can run here. Only a lack of Chromium prevents a whole part, and CI does not require WebKit: few machines have it. */
async function isPossible({ title, on = [] }: Part): Promise<boolean> {
  let possible = true;
  for (const name of on) {
    const missing = await setUpResults.get(name);
    if (!missing) continue;
    const isNeeded = ci && name !== 'WebKit';
    console.log(`${isNeeded ? '✖' : '–'} ${name === 'Chromium' ? title : `${title}, on ${name}`} not run: ${missing}`);
    if (name === 'Chromium') possible = false;
    if (isNeeded) lacking.push(name);
  }
  return possible;
}
const lacking: string[] = [];

/** The folder where the runners write the time of each file. */
const reports = mkdtempSync(join(tmpdir(), 'apple-only-reports-'));
process.env['TEST_REPORTS'] = reports;
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

async function runPart(part: Part, place: number): Promise<boolean> {
  const since = Date.now();
  console.log(`\n▶ ${place + 1} of ${plan.length}: ${part.title} (${time(started)} so far)`);
  if (!(await isPossible(part))) return !ci;
  if (part.quiet && !(await runSideBySide(part.quiet))) return false;
  for (const script of part.scripts ?? []) if (!(await runScript(script, false))) return false;
  console.log(`✔ ${part.title} (${time(since)})`);
  return lacking.length === 0;
}

let passed = true;
for (const [place, part] of plan.entries()) passed &&= await runPart(part, place);

const slowest = slowestFiles(reports, 10);
if (slowest.length > 0) console.log(`\nThe slowest files:\n${slowest.join('\n')}`);
await Promise.all(setUpResults.values());
for (const stop of stops) await stop();
console.log(passed ? `\n✔ All passed in ${time(started)}` : `\n✖ Failed after ${time(started)}`);
// Not `process.exitCode`: the embedded PostgreSQL hooks into the end of the process, and resets the code.
process.exit(passed ? 0 : 1);
