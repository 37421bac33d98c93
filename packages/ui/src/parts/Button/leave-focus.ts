/**
 * For a button that is removed together with its purpose: a `ref` that moves its focus to the closest element `around` it, from which
 * keyboard and screen reader users continue.
 */
export const leaveFocusTo = (around: string) => (button: HTMLButtonElement) => () => {
  const place = document.activeElement === button && button.closest<HTMLElement>(around);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
