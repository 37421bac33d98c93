import type { Locator, Page } from '@playwright/test';
import { expect } from './shop.ts';

/** The maximum number of Tab stops on the way to a target. */
const maxStops = 60;

/** Uses a page without a mouse. At each stop the focus must be visible. */
export class Keyboard {
  readonly #page: Page;
  readonly #focused: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#focused = page.locator(':focus');
  }

  press = (key: string) => this.#page.keyboard.press(key);
  type = (text: string) => this.#page.keyboard.type(text);

  /** Presses Tab until the target has the focus. Returns the stops on the way, the target included. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    await expect(target).toBeVisible();
    const stops: (string | undefined)[] = [];
    while (stops.length < maxStops) {
      await this.press(key);
      stops.push(await this.#stop());
      if (await target.and(this.#focused).count()) return stops;
    }
    throw new Error(`${target.toString()} is not among the stops:\n${stops.join('\n')}`);
  }

  /** The same backwards. */
  tabBackTo = (target: Locator) => this.tabTo(target, 'Shift+Tab');

  /** Tabs on through the page to its last stop, and out of it. */
  async tabThroughPage() {
    const stops: string[] = [];
    while (stops.length < 2 * maxStops) {
      await this.press('Tab');
      const stop = await this.#stop();
      if (stop === undefined) return;
      stops.push(stop);
    }
    throw new Error(`There is no end to the stops:\n${stops.join('\n')}`);
  }

  /** Goes to a target and presses a key there. */
  async tabAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
    await this.tabTo(target);
    await this.press(key);
  }

  /** Goes to a field and writes into it. */
  async tabAndType(target: Locator, text: string) {
    await this.tabTo(target);
    await this.type(text);
  }

  /** Goes to a file input and chooses a file, without the system's file dialog, which is not part of the shop. */
  async tabAndChooseFile(target: Locator, file: string) {
    await this.tabTo(target);
    await this.#focused.setInputFiles(file);
  }

  /** Waits until the shop has moved the focus to the target, where it is visible. */
  async expectFocusOn(target: Locator) {
    await expect(target).toBeFocused();
    await this.#stop();
  }

  /** The name of the focused element, which must be visible; undefined if the focus is in the browser's own bars. */
  async #stop() {
    const stop = await this.#page.evaluate(describeFocus);
    expect(stop?.problem ?? '', `the focus on ${stop?.name}`).toBe('');
    return stop?.name;
  }
}

/** The focused element once it is at rest, and the reason if it is not visible. Runs in the page. */
async function describeFocus() {
  // Content that comes into view is laid out, and moves its surroundings. An element is at rest once two frames leave it in
  // place, however long a machine takes for them.
  const frame = () => new Promise(requestAnimationFrame);
  const boxOf = (element: Element | null) => JSON.stringify(element?.getBoundingClientRect());
  const covered = 'it is covered by';
  let element = document.querySelector(':focus');
  let box = boxOf(element);
  for (let still = 0; still < 2;) {
    await frame();
    const now = document.querySelector(':focus');
    const isStill = now === element && boxOf(now) === box;
    still = isStill ? still + 1 : 0;
    element = now;
    box = boxOf(now);
  }
  if (!element) return undefined;
  // Content that loads moves the page without scrolling it: messages reposition themselves a few times a second.
  for (let frames = 0; frames < 30 && problemWith(element).startsWith(covered); frames++) await frame();
  const name = element.cloneNode(false) as Element;
  return { name: `${name.outerHTML} ${element.textContent.slice(0, 60)}`, problem: problemWith(element) };

  function problemWith(focused: Element) {
    const styles = [getComputedStyle(focused, '::after')];
    for (let each: Element | null = focused; each; each = each.parentElement) styles.push(getComputedStyle(each));
    const hasFocusRing = styles.some(
      ({ outlineStyle, outlineWidth, outlineColor }) =>
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== 'rgba(0, 0, 0, 0)',
    );
    // Headings, and other elements that only the shop itself focuses, have no ring.
    const isStop = focused instanceof HTMLElement && focused.tabIndex >= 0;
    if (isStop && !hasFocusRing) return 'nothing is drawn around it';

    const { top, bottom, left, right } = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
    const { innerHeight, innerWidth } = window;
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    // A visible part is enough for an element as large as a card.
    const isCut = isStop ? to - from < bottom - top - 1 : to <= from;
    if (isCut) return `it is out of sight: from ${top} to ${bottom} of ${innerHeight}`;
    if (left < 0 || right > innerWidth) return `it is out of sight: from ${left} to ${right} of ${innerWidth}`;

    const topElement = document.elementFromPoint((left + right) / 2, (from + to) / 2);
    return focused.contains(topElement) ? '' : `${covered} ${topElement?.outerHTML.slice(0, 200)}`;
  }
}
