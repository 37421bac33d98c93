import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * "use client" belongs only in a file that uses a part of React missing from its server build, or a value of such a file: the rest of
 * the kit also renders in server components. From a file with "use client", a server gets references instead of values: it can render
 * the components, but not read the words.
 */
const src = import.meta.dirname;
const filesOf = (pattern: string) =>
  globSync(pattern, { cwd: src }).filter((file) => !/\.(docs|stories|suite|test)\./.test(file));
const published = filesOf('*/[A-Z]*/*.tsx');

const require = createRequire(import.meta.url);
/** The exports of 'react' on the server, read from React itself. */
const onServer = new Set(Object.keys(require(join(dirname(require.resolve('react')), 'react.react-server.js'))));

const isHook = (name: string) => /^use([A-Z]|$)/.test(name);
const isComponent = (name: string) => /^[A-Z]/.test(name);

const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true);

function hasUseClient(file: string): boolean {
  const [first] = sourceOf(file).statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

/** Besides components, the language providers and router links: they pass functions to components, which no server can. */
const client = new Set([...published, ...filesOf('{locales/*,*}.tsx')].filter(hasUseClient));

/** A file's imports that work only in a browser: from React, from a client module, or from a file that has such imports itself. */
function needsOf(file: string): string[] {
  return sourceOf(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const from = statement.moduleSpecifier.text;
    const bindings = statement.importClause?.namedBindings;
    if (statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) return [];
    const names = bindings.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    if (from === 'react') return names.filter((name) => !onServer.has(name));
    // From a file with "use client" a server can import no values, only components to render.
    const imported = from.startsWith('.') ? join(dirname(file), from) : undefined;
    if (imported && client.has(imported)) return names.filter((name) => !isComponent(name));
    const isPart = imported?.endsWith('.ts') && !imported.endsWith('.css.ts') && needsOf(imported).length > 0;
    return isPart ? names : names.filter(isHook);
  });
}

test.each(published)('%s says "use client" if and only if it has to', (file) => {
  const needs = needsOf(file);
  expect({ needs, isClient: client.has(file) }).toEqual({ needs, isClient: needs.length > 0 });
});

/** The names of the values that a file exports. */
const valuesOf = (file: string): string[] =>
  sourceOf(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement) && !statement.isTypeOnly) {
      const { exportClause } = statement;
      if (!exportClause || !ts.isNamedExports(exportClause)) return ['*'];
      return exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });

/** Values that work only in a browser. */
const browserOnly = new Set(['toast']);

test.each([...client])(
  '%s exports only what a server can use: components, and hooks for other files with "use client"',
  (file) => {
    const isUsable = (name: string) => isComponent(name) || isHook(name) || browserOnly.has(name);
    expect(valuesOf(file).filter((name) => !isUsable(name))).toEqual([]);
  },
);

/** Adds a file and those that a server loads for it. Stops at "use client": such a file and its imports are for browsers. */
function load(file: string, loaded: Set<string>): Set<string> {
  if (client.has(file) || loaded.has(file) || file.endsWith('.css.ts')) return loaded;
  loaded.add(file);
  for (const statement of sourceOf(file).statements) {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) continue;
    const from = statement.moduleSpecifier;
    const isTypeOnly = isImport ? statement.importClause?.isTypeOnly : statement.isTypeOnly;
    if (isTypeOnly || !from || !ts.isStringLiteral(from) || !from.text.startsWith('.')) continue;
    load(join(dirname(file), from.text), loaded);
  }
  return loaded;
}

test.each(['index.ts', 'locales/ar.ts', 'locales/bn.ts', 'locales/de.ts', 'locales/en.ts'])(
  'the modules that a server loads for %s need nothing of a browser',
  (entry) => {
    const loaded = [...load(entry, new Set())];
    expect(loaded.length).toBeGreaterThan(1);
    expect(loaded.filter((file) => needsOf(file).length > 0)).toEqual([]);
  },
);

test('some published files say "use client", and some do not', () => {
  expect(client.size).toBeGreaterThan(0);
  expect(client.size).toBeLessThan(published.length);
});
