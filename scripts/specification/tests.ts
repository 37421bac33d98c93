import ts from 'typescript';

/** The tests that a file has, by their titles. */
export interface TestFile {
  /**
   * The number of tests with these titles: the last is the test's own, those before it are some or all of the groups around it.
   * A placeholder in a title, such as `%s` or `${step}`, matches any value in the data of the file, or of a file that it imports from its
   * folder. The title may also be given as written.
   */
  find(titles: readonly string[]): number;
}

interface Title {
  written: string;
  /** Matches the title with its placeholders filled in, with a group for each. Absent if there are none. */
  filledIn?: RegExp;
}

const modifiers = new Set(['describe', 'each', 'for', 'only', 'concurrent', 'sequential', 'skipIf', 'runIf', 'fails']);
/** The title is in the call that follows one of these. */
const curriedModifiers = new Set(['each', 'for', 'skipIf', 'runIf']);

/**
 * Reads test(), it() and describe() of Vitest and Playwright, and the exports of stories. Skipped tests do not count.
 * `read` returns the text of a file in the same folder, undefined if there is none.
 */
export function readTests(
  path: string,
  text: string,
  read: (file: string) => string | undefined = () => undefined,
): TestFile {
  const parse = (source: string) => ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const source = parse(text);
  const tests: Title[][] = [];
  /** All strings, numbers and property names in the file, except titles. */
  const data = new Set<string>();

  function addData(node: ts.Node) {
    if (ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) data.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) data.add(node.name.text);
  }
  const addAll = (node: ts.Node) => {
    addData(node);
    ts.forEachChild(node, addAll);
  };
  function visit(node: ts.Node, groups: readonly Title[]) {
    if (ts.isCallExpression(node)) {
      const names = namesOf(node.expression);
      const [first] = node.arguments;
      const isTest = names && first && names.slice(1).every((name) => modifiers.has(name));
      if (isTest && !(ts.isPropertyAccessExpression(node.expression) && curriedModifiers.has(names.at(-1) ?? ''))) {
        const title = titleOf(first, names);
        const isGroup = names.includes('describe');
        if (!isGroup) tests.push([...groups, title]);
        for (const part of [node.expression, ...node.arguments.slice(1)]) {
          visit(part, isGroup ? [...groups, title] : groups);
        }
        return;
      }
      if (names?.some((name) => ['skip', 'todo', 'fixme'].includes(name)) && first && ts.isStringLiteralLike(first))
        return;
    }
    addData(node);
    ts.forEachChild(node, (child) => visit(child, groups));
  }
  visit(source, []);
  for (const { fileName } of ts.preProcessFile(text).importedFiles) {
    if (fileName.startsWith('./')) addAll(parse(read(fileName) ?? ''));
  }
  if (/\.stories\.tsx?$/.test(path)) {
    for (const name of exportsOf(source)) tests.push([{ written: name }]);
  }

  const isWritten: Matches = ({ written }, expected) => written === expected;
  const isFilledIn: Matches = ({ filledIn }, expected) => {
    const found = filledIn?.exec(expected)?.slice(1);
    return found !== undefined && found.every((word) => data.has(word));
  };
  const count = (titles: readonly string[], matches: Matches) =>
    tests.filter((test) => isCalled(test, titles, matches)).length;
  return {
    find: (titles) =>
      // A literal match takes precedence over placeholders.
      count(titles, isWritten) ||
      count(titles, (title, expected) => isWritten(title, expected) || isFilledIn(title, expected)),
  };
}

type Matches = (title: Title, expected: string) => boolean;

/** Whether the last of the titles is the test's own, and those before it are groups around it, in order. */
function isCalled(test: readonly Title[], titles: readonly string[], matches: Matches) {
  const [own, ...around] = test.toReversed();
  const [expected = '', ...groups] = titles.toReversed();
  if (!own || !matches(own, expected)) return false;
  let from = 0;
  return groups.every((group) => {
    from = 1 + around.findIndex((title, index) => index >= from && matches(title, group));
    return from > 0;
  });
}

/** `['test', 'describe', 'each']` of `test.describe.each(…)`; undefined for any other call. */
function namesOf(callee: ts.Expression): string[] | undefined {
  if (ts.isIdentifier(callee)) return ['test', 'it', 'describe'].includes(callee.text) ? [callee.text] : undefined;
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return undefined;
  const names = namesOf(callee.expression);
  return names && [...names, callee.name.text];
}

function titleOf(title: ts.Expression, names: readonly string[]): Title {
  const literal = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const place = '(.+)';
  if (ts.isStringLiteralLike(title)) {
    const { text } = title;
    if (!names.includes('each') && !names.includes('for')) return { written: text };
    const parts = text.split(/%[sdifjoO]|\$\w+(?:\.\w+)*/);
    return parts.length === 1
      ? { written: text }
      : { written: text, filledIn: new RegExp(`^${parts.map(literal).join(place)}$`) };
  }
  if (ts.isTemplateExpression(title)) {
    const parts = [title.head.text, ...title.templateSpans.map((span) => span.literal.text)];
    return { written: title.getText().slice(1, -1), filledIn: new RegExp(`^${parts.map(literal).join(place)}$`) };
  }
  return { written: `\${${title.getText()}}`, filledIn: new RegExp(`^${place}$`) };
}

/** Stories are exports that begin with a capital. */
const exportsOf = (source: ts.SourceFile) =>
  source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => declarationList.declarations.map(({ name }) => name.getText()))
    .filter((name) => /^[A-Z]/.test(name));
