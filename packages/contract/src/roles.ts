/** What a registered person can be (specification §1). Admins are made by the server's operator, never by registration. */
export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** What a person may choose to be when registering. */
export const registrableRoles = ['buyer', 'seller'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/**
 * Who makes a call, as far as the server can tell from the bearer:
 * a visitor sends none; an identity has signed in with the provider and is perhaps not registered yet;
 * the others are registered, and their role was read from the database for this very call.
 */
export type Caller = 'visitor' | 'identity' | Role;

/** Who may make a call. One list a call: the server refuses by it, guards redirect by it, buttons are offered by it. */
export type Access = readonly Caller[];

/** Whoever is registered, whatever the role. */
export const members = roles satisfies Access;

/** Everybody, signed in or not. */
export const anyone = ['visitor', 'identity', ...roles] as const satisfies Access;

/** Tells whether somebody may make a call that has this access rule. Ownership is decided by the server's data, on top. */
export function allows(access: Access, caller: Caller): boolean {
  return access.includes(caller);
}
