import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';

/** How far a page's content may move by itself, as Cumulative Layout Shift counts it. */
const limit = 0.02;

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** Holds back what a page asks the shop for, until it is painted without it: on any machine, all that comes late comes late. */
async function comesLate(page: Page) {
  const painted = Promise.withResolvers<void>();
  await page.route(
    ({ pathname }) =>
      /^\/(jwt|users|products|categories|advertise|macBook|iphone|accessories|buyer|identitytoolkit.*)(\/|$)/.test(
        pathname,
      ),
    async (route) => {
      await painted.promise;
      await route.fallback();
    },
  );
  return painted.resolve;
}

/** Whether the height of the panel is stored. Runs in the page. */
const panelIsRemembered = () =>
  localStorage.getItem('panel-top') === `${document.querySelector('aside')?.parentElement?.offsetHeight}px`;

/** The shifts of a page so far, with what has moved. Runs in the page. */
const shiftsOf = () =>
  new Promise<{ value: number; moved: string[] }[]>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
      resolve(
        shifts.map(({ value, sources }) => ({
          value,
          moved: sources.map(({ node, previousRect, currentRect }) => {
            const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
            return `${name}: ${previousRect.y} to ${currentRect.y}`;
          }),
        })),
      );
    }).observe({ type: 'layout-shift', buffered: true });
    // Without any shift, the observer is not called.
    requestAnimationFrame(() => setTimeout(() => resolve([]), 100));
  });

for (const width of [390, 1440]) {
  for (const who of ['visitor', 'sadia', 'nadia'] as const) {
    test(`at ${width} px, nothing moves by itself on the pages of ${who}`, async ({ page, signedIn }) => {
      // The visit before: the next one knows the panel's height.
      if (who !== 'visitor') await signedIn(page, who, '/about');
      await page.setViewportSize({ width, height: 900 });
      if (who !== 'visitor') await expect.poll(() => page.evaluate(panelIsRemembered)).toBe(true);
      for (const path of ['/', '/search', '/category/macbook', '/login']) {
        await test.step(path, async () => {
          const release = await comesLate(page);
          await page.goto(path);
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 100))));
          release();
          await expect(page.getByText('Loading', { exact: true })).toHaveCount(0);
          const account =
            who === 'visitor'
              ? page.getByRole('link', { name: 'LOGIN', includeHidden: true }).first()
              : page.getByRole('complementary', { name: 'Your account' });
          await expect(account).toBeAttached();
          await page.waitForLoadState('networkidle');
          const shifts = await page.evaluate(shiftsOf);
          const sum = shifts.reduce((total, { value }) => total + value, 0);
          expect(sum, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(limit);
          await page.unrouteAll({ behavior: 'wait' });
        });
      }
    });
  }
}
