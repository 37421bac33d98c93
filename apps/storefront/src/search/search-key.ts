import { useSyncExternalStore } from 'react';
import { useShop } from '../shop.ts';

const key = 'search-key';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the key `/` focuses the search: the visitor's choice in this browser. */
export function useSearchKey(): [boolean, (on: boolean) => void] {
  const { storage } = useShop();
  const isOn = useSyncExternalStore(
    subscribe,
    () => storage.getItem(key) !== 'off',
    () => true,
  );
  const choose = (on: boolean) => {
    if (on) storage.removeItem(key);
    else storage.setItem(key, 'off');
    for (const listener of listeners) listener();
  };
  return [isOn, choose];
}
