import { globSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

// Pages have their styles in their HTML: with the names that the kit publishes, these are a tenth of what a visitor loads.
// Short names depend only on the kit's sources, so that the scripts and the renderer, which are built separately, use the same ones.

const prefix = '--apple-only-';
const digits = 36;
/** The first number of two digits that begins with a letter, as a name must. */
const first = 10 * digits;
const shortName = (index: number) => (first + index).toString(digits);

/** The names of a theme's custom properties, in the contract's order. */
const propertiesOf = (tokens: object): string[] =>
  Object.values(tokens).flatMap((token: unknown) =>
    typeof token === 'string' ? token.slice('var('.length, -1) : propertiesOf(token as object),
  );

/** Replaces the names of a theme's custom properties with short ones: their indexes in its contract. */
export function shortProperties(tokens: object): Plugin {
  const names = new Map(propertiesOf(tokens).map((name, index) => [name, `--${shortName(index)}`]));
  return {
    name: 'short-properties',
    apply: 'build',
    transform: (code) =>
      code.includes(prefix) ? code.replaceAll(/--apple-only(-\w+)+/g, (name) => names.get(name) ?? name) : null,
  };
}

/** Short class names, for vanilla-extract's `identifiers`: the index of the file, and that of the class in it. */
export function shortClasses(folder: string) {
  const files = globSync('src/**/*.css.ts', { cwd: folder }).toSorted();
  const classes = new Map<string, number>();
  const counts = new Map<string, number>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    // The path is relative to this folder, where Vite runs.
    const fileIndex = files.indexOf(relative(folder, resolve(import.meta.dirname, filePath)));
    if (fileIndex === -1) throw new Error(`${filePath} is not among the style sheets of ${folder}.`);
    const classIndex = classes.get(hash) ?? counts.get(filePath) ?? 0;
    if (!classes.has(hash)) counts.set(filePath, classIndex + 1);
    classes.set(hash, classIndex);
    return shortName(fileIndex) + classIndex.toString(digits);
  };
}
