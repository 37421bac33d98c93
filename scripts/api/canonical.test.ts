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

test('the order in which the compiler writes members and texts makes no difference', () => {
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

test('declarations, and lines that are no members of a type, keep their order', () => {
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
