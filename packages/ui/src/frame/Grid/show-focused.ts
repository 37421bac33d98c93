import { useCallback } from 'react';

const show = ({ target }: FocusEvent) => {
  // Not after a press: the element would move away under the finger.
  if (target instanceof Element && target.matches(':focus-visible'))
    (target.closest('li') ?? target).scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/**
 * A ref for an element that scrolls sideways: scrolls an element that gets keyboard focus into view, along with its whole list entry.
 * Browsers do not scroll to an element that is partly visible.
 */
export const useShowFocused = () =>
  useCallback((element: HTMLElement | null) => {
    element?.addEventListener('focusin', show);
    return () => element?.removeEventListener('focusin', show);
  }, []);
