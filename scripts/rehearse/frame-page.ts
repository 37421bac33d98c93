import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import type { ShopVisit } from './shop-page.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

/** The chosen theme is there after a reload, before the first paint, and in another tab. */
async function checkTheme(page: Page) {
  const other = await page.context().newPage();
  // Idle, so that its scripts run.
  await other.goto(page.url(), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await other.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
  await other.getByRole('button', { name: 'Switch to light' }).waitFor();
  // The page's own scripts have not run yet when its body begins.
  await other.addInitScript(() =>
    new MutationObserver((_changes, observer) => {
      if (!document.body) return;
      document.documentElement.dataset['first'] = document.documentElement.dataset['theme'] ?? 'none';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true }),
  );
  await other.reload();
  await other.getByRole('button', { name: 'Switch to light' }).click();
  assert.equal(await other.evaluate(() => document.documentElement.dataset['first']), 'dark');
  await page.getByRole('button', { name: 'Switch to dark' }).waitFor();
  assert.equal(await theme(page), undefined);
  await other.close();
}

/** Whether the page's heading has the focus. */
const waitForFocus = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).and(page.locator(':focus')).waitFor();

/** A link leads the keyboard and the screen reader to the next page's heading, also if that comes later, with its data. */
async function checkFocus(page: Page) {
  await page.locator('footer').getByRole('link', { name: 'Blog' }).press('Enter');
  await waitForFocus(page, /^About/);
  await page.goBack();
  const card = page.locator('article').first();
  const name = (await card.getByRole('heading').first().textContent()) ?? '';
  await card.getByRole('link').first().press('Enter');
  await waitForFocus(page, name);
}

/** Without a connection requests wait, and the page says so. */
async function checkOffline(page: Page) {
  const notice = page.getByText('You are offline');
  await page.context().setOffline(true);
  await notice.waitFor();
  await page.context().setOffline(false);
  await notice.waitFor({ state: 'detached' });
}

/** The button that signs a user out is gone then: the focus goes to the page's heading. */
async function checkSignOut(page: Page, { words }: ShopVisit) {
  await page.locator('header').getByRole('link', { name: words.login.toUpperCase() }).click();
  await waitForFocus(page, words.login);
  const form = page.locator('main form');
  await form.getByLabel(words.email).fill('nadia@appleonly.example');
  await form.getByLabel(words.password, { exact: true }).fill('nadia-sample');
  await form.getByRole('button', { name: words.login }).click();
  await page.getByRole('button', { name: words.logout }).press('Enter');
  await waitForFocus(page, /./);
}

/** The header has the words of the search and marks its category, and a wrong value in the address leaves the others. */
async function checkAddress(page: Page, origin: string, { search }: ShopVisit) {
  const words = page.locator('header').getByRole('combobox');
  const found = (q: string) => page.getByRole('heading', { level: 1, name: `Results for “${q}”` });
  await page.goto(`${origin}${search}?q=macbook&category=macBook&condition=None&sort=none`);
  await found('macbook').waitFor();
  assert.equal(await words.inputValue(), 'macbook');
  assert.equal(await page.locator('aside input[type="checkbox"]:checked').count(), 1);
  await words.fill('iphone');
  await words.press('Enter');
  await found('iphone').waitFor();
  await page.goBack();
  await found('macbook').waitFor();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('header [name="q"]')?.value === 'macbook');
  await page.locator('header').getByRole('link', { name: 'IPHONE' }).click();
  await page.locator('header [aria-current="page"]', { hasText: 'IPHONE' }).waitFor();
  assert.equal(await words.inputValue(), '');
}

/** What the frame of the starter's pages does. */
export async function checkFrame(page: Page, origin: string, visit: ShopVisit): Promise<void> {
  await page.goto(origin, { waitUntil: 'networkidle' });
  await checkTheme(page);
  await checkFocus(page);
  await checkOffline(page);
  await checkSignOut(page, visit);
  await checkAddress(page, origin, visit);
}
