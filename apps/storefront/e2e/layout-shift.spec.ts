import { addressIn, ledTo, pages, people, type PageVisitor } from './every-page.ts';
import { hasLoaded, shiftsOf } from './rendered.ts';
import { expect, test } from './shop.ts';

/** How far a page's content may move by itself, as Cumulative Layout Shift counts it. */
const limit = 0.02;

/** Further pages, which others may see as well. */
const further: Record<PageVisitor, readonly string[]> = {
  visitor: ['/product/:id'],
  sadia: ['/', '/search', '/product/:id', '/blog/used-macbook', '/contact'],
  nadia: ['/', '/search', '/category/macbook'],
  admin: [],
};

/**
 * Holds back what a page asks the shop for, until it is painted without it: on any machine, all that comes late comes late. Runs in the
 * page. Not `page.route`, which turns off the cache: each page's typefaces would come late as well.
 */
function comesLate() {
  const { promise: painted, resolve } = Promise.withResolvers<void>();
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(resolve, 100)));
  const request = fetch;
  globalThis.fetch = async (...given) => {
    await painted;
    return request(...given);
  };
}

/** Whether the height of the panel is stored. Runs in the page. */
const panelIsRemembered = () =>
  localStorage.getItem(`panel-${location.pathname === '/dashboard' ? 'side' : 'top'}`) ===
  `${document.querySelector('aside')?.parentElement?.offsetHeight}px`;

for (const width of [390, 1440]) {
  for (const who of people) {
    test(`at ${width} px, nothing moves by itself on the pages of ${who}`, async ({ page, shop, signedIn }) => {
      if (who !== 'visitor') await signedIn(page, who, '/about');
      await page.setViewportSize({ width, height: 900 });
      // The visit before: the next one knows the panel's height, at either place.
      for (const path of who === 'visitor' ? [] : ['/about', '/dashboard']) {
        await page.goto(path);
        await expect.poll(() => page.evaluate(panelIsRemembered)).toBe(true);
      }
      await page.addInitScript(comesLate);
      for (const path of [...[...pages[who], ...ledTo[who]].map(([each]) => each), ...further[who]]) {
        await test.step(path, async () => {
          await page.goto(await addressIn(shop.url, path));
          await hasLoaded(page);
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
