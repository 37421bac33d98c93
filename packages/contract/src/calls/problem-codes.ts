// Separate from the body of a refusal: a client needs only these.

/**
 * The reasons for refusing a call, for code; the message that comes with one is for people. By status. The first code of a status is its
 * general one, which a client uses for any that it does not know.
 */
export const problemCodes = {
  400: ['invalid'],
  401: ['unauthenticated'],
  /** `account-deleted`: an admin has deleted the account. It cannot register again. */
  403: ['forbidden', 'account-deleted'],
  404: ['not-found', 'not-registered'],
  408: ['timeout'],
  /**
   * `changed`: the seller has changed the product since the buyer saw it. `booked`: what its buyer has agreed to cannot be changed.
   * `open-bookings`: the buyer has some, and cannot become a seller yet. `booking-limit`: the buyer has too many, open ones or today's.
   */
  409: ['conflict', 'email-taken', 'changed', 'booked', 'open-bookings', 'booking-limit'],
  410: ['withdrawn'],
  413: ['too-large'],
  415: ['unsupported-type'],
  429: ['rate-limited'],
  500: ['failed'],
  503: ['unavailable'],
} as const satisfies Record<number, readonly string[]>;
export type ProblemCode = (typeof problemCodes)[keyof typeof problemCodes][number];
/** Why a call failed: the server's refusals, and failures that only a client can detect. */
export type ErrorCode = ProblemCode | 'taken' | 'offline' | 'not-sent' | 'unexpected-answer';

/** The code of a refusal: the one that the server sent if it is known, or else the general one of the status. */
export function problemCodeOf(status: number, sent?: unknown): ProblemCode {
  const byStatus: Readonly<Record<number, readonly ProblemCode[]>> = problemCodes;
  const codes = byStatus[status] ?? [];
  return codes.find((code) => code === sent) ?? codes[0] ?? (status < 500 ? 'invalid' : 'unavailable');
}
