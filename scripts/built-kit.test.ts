import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'esbuild';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * The kit as published, in a plain Node process: no Vite, no CSS loader, none of our settings. The process imports the
 * kit by its name, and renders every component.
 */
const kit = fileURLToPath(new URL('../packages/ui/', import.meta.url));
const unbuilt = ['packages/contract/dist/index.js', 'packages/ui/dist/index.node.js'].filter(
  (file) => !existsSync(new URL(`../${file}`, import.meta.url)),
);
if (unbuilt.length > 0) {
  const untested = `The built kit not tested: ${unbuilt.join(' and ')} missing. Run \`pnpm build:kit\`.`;
  if (process.env['CI'] === 'true') throw new Error(untested);
  console.log(`– ${untested}`);
}

/** Runs in Node, after the code of the table of every component. Prints the results of rendering it. */
const main = `
import { renderToString } from 'react-dom/server';
import * as ui from '@apple-only/ui';
const examples = Object.entries(everyComponent(ui));
const html = examples.map(([name, { part, html: expected }]) => {
  const drawn = renderToString(part);
  return { name, asExpected: typeof expected === 'string' ? drawn.includes(expected) : expected.test(drawn) };
});
console.log(JSON.stringify({ html, from: import.meta.resolve('@apple-only/ui') }));
`;

/** Runs a module in that process. Returns the JSON that it prints. */
const printedBy = (code: string) =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: kit,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] },
    }),
  );

test.skipIf(unbuilt.length > 0)('the built kit renders every component in plain Node', () => {
  const table = readFileSync(`${kit}src/every-component.suite.tsx`, 'utf8');
  const { code } = transformSync(table, { loader: 'tsx', jsx: 'automatic', format: 'esm' });
  const { html, from } = printedBy(code + main);
  expect(from).toMatch(/\/dist\/index\.node\.js$/);
  expect(html.length).toBeGreaterThan(0);
  expect(html.filter(({ asExpected }: { asExpected: boolean }) => !asExpected)).toEqual([]);
});

test.skipIf(unbuilt.length > 0)('a component has the same class names in Node as in the browser', () => {
  const classes = (file: string) => readFileSync(file, 'utf8').replaceAll(/^(?:import .*|\/\/.*|\/\*.*)\n/gm, '');
  const sheets = globSync(`${kit}dist/**/*.styles.js`);
  expect(sheets.length).toBeGreaterThan(50);
  const differ = sheets.filter((file) => classes(file) !== classes(file.replace(/\.js$/, '.node.js')));
  expect(differ.map((file) => basename(file))).toEqual([]);
});

test.skipIf(unbuilt.length > 0)('built modules keep the "use client" directive of their source, at the top', () => {
  const isClient = (file: string) => /^(?:\/[/*].*\n)*(['"])use client\1/.test(readFileSync(file, 'utf8'));
  const sources = globSync(`${kit}src/*/[A-Z]*/*.tsx`).filter((file) => !/\.(docs|stories|suite|test)\./.test(file));
  const twins = sources.flatMap((file) => {
    const name = file.replace(`${kit}src/`, `${kit}dist/`).replace(/\.tsx$/, '');
    return [`${name}.js`, `${name}.node.js`].map((built) => ({ built, isClient: isClient(file) }));
  });
  expect(twins.filter((twin) => isClient(twin.built) !== twin.isClient)).toEqual([]);
  expect(twins.some((twin) => twin.isClient)).toBe(true);
});

/** Each of these is an entry: the components' folders, the theme's, and the one of the languages' type. */
const folders = globSync(`${kit}src/*/[A-Z]*/`).map((folder) => basename(folder));
const entries = [...folders, 'locales', 'theme'].toSorted();
/** Exported by the theme's entry only: the barrel would be larger. */
const madeInTheme = new Set(['DesignTokens', 'ThemeSource', 'ThemeValues', 'themeCss', 'themeFrom']);
const isInBarrel = (name: string) => !madeInTheme.has(name);

test.skipIf(unbuilt.length > 0)(
  'each folder is an entry, and together the entries export the same values as the barrel',
  () => {
    const { exported, all }: { exported: Record<string, string>; all: string[] } = printedBy(`
    import * as ui from '@apple-only/ui';
    const exported = {};
    for (const entry of ${JSON.stringify(entries)}) {
      for (const [name, value] of Object.entries(await import('@apple-only/ui/' + entry)))
        exported[name] = value === ui[name] ? entry : 'not the value of the barrel';
    }
    console.log(JSON.stringify({ exported, all: Object.keys(ui) }));
  `);
    const ofBarrel = Object.fromEntries(Object.entries(exported).filter(([name]) => isInBarrel(name)));
    expect(Object.keys(ofBarrel).toSorted()).toEqual(all);
    expect(exported).toMatchObject({ ProductCard: 'ProductCard', productCardLabels: 'ProductCard', vars: 'theme' });
    expect(exported).toMatchObject({ ProductCardSkeleton: 'ProductCard', AdvertisedCardSkeleton: 'AdvertisedCard' });
    expect(Object.values(ofBarrel)).not.toContain('not the value of the barrel');
    expect(exported).toHaveProperty('themeFrom');
  },
);

test.skipIf(unbuilt.length > 0)(
  'provider and component share a context, whether imported from the barrel or an entry',
  () => {
    const html = printedBy(`
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import * as ui from '@apple-only/ui';
    import { Price } from '@apple-only/ui/Price';
    import { ShopProvider } from '@apple-only/ui/ShopProvider';
    const priced = (provider, price) => renderToString(createElement(provider, { currency: '€' }, createElement(price, { value: '620' })));
    console.log(JSON.stringify([priced(ui.ShopProvider, Price), priced(ShopProvider, ui.Price)]));
  `);
    expect(html).toEqual([expect.stringContaining('>€620<'), expect.stringContaining('>€620<')]);
  },
);

test.skipIf(unbuilt.length > 0)('modules that are not entries cannot be imported', () => {
  const inner = [
    'products/Price/Price',
    'products/Price/Price.node',
    '../products/Price/Price.node',
    'Price.js',
    'index',
  ];
  const refused = printedBy(`
    const refused = [];
    for (const path of ${JSON.stringify(inner)}) await import('@apple-only/ui/' + path).catch(() => refused.push(path));
    console.log(JSON.stringify(refused));
  `);
  expect(refused).toEqual(inner);
});

test.skipIf(unbuilt.length > 0)('the entries export the types of the barrel, each once', () => {
  const barrel = `${kit}dist/index.d.ts`;
  const files = entries.map((entry) => `${kit}dist/${entry === 'theme' ? '' : 'entries/'}${entry}.d.ts`);
  const program = ts.createProgram([barrel, ...files], {
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: false,
    types: [],
  });
  const checker = program.getTypeChecker();
  const namesOf = (file: string) => {
    const source = program.getSourceFile(file);
    const symbol = source && checker.getSymbolAtLocation(source);
    return symbol ? checker.getExportsOfModule(symbol).map(({ name }) => name) : [];
  };
  expect(files.flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))).toEqual([]);
  expect(files.flatMap(namesOf).filter(isInBarrel).toSorted()).toEqual(namesOf(barrel).toSorted());
  expect(namesOf(barrel)).toContain('ProductCardProps');
});
