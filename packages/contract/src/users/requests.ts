// Apart from the answers: only a server, or a form, validates requests.
import * as v from 'valibot';
import { textLimits } from '../fields/limits.ts';
import { Email, requiredText } from '../fields/text.ts';
import { roles } from './roles.ts';

/** A user's registration. The e-mail is the one that their ID token names. */
export const NewUser = v.object({
  name: requiredText(textLimits.name),
  email: Email,
  /** Buyer or seller. Admin is a valid value, refused with 403: no user becomes an admin by registering. */
  role: v.optional(v.picklist(roles, 'must be buyer or seller'), 'buyer'),
  img: requiredText(textLimits.url),
});
export interface NewUser extends v.InferInput<typeof NewUser> {}
