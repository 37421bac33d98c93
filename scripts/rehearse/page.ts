import assert from 'node:assert/strict';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { launchOptions } from '../chromium.ts';
import { stateTimeout } from '../time-limits.ts';

/** A photo of one pixel, for a visitor to choose. */
export const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Waits until a server responds. @throws its output, if it never does */
export async function waitForServer(origin: string, output: () => string) {
  const until = Date.now() + stateTimeout;
  while (!(await fetch(origin).catch(() => undefined))) {
    if (Date.now() > until) throw new Error(`No response from ${origin}\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Checks that a product card has the theme's background, and that a style sheet has a rule for each class. */
export async function checkStyles(page: Page) {
  const background = await page
    .locator('article')
    .first()
    .evaluate((card) => getComputedStyle(card).backgroundColor);
  assert.notEqual(background, 'rgba(0, 0, 0, 0)', 'The card has no style sheet.');
  await checkClasses(page);
}

/** Checks every class of an element, not only one: a select also has the rules of an input. */
async function checkClasses(page: Page) {
  const plain = await page.evaluate(() => {
    const rules = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join();
    const hasRule = (name: string) => rules.includes(`.${CSS.escape(name)}`);
    const elements = [...document.body.querySelectorAll('[class]')];
    return elements
      .filter(({ classList }) => ![...classList].every(hasRule))
      .map((element) => `<${element.localName} class="${element.getAttribute('class')}">`);
  });
  assert.deepEqual(plain, [], `Some classes of these elements have no rule: ${plain.join(', ')}`);
}

/** Checks that each class in an open dialog has a rule: its code and its style sheets load separately. */
export async function checkDialog(page: Page) {
  await page.getByRole('dialog').locator('select').waitFor();
  // Waits for everything that the dialog loads: a style sheet may arrive after the code.
  await page.waitForLoadState('networkidle');
  await checkClasses(page);
}

/** Opens a dialog on a page that was loaded directly, and shows none of the dialog's components. */
export const visitDialog: PageVisit = async (open, origin) => {
  const page = await open();
  await page.goto(`${origin}/book`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Book' }).click();
  await checkDialog(page);
};

/** Checks that a card is in Arabic, including its date. */
async function checkWords(page: Page) {
  const card = page.locator('section[lang="ar-EG"][dir="rtl"] article');
  assert.match((await card.textContent()) ?? '', /نُشر في .*[٠-٩]{4}.*الحالة/s, 'The words are not Arabic.');
}

/** Checks that the typefaces of `fonts.css` have loaded. */
export async function checkFonts(page: Page) {
  const loaded = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, status }) => ({ family, status }))
      .filter(({ family, status }) => /^.?Apple Only (UI|Serif).?$/.test(family) && status === 'loaded')
      .map(({ family }) => family.replaceAll(/['"]/g, '')),
  );
  assert.deepEqual([...new Set(loaded)].toSorted(), ['Apple Only Serif', 'Apple Only UI']);
}

/** Opens an empty page. An error or a warning on its console is a failure. */
type Open = (options?: BrowserContextOptions) => Promise<Page>;

/** Additional checks on the pages of one consumer. `checkConsole` throws the console's messages so far, if there are any. */
export type PageVisit = (open: Open, origin: string, checkConsole: () => void) => Promise<void>;

/** Next preloads the style sheets of its not-found page on all pages. Chromium only complains on a slow machine, seconds later. */
const nextPreloadWarning = /^The resource \S+\.css was preloaded using link preload but not used/;

/** Opens Chromium. An error or a warning on a page's console, for example for a hydration mismatch, is a failure. */
export async function inChromium(visit: (browser: Browser, open: Open, checkConsole: () => void) => Promise<void>) {
  const browser = await chromium.launch(launchOptions());
  const complaints: string[] = [];
  const open: Open = async (options) => {
    // In a context that further tabs can share. Without motion, because styles are read at their end values, not during transitions.
    const page = await (await browser.newContext({ reducedMotion: 'reduce', ...options })).newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !nextPreloadWarning.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    return page;
  };
  try {
    await visit(browser, open, () => assert.deepEqual(complaints, []));
  } finally {
    await browser.close();
  }
}

/**
 * Opens a consumer's page: a product card, one in Arabic, and the kit's footer, with the router's links by `LinkProvider`. They have their styles before any
 * script runs, and with scripts. The router follows a link of the footer, which proves that the client module that provides the context is the one that
 * reads it. The console must stay empty, for example of hydration mismatches.
 */
export async function checkPage(origin: string, output: () => string, visit?: PageVisit): Promise<void> {
  await waitForServer(origin, output);
  await inChromium(async (browser, open, checkConsole) => {
    const staticPage = await browser.newPage({ javaScriptEnabled: false });
    await staticPage.goto(origin);
    await checkStyles(staticPage);
    await checkWords(staticPage);

    const page = await open();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await checkStyles(page);
    await checkWords(page);
    await checkFonts(page);
    // Reports the console's messages before the failures that they cause.
    checkConsole();
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await page.locator('footer').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { name: 'The blog' }).waitFor();
    assert.ok(await page.evaluate(() => 'stayed' in window), 'The link loaded a new page: LinkProvider had no effect.');
    await visit?.(open, origin, checkConsole);
    checkConsole();
  });
}
