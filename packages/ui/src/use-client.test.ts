import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/*
 * "use client" belongs in a file that uses a part of React which its server build lacks, or a value of such a file, and in no
 * other: the rest of the kit also renders in server components.
 */
const src = import.meta.dirname;
const published = globSync('*/[A-Z]*/*.tsx', { cwd: src }).filter(
  (file) => !/\.(docs|stories|suite|test)\./.test(file),
);

const require = createRequire(import.meta.url);
/** The exports of 'react' on the server, read from React itself. */
const onServer = new Set(Object.keys(require(join(dirname(require.resolve('react')), 'react.react-server.js'))));

const isHook = (name: string) => /^use([A-Z]|$)/.test(name);
const isComponent = (name: string) => /^[A-Z]/.test(name);

const sourceOf = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true);

function saysClient(file: string): boolean {
  const [first] = sourceOf(file).statements;
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

const client = new Set(published.filter(saysClient));

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

test.each(published)('%s says "use client" where it must, and only there', (file) => {
  const needs = needsOf(file);
  expect({ needs, isClient: client.has(file) }).toEqual({ needs, isClient: needs.length > 0 });
});

test('there are files of both kinds', () => {
  expect(client.size).toBeGreaterThan(0);
  expect(client.size).toBeLessThan(published.length);
});
