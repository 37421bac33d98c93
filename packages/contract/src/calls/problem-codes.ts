// Apart from the body of a refusal: a client needs only these.

/**
 * Why a server refuses a call, for code; the sentence beside it is for people. By their statuses. The first of a status is the general
 * one, which a client takes for any that it does not know.
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
/** Why a call failed: the server's refusals, and what only a client can tell. */
export type ErrorCode = ProblemCode | 'taken' | 'offline' | 'not-sent' | 'unexpected-answer';

/** The code of a refusal: the one that the server sent if it is known, or else the general one of the status. */
export function problemCodeOf(status: number, sent?: unknown): ProblemCode {
  const byStatus: Readonly<Record<number, readonly ProblemCode[]>> = problemCodes;
  const codes = byStatus[status] ?? [];
  return codes.find((code) => code === sent) ?? codes[0] ?? (status < 500 ? 'invalid' : 'unavailable');
}
