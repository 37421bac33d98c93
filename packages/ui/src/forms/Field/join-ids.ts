/** Several ids, as an attribute: those that are there. */
export const joinIds = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
