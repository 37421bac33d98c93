import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** How many stops of the Tab key somebody has the patience for. */
const patience = 60;

/** After the last control, and before the first, the focus is in the browser's own bars. */
const outside = 'outside the page';

/** A page in the hands of somebody who has no mouse. At each stop the focus must be seen. */
export class Keyboard {
  readonly #page: Page;
  readonly #focused: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#focused = page.locator(':focus');
  }

  press = (key: string) => this.#page.keyboard.press(key);
  type = (text: string) => this.#page.keyboard.type(text);

  /** Presses Tab until something has the focus. Answers the stops on the way, that one included. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    const stops: string[] = [];
    while (stops.length < patience) {
      await this.press(key);
      stops.push(await this.#stop());
      if (await target.and(this.#focused).count()) return stops;
    }
    throw new Error(`${target.toString()} is not among the stops:\n${stops.join('\n')}`);
  }

  /** The same backwards. */
  back = (target: Locator) => this.to(target, 'Shift+Tab');

  /** Goes through a whole page, from before its first stop to after its last one. Answers the stops. */
  async walk() {
    const stops: string[] = [];
    while (stops.length < 2 * patience) {
      await this.press('Tab');
      const stop = await this.#stop();
      if (stop === outside) return stops;
      stops.push(stop);
    }
    throw new Error(`There is no end to the stops:\n${stops.join('\n')}`);
  }

  /** Goes to something and presses a key there. */
  async use(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.to(target);
    await this.press(key);
  }

  /** Goes to a field and writes into it. */
  async enter(target: Locator, text: string) {
    await this.to(target);
    await this.type(text);
  }

  /** Goes to a file input and chooses a file, as the system's own window, which is not the shop's, would have it. */
  async choose(target: Locator, file: string) {
    await this.to(target);
    await this.#focused.setInputFiles(file);
  }

  /** Waits until the shop has put the focus somewhere, where it is seen. */
  async at(target: Locator) {
    await expect(target).toBeFocused();
    await this.#stop();
  }

  /** What has the focus, by its role and name. */
  async #stop() {
    if ((await this.#focused.count()) === 0) return outside;
    const [line = ''] = (await this.#focused.ariaSnapshot()).split('\n');
    const name = line.replaceAll(/^- |:$/g, '');
    // Less than any message stays: what covers the focus for a while covers it. Lists are laid out as they come near.
    await expect
      .poll(() => this.#focused.evaluate(problemWith), { message: `the focus on ${name}`, timeout: 1000 })
      .toBe('');
    return name;
  }
}

/** Why the focus on an element is not seen. Runs in the page. */
function problemWith(element: Element) {
  const styles = [getComputedStyle(element, '::after')];
  for (let each: Element | null = element; each; each = each.parentElement) styles.push(getComputedStyle(each));
  const isRinged = styles.some(
    ({ outlineStyle, outlineWidth, outlineColor }) =>
      outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)',
  );
  // Headings, and what else only the shop itself puts the focus on, have none.
  const isStop = element instanceof HTMLElement && element.tabIndex >= 0;
  if (isStop && !isRinged) return 'nothing is drawn around it';

  const { top, bottom, left, right } = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const { innerHeight, innerWidth } = window;
  const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
  // Of what is as large as a card, a part will do.
  const isCut = isStop ? to - from < bottom - top - 1 : to <= from;
  if (isCut) return `it is out of sight: from ${top} to ${bottom} of ${innerHeight}`;
  if (left < 0 || right > innerWidth) return `it is out of sight: from ${left} to ${right} of ${innerWidth}`;

  const there = document.elementFromPoint((left + right) / 2, (from + to) / 2);
  return element.contains(there) ? '' : `it is covered by ${there?.outerHTML.slice(0, 200)}`;
}
