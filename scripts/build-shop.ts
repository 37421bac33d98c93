// `pnpm build:shop`: builds server and storefront side by side. `npm start` does so if they have changed since.
import { createHash } from 'node:crypto';
import { globSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { exclusively, fail, part, read, run, stopCommands } from './parts.mjs';

const root = dirname(import.meta.dirname);
/** A file in the built server's folder, deleted with it. */
const builtFrom = join(root, 'apps/server/dist/.built-from');
const notSources = ['**/node_modules/**', '**/dist/**', '**/e2e/**', '**/test-results/**', '**/*.tsbuildinfo'];

/** Identifies the state of all sources of the shop. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const path of globSync(['pnpm-lock.yaml', 'apps/*/**/*', 'packages/*/**/*'], {
    cwd: root,
    exclude: notSources,
  })) {
    const state = statSync(join(root, path));
    if (state.isFile()) hash.update(`${path} ${state.mtimeMs} ${state.size}\n`);
  }
  return hash.digest('hex');
}

export const isShopBuilt = () => read(builtFrom) === fingerprint();

/**
 * Builds the shop, once another process that builds it is done.
 * @param again builds it even if it is built from these sources already.
 */
export async function buildShop({ again }: { again: boolean }): Promise<void> {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stopCommands);
  await exclusively(join(root, 'node_modules/.building'), async () => {
    if (!again && isShopBuilt()) return;
    const sources = fingerprint();
    rmSync(builtFrom, { force: true });
    const apps = ['server', 'storefront'].map((app) => run(['pnpm', 'run', 'build'], { cwd: join(root, 'apps', app) }));
    await part('Building the shop', Promise.all(apps));
    writeFileSync(builtFrom, sources);
  }).catch(fail);
  for (const signal of signals) process.off(signal, stopCommands);
}

if (import.meta.main) await buildShop({ again: true });
