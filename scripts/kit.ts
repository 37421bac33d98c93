// `pnpm check:kit`: every exported component of the kit has its stories and its docs, every story asserts something, and
// every prop is described. Finds components and props by their types, as the docs generator does.
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { complaintsAbout } from './kit/complaints.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const kit = `${root}packages/ui`;
const { config } = ts.readConfigFile(`${kit}/tsconfig.json`, (path) => ts.sys.readFile(path));
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);

const index = `${kit}/src/index.ts`;
const stories = globSync(`${kit}/src/**/*.stories.tsx`).toSorted();
const docs = globSync(`${kit}/src/**/*.docs.tsx`).toSorted();
const program = ts.createProgram([index, ...stories, ...docs], options);
const complaints = complaintsAbout(program, index, stories, docs);

for (const complaint of complaints) console.error(complaint.replaceAll(kit, relative(process.cwd(), kit)));
process.exitCode = complaints.length > 0 ? 1 : 0;
