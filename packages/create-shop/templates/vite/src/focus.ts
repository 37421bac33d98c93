import { pageHeading } from '@apple-only/ui';
import { useEffect, useRef } from 'react';

/** Focuses the page's heading. Returns whether it is there. */
export function focusHeading(): boolean {
  const heading = document.getElementById(pageHeading.id);
  heading?.focus({ preventScroll: true });
  return heading !== null;
}

/** Moves the focus to the new page's heading after a navigation, for screen readers and keyboards. */
export function useFocusOnNavigation(path: string) {
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return undefined;
    before.current = path;
    if (focusHeading()) return undefined;
    // The heading arrives with the page's data, unless the visitor has navigated away by then.
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || focusHeading()) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path]);
}
