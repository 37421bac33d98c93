/**
 * Stops the page from scrolling, without a layout shift where its scrollbar was.
 *
 * Not by Radix's overlay: it writes a `<style>` element, which a strict `Content-Security-Policy` refuses.
 *
 * @returns how to undo it.
 */
export function lockScroll(): () => void {
  const { style } = document.body;
  const { overflow, paddingRight } = style;
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  style.overflow = 'hidden';
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
  return () => Object.assign(style, { overflow, paddingRight });
}
