import * as v from 'valibot';
import { storable } from './id.ts';

/** Most characters accepted in each kind of text. Longer input answers 400 and changes nothing. */
export const textLimits = {
  name: 200,
  /** Longest e-mail address that can be delivered to (RFC 5321). */
  email: 254,
  phone: 50,
  price: 50,
  year: 50,
  description: 10_000,
  message: 5000,
  url: 2048,
} as const;

/** Any text of at most `limit` characters, with the white space around it removed. May be empty. */
export const text = (limit: number) =>
  v.pipe(
    v.string('must be text'),
    v.check(storable, 'has characters that cannot be stored'),
    v.trim(),
    v.maxLength(limit, `must have ${limit} characters or fewer`),
  );

/** Text that must not be empty, nor of nothing that can be seen. */
export const someText = (limit: number) =>
  v.pipe(
    text(limit),
    v.check((value) => /[^\p{C}\p{Z}]/u.test(value), 'is required'),
  );

/**
 * Text that a person may also have sent as a JSON number (prices, years, telephone numbers).
 * Kept as text: the specification (§5) has no numeric check.
 */
export const numericText = (limit: number) =>
  v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))], 'must be text'), someText(limit));

/** What an e-mail address must at least look like. Whether it exists, only a letter tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** An e-mail address, compared and kept in lower case. */
export const Email = v.pipe(
  someText(textLimits.email),
  v.regex(emailPattern, 'must be an e-mail address'),
  v.toLowerCase(),
);
