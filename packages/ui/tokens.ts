import { readFile, writeFile } from 'node:fs/promises';
import { tokensDocument } from './src/theme/tokens/document.ts';
import { readTheme } from './src/theme/tokens/read-theme.ts';

// `pnpm tokens` writes tokens.json from the theme. With `--check` it writes nothing, and fails if the file
// differs from the theme.

const file = new URL('tokens.json', import.meta.url);
const text = `${JSON.stringify(tokensDocument('Apple Only', await readTheme()), null, 2)}\n`;

if (!process.argv.includes('--check')) {
  await writeFile(file, text);
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('tokens.json does not match the theme. Run `pnpm tokens`, and commit the file.');
  process.exitCode = 1;
}
