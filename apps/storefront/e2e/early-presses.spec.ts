import type { ListedProduct } from '@apple-only/contract';
import { registerByApi, signIn } from './people.ts';
import { holdScripts, waitUntilHydrated } from './rendered.ts';
import { field, results } from './searching.ts';
import { expect, test } from './shop.ts';

test('buttons that are pressed before hydration act once after it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'light' });
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  release();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'BLOG' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await menu.click();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

test('opening the search before hydration focuses its field afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).first().click();
  release();
  await expect(field(page)).toBeFocused();
});

test('clearing the search before hydration also clears it in the address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search?q=iphone', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Clear', exact: true }).click();
  release();
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/search');
});

test('pressing Show more before hydration loads more products afterwards', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  const products = results(page).getByRole('article');
  const more = page.getByRole('button', { name: 'Show more' });
  // Cards this far down are laid out as they come into view, and move the button: a press that scrolls there itself could miss it.
  await more.scrollIntoViewIfNeeded();
  await more.click();
  const before = await products.count();
  release();
  await expect.poll(() => products.count()).toBeGreaterThan(before);
});

test('signing out before hydration signs the user out and leads home', async ({ page, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person()));
  const release = await holdScripts(page);
  await page.goto('/category/iphone', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  release();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a setting that is changed before hydration is saved', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const setting = page.getByRole('checkbox', { name: 'The / key leads to the search' });
  await setting.uncheck();
  release();
  await waitUntilHydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('search-key'))).toBe('off');
  await expect(setting).not.toBeChecked();
});

test.describe('the photos of a product', () => {
  const productPath = async (url: string) => {
    const { items } = await (await fetch(`${url}/products?q=MacBook`)).json();
    return `/product/${items.find(({ photos }: ListedProduct) => photos?.length === 4)._id}`;
  };

  test('open in full size when tapped before hydration', async ({ page, shop }) => {
    const release = await holdScripts(page);
    await page.goto(await productPath(shop.url), { waitUntil: 'commit' });
    await page.getByRole('img', { name: /photo 1 of 4/i }).click();
    release();
    await expect(page.getByRole('dialog').getByText('1 of 4')).toBeVisible();
  });

  test('can be swiped before hydration, and the visible one opens', async ({ page, shop }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await holdScripts(page);
    await page.goto(await productPath(shop.url), { waitUntil: 'commit' });
    const track = page.getByRole('list', { name: /photos/i }).first();
    await track.evaluate((list) => list.scrollTo({ left: 2 * list.clientWidth, behavior: 'instant' }));
    release();
    await waitUntilHydrated(page);
    await expect(page.getByText('3 of 4').first()).toBeVisible();
    await page.getByRole('img', { name: /photo 3 of 4/i }).click();
    await expect(page.getByRole('dialog').getByText('3 of 4')).toBeVisible();
  });
});

test('text typed into the search before the page content arrives is kept after the field loses focus', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, 'sadia', '/about');
  const { promise: released, resolve } = Promise.withResolvers<void>();
  await page.route('**/category/macbook', async (route) => {
    if (route.request().headers()['authorization'] !== undefined) await released;
    await route.continue();
  });
  await page.goto('/category/macbook', { waitUntil: 'commit' });
  await field(page).fill('iphone');
  await field(page).blur();
  resolve();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(field(page)).toHaveValue('iphone');
});

test('a page whose script fails to load reloads itself', async ({ page }) => {
  let isMissing = true;
  page.on('request', (request) => {
    if (request.method() === 'HEAD') isMissing = false;
  });
  await page.route('**/assets/react-*.js', (route) => (isMissing ? route.abort() : route.continue()));
  await page.goto('/about', { waitUntil: 'commit' });
  await waitUntilHydrated(page);
  expect(isMissing).toBe(false);
});
