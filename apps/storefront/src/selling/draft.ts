import type { KeyValueStorage } from '@apple-only/auth';
import type { ProductDraft, ProductPhoto } from '@apple-only/ui';
import { delMany, get, keys, set } from 'idb-keyval';
import { draftKeys, forgetSent } from './draft-key.ts';

// Typed fields are in the session's storage, which is written and cleared synchronously, however early the user leaves the page. Photos
// are in IndexedDB, because no other storage on the device can hold them; their ids are stored along with the typed fields.
// A photo whose id is not stored is swept later.
// There is one draft of a new product, and one of the changes to each product.

interface StoredDraft {
  typed: Omit<ProductDraft, 'image' | 'photos'>;
  /** The id of the photo. */
  photo?: string | undefined;
  /** If there are several: the ids of new photos, and the addresses of those that the product already has. */
  photos?: readonly string[] | undefined;
}

/** A stored photo. As bytes, because WebKit stores no file in a private window. */
interface StoredPhoto {
  bytes: ArrayBuffer;
  name: string;
  type: string;
}

/** The timeout of the database, in milliseconds: a broken one never responds, and one that a page in the back/forward cache uses may not. */
const timeout = 10_000;

/** The database's response. Rejects if there is no database, or after a timeout; the operation may still complete. */
async function withTimeout<T>(operation: () => Promise<T>): Promise<T> {
  const timedOut = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database does not answer.')), timeout);
  });
  return Promise.race([operation(), timedOut]);
}

async function storePhoto(id: string, photo: File) {
  const { name, type } = photo;
  const bytes = await photo.arrayBuffer();
  await withTimeout(() => set(id, { bytes, name, type } satisfies StoredPhoto));
}

async function storedPhoto(id: string): Promise<File | undefined> {
  const photo = await withTimeout(() => get<StoredPhoto>(id));
  return photo && new File([photo.bytes], photo.name, { type: photo.type });
}

/** The ids of the photos that were stored or read, so that they are not stored again at every keystroke. */
let idsByPhoto = new WeakMap<File, string>();
/** The draft of a new product as this page last read or stored it. A stored draft that differs is another tab's. */
let ownDraft: string | null = null;
let pendingWrites: Promise<unknown> | undefined;

/** Returns the id of a photo, and stores it if necessary. Returns the address of a photo that the product already has. */
function idOf(photo: ProductPhoto): string {
  if (typeof photo === 'string') return photo;
  const known = idsByPhoto.get(photo);
  if (known !== undefined) return known;
  const id = crypto.randomUUID();
  idsByPhoto.set(photo, id);
  // If the browser stores nothing, the photo lives as long as its page.
  pendingWrites = Promise.all([pendingWrites, storePhoto(id, photo).catch(() => undefined)]);
  return id;
}

/** The ids and addresses of a draft's photos. */
const photoRefsOf = ({ photo, photos }: StoredDraft): readonly string[] => photos ?? (photo ? [photo] : []);

/** Addresses have a slash, ids have none. */
const isAddress = (photo: string) => photo.includes('/');

