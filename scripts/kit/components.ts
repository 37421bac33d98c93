import ts from 'typescript';

/** A component that a package exports. */
export interface Component {
  name: string;
  /** Whether a comment says what it is. */
  described: boolean;
  /** Names of its own props that no comment describes. React describes the props of every element. */
  undescribed: string[];
}

/** The components that a module exports: functions whose names begin with a capital. */
export function readComponents(index: ts.SourceFile, checker: ts.TypeChecker): Component[] {
  const module = checker.getSymbolAtLocation(index);
  if (!module) return [];
  return checker.getExportsOfModule(module).flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    if (!(symbol.flags & ts.SymbolFlags.Value) || !/^[A-Z]/.test(exported.name)) return [];
    const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
    if (!signature) return [];
    const [props] = signature.getParameters();
    return {
      name: exported.name,
      described: isDescribed(symbol, checker),
      undescribed: props ? undescribedOf(checker.getTypeOfSymbol(props), checker) : [],
    };
  });
}

const isDescribed = (symbol: ts.Symbol, checker: ts.TypeChecker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).trim() !== '';

const undescribedOf = (props: ts.Type, checker: ts.TypeChecker) =>
  checker
    .getPropertiesOfType(props)
    .filter((prop) =>
      prop.declarations?.some((declaration) => !declaration.getSourceFile().fileName.includes('/node_modules/')),
    )
    .filter((prop) => !isDescribed(prop, checker))
    .map(({ name }) => name);
