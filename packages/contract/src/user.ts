import * as v from 'valibot';
import { roles } from './roles.ts';
import { Email, Id, someText, textLimits } from './text.ts';

/** The shortest password that the login form sends (specification §9). Registering has no minimum of ours. */
export const passwordMinimum = 6;

/** A registered person (specification §3). */
export const User = v.object({
  _id: Id,
  name: v.string(),
  email: v.string(),
  role: v.picklist(roles),
  /** Address of the person's photo. */
  img: v.string(),
  /** Whether an admin has verified this seller. Always false for other roles. */
  verify: v.boolean(),
});
export type User = v.InferOutput<typeof User>;

/** What a person sends to be registered. The e-mail is the one their ID token names. */
export const NewUser = v.object({
  name: someText(textLimits.name),
  email: Email,
  /** Buyer or seller. Admin is understood, and refused with 403: nobody becomes one by registering. */
  role: v.optional(v.picklist(roles, 'must be buyer or seller'), 'buyer'),
  img: someText(textLimits.url),
});
export type NewUser = v.InferInput<typeof NewUser>;

/** The token that our server issues in exchange for the provider's, good for an hour. */
export const AccessToken = v.object({ accessToken: v.string() });
export type AccessToken = v.InferOutput<typeof AccessToken>;
