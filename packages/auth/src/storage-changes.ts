import type { KeyValueStorage } from './storage.ts';

/** What another page has made of a key; null where there is nothing. */
type Change = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/**
 * Reports what other pages change of these keys. A page that the browser keeps while another one is shown, for Back, hears nothing:
 * what has changed meanwhile is reported when it is shown again. Returns a function that ends it.
 */
export function followStorage(
  storage: KeyValueStorage,
  keys: readonly string[],
  onChange: (change: Change) => void,
): () => void {
  if (!('addEventListener' in globalThis)) return () => {};
  const stored = () => keys.map((key) => ({ key, value: storage.getItem(key) }));
  let left = stored();
  const onStorage = (change: StorageEvent) => {
    // All were removed at once, such as by the browser's own settings.
    if (change.key === null) for (const key of keys) onChange({ key, oldValue: null, newValue: storage.getItem(key) });
    else if (keys.includes(change.key)) onChange(change);
  };
  const onHide = () => {
    left = stored();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const { key, value: oldValue } of left) {
      const newValue = storage.getItem(key);
      if (newValue !== oldValue) onChange({ key, oldValue, newValue });
    }
  };
  // Not ended by a signal: in Jest, the AbortController of `jest-fixed-jsdom` is not one of jsdom's.
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}
