// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, someText } from '../fields/text.ts';

/** A visitor's message to the shop. */
export const NewMessage = v.object({
  name: someText(textLimits.name),
  email: Email,
  message: someText(textLimits.message),
});
export interface NewMessage extends v.InferInput<typeof NewMessage> {}
