import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

/*
 * The kit as it is published, in a plain Node of its own: no Vite, no loader of CSS, none of our settings. There it is
 * imported by its name, and draws every component.
 */
const kit = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const unbuilt = ['packages/contract/dist/index.js', 'packages/ui/dist/index.node.js'].filter(
  (file) => !existsSync(new URL(`../${file}`, import.meta.url)),
);
if (unbuilt.length > 0)
  console.log(`– The built kit not tested: ${unbuilt.join(' and ')} missing. Run \`pnpm build\`.`);

/** Runs in Node, with the table of every component before it. Prints what it has drawn. */
const main = `
import { renderToString } from 'react-dom/server';
import * as ui from '@apple-only/ui';
const examples = Object.entries(everyComponent(ui));
const html = examples.map(([name, { part, seen }]) => {
  const drawn = renderToString(part);
  return { name, asExpected: typeof seen === 'string' ? drawn.includes(seen) : seen.test(drawn) };
});
console.log(JSON.stringify({ html, from: import.meta.resolve('@apple-only/ui') }));
`;

test.skipIf(unbuilt.length > 0)('the built kit draws every component in plain Node', () => {
  const table = readFileSync(`${kit}src/every-component.suite.tsx`, 'utf8');
  const { code } = transformSync(table, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code + main], {
    cwd: kit,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  const { html, from } = JSON.parse(printed);
  expect(from).toMatch(/\/dist\/index\.node\.js$/);
  expect(html.length).toBeGreaterThan(0);
  expect(html.filter(({ asExpected }: { asExpected: boolean }) => !asExpected)).toEqual([]);
});

test.skipIf(unbuilt.length > 0)('what says "use client" in its source says so built, first of all', () => {
  const isClient = (file: string) => /^(['"])use client\1/.test(readFileSync(file, 'utf8'));
  const sources = globSync(`${kit}src/*/[A-Z]*/*.tsx`).filter((file) => !/\.(docs|stories|suite|test)\./.test(file));
  const twins = sources.flatMap((file) => {
    const name = file.replace(`${kit}src/`, `${kit}dist/`).replace(/\.tsx$/, '');
    return [`${name}.js`, `${name}.node.js`].map((built) => ({ built, isClient: isClient(file) }));
  });
  expect(twins.filter((twin) => isClient(twin.built) !== twin.isClient)).toEqual([]);
  expect(twins.some((twin) => twin.isClient)).toBe(true);
});
