import { cpSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { outcomeOf, type Column, type Row } from './outcome.ts';
import { checkPage } from './page.ts';
import type { Packs } from './packs.ts';
import { freePort, run, start } from '../run.ts';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  overrides?: Packs;
}

/** Copies a consumer into an empty folder, with the packs in place of the published packages. Returns the folder, and its scripts. */
export function prepare(name: string, sources: readonly string[], packs: Packs, work: string) {
  const folder = join(work, name);
  mkdirSync(folder);
  for (const source of sources) {
    cpSync(source, statSync(source).isDirectory() ? folder : join(folder, basename(source)), { recursive: true });
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
 * serves its pages on `PORT`, opens them in Chromium.
 */
export async function rehearse(name: string, sources: readonly string[], packs: Packs, work: string): Promise<Row> {
  const { folder, scripts } = prepare(name, sources, packs, work);
  const outcomes: Row['outcomes'] = {};
  const step = async (column: Column, check: () => Promise<void>) => {
    outcomes[column] = await outcomeOf(`${name}, ${column}`, check);
    return outcomes[column] === '✔';
  };
  console.log(`▶ ${name}`);
  const env = { NEXT_TELEMETRY_DISABLED: '1', PORT: String(await freePort()) };
  const installed = await step('install', () => run(folder, ['npm', 'install', '--no-audit', '--no-fund']));
  if (!installed) return { name, outcomes };
  for (const script of ['types', 'build', 'test'] as const) {
    if (scripts[script]) await step(script, () => run(folder, ['npm', 'run', script], { env }));
  }
  if (scripts['start'] && outcomes.build !== '✖') {
    const server = start(folder, ['npm', 'run', 'start'], { env });
    await step('page', () => checkPage(`http://localhost:${env.PORT}`, server.output));
    server.stop();
  }
  return { name, outcomes };
}
