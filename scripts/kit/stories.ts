import ts from 'typescript';

/** A file of stories: its components, and its stories that assert nothing. */
export interface StoryFile {
  /**
   * The components that it shows: the one that its title ends in, its `component` where the title is part of that name
   * (`Skeleton` of `ProductTileSkeleton`), and those of its `subcomponents` that are drawn in it.
   * Empty if no title is written out.
   */
  subjects: string[];
  /** Names of stories without a `play` that asserts something. */
  silent: string[];
}

/** Reads a file of stories in the factory style: `const meta = preview.meta({ … })`, `export const Booked = meta.story({ … })`. */
export function readStories(file: ts.SourceFile, checker: ts.TypeChecker): StoryFile {
  const subjects: string[] = [];
  const silent: string[] = [];

  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const exported = statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    for (const { name, initializer } of statement.declarationList.declarations) {
      const call = factoryCall(initializer);
      if (!call || !ts.isIdentifier(name)) continue;
      if (call.method === 'meta') subjects.push(...subjectsOf(call.input, file));
      if (exported && call.method !== 'meta' && !asserts(call, checker)) silent.push(name.text);
    }
  }
  return { subjects, silent };
}

function subjectsOf(input: ts.Expression | undefined, file: ts.SourceFile): string[] {
  const subject = textOf(property(input, 'title'))?.split('/').at(-1);
  if (!subject) return [];
  const component = valueOf(property(input, 'component'));
  const main = component && ts.isIdentifier(component) && component.text.includes(subject) ? [component.text] : [];
  const listed = valueOf(property(input, 'subcomponents'));
  const parts = listed && ts.isObjectLiteralExpression(listed) ? listed.properties : [];
  const names = parts.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : []));
  return [subject, ...main, ...names.filter((name) => draws(file, name))];
}

/** Whether `<Name …>` is written anywhere in a piece of code. */
const draws = (node: ts.Node, name: string): boolean =>
  ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && node.tagName.getText() === name) ||
  (ts.forEachChild(node, (child) => draws(child, name) || undefined) ?? false);

interface FactoryCall {
  method: 'meta' | 'story' | 'extend';
  /** The object that the method is called on. */
  receiver: ts.Expression;
  input: ts.Expression | undefined;
}

function factoryCall(node: ts.Node | undefined): FactoryCall | undefined {
  if (!node || !ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  const { name, expression: receiver } = node.expression;
  const [input] = node.arguments;
  return name.text === 'meta' || name.text === 'story' || name.text === 'extend'
    ? { method: name.text, receiver, input }
    : undefined;
}

function property(input: ts.Expression | undefined, name: string): ts.ObjectLiteralElementLike | undefined {
  if (!input || !ts.isObjectLiteralExpression(input)) return undefined;
  return input.properties.find((part) => part.name && ts.isIdentifier(part.name) && part.name.text === name);
}

const valueOf = (part: ts.ObjectLiteralElementLike | undefined) =>
  part && ts.isPropertyAssignment(part) ? part.initializer : undefined;

const textOf = (part: ts.ObjectLiteralElementLike | undefined) => {
  const value = valueOf(part);
  return value && ts.isStringLiteralLike(value) ? value.text : undefined;
};

/** Whether a story's `play`, its own or that of the story it extends, asserts something. */
function asserts({ method, receiver, input }: FactoryCall, checker: ts.TypeChecker): boolean {
  const play = property(input, 'play');
  if (play) return expects(play, checker);
  const base = method === 'extend' ? factoryCall(initializerOf(receiver, checker)) : undefined;
  return base !== undefined && asserts(base, checker);
}

/** Whether a piece of code calls `expect(…)`, directly or in a function of the project that it names. */
function expects(node: ts.Node, checker: ts.TypeChecker, seen = new Set<ts.Node>()): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  if (ts.isIdentifier(node)) {
    const parent = node.parent;
    if (ts.isCallExpression(parent) && parent.expression === node && node.text === 'expect') return true;
    const named = functionNamed(node, checker);
    return named !== undefined && expects(named, checker, seen);
  }
  return ts.forEachChild(node, (child) => expects(child, checker, seen) || undefined) ?? false;
}

const declarationOf = (name: ts.Node, checker: ts.TypeChecker) => {
  // In `{ play }`, follows the variable, not the property.
  const symbol = ts.isShorthandPropertyAssignment(name.parent)
    ? checker.getShorthandAssignmentValueSymbol(name.parent)
    : checker.getSymbolAtLocation(name);
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target?.declarations?.[0];
};

const initializerOf = (name: ts.Node, checker: ts.TypeChecker) => {
  const declaration = declarationOf(name, checker);
  return declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
};

function functionNamed(name: ts.Identifier, checker: ts.TypeChecker): ts.Node | undefined {
  const declaration = declarationOf(name, checker);
  if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration.body;
  if (!ts.isVariableDeclaration(declaration) || !declaration.initializer) return undefined;
  const { initializer } = declaration;
  return ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer) ? initializer.body : undefined;
}
