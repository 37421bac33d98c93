/** The history entry that this page was opened in, until the user goes back or forward. A memory router's key, as in stories, is `default`. */
let openedEntry: { key: string; isNew: boolean } | undefined = { key: 'default', isNew: true };

/** Gives the current history entry a key, if it has none. The key lasts as long as the entry. */
function ensureEntryKey() {
  const state = history.state as { key?: string } | null;
  if (state?.key) return { key: state.key, isNew: false };
  const key = Math.random().toString(36).slice(2);
  history.replaceState({ ...state, key }, '');
  return { key, isNew: true };
}

/**
 * Gives a key to each history entry that the browser adds, for an opened page or a followed anchor, as React Router does for its own.
 * React Router takes all entries without a key for one, and would restore the scroll position of another. Call this before the router
 * starts and reads the keys.
 */
export function assignEntryKeys() {
  openedEntry = ensureEntryKey();
  addEventListener('popstate', () => {
    openedEntry = undefined;
    ensureEntryKey();
  });
}

/** Whether the page was opened in the history entry with this key. */
export const wasOpenedIn = (key: string) => openedEntry?.key === key;

/** Whether the page was first opened in the history entry with this key: neither reloaded nor reached by Back. */
export const isNewIn = (key: string) => wasOpenedIn(key) && openedEntry?.isNew === true;
