// A file of its own: signing out needs it on every page, but only pages with a form need the rest of the drafts.

/** The key of the product draft, without its photo, in the session's storage. */
export const draftKey = 'product-draft';
