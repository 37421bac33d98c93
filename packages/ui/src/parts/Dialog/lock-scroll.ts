/** The number of open dialogs that lock the page's scrolling. */
let locks = 0;
/** The page's own styles, while it is locked. */
let previousStyle = { overflow: '', paddingRight: '' };

/**
 * Stops the page from scrolling, without a layout shift where its scrollbar was. With several locks, it scrolls again once the last one
 * is released.
 *
 * Replaces Radix's overlay, which writes a `<style>` element that a strict `Content-Security-Policy` refuses.
 *
 * @returns a function that releases the lock.
 */
export function lockScroll(): () => void {
  const { style } = document.body;
  if (locks === 0) {
    previousStyle = { overflow: style.overflow, paddingRight: style.paddingRight };
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, previousStyle);
  };
}
