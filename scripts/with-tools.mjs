// Runs a script of this folder with the Node and pnpm the workspace needs, on a machine that may have only Node 20 and npm.
// What is missing comes from the npm registry through npx; then the workspace is installed and the script takes over.
//   node scripts/with-tools.mjs scripts/start.ts
import { spawn, spawnSync } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Read before anything else takes time: whoever stops npm early leaves us to another parent.
const parent = process.ppid;

const NODE = '24.21.0';
const PNPM = '12.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shell = process.platform === 'win32';
const [script, ...args] = process.argv.slice(2);

/** The path in front of everything else, so that nested scripts find the same tools. */
function pathWithTools() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const hasNode = major > 24 || (major === 24 && minor >= 11);
  const pnpm = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell });
  const hasPnpm = pnpm.status === 0 && pnpm.stdout.trim().split('.')[0] === PNPM.split('.')[0];
  if (hasNode && hasPnpm) return process.env.PATH;

  const missing = [!hasNode && `node@${NODE}`, !hasPnpm && `pnpm@${PNPM}`].filter(Boolean);
  const printPath = shell ? 'echo %PATH%' : 'printf %s "$PATH"';
  const npx = spawnSync(
    'npx',
    ['--yes', '--prefer-offline', ...missing.flatMap((name) => ['--package', name]), '--call', printPath],
    { encoding: 'utf8', shell, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (npx.status !== 0) {
    fail(
      `This project needs ${missing.join(' and ')}, and npx could not fetch ${missing.length === 1 ? 'it' : 'them'} ` +
        'from the npm registry. Check the network connection, or install them yourself, and run the command again.',
    );
  }
  // npx puts the folder of the packages it fetched first.
  return [npx.stdout.trim().split(delimiter)[0], process.env.PATH].join(delimiter);
}

/** @param {string} message */
function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

const env = { ...process.env, PATH: pathWithTools() };
const install = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
  cwd: root,
  env,
  shell,
  stdio: ['ignore', 'inherit', 'inherit'],
});
if (install.status !== 0) {
  fail('The dependencies could not be installed; the reason stands above. Mend it and run the command again.');
}

if (process.ppid !== parent) process.exit(1);

// Not spawnSync: it would leave the child behind when this process is told to stop.
const child = spawn('node', [resolve(root, script ?? ''), ...args], { cwd: root, env, shell, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

// npm runs this through a shell that does not pass SIGTERM on: that our parent is gone is the sign.
setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250).unref();
