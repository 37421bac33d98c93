// `npm start`: builds the shop and runs it, with an embedded database, demo people and a demo catalogue.
import { spawnSync } from 'node:child_process';
import { buildShop, isShopBuilt } from './build-shop.ts';
import { withDemo } from './shop-settings.ts';

Object.assign(process.env, withDemo(process.env));

if (!isShopBuilt()) {
  // Before the build, which would replace the files of a shop that is already running.
  const check = ['--conditions=@apple-only/source', 'apps/server/src/main.ts', 'check'];
  const { status } = spawnSync('node', check, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(1);
  await buildShop({ force: false });
}

// In this process, so that a signal reaches the server and no process is left behind.
await import(new URL('../apps/server/dist/main.js', import.meta.url).href);
