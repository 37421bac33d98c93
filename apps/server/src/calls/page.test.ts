import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { products, users } from '../storage/schema.ts';
import { openPage } from './page.ts';

const encoded = (text: string) => Buffer.from(text).toString('base64url');
const id = randomUUID();
const time = '2026-11-02T09:30:00.000Z';

describe('the cursor of a page', () => {
  /** The position in a cursor. */
  const positionIn = (by: Parameters<typeof openPage>[0], cursor: string) =>
    openPage(by, { query: { cursor }, onNextCursor: () => {} }, 10).cursor;

  test('decodes to the position that was encoded', () => {
    let cursor = '';
    const page = openPage(products, { query: { limit: 1 }, onNextCursor: (next) => (cursor = next) }, 10);
    expect(page.trim([{ _id: id }, { _id: 'next' }], (row) => ({ ...row, time }))).toEqual([{ _id: id }]);
    expect(positionIn(products, cursor)).toEqual({ time, _id: id });
  });

  test.each([
    ['the year 0000', `0000-11-02T09:30:00.000Z ${id}`],
    ['a year after 9999', `+012026-11-02T09:30:00.000Z ${id}`],
    ['a date that does not exist', `2026-02-30T09:30:00.000Z ${id}`],
    ['a time in another format', `2026-11-02 ${id}`],
    ['no time', ` ${id}`],
    ['an invalid id', `${time} x`],
    ['extra content', `${time} ${id} x`],
  ])('is rejected with %s', (_what, text) => {
    expect(() => positionIn(products, encoded(text))).toThrow('cursor: is not a cursor');
  });

  test('is rejected with a time in a list that is sorted by id alone', () => {
    const by = { _id: users._id };
    expect(positionIn(by, encoded(` ${id}`))).toEqual({ _id: id });
    expect(() => positionIn(by, encoded(`${time} ${id}`))).toThrow('cursor: is not a cursor');
  });
});

test.each([
  [1, []],
  [2, []],
  [3, ['b']],
])('of %i rows, a page of two shows at most two, and reports a next cursor only if there are more', (count, nexts) => {
  const cursors: string[] = [];
  const page = openPage(products, { query: { limit: 2 }, onNextCursor: (cursor) => cursors.push(cursor) }, 10);
  const rows = ['a', 'b', 'c'].slice(0, count).map((_id) => ({ _id }));
  expect(page.rowLimit).toBe(3);
  expect(page.trim(rows, (row) => ({ ...row, time }))).toEqual(rows.slice(0, 2));
  expect(cursors).toEqual(nexts.map((_id) => encoded(`${time} ${_id}`)));
});
