import type { KeyValueStorage } from './storage.ts';

/** Another page's change to a key. A value is null if the key is absent. */
type Change = Pick<StorageEvent, 'key' | 'oldValue' | 'newValue'>;

/**
 * Reports other pages' changes to these keys. A page in the back/forward cache gets no events: changes are reported when it is shown again.
 * Returns a function that stops it.
 */
export function watchStorage(
  storage: KeyValueStorage,
  keys: readonly string[],
  onChange: (change: Change) => void,
): () => void {
  if (!('addEventListener' in globalThis)) return () => {};
  const readValues = () => keys.map((key) => ({ key, value: storage.getItem(key) }));
  let valuesAtHide = readValues();
  const onStorage = (change: StorageEvent) => {
    // All keys were removed at once, for example in the browser's settings.
    if (change.key === null) for (const key of keys) onChange({ key, oldValue: null, newValue: storage.getItem(key) });
    else if (keys.includes(change.key)) onChange(change);
  };
  const onHide = () => {
    valuesAtHide = readValues();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    for (const { key, value: oldValue } of valuesAtHide) {
      const newValue = storage.getItem(key);
      if (newValue !== oldValue) onChange({ key, oldValue, newValue });
    }
  };
  // Not removed by a signal: in Jest, the AbortController of `jest-fixed-jsdom` is not one of jsdom's.
  addEventListener('storage', onStorage);
  addEventListener('pagehide', onHide);
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pagehide', onHide);
    removeEventListener('pageshow', onShow);
  };
}
