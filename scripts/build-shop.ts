// `pnpm build:shop`: builds server and storefront in parallel. `npm start` does so if they have changed since the last build.
import { createHash } from 'node:crypto';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withLock, fail, withProgress, read, run, stopCommands } from './commands.mjs';

const root = dirname(import.meta.dirname);
/** Folders that the builds of server and storefront empty. None of their files is served. */
const builtFolders = ['apps/server/dist', 'apps/storefront/dist/.renderer'].map((folder) => join(root, folder));
/** A file with the fingerprint of the sources that a folder was built from. Deleted with the folder. */
const markerIn = (folder: string) => join(folder, '.built-from');
const notSources = ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/test-results/**', '**/*.tsbuildinfo'];

/** Identifies the state of all sources of the shop, and the settings that become part of its pages. */
export function fingerprint(): string {
  const hash = createHash('sha256');
  const settings = Object.keys(process.env).filter((name) => name.startsWith('VITE_'));
  for (const name of settings.toSorted()) hash.update(`${name} ${process.env[name]}\n`);
  for (const path of globSync(['pnpm-lock.yaml', 'apps/*/.env*', 'apps/*/**/*', 'packages/*/**/*'], {
    cwd: root,
    exclude: notSources,
  })) {
    const state = statSync(join(root, path));
    if (state.isFile()) hash.update(`${path} ${state.mtimeMs} ${state.size}\n`);
  }
  return hash.digest('hex');
}

/** Whether both apps are built from these sources. Checks both, because each can be built or deleted alone. */
export const isShopBuilt = (sources = fingerprint(), folders = builtFolders) =>
  folders.every((folder) => read(markerIn(folder)) === sources);

/**
 * Builds the shop. Waits for another process that is building it.
 * @param force builds it even if it is already built from these sources
 */
export async function buildShop({ force }: { force: boolean }): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stopCommands);
  await withLock(join(root, 'node_modules/.building'), async () => {
    if (!force && isShopBuilt()) return;
    const sources = fingerprint();
    for (const folder of builtFolders) rmSync(markerIn(folder), { force: true });
    const apps = ['server', 'storefront'].map((app) => run(['pnpm', 'run', 'build'], { cwd: join(root, 'apps', app) }));
    await withProgress('Building the shop', Promise.all(apps));
    for (const folder of builtFolders) writeFileSync(markerIn(folder), sources);
  }).catch(fail);
  for (const signal of signals) process.off(signal, stopCommands);
}

if (import.meta.main) await buildShop({ force: true });
