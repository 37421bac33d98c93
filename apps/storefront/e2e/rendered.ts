import { expect, type Page } from '@playwright/test';

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** Resolves once a page's script has hydrated it for a visitor: the header shows that no user is signed in. */
export const waitUntilHydrated = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'LOGIN', includeHidden: true }).waitFor({ state: 'attached' });

/** Holds back the shop's scripts from now on. Returns a function that releases them. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Resolves once nothing visible is loading. Collapsed sections do not load. */
export const expectLoaded = (page: Page) =>
  expect(page.getByText('Loading', { exact: true }).filter({ visible: true })).toHaveCount(0);

/** Goes to home from a loaded page, so that its lists are requested: opened by its address, it has them. */
export async function goHome(page: Page) {
  await page.goto('/about');
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
}

/** Records a page's calls, and the errors and warnings in its console, from now on. */
export function recordActivity(page: Page) {
  const calls: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') calls.push(new URL(request.url()).pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return { calls, problems };
}

/** Adds up the layout shift of the pages that are opened from now on, as Cumulative Layout Shift counts it. */
export async function recordLayoutShift(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'shift')));
}

/** The layout shift allowed when a page opens: its words move slightly when their typeface arrives, and a badge when its own does. */
export const maxLayoutShift = 0.002;

/** Opens a page by its address, until it is hydrated and at rest. Returns its calls, its console's problems and its layout shift. */
export async function openRendered(page: Page, path: string) {
  const shift = await recordLayoutShift(page);
  const { calls, problems } = recordActivity(page);
  await page.goto(path);
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  return { calls, problems, shift: await shift() };
}

/** The layout shifts of a page so far, with the elements that moved. Runs in the page. */
export async function shiftsOf() {
  // Wait until the changes are drawn.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
  observer.disconnect();
  return shifts.map(({ value, sources }) => ({
    value,
    isOfHeader: sources.some(({ node }) => (node instanceof Element ? node : node?.parentElement)?.closest('header')),
    moved: sources.map(({ node, previousRect, currentRect }) => {
      const name = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent;
      return `${name}: ${previousRect.y} to ${currentRect.y}`;
    }),
  }));
}
