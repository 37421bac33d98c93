import { randomBytes } from 'node:crypto';

/** An id that nothing has. */
export const noId = '00000000-0000-0000-0000-000000000000';

/** Tells whether this is how our ids are written. */
export const isId = (value: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);

/** A new UUIDv7 (RFC 9562): the moment in milliseconds, then 74 random bits, so that an index grows at its end. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
