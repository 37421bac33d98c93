// Writes the code for React Router in the README of @apple-only/auth, as npm shows it, into files of the app.
import { readFileSync, writeFileSync } from 'node:fs';

const readme = readFileSync('node_modules/@apple-only/auth/README.md', 'utf8');

for (const file of ['cookie-session.ts', 'api.ts']) {
  const start = `\`\`\`ts\n// ${file}\n`;
  const from = readme.indexOf(start);
  if (from === -1) throw new Error(`The README has no ${file}.`);
  writeFileSync(`app/${file}`, readme.slice(from + start.length, readme.indexOf('```', from + start.length)));
}
