// `npm test`: everything that must hold, from a fresh clone. What this machine cannot run is one printed line, and a
// failure under CI=true.
import { spawnSync } from 'node:child_process';
import { chromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';

const ci = process.env['CI'] === 'true';
const started = Date.now();
const seconds = (since: number) => `${Math.round((Date.now() - since) / 1000)} s`;

/** Runs a command with its output shown. Answers whether it succeeded. */
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }).status ===
  0;

function step(title: string, ...scripts: string[]) {
  const since = Date.now();
  console.log(`\n▶ ${title}`);
  for (const script of scripts) {
    if (run('pnpm', 'run', script)) continue;
    console.error(`\n✖ ${title} failed. Run it alone with: pnpm ${script}\n`);
    process.exitCode = 1;
    return false;
  }
  console.log(`✔ ${title} (${seconds(since)})`);
  return true;
}

function cannot(what: string, why: string) {
  console.log(`\n${ci ? '✖' : '–'} ${what} not run: ${why}`);
  if (ci) process.exitCode = 1;
}

/** Finds Chromium, or installs it: Debian's as root, Playwright's own elsewhere. */
function ensureChromium() {
  if (chromium.executablePath) return true;
  console.log('\n▶ Chromium is missing; installing it');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', 'chromium')) return true;
  return run('pnpm', 'exec', 'playwright', 'install', 'chromium');
}

async function tests() {
  if (!step('Build', 'build', 'build:storybook')) return;
  if (!step('Types, lint, format, doors, unused', 'check')) return;

  const postgres = await startPostgres().catch((error: unknown) => {
    cannot('PostgreSQL', error instanceof Error ? error.message : String(error));
  });
  if (postgres) process.env['TEST_DATABASE_URL'] = postgres.url;
  try {
    if (!step('Unit and server tests', 'test:unit')) return;
    if (!ensureChromium()) {
      cannot('Stories and end-to-end tests', 'Chromium could not be installed. Install it, or set CHROMIUM_PATH.');
      return;
    }
    if (!step('Stories, with axe', 'test:stories')) return;
    step('End to end, in Chromium against npm start', 'test:e2e');
  } finally {
    await postgres?.stop();
  }
}

await tests();
console.log(process.exitCode ? `\n✖ Failed after ${seconds(started)}` : `\n✔ All passed in ${seconds(started)}`);
