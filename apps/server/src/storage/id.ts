import { NIL, v7 } from 'uuid';

/** An id that no row has. */
export const noId = NIL;

/** Whether a text has the format of our ids. */
export const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** A new UUIDv7. The ids of a process increase: an index grows at its end, and lists by time and id are in order within a millisecond. */
export const newId = () => v7();
