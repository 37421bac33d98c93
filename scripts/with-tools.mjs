// Runs a script of this folder with the Node and pnpm that the workspace needs, on a machine that may only have Node 20 and npm.
// Missing tools come from the npm registry through npx; then the workspace is installed and the script takes over.
//   node scripts/with-tools.mjs --install=shop scripts/start.ts
// `--install=all` installs everything; `shop` leaves out packages that only developers need, unless they are there already.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock, fail, withProgress, read, run, stopCommands } from './commands.mjs';

// Read first: if npm is stopped early, this process gets another parent.
const parent = process.ppid;

const NODE = 'node@24.21.0';
const PNPM = 'pnpm@12.21.0';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const shell = process.platform === 'win32';
const [wanted, script = '', ...args] = process.argv.slice(2);

/** Records the last installation, and the folders of its tools. It is deleted with `node_modules`. */
const record = join(root, 'node_modules/.installed.json');

/** The tools that this machine lacks, as packages of the registry. */
function missingTools() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const hasNode = major > 24 || (major === 24 && minor >= 11);
  const pnpm = spawnSync('pnpm', ['--version'], { cwd: root, encoding: 'utf8', shell });
  const hasPnpm = pnpm.status === 0 && pnpm.stdout.split('.')[0] === PNPM.split(/[@.]/)[1];
  return [...(hasPnpm ? [] : [PNPM]), ...(hasNode ? [] : [NODE])];
}

/** Fetches a tool. Resolves with its folder. @param {string} tool */
async function fetchTool(tool) {
  // Not `echo`: the shell that starts npx would expand its own PATH. On Windows, it also splits an unquoted argument.
  const call = shell ? '"node --print process.env.PATH"' : 'node --print process.env.PATH';
  const npx = run(['npx', '--yes', '--prefer-offline', '--package', tool, '--call', call]);
  const path = await npx.catch((error) => {
    throw new Error(
      `${error.message}\n\nThis project needs ${tool}, and npx could not fetch it from the npm registry. ` +
        'Check the network connection, or install it yourself, and run the command again.',
    );
  });
  // npx puts the folder of the fetched package first.
  return path.trim().split(delimiter)[0] ?? '';
}

/** The root's own dependencies are only for developers: if they are installed, everything stays installed. */
const installScope = () =>
  wanted === '--install=shop' && !existsSync(join(root, 'node_modules/vitest')) ? 'shop' : 'all';

/** Changes with everything that an installation depends on. */
function fingerprint() {
  const hash = createHash('sha256').update([installScope(), NODE, PNPM, process.platform, process.arch].join(' '));
  const projects = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((name) => join(folder, name)),
  );
  const manifests = ['.', ...projects].map((project) => join(project, 'package.json'));
  for (const file of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', ...manifests]) {
    hash.update(`\n${file}\n${read(join(root, file))}`);
  }
  return hash.digest('hex');
}

/** @returns {{ installed?: string, tools: Record<string, string> }} */
const recorded = () => JSON.parse(read(record) ?? '{"tools":{}}');

/** @param {string[]} missing */
function isPrepared(missing) {
  const { installed, tools } = recorded();
  return installed === fingerprint() && missing.every((tool) => existsSync(tools[tool] ?? ''));
}

/** An environment in which nested scripts also find the tools. @param {Record<string, string>} tools */
const withTools = (tools) => ({ ...process.env, PATH: [...Object.values(tools), process.env['PATH']].join(delimiter) });

/** Fetches the tools that are missing, and installs. @param {string[]} missing */
async function prepare(missing) {
  const fetched = Object.entries(recorded().tools).filter(
    ([tool, folder]) => missing.includes(tool) && existsSync(folder),
  );
  const tools = Object.fromEntries(fetched);
  rmSync(record, { force: true });

  /** @param {string} tool */
  const lacks = (tool) => missing.includes(tool) && !tools[tool];
  // In parallel: pnpm installs without Node.
  const node = lacks(NODE) ? fetchTool(NODE) : undefined;
  node?.catch(() => {});
  if (lacks(PNPM)) tools[PNPM] = await withProgress('Fetching pnpm', fetchTool(PNPM));

  // A full installation checks the lockfile's sources; this one trusts them.
  const options = installScope() === 'shop' ? ['--prod', '--trust-lockfile'] : [];
  // The packages are for the Node that is being fetched.
  const node24 = `--config.node-version=${NODE.split('@')[1]}`;
  const command = ['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', node24, ...options];
  const install = run(command, { cwd: root, env: withTools(tools) }).catch((error) => {
    throw new Error(
      `${error.message}\n\nThe dependencies could not be installed. The reason is above: fix it, and run the command again.`,
    );
  });
  await withProgress(node ? 'Installing, and fetching Node 24' : 'Installing', Promise.all([install, node]));
  if (node) tools[NODE] = await node;
  writeFileSync(record, JSON.stringify({ installed: fingerprint(), tools }));
}

/** Stops the running child processes: first the parts, then the script. @type {(signal: NodeJS.Signals) => void} */
let stop = stopCommands;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stop(signal));
// npm runs this through a shell that does not pass SIGTERM on: a new parent is the sign that npm has stopped.
setInterval(() => process.ppid === parent || stop('SIGTERM'), 250).unref();

const missing = missingTools();
if (!isPrepared(missing)) {
  const lock = join(root, 'node_modules/.installing');
  await withLock(lock, async () => isPrepared(missing) || (await prepare(missing))).catch(fail);
}

const env = withTools(recorded().tools);
// Not spawnSync, with which the child would survive a signal to this process.
const child = spawn('node', [script, ...args], { cwd: root, env, shell, stdio: 'inherit' });
stop = (signal) => child.kill(signal);
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
