import * as v from 'valibot';

/** What every refused call answers. */
export const ErrorAnswer = v.object({ message: v.string() });
export type ErrorAnswer = v.InferOutput<typeof ErrorAnswer>;
