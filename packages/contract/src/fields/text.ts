import * as v from 'valibot';
import { isStorable } from './id.ts';
import { emailPattern, textLimits } from './limits.ts';

/** Any text of at most `limit` characters, with the white space around it removed. May be empty. */
export const text = (limit: number): v.GenericSchema<string> =>
  v.pipe(
    v.string('must be text'),
    v.check(isStorable, 'has characters that cannot be stored'),
    v.trim(),
    v.maxLength(limit, `must have ${limit} characters or fewer`),
  );

/** Text that must contain a visible character. */
export const requiredText = (limit: number): v.GenericSchema<string> =>
  v.pipe(
    text(limit),
    v.check((value) => /[^\p{C}\p{Z}]/u.test(value), 'is required'),
  );

/**
 * Text that a client may also send as a JSON number (prices, years, telephone numbers).
 * Stored as text: the specification (§5) has no numeric check.
 */
export const numericText = (limit: number): v.GenericSchema<string | number, string> =>
  v.pipe(
    v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))], 'must be text'),
    requiredText(limit),
  );

/** An e-mail address, compared and stored in lower case. */
export const Email: v.GenericSchema<string> = v.pipe(
  requiredText(textLimits.email),
  v.regex(emailPattern, 'must be an e-mail address'),
  v.toLowerCase(),
);

/** One of a list of texts. */
export const oneOf = <const Choices extends readonly string[]>(choices: Choices): v.GenericSchema<Choices[number]> =>
  v.picklist(choices, `must be one of ${choices.join(', ')}`);
