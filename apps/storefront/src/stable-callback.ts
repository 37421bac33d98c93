import { useCallback, useEffect, useRef } from 'react';

/** The same function in every rendering, which runs the latest `handler`: with another one, a list draws all its items again. */
export function useStableCallback<Args extends unknown[]>(handler: (...args: Args) => void) {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
