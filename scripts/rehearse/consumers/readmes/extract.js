// Writes each piece of code of the recipes, and of the packages' READMEs, as npm shows them, into a file of its own: the one that it names, such as
// `// shop.ts`, or `contract-1.tsx`. What they import from the reader's own files is in `src` already.
import { readFileSync, writeFileSync } from 'node:fs';

const documents = {
  ...Object.fromEntries(
    ['contract', 'api-client', 'auth', 'ui'].map((name) => [name, `node_modules/@apple-only/${name}/README.md`]),
  ),
  recipes: 'recipes.md',
};

for (const [name, document] of Object.entries(documents)) {
  const pieces = [...readFileSync(document, 'utf8').matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code]) => code);
  if (pieces.length === 0) throw new Error(`${document} has no code.`);
  for (const [index, code] of pieces.entries()) {
    const file = /^\/\/ ([\w.-]+\.tsx?)\n/.exec(code)?.[1] ?? `${name}-${index + 1}.tsx`;
    writeFileSync(`src/${file}`, code);
  }
}
