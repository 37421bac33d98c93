import { expect, test } from 'vitest';
import { insertAtEnd, insertBefore, insertSorted, combine, withImport } from './lines.ts';

const index = `import './theme.ts';

export * from './Badge/Badge.tsx';
export * from './Card/Card.tsx';
export { thing } from './thing.ts';
`;
const exportOf = (name: string) => `export * from './${name}/${name}.tsx';`;
const insert = (name: string) => insertSorted(exportOf(name), /^export \* from '\.\/(\w+)/)(index);

test('insertSorted inserts a line in alphabetical order', () => {
  expect(insert('Button').split('\n').slice(2, 5)).toEqual([exportOf('Badge'), exportOf('Button'), exportOf('Card')]);
  expect(insert('Arrow').split('\n').slice(2, 4)).toEqual([exportOf('Arrow'), exportOf('Badge')]);
  expect(insert('Zebra').split('\n').slice(3, 6)).toEqual([
    exportOf('Card'),
    exportOf('Zebra'),
    "export { thing } from './thing.ts';",
  ]);
});

test('insertSorted inserts a line after a last entry of several lines', () => {
  const rows = `{\n  Badge: {\n    seen: 1,\n  },\n}\n`;
  expect(insertSorted('  Card: {},', /^ {2}(\w+): \{/)(rows)).toBe(
    `{\n  Badge: {\n    seen: 1,\n  },\n  Card: {},\n}\n`,
  );
});

test('insertBefore inserts a line before the first one that begins with the given text', () => {
  expect(insertBefore('* b', '  * a')('list:\n  * b\n  * b\n')).toBe('list:\n  * a\n  * b\n  * b\n');
});

test('a file without a matching line is an error', () => {
  expect(() => insertSorted('a', /^nothing/)(index)).toThrow('There is no line like');
  expect(() => insertBefore('nothing', 'a')(index)).toThrow('There is no line that begins with nothing');
});

test('insertAtEnd inserts a line at the end of the block that the landmarks lead to', () => {
  const file = 'const one = {\n};\nconst two = {\n  deep: {\n  },\n};\n';
  expect(insertAtEnd([/^const two/, /^\};/], '  last,')(file)).toBe(file.replace('  },\n};', '  },\n  last,\n};'));
  expect(() => insertAtEnd([/^const two/, /^const one/], 'x')(file)).toThrow('There is no line like');
});

test('withImport imports a name once, in the existing import of its module', () => {
  const file = "import type { A } from './a.ts';\nimport { B } from './b.ts';\n\nB();\n";
  expect(withImport('B', './b.ts')(file)).toBe(file);
  expect(withImport('C', './b.ts')(file)).toContain("import { C, B } from './b.ts';\n");
  const other = withImport('D', './d.ts');
  expect(other(file)).toBe(file.replace("b.ts';\n", "b.ts';\nimport { D } from './d.ts';\n"));
  expect(combine(other, other)(file)).toBe(other(file));
});
