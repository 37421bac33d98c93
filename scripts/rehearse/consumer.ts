import assert from 'node:assert/strict';
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outcomeOf, type Column, type Row } from './outcome.ts';
import type { Sources } from './consumers.ts';
import { checkPage } from './page.ts';
import { scopeSetting } from './registry.ts';
import { checkFirstPage, checkShop } from './shop-page.ts';
import type { Supply } from './supply.ts';
import { freePort } from '../free-port.ts';
import { run, start } from '../run.ts';

const root = join(import.meta.dirname, '../..');
/** The server, from its sources, without a storefront. */
const demoServer = ['node', '--conditions=@apple-only/source', 'apps/server/src/main.ts'];

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  overrides?: Supply['specs'];
}

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Writes the specs of a supply's packages into the manifest, over those of the same names. */
function writeSpecs(folder: string, { specs, registry }: Supply) {
  const manifest = readManifest(folder);
  for (const wanted of Object.keys(manifest.dependencies)) {
    const spec = specs[wanted];
    if (spec) manifest.dependencies[wanted] = spec;
  }
  if (!registry) {
    // Dependencies of our packages on each other must resolve to packs, too.
    manifest.overrides = Object.fromEntries(Object.entries(specs).filter(([one]) => !(one in manifest.dependencies)));
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
}

/**
 * Makes a consumer in an empty folder.
 * @param api the address of the API that a shop of the starter reads
 */
export async function prepare(
  name: string,
  sources: Sources,
  supply: Supply,
  work: string,
  api: string,
): Promise<void> {
  const folder = join(work, name);
  if ('template' in sources) {
    await run(work, [...supply.create, name, '--template', sources.template, '--api', api, '--no-start']);
    if (sources.overlay) cpSync(sources.overlay, folder, { recursive: true });
    // The starter depends on the versions that it was published with, or newer ones, which a registry has.
    if (supply.registry && !sources.upgraded) return;
  } else {
    mkdirSync(folder);
    for (const source of 'files' in sources ? sources.files : sources) {
      cpSync(source, statSync(source).isDirectory() ? folder : join(folder, basename(source)), { recursive: true });
    }
  }
  writeSpecs(folder, supply);
}

/** Makes, installs and starts a shop with one command, as a newcomer does, and stops it once its first page has products. */
async function startAtOnce(
  name: string,
  template: string,
  { create }: Supply,
  work: string,
  env: { API_URL: string },
  output: () => string,
) {
  const shop = start(work, [...create, name, '--template', template, '--api', env.API_URL, '--start'], {
    env: { ...env },
  });
  try {
    await checkFirstPage(await shop.waitForOutput(/ Local: +(http:\S+)/), env.API_URL, () => shop.output() + output());
  } finally {
    shop.stop();
  }
}

const install = {
  npm: () => ['npm', 'install', '--no-audit', '--no-fund'],
  // pnpm does not read npm's settings file, and fails if it must not run a package's scripts. esbuild works without its scripts.
  pnpm: ({ registry }: Supply) => ['pnpm', 'install', '--ignore-scripts', `--config.${scopeSetting}=${registry}`],
};

/** Upgrades only our packages in a consumer. Afterwards it must have each of them once, with matching peers. */
async function upgrade(folder: string, { specs }: Supply) {
  const names = Object.keys(readManifest(folder).dependencies).filter((name) => specs[name]);
  const wanted = names.map((name) => `${name}@${specs[name]}`);
  await run(folder, [...install.npm(), '--strict-peer-deps', ...wanted]);
  // To satisfy an optional peer, npm may leave out a dependency of the consumer itself, and still succeed.
  await run(folder, ['npm', 'ls', '--all']);
  assert.deepEqual(globSync('node_modules/@apple-only/*/node_modules/@apple-only/*', { cwd: folder }), []);
}

/** The published packages of this release and of the previous one, or the reason why there is none to upgrade from. */
export interface Supplies {
  now: Supply;
  before: Supply | string;
}

/**
 * Makes a consumer, installs it, and runs its scripts `types`, `build` and `test`, if it has them. If it has `start`, which serves its
 * pages on `PORT`, opens them in Chromium; for a shop of the starter, with the demo server.
 */
export async function rehearse(name: string, sources: Sources, { now, before }: Supplies, work: string): Promise<Row> {
  const shop = 'template' in sources ? sources : undefined;
  const first = shop?.upgraded ? before : now;
  if (typeof first === 'string') return { name, outcomes: {}, note: first };
  const outcomes: Row['outcomes'] = {};
  const step = async (column: Column, check: () => Promise<void>) => {
    outcomes[column] = await outcomeOf(`${name}, ${column}`, check);
    return outcomes[column] === '✔';
  };
  console.log(`▶ ${name}`);
  const apiPort = String(await freePort());
  const api = `http://localhost:${apiPort}`;
  const env = { NEXT_TELEMETRY_DISABLED: '1', PORT: String(await freePort()), API_URL: api };
  // Starts while the shop is installed and built.
  const server =
    shop && start(root, demoServer, { env: { DEMO: '1', PORT: apiPort, DATA_DIR: join(work, `${name}-data`) } });
  const serverOutput = () => server?.output() ?? '';
  const folder = join(work, name);
  try {
    const installed = await step('install', async () => {
      if (shop && !shop.overlay && !shop.upgraded)
        return startAtOnce(name, shop.template, now, work, env, serverOutput);
      await prepare(name, sources, first, work, api);
      const manager = 'files' in sources ? sources.manager : undefined;
      await run(folder, install[manager ?? 'npm'](first));
      if (shop?.upgraded) await upgrade(folder, now);
    });
    if (!installed) return { name, outcomes };
    const { scripts } = readManifest(folder);
    for (const script of ['types', 'build', 'test'] as const) {
      if (scripts[script]) await step(script, () => run(folder, ['npm', 'run', script], { env }));
    }
    if (scripts['start'] && outcomes.build !== '✖') {
      const pages = start(folder, ['npm', 'run', 'start'], { env });
      const origin = `http://localhost:${env.PORT}`;
      const output = () => pages.output() + serverOutput();
      await step('page', () =>
        shop
          ? checkShop(origin, api, output, shop.visit)
          : checkPage(origin, output, 'files' in sources ? sources.visit : undefined),
      );
      pages.stop();
    }
    return { name, outcomes };
  } finally {
    server?.stop();
  }
}
