/** Lifetimes, in milliseconds. */
export const lifetimes = {
  /** An access token's, from when it is issued. */
  accessToken: 15 * 60_000,
  /** How long a booking counts against the buyer's daily limit, cancelled or not. */
  daily: 24 * 60 * 60_000,
  /** How long a booking counts that was recorded before it was claimed. */
  proposal: 60 * 60_000,
  /** An `Idempotency-Key`'s: a repeat within this time gets the first response. */
  idempotencyKey: 24 * 60 * 60_000,
} as const;
