import { expect, test } from 'vitest';
import { summaryTable } from './summary.ts';
import { difference, facts } from './report.suite.ts';

test('each component is a row with its first cause, the most changed first', () => {
  const table = summaryTable(
    [
      difference({ story: 'a--one', title: 'Parts/A', pixels: 1, causes: ['span: color #000000 → #111111'] }),
      difference({ story: 'b--one', title: 'Parts/B', pixels: 50, causes: ['token --x: 1px → 2px (3 elements)'] }),
      difference({ story: 'b--two', title: 'Parts/B', kind: 'added', causes: [] }),
    ],
    facts,
  );
  const rows = table.split('\n').filter((line) => line.startsWith('| Parts'));
  expect(table).toContain('### 3 of 1,200 pictures differ');
  expect(rows.map((row) => row.split(' | ').slice(0, 4).join(' '))).toEqual([
    '| Parts/B 2 2 (1 added) 50 %',
    '| Parts/A 1 1 1 %',
  ]);
  expect(rows[0]).toContain('token');
  expect(table).toContain('pnpm test:visual --accept');
});

test('text of a page cannot break the table, mention people or become HTML', () => {
  const table = summaryTable([difference({ causes: ['p “a | b\n@team <img src=x> `c`”: gone'] })], facts);
  const row = table.split('\n').find((line) => line.startsWith('| Parts'));
  expect(row?.split('|')).toHaveLength(7);
  expect(row).not.toMatch(/[<>@`]/);
});

test('a run without differences says so, and which stories are left out', () => {
  const table = summaryTable([], { ...facts, leftOut: [{ story: 'a--clock', reason: 'Shows the time.' }] });
  expect(table).toContain('### No picture differs');
  expect(table).toContain('- `a--clock`: Shows the time.');
});
