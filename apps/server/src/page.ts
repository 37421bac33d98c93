import { desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isId } from './id.ts';
import { Refusal } from './refusal.ts';

/** What a list asks for, and what it says when there is more. */
export interface Listing {
  query: { limit?: number | undefined; cursor?: string | undefined };
  more: (cursor: string) => void;
}

/** Where a row stands in a list. */
export interface Place {
  /** In ISO 8601. Absent in lists that go by the id alone. */
  time?: string;
  _id: string;
}

/** A page of a list that is read newest first, by keyset: however far in, it costs the same. */
export interface Page {
  /** The last row that earlier pages have shown. Undefined on the first page. */
  place: Place | undefined;
  /** Leaves out what earlier pages have shown. Undefined on the first page. */
  after: SQL | undefined;
  order: SQL[];
  /** How many rows to read: one more than is shown tells whether the list goes on. */
  rows: number;
  /** The rows to show. Says where the next page begins if there are more. */
  cut: <Row>(rows: Row[], placeOf: (row: Row) => Place) => Row[];
}

/**
 * Opens the page that is asked for.
 * @param by the columns that order the list. Ids grow with time, and can do it alone.
 * @param usual how many are shown where no limit is given.
 */
export function openPage(by: { time?: PgColumn; _id: PgColumn }, { query, more }: Listing, usual: number): Page {
  const { limit = usual, cursor } = query;
  const place = cursor === undefined ? undefined : readCursor(cursor, by.time !== undefined);
  return {
    place,
    after: place && afterPlace(by, place),
    order: [...(by.time ? [desc(by.time)] : []), desc(by._id)],
    rows: limit + 1,
    cut(rows, placeOf) {
      const last = rows[limit - 1];
      if (last !== undefined && rows.length > limit) more(writeCursor(placeOf(last)));
      return rows.slice(0, limit);
    },
  };
}

function afterPlace(by: { time?: PgColumn; _id: PgColumn }, { time, _id }: Place): SQL {
  const id = sql.param(_id, by._id);
  return by.time ? sql`(${by.time}, ${by._id}) < (${time}, ${id})` : sql`${by._id} < ${id}`;
}

const writeCursor = ({ time = '', _id }: Place) => Buffer.from(`${time} ${_id}`).toString('base64url');

function readCursor(cursor: string, timed: boolean): Place {
  const [time = '', _id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const timeFits = timed ? isTime(time) : time === '';
  if (!timeFits || !isId(_id) || rest.length > 0) throw new Refusal(400, 'cursor: is not a cursor');
  return timed ? { time, _id } : { _id };
}

/** As we write them. Years that a database cannot read are not ours. */
function isTime(text: string): boolean {
  const time = new Date(text);
  return /^[1-9]\d{3}-/.test(text) && !Number.isNaN(time.getTime()) && time.toISOString() === text;
}
