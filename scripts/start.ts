// `npm start`: builds the shop and runs it, with an embedded database, demo people and a demo catalogue.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';

const shell = process.platform === 'win32';

// Demo people cannot be made in somebody's Firebase project.
const firebase = Object.keys(process.env).some((name) => name.startsWith('FIREBASE_') && process.env[name]);
if (!firebase) process.env['DEMO'] ??= '1';

// Before the build, which would replace the files of a shop that is running already.
const source = '--conditions=@apple-only/source';
const check = spawnSync('node', [source, 'apps/server/src/main.ts', 'check'], { stdio: 'inherit', shell });
if (check.status !== 0) process.exit(1);

/** Stands beside what was built, and goes with it. */
const builtFrom = 'apps/server/dist/.built-from';
const notSources = ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/test-results/**', '**/*.tsbuildinfo'];
const sources = fingerprint();
if (read(builtFrom) !== sources) {
  console.log('Building the shop…');
  const build = spawnSync('pnpm', ['run', 'build:shop'], { encoding: 'utf8', shell });
  if (build.status !== 0) {
    console.error(build.stdout, build.stderr);
    console.error('\nThe shop could not be built; the reason stands above. `pnpm check` tells more.\n');
    process.exit(1);
  }
  writeFileSync(builtFrom, sources);
}

// In this very process, so that a signal reaches the server and nothing is left behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);

/** Tells one state of all that the shop is built from from another. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(['pnpm-lock.yaml', 'apps/*/**/*', 'packages/*/**/*'], { exclude: notSources })) {
    const state = statSync(path);
    if (state.isFile()) hash.update(`${path} ${state.mtimeMs} ${state.size}\n`);
  }
  return hash.digest('hex');
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
