// Inside a frame of the review board.
const frame = window.frameElement;
/** The element belongs to the board's window, which has its own `HTMLElement`. */
const isHtml = (element: Element): element is HTMLElement => 'inert' in element;

if (frame && isHtml(frame) && frame.inert) {
  // The themes' addon sets it only after the story has played.
  const theme = /theme:(light|dark)/.exec(window.location.search)?.[1];
  if (theme) document.documentElement.dataset['theme'] = theme;

  // A focus set by a story neither scrolls the board nor takes the focus from its reader.
  // oxlint-disable-next-line typescript/unbound-method -- It is called with an element.
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusHere(options) {
    const before = frame.ownerDocument.activeElement;
    focus.call(this, { ...options, preventScroll: true });
    if (before && isHtml(before) && before !== frame) before.focus({ preventScroll: true });
    frame.blur();
  };
}
