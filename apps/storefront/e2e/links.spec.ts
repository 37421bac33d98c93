import { expect, test } from './shop.ts';
import { isHydrated } from './rendered.ts';

test('a link is followed without loading a page, and Back returns to the same place', async ({ page }) => {
  await page.goto('/blog');
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveTitle('About - Apple Only');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a link to the page that is open adds no step to the history', async ({ page }) => {
  await page.goto('/blog?from=mail');
  await isHydrated(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'BLOG' });
  const steps = () => page.evaluate(() => history.length);
  const before = await steps();
  await link.click();
  await expect(page).toHaveURL(/\/blog$/);
  expect(await steps()).toBe(before + 1);
  await link.click();
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(page).toHaveTitle('Home - Apple Only');
  expect(await steps()).toBe(before + 2);
});

test('a link opens in another tab with the keys for it, and this page stays', async ({ page, context }) => {
  await page.goto('/');
  await isHydrated(page);
  const opens = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'BLOG' })
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opens;
  await expect(other).toHaveTitle('Blog - Apple Only');
  await expect(page).toHaveTitle('Home - Apple Only');
});

test('a link within the page leads there', async ({ page }) => {
  await page.goto('/');
  await isHydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.getByRole('link', { name: 'List your device' });
  await link.click();
  await expect(page).toHaveURL(/\/#/);
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeInViewport();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
