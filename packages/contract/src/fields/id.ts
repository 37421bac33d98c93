import * as v from 'valibot';

/** Text that a database can store: no null byte, no half of a surrogate pair. */
export const isStorable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/** An opaque identifier, the server's own. */
export const Id: v.GenericSchema<string> = v.pipe(
  v.string('must be text'),
  v.nonEmpty('is required'),
  v.check(isStorable, 'has characters that cannot be stored'),
  v.maxLength(100, 'is not an identifier'),
);
