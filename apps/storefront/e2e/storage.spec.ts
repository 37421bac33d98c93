import type { Page } from '@playwright/test';
import { login, loginLink, logoutButton, photo, registerByApi, signIn, signOut } from './people.ts';
import { expect, test } from './shop.ts';

/** Fills the browser's storage, except for `left` characters. */
const fill = (page: Page, left: number) =>
  page.evaluate((room) => {
    let filler = '';
    for (let more = 2 ** 23; more >= 1; more /= 2) {
      try {
        localStorage.setItem('filler', filler + 'x'.repeat(more));
        filler += 'x'.repeat(more);
      } catch {
        // Less fits.
      }
    }
    localStorage.setItem('filler', filler.slice(room));
  }, left);

test('a user can log out when the browser’s storage is full', async ({ page, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person()));
  await fill(page, 20);
  await logoutButton(page).click();
  await expect(loginLink(page)).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('filler'));
  await page.reload();
  await expect(loginLink(page)).toBeVisible();
  const left = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /^(accessToken|firebase)/.test(key)));
  await expect.poll(left).toEqual([]);
});

for (const left of [0, 300, 1600]) {
  test(`a user can log in with room for only ${left} more characters in the browser’s storage`, async ({
    page,
    shop,
    person,
  }) => {
    const farhana = await registerByApi(shop.url, person());
    await page.goto('/login');
    await fill(page, left);
    await login(page, farhana);
    await expect(logoutButton(page)).toBeVisible();
    await page.getByRole('link', { name: 'My All Orders' }).click();
    await expect(page.getByText('No bookings yet')).toBeVisible();
  });
}

test('clearing the storage in one tab signs the user out in the others', async ({ page, context, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person()));
  const other = await context.newPage();
  await other.goto('/about');
  await logoutButton(other).waitFor();
  await other.evaluate(() => localStorage.clear());
  await expect(loginLink(page)).toBeVisible();
});

/** The browser's database never answers. Runs in the page. */
const neverAnswer = () => void (IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest);

const databases: [state: string, breakDatabase: () => void][] = [
  ['is missing', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  ['never answers', neverAnswer],
];
for (const [state, breakDatabase] of databases) {
  test(`with a browser database that ${state}, a seller can discard and save changes to a product`, async ({
    page,
    signedIn,
    watch,
  }) => {
    watch(page);
    await page.addInitScript(breakDatabase);
    await page.clock.install();
    await signedIn(page, 'nadia', '/dashboard/sellers/allproducts');
    const list = page.getByRole('heading', { level: 1, name: 'My Products' });
    for (const button of ['Discard changes', 'Save changes']) {
      await page.getByRole('link', { name: /^Edit/ }).first().click();
      await page.getByLabel('Description').fill(`Changed for ${button}`);
      // Nothing waits for the database.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      await page.getByRole('button', { name: button }).click();
      await expect(list).toBeVisible();
      await page.clock.resume();
    }
  });
}

test.describe('when the browser’s database never responds', () => {
  test.beforeEach(({ page }) => page.addInitScript(neverAnswer));

  test('the text of a visitor’s product draft survives a reload', async ({ page }) => {
    await page.goto('/#add-product');
    await page.getByLabel('Photo').first().setInputFiles(photo);
    await page.getByLabel('Product name').fill('MacBook Air 13');
    await page.reload();
    await expect(page.getByLabel('Product name')).toHaveValue('MacBook Air 13');
  });

  test('a user can log out, and in again', async ({ page, shop, person }) => {
    const farhana = await registerByApi(shop.url, person());
    await signIn(page, farhana);
    await signOut(page);
    await signIn(page, farhana);
    await page.reload();
    await expect(logoutButton(page)).toBeVisible();
  });
});
