import type { KeyValueStorage } from '@apple-only/auth';
import type { ProductDraft } from '@apple-only/ui';
import { delMany, get, keys, set } from 'idb-keyval';
import { draftKey } from './draft-key.ts';

// The typed fields are in the session's storage: written and removed at once, however early the page is left. The photo is in
// IndexedDB, because no other storage on this device can keep one; its id is stored beside the typed fields.
// A photo whose id is not stored is swept later.

interface StoredDraft {
  typed: Omit<ProductDraft, 'image'>;
  /** The id of the photo. */
  photo?: string | undefined;
}

/** The photo that was stored or read last, so that it is not stored again at every keystroke. */
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

/** Stores the draft at once, without a delay: a page that is left has no time to write. */
export function keepDraft(storage: KeyValueStorage, { image, ...typed }: ProductDraft) {
  if (image !== photo?.file) {
    photo = image && { id: crypto.randomUUID(), file: image };
    // If the browser stores nothing, the photo lives as long as its page.
    if (photo) writing = set(photo.id, photo.file).catch(() => undefined);
  }
  storage.setItem(draftKey, JSON.stringify({ typed, photo: photo?.id } satisfies StoredDraft));
}

/** Resolves once the whole draft is stored. */
export const flushDraft = async () => writing;

/** Deletes the photos of removed drafts. */
export async function sweepDrafts(storage: KeyValueStorage) {
  await flushDraft();
  await keys()
    .then((ids) => delMany(ids.filter((id) => id !== stored(storage).photo)))
    .catch(() => undefined);
}

/** The draft of a product that was not sent yet. Empty if there is none. */
export async function readDraft(storage: KeyValueStorage): Promise<ProductDraft> {
  await sweepDrafts(storage);
  const { photo: id } = stored(storage);
  const file = id === undefined ? undefined : await get<File>(id).catch(() => undefined);
  // Read again: the draft may have been removed, or changed in another tab, while the photo was read.
  const { typed, photo: now } = stored(storage);
  if (!id || !file || id !== now) return typed;
  photo = { id, file };
  return { ...typed, image: file };
}

/** The draft of a user who signs out to go on as a seller. In this page only: a sign-out leaves nothing on the device. */
let carried: { id: string; draft: ProductDraft } | undefined;

/** Keeps the draft beyond the sign-out that follows. Returns the id to take it by. */
export async function carryDraft(storage: KeyValueStorage): Promise<string> {
  // The e-mail is that of the account which is left.
  const { email: _, ...draft } = await readDraft(storage);
  carried = { id: crypto.randomUUID(), draft };
  // The sign-out deletes the stored photo: it is stored again when the draft is taken.
  photo = undefined;
  return carried.id;
}

/** Stores the carried draft for the user who has signed in since. */
export function takeDraft(storage: KeyValueStorage, id: string) {
  if (carried?.id !== id) return;
  keepDraft(storage, carried.draft);
  carried = undefined;
}

/** Removes the draft, because it was sent. */
export async function forgetDraft(storage: KeyValueStorage) {
  storage.removeItem(draftKey);
  await sweepDrafts(storage);
}
