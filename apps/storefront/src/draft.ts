import type { ProductDraft } from '@apple-only/ui';
import { del, get, set } from 'idb-keyval';

// In IndexedDB, because nothing else on this device keeps a photo.
const key = 'product-draft';
/** How long to wait for the next letter before keeping what is there, in milliseconds. */
const pause = 300;

let waiting: { draft: ProductDraft; timer: ReturnType<typeof setTimeout> } | undefined;

async function write() {
  if (!waiting) return;
  const { draft, timer } = waiting;
  clearTimeout(timer);
  waiting = undefined;
  // A browser that keeps nothing: the draft lives as long as its page.
  await set(key, draft).catch(() => undefined);
}

addEventListener('pagehide', () => void write());

/** What was entered of a product and not sent yet. Empty where there is nothing. */
export const readDraft = (): Promise<ProductDraft> =>
  get<ProductDraft>(key).then(
    (draft) => draft ?? {},
    () => ({}),
  );

/** Keeps it, once nothing has been entered for a moment. */
export function keepDraft(draft: ProductDraft) {
  clearTimeout(waiting?.timer);
  waiting = { draft, timer: setTimeout(() => void write(), pause) };
}

/** Keeps what waits to be kept. */
export const flushDraft = write;

/** Forgets it: it was sent, or its owner has signed out. */
export async function forgetDraft() {
  clearTimeout(waiting?.timer);
  waiting = undefined;
  await del(key).catch(() => undefined);
}
