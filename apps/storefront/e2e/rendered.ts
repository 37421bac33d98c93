import { expect, type Page } from '@playwright/test';

declare global {
  interface LayoutShift extends PerformanceEntry {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
  }
}

/** Resolves once the script of a page has hydrated it for a visitor: the header knows that no user is signed in. */
export const isHydrated = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'LOGIN', includeHidden: true }).waitFor({ state: 'attached' });

/** Holds back the shop's scripts from now on. Returns what lets them go. */
export async function holdScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Resolves once nothing that can be seen is loading: what is folded is not loaded. */
export const hasLoaded = (page: Page) =>
  expect(page.getByText('Loading', { exact: true }).filter({ visible: true })).toHaveCount(0);

/** Goes to home from a page that is there already, so that its lists are requested: opened by its address, it has them. */
export async function goHome(page: Page) {
  await page.goto('/about');
  await isHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
}

/** The calls that a page makes, and what its console says, from now on. */
export function noted(page: Page) {
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

/** Adds up how far the content of the pages that are opened from now on moves by itself, as Cumulative Layout Shift counts it. */
export async function noteShift(page: Page) {
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

/** How far a page that opens may move by itself: its words do by a hair when their typeface arrives, and a badge as its own do. */
export const stillness = 0.002;

/** Opens a page by its address. Returns what it has requested and said until it was hydrated and at rest, and how far it has moved by itself. */
export async function openRendered(page: Page, path: string) {
  const shift = await noteShift(page);
  const { calls, problems } = noted(page);
  await page.goto(path);
  await isHydrated(page);
  await page.waitForLoadState('networkidle');
  return { calls, problems, shift: await shift() };
}

/** The shifts of a page so far, with what has moved. Runs in the page. */
export async function shiftsOf() {
  // Until what has changed is drawn.
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
