/** Joins the defined ids into an attribute's value. Undefined if there are none. */
export const joinIds = (...ids: readonly (string | undefined)[]) => ids.filter(Boolean).join(' ') || undefined;
