// node bench/ui-peers/run.ts HARNESS [flags of its bench.mjs]: packs the kit, puts the entries beside the harness's own,
// and measures them in Chromium.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [to, ...flags] = process.argv.slice(2);
if (!to) throw new Error('Say where the harness is: node bench/ui-peers/run.ts HARNESS');
const harness = resolve(to);
const packages = resolve(import.meta.dirname, '../../packages');
const run = (cwd: string, command: string, ...args: string[]) => execFileSync(command, args, { cwd, stdio: 'inherit' });

for (const name of ['contract', 'ui']) {
  run(join(packages, name), 'pnpm', 'build');
  run(join(packages, name), 'pnpm', 'pack', '--out', join(harness, '%s.tgz'));
}
cpSync(join(import.meta.dirname, 'apps'), join(harness, 'apps'), { recursive: true });
// npm would keep an earlier pack of the same version.
rmSync(join(harness, 'node_modules/@apple-only'), { recursive: true, force: true });
rmSync(join(harness, 'package-lock.json'), { force: true });
run(harness, 'npm', 'install', '--no-audit', '--no-fund');
run(harness, process.execPath, 'bench.mjs', ...flags);
