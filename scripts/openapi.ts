import { readFile, writeFile } from 'node:fs/promises';
// By its path: the workspace's root depends on none of its packages.
import { openapi } from '../packages/contract/src/openapi.ts';

// Writes openapi.json at the root. With `--check` it writes nothing, and fails if the file differs from the contract.

const file = new URL('../openapi.json', import.meta.url);
const description = `${JSON.stringify(openapi({ url: '/' }), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, description);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== description) {
  console.error('openapi.json does not say what the contract says. Run `pnpm openapi`, and commit what it writes.');
  process.exitCode = 1;
}
