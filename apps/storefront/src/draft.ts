import type { KeyValueStorage } from '@apple-only/auth';
import type { ProductDraft } from '@apple-only/ui';
import { delMany, get, keys, set } from 'idb-keyval';
import { draftKey } from './draft-key.ts';

// What was typed is in the session's storage: written and removed at once, however early the page is left. The photo is in
// IndexedDB, because nothing else on this device keeps one; it is found by the id that stands beside what was typed.
// A photo that no id leads to is swept later.

interface StoredDraft {
  typed: Omit<ProductDraft, 'image'>;
  /** The id of the photo. */
  photo?: string | undefined;
}

/** The photo that was stored or read last, so that it is not stored again at every letter. */
let photo: { id: string; file: File } | undefined;
let writing: Promise<void> | undefined;

function stored(storage: KeyValueStorage): StoredDraft {
  try {
    const draft: StoredDraft | null = JSON.parse(storage.getItem(draftKey) ?? 'null');
    return draft ?? { typed: {} };
  } catch {
    return { typed: {} };
  }
}

/** Stores it at once, not after a while: a page that is left has no time to write. */
export function keepDraft(storage: KeyValueStorage, { image, ...typed }: ProductDraft) {
  if (image !== photo?.file) {
    photo = image && { id: crypto.randomUUID(), file: image };
    // A browser that stores nothing: the photo lives as long as its page.
    if (photo) writing = set(photo.id, photo.file).catch(() => undefined);
  }
  storage.setItem(draftKey, JSON.stringify({ typed, photo: photo?.id } satisfies StoredDraft));
}

/** Resolves once all that was entered is stored. */
export const flushDraft = async () => writing;

/** Deletes the photos of drafts that were forgotten. */
export async function sweepDrafts(storage: KeyValueStorage) {
  await flushDraft();
  await keys()
    .then((ids) => delMany(ids.filter((id) => id !== stored(storage).photo)))
    .catch(() => undefined);
}

/** What was entered of a product and not sent yet. Empty where there is nothing. */
export async function readDraft(storage: KeyValueStorage): Promise<ProductDraft> {
  await sweepDrafts(storage);
  const { photo: id } = stored(storage);
  const file = id === undefined ? undefined : await get<File>(id).catch(() => undefined);
  // As it is by now: it may have been forgotten, or changed in another tab, while the photo was read.
  const { typed, photo: now } = stored(storage);
  if (!id || !file || id !== now) return typed;
  photo = { id, file };
  return { ...typed, image: file };
}

/** Forgets it: it was sent. */
export async function forgetDraft(storage: KeyValueStorage) {
  storage.removeItem(draftKey);
  await sweepDrafts(storage);
}
