import type { KeyValueStorage } from '@apple-only/auth';
import type { ProductDraft } from '@apple-only/ui';
import { delMany, get, keys, set } from 'idb-keyval';
import { draftKey } from './draft-key.ts';

// In IndexedDB, because nothing else on this device keeps a photo. The session's storage has the id of the record: removing that
// is synchronous, so that a draft is forgotten however early the page is left. A record that no id leads to is swept later.

/** What is to be kept next; what was entered before it is not needed any more. */
let latest: { id: string; draft: ProductDraft } | undefined;
let writing: Promise<void> | undefined;

async function write() {
  while (latest) {
    const { id, draft } = latest;
    latest = undefined;
    // A browser that keeps nothing: the draft lives as long as its page.
    await set(id, draft).catch(() => undefined);
  }
  writing = undefined;
}

/** Keeps it at once, not after a while: a page that is left has no time to write. */
export function keepDraft(storage: KeyValueStorage, draft: ProductDraft) {
  const id = storage.getItem(draftKey) ?? crypto.randomUUID();
  storage.setItem(draftKey, id);
  latest = { id, draft };
  writing ??= write();
}

/** Resolves once all that was entered is kept. */
export const flushDraft = async () => writing;

/** Deletes the drafts that were forgotten. */
export async function sweepDrafts(storage: KeyValueStorage) {
  await flushDraft();
  await keys()
    .then((ids) => delMany(ids.filter((id) => id !== storage.getItem(draftKey))))
    .catch(() => undefined);
}

/** What was entered of a product and not sent yet. Empty where there is nothing. */
export async function readDraft(storage: KeyValueStorage): Promise<ProductDraft> {
  await sweepDrafts(storage);
  const id = storage.getItem(draftKey);
  const draft = id === null ? undefined : await get<ProductDraft>(id).catch(() => undefined);
  // Not one that was forgotten while it was read.
  return (id === storage.getItem(draftKey) && draft) || {};
}

/** Forgets it: it was sent. */
export async function forgetDraft(storage: KeyValueStorage) {
  storage.removeItem(draftKey);
  await sweepDrafts(storage);
}
