/** Lifetimes, in milliseconds. */
export const lifetimes = {
  /** An access token's, from when it is issued. */
  accessToken: 15 * 60_000,
  /** How long a booking counts against the buyer's daily limit, cancelled or not. */
  dailyLimit: 24 * 60 * 60_000,
  /** How long a booking that was recorded before its claim stays valid. */
  pendingBooking: 60 * 60_000,
  /** An `Idempotency-Key`'s: a repeat within this time gets the first response. */
  idempotencyKey: 24 * 60 * 60_000,
  /** How long a withdrawn product's address answers that it was withdrawn. */
  withdrawnProduct: 365 * 24 * 60 * 60_000,
} as const;
