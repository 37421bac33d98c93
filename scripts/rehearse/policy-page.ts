import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { checkStyles, type PageVisit, photo } from './page.ts';
import { stateTimeout } from '../time-limits.ts';

interface Step {
  /** An action on the page with every component. */
  act: (page: Page) => Promise<void>;
  /** The selector of its effect. */
  seen: string;
}

/** Content at the end of the body, over the page that it locks. */
const overThePage = 'body > :not(#root)';

/** The steps, by their effects. */
const steps: Readonly<Record<string, Step>> = {
  'an error of a field': {
    act: async (page) => {
      await page.locator('#LoginForm button[type="submit"]').click();
      await page.locator('#LoginForm [aria-invalid="true"]').first().waitFor();
    },
    seen: '#LoginForm',
  },
  'a list of models': {
    act: async (page) => {
      await page.locator('#models input').fill('iphone');
      await page.getByRole('option').first().waitFor();
    },
    seen: '#models',
  },
  'an enlarged photo': {
    act: async (page) => {
      await page.locator('#models input').blur();
      await page.locator('#Gallery').getByRole('button', { name: 'View full size' }).click();
      await page.getByRole('dialog').waitFor();
    },
    seen: overThePage,
  },
  'a message': {
    act: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Message', exact: true }).click();
      await page.getByText('Sold.').waitFor();
    },
    seen: '#Toaster',
  },
};

/**
 * The position, the size and all computed styles of each element. Not screenshots: those of such a long page are not stable. Cancels endless animations, such
 * as those of skeletons.
 */
const looksOf = (page: Page, selector: string) =>
  page.evaluate((parts) => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations === Infinity) animation.cancel();
    }
    return Array.from(document.querySelectorAll(`body, ${parts}, ${parts} *`), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const root = `<${element.localName} class="${element.getAttribute('class')}">`;
      return [root, x, y, width, height, ...names.map((name) => `${name}: ${style.getPropertyValue(name)}`)];
    });
  }, selector);

/** The first element that looks different, with its values that only the first page has. */
function difference([looks = [], free = []]: readonly unknown[][][]): string | undefined {
  if (looks.length !== free.length) return `${looks.length} elements instead of ${free.length}`;
  const place = looks.findIndex((look, index) => look.join() !== free[index]?.join());
  const own = looks[place]?.filter((value, index) => value !== free[place]?.[index]);
  return own && `${String(looks[place]?.[0])} ${own.slice(0, 8).join(', ')}`;
}

/** Waits until two pages look the same. @throws if they do not */
async function expectSameStyles(what: string, pages: readonly [Page, Page], selector: string) {
  const until = Date.now() + stateTimeout;
  for (;;) {
    const found = difference(await Promise.all(pages.map((page) => looksOf(page, selector))));
    if (found === undefined) return;
    assert.ok(Date.now() < until, `With the policy, ${what} looks different: ${found}`);
  }
}

/**
 * Checks that the policy of `consumers/strict-csp` blocks nothing that the kit does, except for the preview of a chosen photo, and that the pages look as they
 * do without the policy: all components, each dialog, errors, a list, an enlarged photo, a message.
 */
export const visitPolicy: PageVisit = async (open, origin, checkConsole) => {
  const pages = await Promise.all([
    open({ reducedMotion: 'reduce' }),
    open({ reducedMotion: 'reduce', bypassCSP: true }),
  ]);
  const both = (step: (page: Page) => Promise<unknown>) => Promise.all(pages.map(step));
  await both((page) => page.goto(`${origin}/components`, { waitUntil: 'networkidle' }));
  // Reports what the policy blocks before the effects on looks.
  checkConsole();
  await checkStyles(pages[0]);
  await expectSameStyles('a component', pages, '#root');
  const dialogs = await pages[0].locator('[data-opens]').evaluateAll((all) => all.map((one) => one.textContent));
  assert.ok(dialogs.length > 0);
  for (const name of dialogs) {
    await both(async (page) => {
      await page.locator(`[data-opens="${name}"]`).click();
      await page.locator('[role$="dialog"]').waitFor();
    });
    await expectSameStyles(name, pages, overThePage);
    await both(async (page) => {
      await page.keyboard.press('Escape');
      await page.locator('[role$="dialog"]').waitFor({ state: 'detached' });
    });
  }
  for (const [what, { act, seen }] of Object.entries(steps)) {
    await both(act);
    await expectSameStyles(what, pages, seen);
  }

  const choose = async (page: Page, address: string) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    await page.locator('[type="file"]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: photo });
  };
  const [page] = pages;
  await choose(page, '/photo');
  const preview = page.locator('img[src^="blob:"]');
  await preview.and(page.locator(':visible')).waitFor();
  assert.ok(await preview.evaluate((image: HTMLImageElement) => image.decode().then(() => true)));

  // Not with `open`, because the browser reports the blocked preview on the console.
  const pageWithoutPreview = await page.context().browser()?.newPage();
  assert.ok(pageWithoutPreview);
  await choose(pageWithoutPreview, '/photo-without-preview');
  await pageWithoutPreview.getByText('ada.png').waitFor();
  await pageWithoutPreview.locator('[data-filled]').waitFor({ state: 'detached' });
};
