/**
 * For a button that goes away with what it was for: the `ref` that leaves its focus to whatever is around it, where the
 * keyboard and those who listen go on.
 */
export const leaveFocusTo = (around: string) => (button: HTMLButtonElement) => () => {
  const place = document.activeElement === button && button.closest<HTMLElement>(around);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
