/**
 * A `ref` for a button that disappears once it has done its job: moves its focus to the closest element `around` it, so that keyboard
 * and screen reader users continue from there.
 */
export const leaveFocusTo = (around: string) => (button: HTMLButtonElement) => () => {
  const place = document.activeElement === button && button.closest<HTMLElement>(around);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
};
