// `pnpm check:specification`: every line of the specification names tests in docs/specification.md, and they are there.
import { readFileSync } from 'node:fs';
import { complaintsAbout } from './specification/complaints.ts';

const document = 'docs/specification.md';
const read = (path: string) => {
  try {
    return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  } catch {
    return undefined;
  }
};

const complaints = complaintsAbout(read(document) ?? '', read);
for (const complaint of complaints) console.error(`${document}:${complaint}`);
process.exitCode = complaints.length > 0 ? 1 : 0;
