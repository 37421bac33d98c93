import { randomUUID } from 'node:crypto';
import { listProduct, registerByApi } from './people.ts';
import { waitUntilHydrated, recordActivity, openRendered, maxLayoutShift } from './rendered.ts';
import { expect, test } from './shop.ts';

/** The families of the typefaces whose files have loaded. Fallbacks have none. Runs in the page. */
const typefaces = () =>
  [...document.fonts]
    .filter(({ family, status }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''))
    .toSorted();

test('fonts load after the first paint, except the heading font outside lists; on a later visit they load at once', async ({
  page,
}) => {
  // To the page, it seems that no frame is ever painted.
  await page.addInitScript(() => {
    globalThis.requestAnimationFrame = () => 0;
  });
  await page.goto('/search');
  expect(await page.evaluate(typefaces)).toEqual([]);
  await page.goto('/about');
  await expect.poll(() => page.evaluate(typefaces)).toEqual(['Apple Only Serif']);
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loading'))).toEqual([]);

  const other = await page.context().newPage();
  await other.goto('/about');
  await expect.poll(() => other.evaluate(typefaces)).toHaveLength(3);

  await page.goto('/about');
  await expect.poll(() => page.evaluate(typefaces)).toEqual(['Apple Only Serif', 'Apple Only Serif', 'Apple Only UI']);
});

test('text is drawn in the shop’s fonts once they have loaded', async ({ page }) => {
  /** Whether the fonts of an element's words came with the page. */
  const areShopFonts = async (selector: string) => {
    const { root } = await browser.send('DOM.getDocument');
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.length > 0 && fonts.every(({ isCustomFont }) => isCustomFont);
  };
  const browser = await page.context().newCDPSession(page);
  await page.goto('/about');
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  await expect.poll(() => areShopFonts('h1')).toBe(true);
  await expect.poll(() => areShopFonts('footer a')).toBe(true);
});

test('hydration does not wait forever for the first pictures', async ({ page }) => {
  await page.route('**/photos/**', () => undefined);
  await page.goto('/search?q=iphone', { waitUntil: 'commit' });
  await expect(page.locator('img[fetchpriority=high]').first()).toBeAttached();
  await waitUntilHydrated(page);
});

for (const width of [390, 1440]) {
  test(`at ${width} px, home keeps its height after a reload while content out of view is skipped`, async ({
    page,
  }) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await expect.poll(() => page.evaluate(typefaces)).toHaveLength(3);
    await expect(page.locator('[data-far]')).toHaveCount(0);
    const articles = page.getByRole('region', { name: 'Before you buy' }).getByRole('listitem');
    const areSkipped = (cells: Element[]) =>
      cells.map(({ firstElementChild: card }) => !card?.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(() => articles.evaluateAll(areSkipped)).toEqual([true, true, true]);
    const heightBefore = await height();
    await page.reload();
    await waitUntilHydrated(page);
    await expect.poll(height).toBe(heightBefore);
  });
}

test('opening a link to the last section of home scrolls to its top', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/#add-product');
  await waitUntilHydrated(page);
  const section = page.getByRole('region', { name: 'Add a product' });
  await expect(section).toBeInViewport();
  await expect(page.locator('[data-far]')).toHaveCount(0);
  await expect(section.getByLabel('Product name')).toBeVisible();
  // Below the header.
  expect((await section.boundingBox())?.y).toBeLessThan(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 1440]) {
    test(`at ${width} px, a visitor reads home, searches, opens a product, and navigates by the header`, async ({
      page,
      shop,
      person,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const name = `MacBook ${randomUUID().slice(0, 8)}`;
      await listProduct(shop.url, await registerByApi(shop.url, person(), 'seller'), name, 'macBook');
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Advertised' }).getByRole('article').first()).toBeVisible();
      // The newest one is there already.
      await expect(
        page.getByRole('region', { name: 'MacBook', exact: true }).getByRole('link', { name }),
      ).toBeVisible();
      await page.getByRole('combobox', { name: 'Search products' }).fill(name);
      await page.getByRole('button', { name: 'Search' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Results for “${name}”` })).toBeVisible();
      await expect(page.getByText('1 result', { exact: true })).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Search products' })).toHaveValue(name);
      await page.getByRole('article').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Controls that need a script are absent.
      await expect(page.getByRole('button')).toHaveAccessibleName('Search');
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    });
  }

  test('the shop’s fonts load', async ({ page }) => {
    await page.goto('/about');
    await expect
      .poll(() => page.evaluate(typefaces))
      .toEqual(['Apple Only Serif', 'Apple Only Serif', 'Apple Only UI']);
  });

  test('pages show nothing that needs a script', async ({ page }) => {
    await page.goto('/search');
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(page.getByText('Loading')).toBeHidden();
  });

  test('a search that finds nothing says so', async ({ page }) => {
    await page.goto('/search?q=nokia+3310');
    await expect(page.getByRole('heading', { level: 1, name: 'Results for “nokia 3310”' })).toBeVisible();
    await expect(page.getByText('Check the spelling, or use fewer words.')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

for (const width of [390, 1440]) {
  for (const path of [
    '/',
    '/?utm_source=letter',
    '/search',
    '/search?q=iphone&condition=Good&sort=price',
    '/search?q=+',
  ]) {
    test(`at ${width} px, ${path} hydrates without repeated requests, layout shift or errors`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const { calls, problems, shift } = await openRendered(page, path);
      await expect(page.getByRole('article').first()).toBeAttached();
      expect(calls.filter((call) => !call.startsWith('/emulator'))).toEqual([]);
      expect(problems).toEqual([]);
      expect(shift).toBeLessThan(maxLayoutShift);
    });
  }
}

test('a shared search shows all of its filters at once, and each can be removed', async ({ page }) => {
  await page.goto('/search?q=iphone&condition=Good&condition=Fair&maxPrice=900&sort=price');
  const chips = page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
  await expect(chips).toHaveCount(3);
  await expect(page.getByLabel('Sort')).toHaveValue('price');
  await page.getByRole('button', { name: 'Remove Fair' }).click();
  await expect(chips).toHaveCount(2);
  await expect(page).toHaveURL('/search?q=iphone&condition=Good&maxPrice=900&sort=price');
  await page.getByRole('button', { name: /^Remove .*900/ }).click();
  await expect(page).toHaveURL('/search?q=iphone&condition=Good&sort=price');
  await page.getByRole('button', { name: 'Remove Good' }).click();
  await expect(page).toHaveURL('/search?q=iphone&sort=price');
  await expect(chips).toHaveCount(0);
});

test('Back to home from another site shows a product listed meanwhile', async ({ page, shop, person }) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  await page.goto('/');
  await waitUntilHydrated(page);
  const { problems } = recordActivity(page);
  await page.goto('about:blank');
  const name = `MacBook ${randomUUID().slice(0, 8)}`;
  await listProduct(shop.url, seller, name, 'macBook');
  await page.goBack();
  await expect(page.getByRole('region', { name: 'MacBook', exact: true }).getByRole('link', { name })).toBeVisible();
  expect(problems).toEqual([]);
});
