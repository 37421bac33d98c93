import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { signIn } from '../../apps/storefront/e2e/people.ts';
import { defaultLinks } from '../../packages/ui/src/parts/ShopProvider/shop.ts';
import { phone, wideViewport } from './browser.ts';
import { measurement, median, type Row } from './table.ts';

/** How many times slower than this machine the phone is. */
const slowdown = 4;

/** How many times each thing is tapped, each time on a new page: the median counts. */
const times = 5;

/** The limit from a tap to its effect, in milliseconds. Core Web Vitals' 'good' is 200, for all pages of a visit. */
const maxDuration = 100;

interface Tapped {
  what: string;
  path: string;
  who?: 'sadia';
  /** Prepares the page. Returns the element to tap. */
  find: (page: Page) => Locator | Promise<Locator>;
}

/** Measures taps on a slow phone, each until the next paint: Interaction to Next Paint, of that interaction alone. */
export async function tapRows(browser: Browser, shop: string): Promise<Row[]> {
  const taps: Tapped[] = [
    { what: 'the menu', path: defaultLinks.home, find: (page) => page.getByRole('button', { name: 'Menu' }) },
    { what: 'the theme', path: defaultLinks.home, find: (page) => page.getByRole('button', { name: /^Switch to/ }) },
    {
      what: "'Booking Now'",
      path: await firstProduct(shop, `${defaultLinks.search}?q=iphone&available=true`),
      who: 'sadia',
      find: (page) => page.getByRole('main').getByRole('button', { name: 'Booking Now' }).first(),
    },
    {
      what: "'Filters'",
      path: `${defaultLinks.search}?q=iphone`,
      find: (page) => page.getByRole('button', { name: /^Filters/ }),
    },
    {
      what: 'a filter',
      path: `${defaultLinks.search}?q=iphone`,
      async find(page) {
        await page.getByRole('button', { name: /^Filters/ }).tap();
        return page.getByRole('dialog').getByRole('checkbox').first();
      },
    },
  ];
  const rows: Row[] = [];
  for (const tapped of taps) {
    const took: number[] = [];
    while (took.length < times) took.push(await tapOnce(browser, shop, tapped));
    rows.push(measurement(`tap on ${tapped.what}, on a slow phone`, 'ms', median(took), { atMost: maxDuration }));
  }
  return rows;
}

/** The address of the first product in a page's HTML. */
export async function firstProduct(shop: string, path: string): Promise<string> {
  const answer = await fetch(shop + path);
  const [, address] = /href="(\/product\/[^"]+)"/.exec(await answer.text()) ?? [];
  if (address === undefined) throw new Error(`${path} shows no product.`);
  return address;
}

async function tapOnce(browser: Browser, shop: string, { path, who, find }: Tapped): Promise<number> {
  const context = await browser.newContext({ ...phone, baseURL: shop });
  try {
    if (who) await signInAs(context, who);
    const page = await context.newPage();
    await page.goto(path, { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const found = await find(page);
    await found.scrollIntoViewIfNeeded();
    const longest = await watchTaps(page);
    await found.tap();
    return await longest();
  } finally {
    await context.close();
  }
}

async function signInAs(context: BrowserContext, who: 'sadia') {
  const page = await context.newPage();
  await page.setViewportSize(wideViewport);
  await signIn(page, who);
  await page.close();
}

/** Chromium reports no shorter event, in milliseconds. */
const minReportedDuration = 16;

/** Returns a function that resolves with the duration of the longest event since, in milliseconds, rounded to 8. */
async function watchTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((durationThreshold) => {
    Object.assign(window, { longest: durationThreshold });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        Object.assign(window, { longest: Math.max(duration, Number(Reflect.get(window, 'longest'))) });
      }
      // TypeScript's types lack the threshold.
    }).observe(Object.assign({ type: 'event' }, { durationThreshold }));
  }, minReportedDuration);
  return () =>
    page.evaluate(async () => {
      // An event is reported after the next paint; a short one is never reported.
      for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
      await new Promise((done) => setTimeout(done, 500));
      return Number(Reflect.get(window, 'longest'));
    });
}
