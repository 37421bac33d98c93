import type { ProductDraft } from '@apple-only/ui';
import { del, get, set } from 'idb-keyval';

// In IndexedDB, because nothing else on this device keeps a photo.
const key = 'product-draft';

/** What is to be kept next; what was entered before it is not needed any more. */
let latest: ProductDraft | undefined;
let writing: Promise<void> | undefined;

async function write() {
  while (latest) {
    const draft = latest;
    latest = undefined;
    // A browser that keeps nothing: the draft lives as long as its page.
    await set(key, draft).catch(() => undefined);
  }
  writing = undefined;
}

/** Keeps it at once, not after a while: a page that is left has no time to write. */
export function keepDraft(draft: ProductDraft) {
  latest = draft;
  writing ??= write();
}

/** Resolves once all that was entered is kept. */
export const flushDraft = async () => writing;

/** What was entered of a product and not sent yet. Empty where there is nothing. */
export async function readDraft(): Promise<ProductDraft> {
  await flushDraft();
  return get<ProductDraft>(key).then(
    (draft) => draft ?? {},
    () => ({}),
  );
}

/** Forgets it: it was sent, or its owner has signed out. */
export async function forgetDraft() {
  latest = undefined;
  await flushDraft();
  await del(key).catch(() => undefined);
}
