import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitForServer } from './page.ts';
import { freePort } from '../free-port.ts';
import { run, start } from '../run.ts';
import { starterPackage } from './supply.ts';

/** The setting that makes npm and pnpm look for our packages, and only for them, in another registry. */
export const scopeSetting = '@apple-only:registry';

/**
 * Starts an empty npm registry for our packages, which ends with this process. It is Verdaccio, installed here within seconds: as a dependency of the project
 * it would add 170 packages to every installation.
 * @param work the folder in which it stores its packages
 */
export async function startRegistry(work: string): Promise<string> {
  const folder = join(work, 'registry');
  cpSync(join(import.meta.dirname, 'registry'), folder, { recursive: true });
  // Verdaccio depends on `node-fetch` by a dist-tag that not every registry has; `overrides` names the version.
  await run(folder, ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund']);
  const address = `http://localhost:${await freePort()}/`;
  const { output } = start(folder, ['npm', 'exec', 'verdaccio', '--', '--config', 'config.yaml', '--listen', address]);
  await waitForServer(`${address}-/ping`, output);
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
 * Makes every npm process started from here publish our packages to that registry, and install them from there.
 * @throws if another setting of npm takes precedence: it would publish the packages to the public
 */
export function pointNpmTo(work: string, registry: string): void {
  // The machine's settings, and ours. The user's, which locate all other packages, stay. Not environment variables: shells drop their names.
  const machine = npmConfig('globalconfig');
  const file = join(work, 'npmrc');
  const settings = [
    existsSync(machine) ? readFileSync(machine, 'utf8') : '',
    `${scopeSetting}=${registry}`,
    // Verdaccio asks for no password, but npm does not publish without a token.
    `${registry.replace(/^http:/, '')}:_authToken=none`,
  ];
  writeFileSync(file, settings.join('\n'));
  process.env['NPM_CONFIG_GLOBALCONFIG'] = file;
  // The package manager that started the rehearsal: npm would pass on its name, and the starter would install with it.
  delete process.env['npm_config_user_agent'];
  forgetStarters();
  assert.equal(npmConfig(scopeSetting), registry, `npm has another ${scopeSetting}. Remove it from your .npmrc.`);
}

/** Removes the starters from npm's cache: it is keyed by version, so a starter of an earlier rehearsal would run again. */
function forgetStarters(): void {
  const npxCache = join(npmConfig('cache'), '_npx');
  if (!existsSync(npxCache)) return;
  for (const folder of readdirSync(npxCache)) {
    if (existsSync(join(npxCache, folder, 'node_modules', starterPackage)))
      rmSync(join(npxCache, folder), { recursive: true });
  }
}
