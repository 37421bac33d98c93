import { describe, expect, test } from 'vitest';
import { bumpsIn, complaintOf, namesIn, removedFrom } from './judge.ts';

const report = `## API Report File for "@apple-only/ui"

\`\`\`ts

import { Product } from '@apple-only/contract';

export function Card(input: CardProps): react.JSX.Element;

export interface CardProps {
    labels?: {
        book: string;
        title: (name: string) => string;
    };
    onBook?: (() => void) | undefined;
    product: Product;
}

export const cardLabels: {
    book: string;
};

\`\`\`
`;
const without = (line: string) => report.replace(`${line}\n`, '');
const change = (after: string, version = '1.2.3') => ({ name: '@apple-only/ui', version, before: report, after });
const changeset = (bump: string, name = '@apple-only/ui') => `---\n'${name}': ${bump}\n---\n\nA sentence.\n`;

test('names in a report are qualified by the names around them', () => {
  expect([...namesIn(report)]).toEqual([
    'Card',
    'CardProps',
    'CardProps.labels',
    'CardProps.labels.book',
    'CardProps.labels.title',
    'CardProps.onBook',
    'CardProps.product',
    'cardLabels',
    'cardLabels.book',
  ]);
});

test.each([
  ['    onBook?: (() => void) | undefined;', ['CardProps.onBook']],
  ['        title: (name: string) => string;', ['CardProps.labels.title']],
  ['export function Card(input: CardProps): react.JSX.Element;', ['Card']],
])('the name that a change removes is found: %s', (line, removed) => {
  expect(removedFrom(change(without(line)))).toEqual(removed);
});

test('a removed name is found even if another type has the same name', () => {
  expect(removedFrom(change(report.replace('        book: string;\n', '')))).toEqual(['CardProps.labels.book']);
});

describe('the required changeset', () => {
  const smaller = without('    onBook?: (() => void) | undefined;');
  const larger = report.replace('    product: Product;', '    note?: string;\n    product: Product;');

  test('is major if a prop is removed', () => {
    expect(complaintOf(change(smaller), [changeset('minor')])).toBe(
      "@apple-only/ui no longer has CardProps.onBook. Announce it with a changeset in .changeset that has '@apple-only/ui': major.",
    );
    expect(complaintOf(change(smaller), [changeset('major')])).toBeUndefined();
  });

  test('is minor if a prop is removed before 1.0', () => {
    expect(complaintOf(change(smaller, '0.4.0'), [changeset('patch')])).toContain(': minor.');
    expect(complaintOf(change(smaller, '0.4.0'), [changeset('minor')])).toBeUndefined();
  });

  test('is minor if a prop is added', () => {
    expect(complaintOf(change(larger), [])).toBe(
      "@apple-only/ui has a changed interface. Announce it with a changeset in .changeset that has '@apple-only/ui': minor.",
    );
    expect(complaintOf(change(larger), [changeset('patch')])).toBeDefined();
    expect(complaintOf(change(larger), [changeset('minor')])).toBeUndefined();
  });

  test('must name the package, in its front matter', () => {
    expect(complaintOf(change(larger), [changeset('major', '@apple-only/auth')])).toBeDefined();
    expect(complaintOf(change(larger), ["---\n---\n\n'@apple-only/ui': major\n"])).toBeDefined();
  });

  test('is none if nothing has changed', () => {
    expect(complaintOf(change(report), [])).toBeUndefined();
  });
});

test('the bumps of several packages are read from one changeset', () => {
  expect(bumpsIn(`---\n'@apple-only/ui': minor\n"@apple-only/auth": patch\n---\n\nText.\n`)).toEqual(
    new Map([
      ['@apple-only/ui', 'minor'],
      ['@apple-only/auth', 'patch'],
    ]),
  );
});
