import * as v from 'valibot';

/** Most characters accepted in each kind of text. Longer input answers 400 and changes nothing. */
export const textLimits = {
  name: 200,
  /** Longest e-mail address that can be delivered to (RFC 5321). */
  email: 254,
  phone: 50,
  url: 2048,
} as const;

/** Text that a database can store: no null byte, no half of a surrogate pair. */
const storable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** Any text of at most `limit` characters, with the white space around it removed. May be empty. */
export const text = (limit: number) =>
  v.pipe(
    v.string('must be text'),
    v.check(storable, 'has characters that cannot be stored'),
    v.trim(),
    v.maxLength(limit, `must have ${limit} characters or fewer`),
  );

/** Text that must not be empty. */
export const someText = (limit: number) => v.pipe(text(limit), v.nonEmpty('is required'));

/** What an e-mail address must at least look like. Whether it exists, only a letter tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** An e-mail address, compared and kept in lower case. */
export const Email = v.pipe(
  someText(textLimits.email),
  v.regex(emailPattern, 'must be an e-mail address'),
  v.toLowerCase(),
);

/** An opaque identifier, the server's own. */
export const Id = v.pipe(
  v.string('must be text'),
  v.nonEmpty('is required'),
  v.check(storable, 'has characters that cannot be stored'),
  v.maxLength(100, 'is not an identifier'),
);

/** A moment in ISO 8601, UTC. */
export const Time = v.pipe(v.string(), v.isoTimestamp());
