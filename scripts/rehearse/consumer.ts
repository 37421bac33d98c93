import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outcomeOf, type Column, type Row } from './outcome.ts';
import type { Sources } from './consumers.ts';
import { checkPage } from './page.ts';
import type { Packs } from './packs.ts';
import { checkShop } from './shop-page.ts';
import { freePort, run, start } from '../run.ts';

const root = join(import.meta.dirname, '../..');
/** The server, from its sources: without a storefront of its own. */
const demoServer = ['node', '--conditions=@apple-only/source', 'apps/server/src/main.ts'];

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  overrides?: Packs;
}

/** Makes a shop by the packed starter, as other teams do. */
async function startShop(name: string, template: string, packs: Packs, work: string, api: string) {
  const starter = packs['@apple-only/create-shop'] ?? '';
  const options = ['--template', template, '--api', api, '--no-start'];
  await run(work, ['npm', 'exec', '--yes', '--package', starter, '--', 'create-shop', name, ...options]);
}

/**
 * Makes a consumer in an empty folder, with the packs in place of the published packages. Resolves with the folder, and its scripts.
 * @param api the address of the API that a shop of the starter reads
 */
export async function prepare(name: string, sources: Sources, packs: Packs, work: string, api: string) {
  const folder = join(work, name);
  if ('template' in sources) {
    await startShop(name, sources.template, packs, work, api);
    if (sources.own) cpSync(sources.own, folder, { recursive: true });
  } else {
    mkdirSync(folder);
    for (const source of 'files' in sources ? sources.files : sources) {
      cpSync(source, statSync(source).isDirectory() ? folder : join(folder, basename(source)), { recursive: true });
    }
  }
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const wanted of Object.keys(manifest.dependencies)) {
    const file = packs[wanted];
    if (file) manifest.dependencies[wanted] = file;
  }
  // The packages that a package of ours depends on are packs, too.
  manifest.overrides = Object.fromEntries(Object.entries(packs).filter(([one]) => !(one in manifest.dependencies)));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  return { folder, scripts: manifest.scripts };
}

/**
 * Prepares a consumer, installs it by npm, and runs those of the scripts `types`, `build` and `test` that it has. If it has `start`, which
 * serves its pages on `PORT`, opens them in Chromium: those of a shop of the starter with the server of the demo.
 */
export async function rehearse(name: string, sources: Sources, packs: Packs, work: string): Promise<Row> {
  const apiPort = String(await freePort());
  const api = `http://localhost:${apiPort}`;
  const { folder, scripts } = await prepare(name, sources, packs, work, api);
  const outcomes: Row['outcomes'] = {};
  const step = async (column: Column, check: () => Promise<void>) => {
    outcomes[column] = await outcomeOf(`${name}, ${column}`, check);
    return outcomes[column] === '✔';
  };
  console.log(`▶ ${name}`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', PORT: String(await freePort()), API_URL: api };
  // It starts while the shop is installed and built.
  const server =
    'template' in sources
      ? start(root, demoServer, { env: { DEMO: '1', PORT: apiPort, DATA_DIR: join(work, `${name}-data`) } })
      : undefined;
  try {
    const installed = await step('install', () => run(folder, ['npm', 'install', '--no-audit', '--no-fund']));
    if (!installed) return { name, outcomes };
    for (const script of ['types', 'build', 'test'] as const) {
      if (scripts[script]) await step(script, () => run(folder, ['npm', 'run', script], { env }));
    }
    if (scripts['start'] && outcomes.build !== '✖') {
      const pages = start(folder, ['npm', 'run', 'start'], { env });
      const origin = `http://localhost:${env.PORT}`;
      const output = () => pages.output() + (server?.output() ?? '');
      await step('page', () =>
        'template' in sources
          ? checkShop(origin, api, output, sources.visit)
          : checkPage(origin, output, 'visit' in sources ? sources.visit : undefined),
      );
      pages.stop();
    }
    return { name, outcomes };
  } finally {
    server?.stop();
  }
}
