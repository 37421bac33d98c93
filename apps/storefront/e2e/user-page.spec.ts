import type { Page } from '@playwright/test';
import { recordActivity, recordLayoutShift, maxLayoutShift } from './rendered.ts';
import { expect, test } from './shop.ts';

const articles = (page: Page) => page.getByRole('main').getByRole('article');

/** The request for the content of a page for its user. */
const isForUser = (headers: Record<string, string>) => headers['authorization'] !== undefined;

for (const width of [390, 1440]) {
  test(`at ${width} px, a category is served with its list for the user, without repeated requests, layout shift or errors`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, 'sadia', '/about');
    await page.setViewportSize({ width, height: 900 });
    // The space for the user's panel is reserved from the second page on.
    await page.goto('/category/macbook');
    await page.waitForLoadState('networkidle');
    const shift = await recordLayoutShift(page);
    const { calls, problems } = recordActivity(page);
    await page.goto('/category/macbook?condition=Good&sort=price');
    await page.waitForLoadState('networkidle');
    await expect(articles(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Booking Now' }).first()).toBeEnabled();
    expect(calls.filter((call) => /^\/(categories|products|buyer)/.test(call))).toEqual([]);
    expect(problems).toEqual([]);
    expect(await shift()).toBeLessThan(maxLayoutShift);
    // The page does not retain the served data, which must not outlive a sign-out.
    expect(await page.locator('#data').count()).toBe(0);
    expect(await page.evaluate(() => globalThis.userPage)).toBeUndefined();
  });
}

test('a category is shown before its script loads', async ({ page, signedIn }) => {
  await signedIn(page, 'sadia', '/about');
  await page.route('**/assets/*.js', () => undefined);
  await page.goto('/category/macbook', { waitUntil: 'commit' });
  await expect(articles(page).first()).toContainText('Booking Now');
});

test('text that is being typed into the search stays when the content arrives', async ({ page, signedIn }) => {
  await signedIn(page, 'sadia', '/about');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/category/macbook', async (route) => {
    if (isForUser(route.request().headers())) await released;
    await route.continue();
  });
  await page.goto('/category/macbook');
  const search = page.getByRole('combobox', { name: 'Search products' });
  await search.fill('iphone');
  release();
  await expect(articles(page).first()).toBeVisible();
  await expect(search).toHaveValue('iphone');
  await expect(search).toBeFocused();
});

test('with a refused token, or without a response, the page requests its list itself', async ({ page, signedIn }) => {
  await signedIn(page, 'sadia', '/about');
  await page.evaluate(() => localStorage.setItem('accessToken', 'refused'));
  await page.goto('/category/macbook');
  await expect(articles(page).first()).toBeVisible();
  await page.route('**/category/macbook', (route) =>
    isForUser(route.request().headers()) ? route.abort() : route.continue(),
  );
  await page.reload();
  await expect(articles(page).first()).toBeVisible();
});

test('a visitor is redirected to login, without a request for user content', async ({ page }) => {
  const requestHeaders: Record<string, string>[] = [];
  page.on('request', (request) => requestHeaders.push(request.headers()));
  await page.goto('/category/macbook');
  await expect(page).toHaveURL('/login');
  expect(requestHeaders.filter(isForUser)).toEqual([]);
});
