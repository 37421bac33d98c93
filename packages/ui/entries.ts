import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** An entry of the package: what `src/index.ts` exports from one folder. */
interface Entry {
  /** The `export … from '…'` lines. */
  lines: { exported: string; file: string }[];
  /** The exported names, types among them. */
  names: string[];
}

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

const namesOf = ({ elements }: ts.NamedExports) => elements.map(({ name }) => name.text);

/** The names that a file exports. Read from its text alone: a component's file exports everything by name. */
function exportsOf(file: string): string[] {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
        throw new Error(`${file} exports names that it does not write.`);
      return namesOf(statement.exportClause);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText());
    if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    )
      return statement.name?.text ?? [];
    throw new Error(`${file} exports what an entry cannot name.`);
  });
}

/** The entries by their names, which are those of the folders: `ProductCard`, `theme`. */
export function entriesOf(index: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const folders = new Map<string, string>();
  for (const statement of parse(index).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = statement.moduleSpecifier.text;
    const folder = dirname(file);
    const name = folder.split('/').at(-1) ?? '';
    if ((folders.get(name) ?? folder) !== folder) throw new Error(`There are two folders ${name}: one entry for both?`);
    folders.set(name, folder);

    const { exportClause } = statement;
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause : undefined;
    const entry = entries.get(name) ?? { lines: [], names: [] };
    const values = named?.elements.filter(({ isTypeOnly }) => !isTypeOnly).map((element) => element.getText());
    if (!statement.isTypeOnly) entry.lines.push({ exported: values ? `{ ${values.join(', ')} }` : '*', file });
    entry.names.push(...(named ? namesOf(named) : exportsOf(resolve(dirname(index), file))));
    entries.set(name, entry);
  }
  return entries;
}
