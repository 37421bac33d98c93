// `npm test`: everything that must hold, from a fresh clone. What this machine cannot run is one printed line, and a
// failure under CI=true.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { missingChromium } from './chromium.ts';
import { startPostgres, type Postgres } from './postgres.ts';

const ci = process.env['CI'] === 'true';
const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/**
 * Runs a command with its output shown. Answers whether it succeeded. Not `spawnSync`: PostgreSQL writes its log into a
 * pipe of this process, and hangs with every test once that is full and nobody reads it.
 */
async function run(command: string, ...args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' });
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
}

async function step(title: string, ...scripts: string[]): Promise<boolean> {
  const since = Date.now();
  console.log(`\n▶ ${title}`);
  for (const script of scripts) {
    if (await run('pnpm', 'run', script)) continue;
    console.error(`\n✖ ${title} failed. Run it alone with: pnpm ${script}\n`);
    return false;
  }
  console.log(`✔ ${title} (${seconds(since)})`);
  return true;
}

/** Says what this machine cannot run. Answers whether that is good enough. */
function cannot(what: string, why: string): boolean {
  console.log(`\n${ci ? '✖' : '–'} ${what} not run: ${why}`);
  return !ci;
}

/** Finds Chromium, or installs it: Debian's as root, Playwright's own elsewhere. Answers what is wrong, if anything is. */
async function ensureChromium(): Promise<string | undefined> {
  if (!missingChromium() || process.env['CHROMIUM_PATH']) return missingChromium();
  console.log('\n▶ Chromium is missing; installing it');
  const isRoot = process.getuid?.() === 0;
  const debian =
    isRoot && (await run('apt-get', 'update', '-qq')) && (await run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell'));
  if (!debian) await run('pnpm', 'exec', 'playwright', 'install', 'chromium');
  return missingChromium();
}

async function inChromium(): Promise<boolean> {
  const missing = await ensureChromium();
  if (missing) return cannot('Stories and end-to-end tests', missing);
  return (
    (await step('Stories, with axe', 'test:stories')) &&
    (await step('The built Storybook, and the HTML of its stories', 'test:storybook')) &&
    (await step('End to end, in Chromium against npm start', 'test:e2e'))
  );
}

async function withPostgres(tests: () => Promise<boolean>): Promise<boolean> {
  let postgres: Postgres;
  try {
    postgres = await startPostgres();
  } catch (error) {
    return cannot('Tests on PostgreSQL', String(error)) && (await tests());
  }
  process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    return await tests();
  } finally {
    await postgres.stop();
  }
}

const passed =
  (await step('Build', 'build', 'build:storybook')) &&
  (await step('Types, lint, format, doors, unused', 'check')) &&
  (await withPostgres(async () => (await step('Unit and server tests', 'test:unit')) && (await inChromium())));

console.log(passed ? `\n✔ All passed in ${seconds(started)}` : `\n✖ Failed after ${seconds(started)}`);
// Not `process.exitCode`: the embedded PostgreSQL hooks into the end of the process, and resets it.
process.exit(passed ? 0 : 1);
