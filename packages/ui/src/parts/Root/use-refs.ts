import { type Ref, type RefCallback, useCallback } from 'react';

/** Gives a ref its element. Returns what takes it away again. */
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

/** A ref for a root that its component needs as well as the app. */
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
