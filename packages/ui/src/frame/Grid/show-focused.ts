import { useCallback } from 'react';

const show = ({ target }: FocusEvent) => {
  // Not what is pressed: it would move away under the finger.
  if (target instanceof Element && target.matches(':focus-visible'))
    (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * A ref for what scrolls sideways: scrolls what takes the focus of a key in it, with its whole list entry, into view. Browsers leave
 * it where it is if a part of it is visible.
 */
export const useShowFocused = () =>
  useCallback((element: HTMLElement | null) => {
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, []);
