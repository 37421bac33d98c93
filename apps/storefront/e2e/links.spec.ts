import type { Page } from '@playwright/test';
import { expect, test } from './shop.ts';
import { waitUntilHydrated } from './rendered.ts';

test('a link navigates without a page load, and Back restores the scroll position', async ({ page }) => {
  await page.goto('/blog');
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
  await link.scrollIntoViewIfNeeded();
  const position = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page).toHaveTitle('About - Apple Only');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('a link to the current page adds no history entry', async ({ page }) => {
  await page.goto('/blog?from=mail');
  await waitUntilHydrated(page);
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

test('Ctrl-click or ⌘-click opens a link in a new tab', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const opens = context.waitForEvent('page');
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'BLOG' })
    .click({ modifiers: ['ControlOrMeta'] });
  const other = await opens;
  await expect(other).toHaveTitle('Blog - Apple Only');
  await expect(page).toHaveTitle('Home - Apple Only');
});

test('a link to a section scrolls to it without a page load', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const link = page.getByRole('link', { name: 'List your device' });
  await link.click();
  await expect(page).toHaveURL(/\/#/);
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeInViewport();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

const scrollPosition = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls a page down. Returns its scroll position. */
async function scrollDown(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  expect(await scrollPosition(page)).toBe(300);
  return 300;
}

test('a newly opened page starts at the top, whatever was scrolled before', async ({ page }) => {
  await page.goto('/search?q=iphone');
  await waitUntilHydrated(page);
  await scrollDown(page);
  for (const address of ['/about', '/search?q=macbook', '/search?q=iphone']) {
    await page.goto(address);
    await waitUntilHydrated(page);
    // React Router has taken over scrolling from the browser, and has positioned the page.
    await page.waitForFunction(() => history.scrollRestoration === 'manual');
    expect(await scrollPosition(page)).toBe(0);
  }
});

test('Back, Forward and a reload restore the scroll position of each page', async ({ page }) => {
  await page.goto('/about');
  await waitUntilHydrated(page);
  const about = await scrollDown(page);
  await page.goto('/blog');
  await waitUntilHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(page).toHaveTitle('Home - Apple Only');
  const home = await scrollDown(page);
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => scrollPosition(page)).toBe(home);
  await page.goBack();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveTitle('About - Apple Only');
  await expect.poll(() => scrollPosition(page)).toBe(about);
  await page.goForward();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goForward();
  await expect(page).toHaveTitle('Home - Apple Only');
  await expect.poll(() => scrollPosition(page)).toBe(home);
});

test('Back restores the scroll position of an anchor that was visited twice', async ({ page }) => {
  await page.goto('/blog');
  await waitUntilHydrated(page);
  const skip = async () => {
    await page.getByRole('link', { name: 'Skip to' }).press('Enter');
    await expect(page).toHaveURL(/#main$/);
  };
  await skip();
  const before = await scrollDown(page);
  // A click by a pointer would scroll to the link.
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).dispatchEvent('click');
  await expect(page).toHaveTitle('Home - Apple Only');
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page).toHaveTitle('Blog - Apple Only');
  await skip();
  await page.goBack();
  await expect(page).toHaveURL(/\/blog$/);
  await page.goBack();
  await expect(page).toHaveTitle('Home - Apple Only');
  await page.goBack();
  await expect(page).toHaveURL(/#main$/);
  await expect.poll(() => scrollPosition(page)).toBe(before);
});
