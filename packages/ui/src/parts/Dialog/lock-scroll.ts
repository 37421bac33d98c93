/** How many open dialogs stop the page. */
let locks = 0;
/** The page's own styles, while it is stopped. */
let own = { overflow: '', paddingRight: '' };

/**
 * Stops the page from scrolling, without a layout shift where its scrollbar was. Of several that stop it, the last one to undo it lets
 * it scroll again.
 *
 * Not by Radix's overlay: it writes a `<style>` element, which a strict `Content-Security-Policy` refuses.
 *
 * @returns how to undo it.
 */
export function lockScroll(): () => void {
  const { style } = document.body;
  if (locks === 0) {
    own = { overflow: style.overflow, paddingRight: style.paddingRight };
    const scrollbar = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) Object.assign(style, own);
  };
}
