import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** An entry of the package: what `src/index.ts` exports from one folder. */
interface Entry {
  /** The values that it exports from each file. */
  lines: { values: string[]; file: string }[];
  /** The exported names, including types. */
  names: string[];
}

const parse = (file: string) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);

interface Exported {
  name: string;
  isType: boolean;
}

const namesOf = ({ elements }: ts.NamedExports, isTypeOnly: boolean): Exported[] =>
  elements.map((element) => ({ name: element.name.text, isType: isTypeOnly || element.isTypeOnly }));

/** The exports of a file, read from its syntax alone: a component's file exports everything by name. */
function exportsOf(file: string): Exported[] {
  return parse(file).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause))
        throw new Error(
          `${file} has \`export *\`, which hides the exported names. Write them: \`export { … } from …\`.`,
        );
      return namesOf(statement.exportClause, statement.isTypeOnly);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => ({ name: name.getText(), isType: false }));
    if (ts.isFunctionDeclaration(statement)) return statement.name ? { name: statement.name.text, isType: false } : [];
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
      return { name: statement.name.text, isType: true };
    throw new Error(`${file} exports something other than a variable, function or type. An entry cannot export that.`);
  });
}

/** The entries by folder name: `ProductCard`, `theme`. */
export function entriesOf(index: string): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const folders = new Map<string, string>();
  for (const statement of parse(index).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    if (!ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const file = statement.moduleSpecifier.text;
    const folder = dirname(file);
    const name = folder.split('/').at(-1) ?? '';
    if ((folders.get(name) ?? folder) !== folder)
      throw new Error(
        `${folders.get(name)} and ${folder} would have the same entry, ${name}. Rename one of the folders.`,
      );
    folders.set(name, folder);

    const { exportClause } = statement;
    const named = exportClause && ts.isNamedExports(exportClause) ? exportClause : undefined;
    const entry = entries.get(name) ?? { lines: [], names: [] };
    const exported = named ? namesOf(named, statement.isTypeOnly) : exportsOf(resolve(dirname(index), file));
    const values = statement.isTypeOnly ? [] : exported.filter(({ isType }) => !isType).map((one) => one.name);
    if (values.length > 0) entry.lines.push({ values, file });
    entry.names.push(...exported.map((one) => one.name));
    entries.set(name, entry);
  }
  return entries;
}
