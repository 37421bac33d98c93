import * as v from 'valibot';

/** The answer of every refused call. */
export const ErrorAnswer = v.object({ message: v.string() });
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
