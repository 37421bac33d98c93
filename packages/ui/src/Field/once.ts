import { useEffect, useRef } from 'react';

/**
 * Sends one thing at a time. While it is `pending` nothing else is sent, nor before it shows: the second press of a
 * double click can come earlier than that.
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
      // After whatever `send` has put off, such as showing that it is pending.
      setTimeout(() => (sending.current = false));
    }
  };
}
