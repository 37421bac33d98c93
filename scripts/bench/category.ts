import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { defaultLinks } from '../../packages/ui/src/parts/ShopProvider/shop.ts';
import { signIn } from '../../apps/storefront/e2e/people.ts';
import { measureMemory, waitForMark, markWhen } from './browser.ts';
import { alternately } from './rounds.ts';
import { median } from './table.ts';

/** How many times 'Show more' is pressed. */
const pages = 100;

/** How many of them, at the beginning and at the end, are compared. */
export const comparedPages = 5;

/** How many times slower than this machine the browser runs: as on a slow phone. */
const slowdown = 4;

/** How many times a category is opened for each measurement: the median counts. */
const openings = 3;

/** The timeout for the cards of a further page, in milliseconds: many times what they take on a slow machine. */
const pageTimeout = 60_000;

/** The cost of a further page of a list. */
export interface FurtherPage {
  /** From the press to the first paint with the new cards in it, in milliseconds. */
  took: number;
  /** The time that the main thread takes to scroll back through the list for 60 frames, in milliseconds. NaN for pages that are not compared. */
  scrolled: number;
  /** JavaScript heap in bytes, and DOM nodes, once the page is rendered. */
  heap: number;
  nodes: number;
}

/** Opens categories as a buyer, and reads further pages of the large one. */
export async function readCategories(browser: Browser, origin: string) {
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await signIn(page, 'sadia');
    await page.close();
    const opening = async (path: string) => {
      const took: number[] = [];
      for (let times = 0; times < openings; times += 1) took.push(await firstCard(context, path));
      return median(took);
    };
    const [large = [], small = []] = await alternately(
      () => opening(defaultLinks.macBook),
      () => opening(defaultLinks.accessories),
    );
    return { large, small, further: await readFurtherPages(context) };
  } finally {
    await context.close();
  }
}

/** The time from the navigation to the first paint with a card, in milliseconds. */
async function firstCard(context: BrowserContext, path: string): Promise<number> {
  const page = await context.newPage();
  try {
    await markWhen(page, 'card', `document.querySelector('main article')`);
    await page.goto(path);
    return await waitForMark(page, 'card');
  } finally {
    await page.close();
  }
}

async function readFurtherPages(context: BrowserContext): Promise<FurtherPage[]> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(defaultLinks.macBook);
  await page.locator('main article').first().waitFor();
  await cdp.send('Performance.enable');
  const rate = (times: number) => cdp.send('Emulation.setCPUThrottlingRate', { rate: times });
  const before = await measureMemory(cdp);
  await rate(slowdown);
  const read: FurtherPage[] = [{ took: NaN, scrolled: NaN, ...before }];
  while (read.length <= pages) {
    const took = await page.evaluate(async (timeout) => {
      // A live collection: a query in each frame would take time.
      const articles = document.getElementsByTagName('article');
      const cards = articles.length;
      // Descriptions also have a button with this name.
      const button = [...document.querySelectorAll('main button')].findLast(
        (one) => one.textContent.trim() === 'Show more' && !one.closest('article'),
      );
      if (!(button instanceof HTMLElement)) throw new Error(`There is no button for more cards after ${cards} cards.`);
      const frame = () => new Promise(requestAnimationFrame);
      button.scrollIntoView();
      await frame();
      await frame();
      const began = performance.now();
      button.click();
      while (articles.length === cards) {
        await frame();
        if (performance.now() - began > timeout)
          throw new Error(`No further cards after ${cards}: ${button.textContent}`);
      }
      // After the paint that this frame ends with.
      await new Promise((done) => setTimeout(done));
      return performance.now() - began;
    }, pageTimeout);
    const isCompared = read.length <= comparedPages || read.length > pages - comparedPages;
    const scrolled = isCompared ? await scrollBack(page, cdp) : NaN;
    // Collects garbage at full speed, because it is not measured: a hundred collections on a slow phone would take a quarter of an hour.
    await rate(1);
    read.push({ took, scrolled, ...(await measureMemory(cdp)) });
    await rate(slowdown);
  }
  return read;
}

/** Scrolls up from the end of the list, by a part of the window in each frame. Returns the time for which this keeps the main thread busy. */
async function scrollBack(page: Page, cdp: CDPSession): Promise<number> {
  const busy = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  const before = await busy();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 60; frame += 1) {
      scrollBy(0, -innerHeight / 7);
      await new Promise(requestAnimationFrame);
    }
  });
  return (await busy()) - before;
}
