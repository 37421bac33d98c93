/**
 * A `ref` for a button that disappears once it has done its job: moves its focus to the closest element that matches `selector`, so that keyboard
 * and screen reader users continue from there.
 */
export const moveFocusTo = (selector: string) => (button: HTMLButtonElement) => () => {
  const target = document.activeElement === button && button.closest<HTMLElement>(selector);
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
};

/** Moves the focus to the closest section, or to the page. */
export const moveFocusToSection = moveFocusTo('section, main');
