/** Lifetimes, in milliseconds. */
export const lifetimes = {
  /** An access token's, from when it is issued. */
  accessToken: 15 * 60_000,
  /** How long a booking counts against the buyer's daily limit, cancelled or not. */
  dailyLimit: 24 * 60 * 60_000,
  /** How long a booking counts that was recorded before it was claimed. */
  pendingBooking: 60 * 60_000,
  /** An `Idempotency-Key`'s: a repeat within this time gets the first response. */
  idempotencyKey: 24 * 60 * 60_000,
  /** How long the address of a withdrawn product says so. */
  withdrawnProduct: 365 * 24 * 60 * 60_000,
} as const;
