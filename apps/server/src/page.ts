import { pageLimit } from '@apple-only/contract';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from './id.ts';
import { Refusal } from './refusal.ts';

interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Where a page begins: after this row, newest first. */
interface Place {
  time: Date;
  _id: string;
}

/** The condition that leaves out what earlier pages have shown. Undefined on the first page. */
export function afterCursor({ cursor }: Asked, columns: { time: PgColumn; _id: PgColumn }): SQL | undefined {
  if (cursor === undefined) return undefined;
  const { time, _id } = readCursor(cursor);
  return sql`(${columns.time}, ${columns._id}) < (${sql.param(time, columns.time)}, ${sql.param(_id, columns._id)})`;
}

/** How many rows to read: one more than is shown tells whether the list goes on. */
export const rowsToRead = ({ limit = pageLimit }: Asked) => limit + 1;

/** The rows to show; says where the next page begins if there are more. */
export function onePage<Row extends Place>(
  rows: Row[],
  { limit = pageLimit }: Asked,
  more: (cursor: string) => void,
): Row[] {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (last && rows.length > limit) more(writeCursor(last));
  return page;
}

const writeCursor = ({ time, _id }: Place) => Buffer.from(`${time.toISOString()} ${_id}`).toString('base64url');

function readCursor(cursor: string): Place {
  const [when = '', _id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const time = new Date(when);
  if (!isId(_id) || Number.isNaN(time.getTime()) || time.toISOString() !== when) {
    throw new Refusal(400, 'cursor: is not a cursor');
  }
  return { time, _id };
}
