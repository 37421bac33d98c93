import { readFile, writeFile } from 'node:fs/promises';
// By its path: the workspace's root depends on none of its packages.
import { openapi } from '../packages/contract/src/openapi.ts';
import { withCallTable } from './openapi/call-table.ts';

// Writes openapi.json at the root, and the table of calls in the client's README. With `--check` it writes nothing, and fails if either
// differs from the contract.

const at = (path: string) => new URL(`../${path}`, import.meta.url);
const read = (path: string) => readFile(at(path), 'utf8').catch(() => '');

const readme = 'packages/api-client/README.md';
const texts = {
  'openapi.json': `${JSON.stringify(openapi({ url: '/' }), null, 2)}\n`,
  [readme]: withCallTable(await read(readme)),
};

for (const [path, text] of Object.entries(texts)) {
  if (!process.argv.includes('--check')) {
    await writeFile(at(path), text);
  } else if ((await read(path)) !== text) {
    console.error(`${path} does not match the contract. Run \`pnpm openapi\`, and commit the file.`);
    process.exitCode = 1;
  }
}
