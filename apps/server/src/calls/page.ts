import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from '../storage/id.ts';
import { HttpError } from '../http-error.ts';

/** The query of a list, and the callback for the cursor of the next page. */
export interface PageRequest {
  query: { limit?: number | undefined; cursor?: string | undefined };
  onNextCursor: (cursor: string) => void;
}

/** The position of a row in a list. */
export interface Cursor {
  /** In ISO 8601. Absent in lists that are ordered by the id alone. */
  time?: string;
  _id: string;
}

/** A page of a list that is read newest first, by keyset: every page costs the same. */
export interface Page {
  /** The last row of the previous page. Undefined on the first page. */
  cursor: Cursor | undefined;
  /** Leaves out the rows of earlier pages. Undefined on the first page. */
  after: SQL | undefined;
  order: SQL[];
  /** How many rows to read: one more than the page shows, to know whether there is a next page. */
  rowLimit: number;
  /** The rows to show. Reports the cursor of the next page if there is one. */
  trim: <Row>(rows: Row[], cursorOf: (row: Row) => Cursor) => Row[];
}

/**
 * Opens the requested page.
 * @param columns the columns that order the list. Ids grow with time, so the id alone is enough.
 * @param defaultLimit how many rows a page shows without a limit.
 */
export function openPage(
  columns: { time?: PgColumn; _id: PgColumn },
  { query, onNextCursor }: PageRequest,
  defaultLimit: number,
): Page {
  const { limit = defaultLimit, cursor: encoded } = query;
  const cursor = encoded === undefined ? undefined : decodeCursor(encoded, columns.time !== undefined);
  return {
    cursor,
    after: cursor && afterCursor(columns, cursor),
    order: [...(columns.time ? [desc(columns.time)] : []), desc(columns._id)],
    rowLimit: limit + 1,
    trim(rows, cursorOf) {
      const last = rows[limit - 1];
      if (last !== undefined && rows.length > limit) onNextCursor(encodeCursor(cursorOf(last)));
      return rows.slice(0, limit);
    },
  };
}

function afterCursor(columns: { time?: PgColumn; _id: PgColumn }, { time, _id }: Cursor): SQL {
  const id = sql.param(_id, columns._id);
  return columns.time ? sql`(${columns.time}, ${columns._id}) < (${time}, ${id})` : sql`${columns._id} < ${id}`;
}

const encodeCursor = ({ time = '', _id }: Cursor) => Buffer.from(`${time} ${_id}`).toString('base64url');

function decodeCursor(cursor: string, timed: boolean): Cursor {
  const [time = '', _id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const timeFits = timed ? isTime(time) : time === '';
  if (!timeFits || !isId(_id) || rest.length > 0) throw new HttpError(400, 'cursor: is not a cursor');
  return timed ? { time, _id } : { _id };
}

/** Whether a text is a time in the format of our cursors, with a year that a database can read. */
export function isTime(text: string): boolean {
  const time = new Date(text);
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text;
}
