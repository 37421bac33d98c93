import { useEffect, useRef } from 'react';

/**
 * Prevents double submission: sends nothing while `pending` is set, nor just before, because the second press of a double click
 * can precede it.
 */
export function useOnce(pending: boolean) {
  const sending = useRef(false);
  useEffect(() => {
    if (!pending) sending.current = false;
  }, [pending]);

  return async (send: () => void | Promise<void>) => {
    if (pending || sending.current) return;
    sending.current = true;
    try {
      await send();
    } finally {
      // After the pending work of `send`, such as rendering `pending`.
      setTimeout(() => (sending.current = false));
    }
  };
}
