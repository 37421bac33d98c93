import * as v from '../calls/answers.ts';
import { roles, type Role } from './roles.ts';

/** The shortest password that the login form sends (specification §9). We set no minimum for registering. */
export const passwordMinimum = 6;

/** A registered user (specification §3). */
export interface User {
  _id: string;
  name: string;
  email: string;
  role: Role;
  /** Address of the user's photo. */
  img: string;
  /** Whether an admin has verified this seller. Always false for other roles. */
  verify: boolean;
}
export const User = v.object<User>({
  _id: v.id,
  name: v.string,
  email: v.string,
  role: v.picklist(roles),
  img: v.string,
  verify: v.boolean,
});

/** The server's access token, issued for the provider's ID token. `lifetimes.accessToken` is how long it is valid. */
export interface AccessToken {
  accessToken: string;
}
export const AccessToken = v.object<AccessToken>({
  accessToken: v.string,
});

/** How many users and open messages there are: an admin's overview. */
export interface AdminCounts {
  sellers: number;
  /** Sellers who are not verified yet. */
  notVerified: number;
  buyers: number;
  /** Messages that no admin has marked as done. */
  openMessages: number;
}
export const AdminCounts = v.object<AdminCounts>({
  sellers: v.number,
  notVerified: v.number,
  buyers: v.number,
  openMessages: v.number,
});
