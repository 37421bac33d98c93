/** A value that can be watched: the shape that React's useSyncExternalStore asks for. */
export interface Store<T> {
  readonly get: () => T;
  /** Tells everybody who watches, unless it is the very same value. */
  readonly set: (next: T) => void;
  /** @returns a function that stops watching */
  readonly subscribe: (onChange: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const watching = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const tell of watching) tell();
    },
    subscribe(onChange) {
      // Its own function each time, so that one callback may watch twice and leave once.
      const tell = () => onChange();
      watching.add(tell);
      return () => watching.delete(tell);
    },
  };
}
