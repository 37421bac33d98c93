import { listProduct, registerByApi, signIn } from './people.ts';
import { holdScripts, waitUntilHydrated } from './rendered.ts';
import { field, heading, options, uniqueWord, results } from './searching.ts';
import { expect, test } from './shop.ts';

test('models are suggested, and choosing one finds products that state it and products that only mention it', async ({
  page,
  shop,
  watch,
  person,
}) => {
  const word = uniqueWord();
  const seller = await registerByApi(shop.url, person(), 'seller');
  await listProduct(shop.url, seller, `Phone ${word}`, 'iphone', { model: 'iPhone 7 Plus' });
  await listProduct(shop.url, seller, `iPhone 7 Plus, ${word}`, 'iphone');
  watch(page);
  const catalogue = page.waitForRequest(/\/assets\/models-/);
  await page.goto('/');
  await waitUntilHydrated(page);
  await field(page).pressSequentially('আইফোন ৭');
  await catalogue;
  const models = page.getByRole('group', { name: 'Models' }).getByRole('option');
  await expect(models).toHaveText(['iPhone 7', 'iPhone 7 Plus']);
  // No other models, such as the iPhone 8 Plus, are for sale.
  await field(page).fill('iPhone 8 Plus');
  await expect(page.getByRole('paragraph').filter({ hasText: 'No product has these words.' })).toBeVisible();
  await expect(models).toHaveCount(0);
  await field(page).fill('iPhone 7');
  await models.last().click();
  await expect(heading(page, 'Results for “iPhone 7 Plus”')).toBeVisible();
  await expect(page).toHaveURL('/search?q=iPhone+7+Plus');
  for (const name of [`Phone ${word}`, `iPhone 7 Plus, ${word}`]) {
    await expect(results(page).getByRole('article', { name, exact: true })).toBeVisible();
  }
});

test('results update while the user types, add no history entry, and stay visible until the new ones arrive', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  const historyLength = await page.evaluate(() => history.length);
  const arrives = Promise.withResolvers<void>();
  await page.route(/\/products\?.*q=/, async (route) => {
    await arrives.promise;
    await route.continue();
  });
  await field(page).pressSequentially('macbook');
  await expect(page).toHaveURL('/search?q=macbook');
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  arrives.resolve();
  await expect(results(page)).not.toHaveAttribute('aria-busy');
  await expect(field(page)).toHaveValue('macbook');
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});

test('the search works as a plain form while its script cannot load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  // A page whose script did not load reloads once.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'reload'),
  );
  await field(page).fill('iphone 13');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/search?q=iphone+13');
});

test('a search submitted before hydration shows its results', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await field(page).fill('iphone 13');
  await field(page).press('Enter');
  release();
  await expect(heading(page, 'Results for “iphone 13”')).toBeVisible();
  await expect(field(page)).toHaveValue('iphone 13');
});

test('recent searches are suggested, can be cleared, and are deleted on sign-out', async ({ page, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person()));
  const search = async (words: string) => {
    await field(page).fill(words);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${words}`);
  };
  const goHome = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    // The search words stay in the field until home has loaded, and also if the field is used before.
    await expect(field(page)).toHaveValue('');
  };
  const stored = () => page.evaluate(() => localStorage.getItem('recent-searches'));
  await search('macbook');
  await search('charger');
  await goHome();
  await field(page).click();
  await expect(options(page)).toHaveText(['charger', 'macbook', 'Clear recent searches']);
  await options(page).filter({ hasText: 'macbook' }).click();
  await expect(page).toHaveURL('/search?q=macbook');
  expect(JSON.parse((await stored()) ?? '')).toEqual(['macbook', 'charger']);
  await goHome();
  await field(page).click();
  await options(page).filter({ hasText: 'Clear recent searches' }).click();
  expect(await stored()).toBeNull();
  await search('iphone');
  expect(await stored()).not.toBeNull();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeVisible();
  expect(await stored()).toBeNull();
});

test('the / shortcut for the search can be turned off, and stays off after a reload', async ({ page }) => {
  await page.goto('/');
  const setting = page.getByRole('checkbox', { name: 'The / key leads to the search' });
  await waitUntilHydrated(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await setting.uncheck();
  await page.reload();
  await waitUntilHydrated(page);
  await expect(setting).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
});
