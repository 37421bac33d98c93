// `npm start`: builds the shop and runs it, with an embedded database, demo people and a demo catalogue.
import { spawnSync } from 'node:child_process';

const shell = process.platform === 'win32';

// Demo people cannot be made in somebody's Firebase project.
const firebase = Object.keys(process.env).some((name) => name.startsWith('FIREBASE_') && process.env[name]);
if (!firebase) process.env['DEMO'] ??= '1';

// Before the build, which would replace the files of a shop that is running already.
const source = '--conditions=@apple-only/source';
const check = spawnSync('node', [source, 'apps/server/src/main.ts', 'check'], { stdio: 'inherit', shell });
if (check.status !== 0) process.exit(1);

console.log('Building the shop…');
const build = spawnSync('pnpm', ['run', 'build:shop'], { encoding: 'utf8', shell });
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  console.error('\nThe shop could not be built; the reason stands above. `pnpm check` tells more.\n');
  process.exit(1);
}

// In this very process, so that a signal reaches the server and nothing is left behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
