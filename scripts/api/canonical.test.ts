import { expect, test } from 'vitest';
import { canonical } from './canonical.ts';

const report = (product: readonly string[], labels: readonly string[]) =>
  [
    '```ts',
    '',
    'export interface Product {',
    ...product,
    '}',
    '',
    'export const labels: {',
    ...labels,
    '};',
    '',
    '```',
    '',
  ].join('\n');

test('the order of members and of string literals makes no difference', () => {
  const one = report(
    [
      '    city: "Dhaka" | "Khulna" | "Barisal";',
      '    seller: {',
      '        name: string;',
      '        email: string;',
      '    };',
    ],
    [
      '    title: string;',
      '    count: (of: {',
      '        number: number;',
      '        more: boolean;',
      '    }) => string;',
    ],
  );
  const other = report(
    [
      '    seller: {',
      '        email: string;',
      '        name: string;',
      '    };',
      '    city: "Khulna" | "Barisal" | "Dhaka";',
    ],
    [
      '    count: (of: {',
      '        more: boolean;',
      '        number: number;',
      '    }) => string;',
      '    title: string;',
    ],
  );
  expect(canonical(one)).toBe(canonical(other));
  expect(canonical(one).split('\n').toSorted()).toEqual(
    one.replace('"Dhaka" | "Khulna" | "Barisal"', '"Barisal" | "Dhaka" | "Khulna"').split('\n').toSorted(),
  );
});

test('the order of the types in a union makes no difference', () => {
  const one = [
    '    issue: valibot.StringIssue | valibot.UnionIssue<valibot.ArrayIssue | valibot.MaxLengthIssue<("b" | "a")[], 1>> | A;',
    '    read: (by: B | A) => B | undefined | A;',
  ].join('\n');
  const other = [
    '    issue: A | valibot.UnionIssue<valibot.MaxLengthIssue<("a" | "b")[], 1> | valibot.ArrayIssue> | valibot.StringIssue;',
    '    read: (by: A | B) => A | B | undefined;',
  ].join('\n');
  expect(canonical(one).split('\n')).toEqual([
    '    issue: A | valibot.StringIssue | valibot.UnionIssue<valibot.ArrayIssue | valibot.MaxLengthIssue<("a" | "b")[], 1>>;',
    '    read: (by: A | B) => A | B | undefined;',
  ]);
  expect(canonical(other)).toBe(canonical(one));
});

test('a union that continues on another line keeps its order', () => {
  const text = [
    'export type A = B | A | {',
    '    one: string;',
    '} | D | C;',
    'export function z(b: B | A): x is D | C;',
  ];
  expect(canonical(text.join('\n'))).toBe([...text.slice(0, 3), 'export function z(b: A | B): x is C | D;'].join('\n'));
});

test('declarations and lines outside of types keep their order', () => {
  const text = [
    'export type B =',
    '    Second |',
    '    First;',
    '',
    'export function a(',
    '    b: string,',
    '    a: string,',
    '): void;',
    '',
  ].join('\n');
  expect(canonical(text)).toBe(text);
});
