import { addressIn, pagesWithFocusedHeading, pages, people, type PageVisitor } from './every-page.ts';
import { expectLoaded, shiftsOf } from './rendered.ts';
import { expect, test } from './shop.ts';

/** The maximum layout shift of a page, as Cumulative Layout Shift counts it. */
const limit = 0.02;

/** Further pages for each user, to which others have access as well. */
const further: Record<PageVisitor, readonly string[]> = {
  visitor: ['/product/:id'],
  sadia: ['/', '/search', '/product/:id', '/blog/used-macbook', '/contact'],
  nadia: ['/', '/search', '/category/macbook'],
  admin: [],
};

/**
 * Delays a page's requests to the shop until it has painted without their data, so that late data is late on any machine. Runs in the
 * page. `page.route` would turn off the cache, so that each page's typefaces would be late as well.
 */
function delayRequests() {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const request = fetch;
  globalThis.fetch = async (...given) => {
    await painted;
    return request(...given);
  };
}

/** Whether the height of the panel is stored. Runs in the page. */
const isPanelHeightStored = () =>
  localStorage.getItem(`panel-${location.pathname === '/dashboard' ? 'side' : 'top'}`) ===
  `${document.querySelector('aside')?.parentElement?.offsetHeight}px`;

for (const width of [390, 1440]) {
  for (const who of people) {
    test(`at ${width} px, the pages of ${who} load with almost no layout shift`, async ({ page, shop, signedIn }) => {
      if (who !== 'visitor') await signedIn(page, who, '/about');
      await page.setViewportSize({ width, height: 900 });
      // An earlier visit stores the panel's height for the next one, in both positions.
      for (const path of who === 'visitor' ? [] : ['/about', '/dashboard']) {
        await page.goto(path);
        await expect.poll(() => page.evaluate(isPanelHeightStored)).toBe(true);
      }
      await page.addInitScript(delayRequests);
      for (const path of [...[...pages[who], ...pagesWithFocusedHeading[who]].map(([each]) => each), ...further[who]]) {
        await test.step(path, async () => {
          await page.goto(await addressIn(shop.url, path));
          await expectLoaded(page);
          const account =
            who === 'visitor'
              ? page.getByRole('link', { name: 'LOGIN', includeHidden: true }).first()
              : page.getByRole('complementary', { name: 'Your account' });
          await expect(account).toBeAttached();
          await page.waitForLoadState('networkidle');
          const shifts = await page.evaluate(shiftsOf);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect.soft(sum, `${path}: ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(limit);
        });
      }
    });
  }
}
