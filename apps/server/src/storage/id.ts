import { sql, type SQL } from 'drizzle-orm';
import { NIL, v7 } from 'uuid';

/** An id that no row has. */
export const noId = NIL;

/** Whether a text has the format of our ids. */
export const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/**
 * A new UUIDv7. The ids of a process increase: an index grows at its end, and lists by time and id keep their order within a millisecond.
 * @param time the time of a row that is older than the database, in milliseconds
 */
export const newId = (time?: number) => (time === undefined ? v7() : v7({ msecs: time }));

/** When the row with an id was created, without a time zone: a UUIDv7 begins with the milliseconds. Null for an id of another kind. */
export const timeOf = (id: SQL) => sql`case when substr(${id}::text, 15, 1) = '7' then
  timestamp 'epoch' + ('x' || left(replace(${id}::text, '-', ''), 12))::bit(48)::bigint * interval '1 millisecond' end`;
