import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ready } from './page.ts';
import { freePort } from '../free-port.ts';
import { run, start } from '../run.ts';
import { starter } from './supply.ts';

/** The setting that makes npm and pnpm look for our packages, and for no others, in another registry. */
export const scopeSetting = '@apple-only:registry';

/**
 * Starts an empty npm registry for our packages, which ends with this process. It is Verdaccio, installed here in seconds: as a dependency of the project
 * it would bring 170 packages to everybody who runs `npm test`.
 * @param work the folder where it keeps its packages
 */
export async function startRegistry(work: string): Promise<string> {
  const folder = join(work, 'registry');
  cpSync(join(import.meta.dirname, 'registry'), folder, { recursive: true });
  // It names a version of `node-fetch` by a dist-tag that not every registry has; ours is in `overrides`.
  await run(folder, ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund']);
  const address = `http://localhost:${await freePort()}/`;
  const { output } = start(folder, ['npm', 'exec', 'verdaccio', '--', '--config', 'config.yaml', '--listen', address]);
  await ready(`${address}-/ping`, output);
  return address;
}

const npmConfig = (name: string) => {
  const { stdout } = spawnSync('npm', ['config', 'get', name], {
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return stdout.trim();
};

/**
 * Makes each npm that is started from here publish our packages in that registry, and look for them there.
 * @throws if npm is told otherwise elsewhere: it would publish them to all the world
 */
export function pointNpmTo(work: string, registry: string): void {
  // The settings of the whole machine, and ours. The user's, which say where all other packages are, stay. Not a variable for each: shells drop their names.
  const machine = npmConfig('globalconfig');
  const file = join(work, 'npmrc');
  const settings = [
    existsSync(machine) ? readFileSync(machine, 'utf8') : '',
    `${scopeSetting}=${registry}`,
    // It asks for no password, but npm publishes only with one.
    `${registry.replace(/^http:/, '')}:_authToken=none`,
  ];
  writeFileSync(file, settings.join('\n'));
  process.env['NPM_CONFIG_GLOBALCONFIG'] = file;
  // The one that has started the rehearsal: npm would take its name, and what it creates would install with that.
  delete process.env['npm_config_user_agent'];
  forgetStarters();
  assert.equal(npmConfig(scopeSetting), registry, `npm has another ${scopeSetting}. Take it out of your .npmrc.`);
}

/** Removes the starters that npm keeps of what it has created: by their version, that of an earlier rehearsal would run again. */
function forgetStarters(): void {
  const kept = join(npmConfig('cache'), '_npx');
  if (!existsSync(kept)) return;
  for (const folder of readdirSync(kept)) {
    if (existsSync(join(kept, folder, 'node_modules', starter))) rmSync(join(kept, folder), { recursive: true });
  }
}
