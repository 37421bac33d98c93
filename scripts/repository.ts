// `pnpm repository [owner/name]`: prints the repository's owner and name on GitHub, from the root's package.json, or changes them there and in
// every file that repeats them: the manifests and READMEs of the published packages, and the changelogs' settings.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fullNameOf, repeatingFiles } from './repository/full-name.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const fullName = fullNameOf(root);
const [wanted = fullName] = process.argv.slice(2);
if (!/^[\w.-]+\/[\w.-]+$/.test(wanted)) {
  console.error(`${wanted} is not a repository on GitHub. Write it like ${fullName}.`);
  process.exit(1);
}
for (const file of repeatingFiles(root)) {
  const before = readFileSync(file, 'utf8');
  const after = before.replaceAll(fullName, wanted);
  if (after !== before) writeFileSync(file, after);
}
console.log(wanted);
