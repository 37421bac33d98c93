import { expectLoaded, waitUntilHydrated } from './rendered.ts';
import { expect, test } from './shop.ts';

const phone = { width: 390, height: 844 };

for (const who of ['sadia', 'tanvir', 'admin'] as const) {
  test(`on a phone, the role panel of ${who} takes one line, above the three categories`, async ({
    page,
    signedIn,
  }) => {
    await signedIn(page, who);
    await page.setViewportSize(phone);
    const panel = page.getByRole('complementary', { name: 'Your account' });
    await expect(panel).toBeVisible();
    expect((await panel.boundingBox())?.height).toBeLessThan(64);
    for (const name of ['MacBook', 'iPhone', 'Accessories']) {
      await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    // By keys: a focus that a script moves after a press scrolls nothing.
    const links = await panel.getByRole('link').all();
    await links[0]?.focus();
    await page.keyboard.press('Shift+Tab');
    for (const link of links) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 0.99 });
    }
  });
}

test('on a phone, a menu opened while a page loads stays open when the page arrives', async ({ page }) => {
  await page.setViewportSize(phone);
  const { promise: comes, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/blog/, async (route) => {
    await comes;
    await route.continue();
  });
  await page.goto('/about');
  await waitUntilHydrated(page);
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await menu.click();
  await link('BLOG').click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  await menu.click();
  resolve();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await link('HOME').click();
  await expect(page).toHaveTitle('Home - Apple Only');
  await menu.click();
  await page.goBack();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('on a phone, home is short, and every advertised product can be reached by keyboard', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const adverts = page.getByRole('region', { name: 'Advertised' }).getByRole('article');
  await waitUntilHydrated(page);
  await expectLoaded(page);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7500);
  await adverts.first().getByRole('link').focus();
  for (const card of await adverts.all()) {
    await expect(card.getByRole('link')).toBeFocused();
    await expect(card).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press('Tab');
  }
});

test('on a phone, the form on home opens by its button and by links to it, and loads only then', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const forms = () => loaded.filter((url) => url.includes('/assets/add-product-'));
  await page.setViewportSize(phone);
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Add a product' });
  const name = section.getByLabel('Product name');
  await waitUntilHydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(name).toBeHidden();
  expect(forms()).toHaveLength(0);
  await section.getByRole('button', { name: 'Open the form', expanded: false }).click();
  await name.fill('iPhone 12');
  expect(forms()).not.toHaveLength(0);
  await section.getByRole('button', { name: 'Close the form', expanded: true }).click();
  await expect(name).toBeHidden();
  await page.getByRole('link', { name: 'List your device' }).click();
  await expect(name).toHaveValue('iPhone 12');
  await page.reload();
  await expect(name).toHaveValue('iPhone 12');
});

for (const isTouched of [true, false]) {
  test.describe(isTouched ? 'with a touch screen' : 'with a mouse', () => {
    test.use({ hasTouch: isTouched, isMobile: isTouched });

    test(`the form says that a photo ${isTouched ? 'is only chosen' : 'is chosen or dropped'}`, async ({ page }) => {
      await page.goto('/register');
      await expect(page.getByText('Choose a photo')).toBeVisible();
      await expect(page.getByText('or drop it here')).toBeVisible({ visible: !isTouched });
    });
  });
}

test('on the smallest phones, the header is one row', async ({ page }) => {
  await page.goto('/about');
  for (const width of [320, 352, 359, 360]) {
    await page.setViewportSize({ width, height: 568 });
    const middles = ['Search', 'Menu', /^Switch to/].map(async (name) => {
      const box = await page.getByRole('banner').getByRole('button', { name, exact: true }).boundingBox();
      return box && box.y + box.height / 2;
    });
    expect(new Set(await Promise.all(middles)).size, `${width} px`).toBe(1);
  }
});
