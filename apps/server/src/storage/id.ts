import { randomBytes } from 'node:crypto';

/** An id that no row has. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** Whether a text has the format of our ids. */
export const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** Time and counter of the newest id: the first half of a UUIDv7. */
let newest = 0;

/**
 * A new UUIDv7 (RFC 9562): the time in milliseconds, a counter of 12 bits, then 62 random bits. The ids of a process
 * increase: an index grows at its end, and lists by time and id are in order within a millisecond.
 */
export function newId(): string {
  newest = Math.max(Date.now() * 0x1000, newest + 1);
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Math.floor(newest / 0x1000), 0, 6);
  bytes.writeUInt16BE(0x7000 | (newest % 0x1000), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
