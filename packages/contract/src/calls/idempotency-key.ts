import * as v from 'valibot';

/** Identifies a repeated call: the `Idempotency-Key` header. */
export const IdempotencyKey = v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/, 'must be 1 to 200 visible characters'));
