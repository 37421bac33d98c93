import { useEffect, useRef } from 'react';

/**
 * Prevents double submission. Nothing is sent while `pending` is set, nor in the time before it is: the second press of a
 * double click can come earlier.
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
      // After pending work of `send`, such as showing `pending`.
      setTimeout(() => (sending.current = false));
    }
  };
}
