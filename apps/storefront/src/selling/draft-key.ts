import type { KeyValueStorage } from '@apple-only/auth';

// A separate file: signing out needs it on every page, but only pages with a form need the rest of the drafts.

/**
 * The keys of the drafts, without their photos, in the session's storage: a new product, the changes to others, and the last new product
 * that was sent.
 */
export const draftKeys = { add: 'product-draft', edit: 'product-edits', sent: 'product-draft-sent' } as const;

/** Deletes the record of the last product sent: sending it again then lists it once more. */
export const forgetSent = (storage: KeyValueStorage) => storage.removeItem(draftKeys.sent);
