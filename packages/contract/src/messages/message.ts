import * as v from 'valibot';
import { Id, Time } from '../fields/id.ts';

/** A visitor's message, as admins read it. */
export const Message = v.object({
  _id: Id,
  name: v.string(),
  email: v.string(),
  message: v.string(),
  time: Time,
  /** Whether an admin has dealt with it. */
  done: v.boolean(),
});
export type Message = v.InferOutput<typeof Message>;
