import type { Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';
import { goHome, waitUntilHydrated } from './rendered.ts';
import { expect, test } from './shop.ts';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back returns the focus to the followed link, even among several links to the same page', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await goHome(page);
  const link = page.getByRole('region', { name: 'MacBook', exact: true }).getByRole('article').nth(1).getByRole('link');
  const name = await link.innerText();
  await keyboard.tabAndPress(link);
  await keyboard.expectFocusOn(headingOf(page, name));
  await page.goBack();
  await keyboard.expectFocusOn(link);
  await keyboard.tabAndPress(page.getByRole('main').getByRole('link', { name: 'How it works' }));
  await keyboard.expectFocusOn(headingOf(page, 'About Apple Only'));
  await keyboard.tabAndPress(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await keyboard.expectFocusOn(headingOf(page, 'Blog'));
  await page.goBack();
  await keyboard.expectFocusOn(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await page.goBack();
  await keyboard.expectFocusOn(page.getByRole('main').getByRole('link', { name: 'How it works' }));
});

test('opening the edit form focuses its heading, and leaving a filtered list focuses the heading of the list', async ({
  page,
  signedIn,
}) => {
  const keyboard = new Keyboard(page);
  await signedIn(page, 'nadia', '/dashboard/sellers/allproducts');
  const edit = page.getByRole('link', { name: /^Edit/ }).first();
  await keyboard.tabAndPress(edit);
  await keyboard.expectFocusOn(headingOf(page, 'Edit product'));
  await page.goBack();
  await keyboard.expectFocusOn(edit);
  await page.goForward();
  await keyboard.expectFocusOn(headingOf(page, 'Edit product'));

  await page.goto('/dashboard/sellers/allproducts?only=booked');
  await keyboard.tabAndPress(page.getByRole('link', { name: 'Show all' }));
  await expect(edit).toBeVisible();
  await keyboard.expectFocusOn(headingOf(page, 'My Products'));
});

test('on a phone, Back focuses the heading, and a menu link to the current page focuses the menu button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keyboard = new Keyboard(page);
  await page.goto('/blog');
  const menu = page.getByRole('button', { name: 'Menu' });
  const link = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await keyboard.tabAndPress(menu);
  await keyboard.tabAndPress(link('BLOG'));
  await keyboard.expectFocusOn(menu);
  await keyboard.press('Enter');
  await keyboard.tabAndPress(link('HOME'));
  await keyboard.expectFocusOn(headingOf(page, 'Used Apple devices, honestly described.'));
  await keyboard.tabAndPress(menu);
  await page.goBack();
  await keyboard.expectFocusOn(headingOf(page, 'Blog'));
});

test('a page that fails to load focuses the heading of its error, from the phone menu and from the footer', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const keyboard = new Keyboard(page);
  await page.goto('/about');
  await keyboard.tabAndPress(page.getByRole('button', { name: 'Menu' }));
  const link = page.getByRole('banner').getByRole('link', { name: 'REGISTER' });
  await expect(link).toBeVisible();
  await context.setOffline(true);
  await keyboard.tabAndPress(link);
  const error = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(page.getByText('Couldn’t load this page.')).toBeVisible();
  await keyboard.expectFocusOn(error);
  await keyboard.tabAndPress(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await expect(page).toHaveURL(/blog/);
  await keyboard.expectFocusOn(error);
});

test('a link to a section focuses its heading, and Back focuses the link', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await goHome(page);
  const link = page.getByRole('main').getByRole('link', { name: 'List your device' });
  await keyboard.tabAndPress(link);
  await keyboard.expectFocusOn(page.getByRole('heading', { level: 2, name: 'Add a product' }));
  await page.goBack();
  await keyboard.expectFocusOn(link);
});

test('the skip link focuses the main content, and Tab goes on from there', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.goto('/about');
  await waitUntilHydrated(page);
  await keyboard.tabAndPress(page.getByRole('link', { name: 'Skip to content' }));
  const main = page.getByRole('main');
  await keyboard.expectFocusOn(main);
  await keyboard.press('Tab');
  await keyboard.expectFocusOn(main.getByRole('link').first());
});
