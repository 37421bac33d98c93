/** How long things count, in milliseconds. */
export const lifetimes = {
  /** An access token, from when it was issued. */
  accessToken: 15 * 60_000,
  /** A booking, for how many a buyer may make: that long it counts, cancelled or not. */
  daily: 24 * 60 * 60_000,
  /** A booking that was recorded before it was claimed. */
  proposal: 60 * 60_000,
  /** An `Idempotency-Key`: a repeat within this time answers the first result. */
  idempotencyKey: 24 * 60 * 60_000,
} as const;
