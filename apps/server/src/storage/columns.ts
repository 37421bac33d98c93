import { customType, timestamp } from 'drizzle-orm/pg-core';
import { isId, noId } from './id.ts';

/** Ids are opaque to clients. One of another format is looked up, and not found, like any other. */
export const id = customType<{ data: string; driverData: string }>({
  dataType: () => 'uuid',
  toDriver: (value) => (isId(value) ? value : noId),
});

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Compared byte by byte, as an index needs to find what begins with a text. */
export const bytewise = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

/** A time to the millisecond, the precision of JSON and cursors. */
export const timestamptz = () => timestamp({ withTimezone: true, precision: 3 });
