import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { expect, test } from './fault-proxy.ts';

const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Try again' });
const notLoaded = (page: Page) => page.getByText('Couldn’t load this page.');
const visit = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name }).click();

test.describe('in a shop of its own', () => {
  test.use({ ownShop: true });

  test('when the server stops, pages offer a retry and keep the input, and work again once it is back', async ({
    page,
    shop,
    signedIn,
  }) => {
    await signedIn(page, 'imran', '/about');
    await visit(page, 'MACBOOK');
    await page.getByRole('button', { name: 'Booking Now' }).last().click();
    const modal = page.getByRole('dialog');
    await modal.getByLabel('Phone').fill('01711 000 000');
    await shop.terminate();

    // The form keeps its input.
    await modal.getByRole('button', { name: 'Booking Confirm' }).click();
    await expect(modal.getByRole('alert')).toContainText('Couldn’t reach the server. Check your connection.');
    await expect(modal.getByLabel('Phone')).toHaveValue('01711 000 000');
    await page.keyboard.press('Escape');
    // Loaded data stays; missing data can be requested again; so can a page that was never opened.
    await visit(page, 'IPHONE');
    await expect(tryAgain(page)).toBeVisible();
    await visit(page, 'BLOG');
    await expect(notLoaded(page)).toBeVisible();
    await tryAgain(page).click();
    await expect(notLoaded(page)).toBeVisible();
    await visit(page, 'MACBOOK');
    await expect(page.getByRole('article').first()).toBeVisible();

    await shop.start();
    await page.getByRole('button', { name: 'Booking Now' }).last().click();
    await modal.getByRole('button', { name: 'Booking Confirm' }).click();
    await expectMessage(page, 'Product Booking Completed');
    await visit(page, 'IPHONE');
    await expect(page.getByRole('article').first()).toBeVisible();
    await visit(page, 'BLOG');
    await expect(page).toHaveTitle('Blog - Apple Only');
  });
});

/** Opens a page, and waits until the router handles its links: before that, the browser would load them from the server. */
async function openInShop(page: Page, path: string) {
  await page.goto(path);
  // The page from the server does not have this link.
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).waitFor();
}

/** The response to a page that predates a deployment: the files that it would load next are gone. */
const removedFile = { status: 404, body: { message: 'We can’t find this.' } };

test('after a deployment, an old page reloads once, at the requested address', async ({ page, faultProxy }) => {
  await openInShop(page, '/about');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    loads.push(request.url());
    faultProxy.clear();
  });
  faultProxy.inject(/^GET \/assets\/blog-/, removedFile);
  await visit(page, 'BLOG');
  await expect(page).toHaveTitle('Blog - Apple Only');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loads).toEqual([`${faultProxy.url}/blog`]);
});

test('a file that stays missing shows an error, and does not reload the page endlessly', async ({
  page,
  faultProxy,
}) => {
  await openInShop(page, '/about');
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));
  faultProxy.inject(/^GET \/assets\/blog-/, removedFile);
  await visit(page, 'BLOG');
  await expect(notLoaded(page)).toBeVisible();
  await expect.poll(() => loads).toHaveLength(1);
  faultProxy.clear();
  await tryAgain(page).click();
  await expect(page).toHaveTitle('Blog - Apple Only');
});
