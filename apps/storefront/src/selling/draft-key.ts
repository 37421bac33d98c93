import type { KeyValueStorage } from '@apple-only/auth';

// A file of its own: signing out needs it on every page, but only pages with a form need the rest of the drafts.

/**
 * The keys of the drafts, without their photos, in the session's storage: of a new product, of the changes to others, and of what was last sent
 * of a new product.
 */
export const draftKeys = { add: 'product-draft', edit: 'product-edits', sent: 'product-draft-sent' } as const;

/** Forgets what was sent: to send it again is to list it once more. */
export const forgetSent = (storage: KeyValueStorage) => storage.removeItem(draftKeys.sent);
