// `pnpm check:specification`: every line of docs/specification.md names existing tests. So does every line of docs/asvs.md, unless
// it names another responsible party or a document to read, or says that it is not done yet.
import { readFileSync } from 'node:fs';
import { complaintsAbout } from './specification/complaints.ts';

const tables = [
  { path: 'docs/specification.md', sections: [2, 3, 4, 5, 6, 7, 8, 9], testsOnly: true },
  { path: 'docs/asvs.md', sections: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], testsOnly: false },
];
const read = (path: string) => {
  try {
    return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
};

for (const table of tables) {
  for (const complaint of complaintsAbout(read(table.path) ?? '', table, read)) {
    console.error(`${table.path}:${complaint}`);
    process.exitCode = 1;
  }
}
