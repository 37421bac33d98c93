import * as v from '../calls/answers.ts';

/** A visitor's message, as admins read it. */
export const Message = v.object({
  _id: v.id,
  name: v.string,
  email: v.string,
  message: v.string,
  time: v.time,
  /** Whether an admin has dealt with it. */
  done: v.boolean,
});
export type Message = v.InferOutput<typeof Message>;