function readJson(storage: KeyValueStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** The drafts of changes, by the id of the product. */
const editsIn = (storage: KeyValueStorage) =>
  (readJson(storage, draftKeys.edit) as Record<string, StoredDraft> | null) ?? {};

/** The stored draft of a new product, or of the changes to this one. */
function storedDraft(storage: KeyValueStorage, product?: string): StoredDraft {
  const added = readJson(storage, draftKeys.add) as StoredDraft | null;
  return (product === undefined ? added : editsIn(storage)[product]) ?? { typed: {} };
}

/**
 * Stores the draft synchronously: a page that the user leaves has no time to write.
 * @param product the id of the edited product; none for a new one
 */
export function saveDraft(storage: KeyValueStorage, { image, photos, ...typed }: ProductDraft, product?: string) {
  // Another tab has replaced the draft, and its photos may be gone: store them again.
  if (product === undefined && storage.getItem(draftKeys.add) !== ownDraft) idsByPhoto = new WeakMap();
  const draft: StoredDraft = { typed, photo: image && idOf(image), photos: photos?.map(idOf) };
  if (product !== undefined) {
    storage.setItem(draftKeys.edit, JSON.stringify({ ...editsIn(storage), [product]: draft }));
    return;
  }
  ownDraft = JSON.stringify(draft);
  storage.setItem(draftKeys.add, ownDraft);
}

/**
 * Returns the idempotency key for sending a new product: the previous one if the same product was sent before, even before a reload. The
 * shop then does not list it twice if its response was lost.
 */
export function idempotencyKeyOf(storage: KeyValueStorage, body: string): string {
  const sent = readJson(storage, draftKeys.sent) as { body: string; key: string } | null;
  if (sent?.body === body) return sent.key;
  const key = crypto.randomUUID();
  storage.setItem(draftKeys.sent, JSON.stringify({ body, key }));
  return key;
}

/** The stored changes to a product, as text that can be compared; undefined if there are none. */
export const storedChanges = (storage: KeyValueStorage, product: string): string | undefined =>
  JSON.stringify(editsIn(storage)[product]);

/** Resolves once the whole draft is stored. */
export const flushDraft = async () => pendingWrites;

/** Deletes the photos of removed drafts. */
export async function sweepDrafts(storage: KeyValueStorage) {
  await flushDraft();
  const sweep = async () => {
    const all = await keys();
    const usedPhotos = new Set<unknown>(
      [storedDraft(storage), ...Object.values(editsIn(storage))].flatMap(photoRefsOf),
    );
    await delMany(all.filter((id) => !usedPhotos.has(id)));
  };
  await withTimeout(sweep).catch(() => undefined);
}

/** The unsent draft of a new product, or of the changes to this one. Empty if there is none. */
export async function readDraft(storage: KeyValueStorage, product?: string): Promise<ProductDraft> {
  void sweepDrafts(storage);
  if (product === undefined) ownDraft = storage.getItem(draftKeys.add);
  const draftPhotos = photoRefsOf(storedDraft(storage, product));
  // Typed fields do not wait for the database.
  if (draftPhotos.length === 0) return storedDraft(storage, product).typed;
  await flushDraft();
  const read = async (id: string) => (isAddress(id) ? id : storedPhoto(id).catch(() => undefined));
  const files = await Promise.all(draftPhotos.map(read));
  // Read again: the draft may have been removed, or changed in another tab, while the photos were read.
  const draft = storedDraft(storage, product);
  const { typed } = draft;
  if (draftPhotos.join() !== photoRefsOf(draft).join()) return typed;
  const photos = files.filter((file) => file !== undefined);
  for (const [index, file] of files.entries()) if (file instanceof File) idsByPhoto.set(file, draftPhotos[index] ?? '');
  const [first] = photos;
  const image = first instanceof File ? first : undefined;
  return { ...typed, ...(image && { image }), ...(draft.photos && { photos }) };
}

/** The draft of a user who signs out to continue as a seller. In memory only: a sign-out leaves nothing on the device. */
let carriedDraft: { id: string; draft: ProductDraft } | undefined;

/** Carries a draft past the sign-out that follows. Returns its id for `takeDraft`. */
export function carryDraft(entered: ProductDraft): string {
  // The e-mail belongs to the previous account.
  const { email: _, ...draft } = entered;
  carriedDraft = { id: crypto.randomUUID(), draft };
  // The sign-out deletes the stored photos: they are stored again when the draft is taken.
  idsByPhoto = new WeakMap();
  return carriedDraft.id;
}

/** Stores the carried draft for the user who has signed in since. */
export function takeDraft(storage: KeyValueStorage, id: string) {
  if (carriedDraft?.id !== id) return;
  saveDraft(storage, carriedDraft.draft);
  carriedDraft = undefined;
}

/** Removes the draft after it was sent or discarded, unless it is another tab's. Resolves once its photos are removed, too. */
export async function deleteDraft(storage: KeyValueStorage, product?: string) {
  if (product === undefined) {
    if (storage.getItem(draftKeys.add) === ownDraft) storage.removeItem(draftKeys.add);
    forgetSent(storage);
  } else {
    const { [product]: _, ...others } = editsIn(storage);
    storage.setItem(draftKeys.edit, JSON.stringify(others));
  }
  await sweepDrafts(storage);
}
