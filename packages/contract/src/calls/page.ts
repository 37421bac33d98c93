import * as v from 'valibot';

/** Most items in one page of a list, and the default without a `limit`. */
export const pageLimits = { products: 100, bookings: 1000, users: 1000, messages: 1000 } as const;

/** The number of similar products in an answer. */
export const similarLimit = 4;

/** The query of a list that is read page by page. */
export const pageQuery = (limit: number) =>
  v.object({
    /** Most items in the page. */
    limit: v.optional<v.GenericSchema<number | string, number>>(
      v.pipe(
        v.union([v.number(), v.pipe(v.string(), v.digits(), v.transform(Number))], 'must be a whole number'),
        v.integer('must be a whole number'),
        v.minValue(1, 'must be at least 1'),
        v.maxValue(limit, `must be at most ${limit}`),
      ),
    ),
    /** The start of the page, from the `Link` header of the page before it. */
    cursor: v.optional(v.pipe(v.string(), v.maxLength(200, 'is not a cursor'))),
  });
