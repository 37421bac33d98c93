// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, requiredText } from '../fields/text.ts';

/** A visitor's message to the shop. */
export const NewMessage = v.object({
  name: requiredText(textLimits.name),
  email: Email,
  message: requiredText(textLimits.message),
});
export interface NewMessage extends v.InferInput<typeof NewMessage> {}
