import * as v from '../calls/answers.ts';

/** A visitor's message, as admins read it. */
export interface Message {
  _id: string;
  name: string;
  email: string;
  message: string;
  time: string;
  /** Whether an admin has dealt with it. */
  done: boolean;
}
export const Message = v.object<Message>({
  _id: v.id,
  name: v.string,
  email: v.string,
  message: v.string,
  time: v.time,
  done: v.boolean,
});
