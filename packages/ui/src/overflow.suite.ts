import { expect } from 'storybook/test';

/** The parts of a card that have text. */
const cardParts = 'article, article h2, article p, article dd, article data';

/** Expects that the content of no part is wider than the part. */
export async function expectNoOverflow(root: HTMLElement, parts = cardParts) {
  for (const part of root.querySelectorAll(parts)) {
    await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth + 1);
  }
}
