import * as v from '../calls/answers.ts';
import { roles } from './roles.ts';

/** The shortest password that the login form sends (specification §9). Registering has no minimum of ours. */
export const passwordMinimum = 6;

/** A registered user (specification §3). */
export const User = v.object({
  _id: v.id,
  name: v.string,
  email: v.string,
  role: v.picklist(roles),
  /** Address of the user's photo. */
  img: v.string,
  /** Whether an admin has verified this seller. Always false for other roles. */
  verify: v.boolean,
});
export type User = v.InferOutput<typeof User>;

/** The server's access token, issued for the provider's ID token. `lifetimes.accessToken` is how long it is valid. */
export const AccessToken = v.object({ accessToken: v.string });
export type AccessToken = v.InferOutput<typeof AccessToken>;

/** How many users and open messages there are: an admin's overview. */
export const AdminCounts = v.object({
  sellers: v.number,
  /** Sellers who are not verified yet. */
  notVerified: v.number,
  buyers: v.number,
  /** Messages that no admin has marked as done. */
  openMessages: v.number,
});
export type AdminCounts = v.InferOutput<typeof AdminCounts>;
