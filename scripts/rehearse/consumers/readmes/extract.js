// Writes each piece of code of the packages' READMEs, as npm shows it, into a file of its own: the one that it names, such as `// shop.ts`, or
// `contract-1.tsx`. What they import from the reader's own files is in `src` already.
import { readFileSync, writeFileSync } from 'node:fs';

for (const name of ['contract', 'api-client', 'auth', 'ui']) {
  const readme = readFileSync(`node_modules/@apple-only/${name}/README.md`, 'utf8');
  const pieces = [...readme.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code);
  if (pieces.length === 0) throw new Error(`The README of ${name} has no code.`);
  for (const [index, code] of pieces.entries()) {
    const file = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(code)?.[1] ?? `${name}-${index + 1}.tsx`;
    writeFileSync(`src/${file}`, code);
  }
}
