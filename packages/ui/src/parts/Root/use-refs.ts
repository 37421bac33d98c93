import { type Ref, type RefCallback, useCallback } from 'react';

/** Attaches a ref to an element. Returns a function that detaches it. */
function attach<Root>(ref: Ref<Root> | undefined, element: Root): () => void {
  if (typeof ref === 'function') {
    const detach = ref(element);
    return typeof detach === 'function' ? detach : () => void ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}

/** A ref for a root that both its component and the app need. */
export const useRefs = <Root>(own: Ref<Root>, given: Ref<Root> | undefined): RefCallback<Root> =>
  useCallback(
    (element) => {
      if (element === null) return undefined;
      const detach = [attach(own, element), attach(given, element)];
      return () => {
        for (const end of detach) end();
      };
    },
    [own, given],
  );
