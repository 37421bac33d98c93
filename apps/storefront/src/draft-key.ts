// By itself, because signing out needs it on every page, and the rest of the drafts only where there is a form.

/** Under which the session's storage has the product draft, but for its photo. */
export const draftKey = 'product-draft';
