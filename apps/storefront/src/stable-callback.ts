import { useCallback, useEffect, useRef } from 'react';

/** Returns the same function on every render, which calls the latest `handler`: a new one would re-render all items of a list. */
export function useStableCallback<Args extends unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
