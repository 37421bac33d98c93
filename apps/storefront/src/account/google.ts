import { AuthError, useAuth } from '@apple-only/auth';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Sign-in with Google: the props of its button, its error, and a function that resets both. Closing the window is not an error. */
export function useGoogle() {
  const session = useAuth();
  const controller = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => {
      controller.current = new AbortController();
      return session.signInWith('google', { signal: controller.current.signal });
    },
  });
  const cancel = () => {
    controller.current?.abort();
    // A user who cancels needs no error message.
    reset();
  };
  const isClosed = error instanceof AuthError && error.code === 'popup-closed';
  return {
    button: { onContinue: mutate, pending: isPending, onCancel: cancel },
    error: isClosed ? null : error,
    reset: cancel,
  };
}
