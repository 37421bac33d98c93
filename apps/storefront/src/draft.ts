import type { KeyValueStorage } from '@apple-only/auth';
import type { ProductDraft } from '@apple-only/ui';
import { delMany, get, keys, set } from 'idb-keyval';
import { draftKeys } from './draft-key.ts';

// The typed fields are in the session's storage: written and removed at once, however early the page is left. The photo is in
// IndexedDB, because no other storage on this device can keep one; its id is stored beside the typed fields.
// A photo whose id is not stored is swept later.
// There are two drafts: of a new product, and of the changes to the product that was edited last.

interface StoredDraft {
  typed: Omit<ProductDraft, 'image'>;
  /** The id of the product that is changed. */
  product?: string | undefined;
  /** The id of the photo. */
  photo?: string | undefined;
}

/** The photo that was stored or read last, so that it is not stored again at every keystroke. */
let photo: { id: string; file: File } | undefined;
let writing: Promise<void> | undefined;

const keyOf = (product: string | undefined) => (product === undefined ? draftKeys.add : draftKeys.edit);

function inStorage(storage: KeyValueStorage, key: string): StoredDraft {
  try {
    const draft: StoredDraft | null = JSON.parse(storage.getItem(key) ?? 'null');
    return draft ?? { typed: {} };
  } catch {
    return { typed: {} };
  }
}

/** The stored draft of a new product, or of the changes to this one. */
function stored(storage: KeyValueStorage, product?: string): StoredDraft {
  const draft = inStorage(storage, keyOf(product));
  return draft.product === product ? draft : { typed: {} };
}

/**
 * Stores the draft at once, without a delay: a page that is left has no time to write.
 * @param product the id of the product that is changed; none for a new one
 */
export function keepDraft(storage: KeyValueStorage, { image, ...typed }: ProductDraft, product?: string) {
  if (image !== photo?.file) {
    photo = image && { id: crypto.randomUUID(), file: image };
    // If the browser stores nothing, the photo lives as long as its page.
    if (photo) writing = set(photo.id, photo.file).catch(() => undefined);
  }
  storage.setItem(keyOf(product), JSON.stringify({ typed, product, photo: photo?.id } satisfies StoredDraft));
}

/** Resolves once the whole draft is stored. */
export const flushDraft = async () => writing;

/** Deletes the photos of removed drafts. */
export async function sweepDrafts(storage: KeyValueStorage) {
  await flushDraft();
  await keys()
    .then((ids) => {
      const named = new Set(Object.values(draftKeys).map((key): unknown => inStorage(storage, key).photo));
      return delMany(ids.filter((id) => !named.has(id)));
    })
    .catch(() => undefined);
}

/** The draft of a new product, or of the changes to this one, that was not sent yet. Empty if there is none. */
export async function readDraft(storage: KeyValueStorage, product?: string): Promise<ProductDraft> {
  await sweepDrafts(storage);
  const { photo: id } = stored(storage, product);
  const file = id === undefined ? undefined : await get<File>(id).catch(() => undefined);
  // Read again: the draft may have been removed, or changed in another tab, while the photo was read.
  const { typed, photo: now } = stored(storage, product);
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

/** Removes the draft, because it was sent or given up. */
export async function forgetDraft(storage: KeyValueStorage, product?: string) {
  if (stored(storage, product).product === product) storage.removeItem(keyOf(product));
  await sweepDrafts(storage);
}
