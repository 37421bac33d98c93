/** The roles of a registered user (specification §1). Admins are made by the server's operator, never by registration. */
export const roles = ['buyer', 'seller', 'admin'] as const;
export type Role = (typeof roles)[number];

/** The roles that a user may choose when registering. */
export const registrableRoles = ['buyer', 'seller'] as const;
export type RegistrableRole = (typeof registrableRoles)[number];

/** Why a buyer with open bookings cannot become a seller yet. */
export function openBookingsRefusal(count: number): string {
  const [what, them] = count === 1 ? ['booking', 'it'] : ['bookings', 'them'];
  return `You have ${count} open ${what}. Delete ${them} in My Booking, then become a seller.`;
}

/**
 * The caller of a call, by their bearer:
 * a visitor sends none; an identity has signed in with the provider and may not be registered yet;
 * the others are registered, and their role was read from the database for this call.
 */
export type Caller = 'visitor' | 'identity' | Role;

/** The callers that may make a call. One list per call, for the server's refusals, the guards' redirects and the buttons offered. */
export type Access = readonly Caller[];

/** All registered users, of any role. */
export const anyUser = roles satisfies Access;

/** All callers, signed in or not. */
export const anyone = ['visitor', 'identity', ...roles] as const satisfies Access;

/** Whether a caller may make a call with this access rule. The server also checks ownership, by its data. */
export function allows(access: Access, caller: Caller): boolean {
  return access.includes(caller);
}
