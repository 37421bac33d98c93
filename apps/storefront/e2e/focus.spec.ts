import type { Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';
import { goHome } from './rendered.ts';
import { expect, test } from './shop.ts';

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('Back leads the focus to the link that was followed, of several to one page, too', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await goHome(page);
  const link = page.getByRole('region', { name: 'MacBook', exact: true }).getByRole('article').nth(1).getByRole('link');
  const name = await link.innerText();
  await keyboard.use(link);
  await keyboard.at(headingOf(page, name));
  await page.goBack();
  await keyboard.at(link);
  await keyboard.use(page.getByRole('main').getByRole('link', { name: 'How it works' }));
  await keyboard.at(headingOf(page, 'About Apple Only'));
  await keyboard.use(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await keyboard.at(headingOf(page, 'Blog'));
  await page.goBack();
  await keyboard.at(page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }));
  await page.goBack();
  await keyboard.at(page.getByRole('main').getByRole('link', { name: 'How it works' }));
});

test('the form of a product and a part of a list are entered and left at their headings', async ({
  page,
  signedIn,
}) => {
  const keyboard = new Keyboard(page);
  await signedIn(page, 'nadia', '/dashboard/sellers/allproducts');
  const edit = page.getByRole('link', { name: /^Edit/ }).first();
  await keyboard.use(edit);
  await keyboard.at(headingOf(page, 'Edit product'));
  await page.goBack();
  await keyboard.at(edit);
  await page.goForward();
  await keyboard.at(headingOf(page, 'Edit product'));

  await page.goto('/dashboard/sellers/allproducts?only=booked');
  await keyboard.use(page.getByRole('link', { name: 'Show all' }));
  await expect(edit).toBeVisible();
  await keyboard.at(headingOf(page, 'My Products'));
});
