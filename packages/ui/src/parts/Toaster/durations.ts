/** How long each kind of message stays, in milliseconds (specification §9). */
export const toastDurations = { blank: 4000, error: 4000, success: 2000, loading: Number.POSITIVE_INFINITY } as const;
