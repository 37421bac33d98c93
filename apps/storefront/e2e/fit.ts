import type { Page } from '@playwright/test';

/** Everything on a page that is cut off or broken up. */
export const unreadable = async (page: Page) => [
  ...(await page.evaluate(cutOff)),
  ...(await page.evaluate(brokenWords)),
];

/** The content that does not fit: sideways scrolling, controls outside the window, and every text that an ancestor cuts off. Runs in the page. */
function cutOff() {
  const found: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth} px wide`);
  for (const control of document.querySelectorAll('a, button, input, select, textarea')) {
    const { left, right, width } = control.getBoundingClientRect();
    const isOut = width > 0 && (left < -1 || right > clientWidth + 1);
    if (isOut && getComputedStyle(control).clipPath === 'none') found.push(`outside the window: ${control.outerHTML}`);
  }
  const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const boxes: { box: DOMRect; style: CSSStyleDeclaration }[] = [];
    for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
      boxes.push({ box: each.getBoundingClientRect(), style: getComputedStyle(each) });
    }
    // Texts for screen readers only, and the skip link, which is hidden until it has the focus.
    const isHidden = width === 0 || boxes.some(({ style }) => style.clipPath !== 'none');
    if (isHidden || !text.textContent?.trim()) continue;
    if (left < -1 || right > clientWidth + 1) found.push(`outside the window: ${text.textContent}`);
    let isFree = false;
    for (const { box, style } of boxes) {
      // A positioned element is not cut off by ancestors inside its containing block.
      if (isFree && style.position === 'static') continue;
      isFree = style.position === 'absolute' || style.position === 'fixed';
      // A letter's own box is higher than its line.
      const slack = parseFloat(style.fontSize) / 2;
      const isCut =
        (isCutting(style.overflowX) && (left < box.left - 1 || right > box.right + 1)) ||
        (isCutting(style.overflowY) && (top < box.top - slack || bottom > box.bottom + slack));
      if (isCut) found.push(`cut off: ${text.textContent}`);
    }
  }
  return found;
}

/** The words with a line break between their letters. A place where they may break, such as after a hyphen, ends a word. Runs in the page. */
function brokenWords() {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (!text.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}’']{2,}/gu) ?? []) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) found.push(`broken: ${word}`);
    }
  }
  return found;
}
