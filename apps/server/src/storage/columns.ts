import { customType, timestamp } from 'drizzle-orm/pg-core';
import { isId, noId } from './id.ts';

/** Ids are opaque to clients. An id of another format is looked up like any other, and not found. */
export const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (isId(value) ? value : noId),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Compared byte by byte, which an index needs for prefix searches. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A time to the millisecond, the precision of JSON and cursors. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 });
