import { useAuth } from '@apple-only/auth';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Going on with Google: what its button needs, what went wrong, and forgetting all of it. */
export function useGoogle() {
  const session = useAuth();
  const calling = useRef<AbortController>(undefined);
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: () => {
      calling.current = new AbortController();
      return session.signInWith('google', calling.current);
    },
  });
  const cancel = () => {
    calling.current?.abort();
    // Whoever calls it off knows that it did not happen.
    reset();
  };
  return { button: { onContinue: mutate, pending: isPending, onCancel: cancel }, error, reset: cancel };
}
