/** An observable value, as React's useSyncExternalStore needs it. */
export interface Store<T> {
  readonly get: () => T;
  /** Sets the value and notifies all subscribers, unless it is the very same value. */
  readonly set: (next: T) => void;
  /** @returns a function that unsubscribes */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      // A new function each time, so that one callback can subscribe twice and unsubscribe once.
      const listener = () => onChange();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
