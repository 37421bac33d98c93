import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';
import { callAs, offer, registered } from './people.ts';
import { isHydrated } from './rendered.ts';
import { expect, test } from './shop.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search products' });
const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const total = (page: Page) => results(page).getByRole('status').first();
/** The suggestions. */
const options = (page: Page) => page.locator('search').getByRole('option');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The filters that are on. */
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are on' }).getByRole('listitem');
/** A word that no other product has. */
const ownWord = () =>
  `z${randomUUID()
    .slice(0, 13)
    .replaceAll(/\W/g, '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

for (const width of [1440, 390]) {
  test(`at ${width} px, with the keyboard alone, a shopper searches from the header, filters five times, and goes back and forward through it all`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const keyboard = new Keyboard(watch(page));
    await page.goto('/');
    await isHydrated(page);
    await keyboard.press('/');
    await keyboard.at(field(page));
    await keyboard.type('iphone 13');
    await expect(options(page).first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.at(heading(page, 'Results for “iphone 13”'));
    await expect(page).toHaveURL('/search?q=iphone+13');
    await expect(
      results(page)
        .getByRole('article', { name: /iPhone 13/ })
        .first(),
    ).toBeVisible();

    const isPhone = width < 1100;
    const filters = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary');
    const choose = async (name: RegExp) => {
      if (isPhone) await keyboard.use(page.getByRole('button', { name: /^Filters/ }));
      await keyboard.use(filters.getByRole('checkbox', { name }), 'Space');
    };
    const steps = [
      { change: () => choose(/^iPhone [\d,]+\+? products$/), address: 'category=iphone' },
      { change: () => choose(/^Good/), address: 'condition=Good' },
      {
        change: async () => {
          if (isPhone) await keyboard.use(page.getByRole('button', { name: /^Filters/ }));
          await keyboard.enter(filters.getByLabel('From'), '100');
          await keyboard.press('Enter');
        },
        address: 'minPrice=100',
      },
      { change: () => choose(/^Dhaka/), address: 'location=Dhaka' },
      { change: () => choose(/^Hide booked/), address: 'available=true' },
    ];
    const seen: { url: string; total: string; chips: string[] }[] = [];
    const look = async (on: number) => {
      // Drawn together with the mark of being busy.
      await expect(chips(page)).toHaveCount(on);
      await expect(results(page)).not.toHaveAttribute('aria-busy');
      await expect(total(page)).toHaveText(/results?$/);
      return { url: page.url(), total: await total(page).innerText(), chips: await chips(page).allInnerTexts() };
    };
    seen.push(await look(0));
    for (const { change, address } of steps) {
      await change();
      await expect(page).toHaveURL(new RegExp(address));
      if (isPhone) {
        await keyboard.use(filters.getByRole('button', { name: /^Show [\d,]+\+? results?$/ }));
        await keyboard.at(page.getByRole('button', { name: /^Filters/ }));
        await keyboard.press('Shift+Tab');
      }
      seen.push(await look(seen.length));
    }

    for (const before of seen.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(before.url);
      expect(await look(before.chips.length)).toEqual(before);
    }
    for (const after of seen.slice(1)) {
      await page.goForward();
      await expect(page).toHaveURL(after.url);
      expect(await look(after.chips.length)).toEqual(after);
    }
    // Back to where the search began.
    for (let step = 0; step < seen.length; step++) await page.goBack();
    await expect(page).toHaveURL('/');
    // Closed on a phone.
    await expect(page.getByRole('combobox', { name: 'Search products', includeHidden: true })).toHaveValue('');
  });
}

test('models are suggested above the products, and choosing one finds those that state it and those that only describe it', async ({
  page,
  shop,
  watch,
  person,
}) => {
  const word = ownWord();
  const seller = await registered(shop.url, person(), 'seller');
  await offer(shop.url, seller, `Phone ${word}`, 'iphone', { model: 'iPhone 7 Plus' });
  await offer(shop.url, seller, `iPhone 7 Plus, ${word}`, 'iphone');
  watch(page);
  const catalogue = page.waitForRequest(/\/assets\/models-/);
  await page.goto('/');
  await isHydrated(page);
  await field(page).pressSequentially('আইফোন ৭');
  await catalogue;
  const models = page.getByRole('group', { name: 'Models' }).getByRole('option');
  await expect(models).toHaveText(['iPhone 7', 'iPhone 7 Plus']);
  await models.last().click();
  await expect(heading(page, 'Results for “iPhone 7 Plus”')).toBeVisible();
  await expect(page).toHaveURL('/search?q=iPhone+7+Plus');
  for (const name of [`Phone ${word}`, `iPhone 7 Plus, ${word}`]) {
    await expect(results(page).getByRole('article', { name, exact: true })).toBeVisible();
  }
});

test('a search that finds nothing says which filter to remove, and removing it finds the product', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registered(shop.url, person(), 'seller');
  const word = ownWord();
  await offer(shop.url, seller, `iPhone ${word}`, 'iphone');
  await page.goto(`/search?q=${word}&condition=Excellent&category=iphone`);
  await expect(total(page)).toHaveText('No results');
  await expect(page.getByRole('button', { name: /^Remove iPhone \(/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove Excellent (1)' }).click();
  await expect(page).toHaveURL(`/search?q=${word}&category=iphone`);
  await expect(total(page)).toHaveText('1 result');
  await expect(results(page)).toBeFocused();
  await page.goto('/search?q=nokia+3310');
  await expect(page.getByText('Check the spelling, or use fewer words.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page).toHaveURL('/search');
  await expect(field(page)).toHaveValue('');
});

test('a found product that is withdrawn or booked meanwhile leads to a page that says so, and is gone at the next search', async ({
  page,
  shop,
  person,
  signedIn,
}) => {
  const [seller, rival] = [
    await registered(shop.url, person(), 'seller'),
    await registered(shop.url, person(), 'buyer'),
  ];
  const word = ownWord();
  const withdrawn = await offer(shop.url, seller, `MacBook ${word} one`, 'macBook');
  const booked = await offer(shop.url, seller, `MacBook ${word} two`, 'macBook');
  // Not watched: Chromium itself notes that the product is gone.
  await signedIn(page, 'sadia', `/search?q=${word}`);
  await expect(total(page)).toHaveText('2 results');
  await callAs(shop.url, seller, 'DELETE', `/seller/product/${withdrawn}`);
  await callAs(shop.url, rival, 'PUT', `/product/booking/${booked}`);

  await results(page)
    .getByRole('link', { name: `MacBook ${word} one` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`/search?q=${word}`);
  await results(page)
    .getByRole('link', { name: `MacBook ${word} two` })
    .click();
  await expect(
    page.getByRole('article', { name: `MacBook ${word} two` }).getByText('Booked', { exact: true }),
  ).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(total(page)).toHaveText('1 result');
  await page.getByRole('checkbox', { name: /^Hide booked/ }).check();
  await expect(page.getByRole('button', { name: 'Remove Hide booked (1)' })).toBeVisible();
});

test('filters that are pressed one right after the other all count, however slow the phone is', async ({ page }) => {
  // React renders what can wait in messages that it sends itself: a phone that is busy has none of them yet.
  await page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- It is called with the port.
    const post = MessagePort.prototype.postMessage;
    const waiting: (() => void)[] = [];
    let isBusy = false;
    MessagePort.prototype.postMessage = function (...given: unknown[]) {
      const send = () => Reflect.apply(post, this, given);
      if (isBusy) waiting.push(send);
      else send();
    };
    addEventListener('test:busy', () => (isBusy = true));
    addEventListener('test:idle', () => {
      isBusy = false;
      for (const send of waiting) send();
    });
  });
  await page.goto('/search?q=iphone');
  await isHydrated(page);
  const boxes = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox');
  // They hydrate after the header.
  await expect(boxes.first()).toBeEnabled();
  await boxes.evaluateAll(async (all) => {
    dispatchEvent(new Event('test:busy'));
    for (const name of [/^Excellent/, /^Good/, /^Dhaka/, /^Verified/]) {
      const label = all.map((box) => box.closest('label')).find((one) => name.test(one?.textContent ?? ''));
      label?.click();
      await new Promise((pressed) => setTimeout(pressed));
    }
    dispatchEvent(new Event('test:idle'));
  });
  await expect(page).toHaveURL('/search?q=iphone&condition=Good&condition=Excellent&location=Dhaka&verified=true');
  await expect(chips(page)).toHaveCount(4);
});

test('an address with parameters that no search has finds products, and asks the shop for none of them', async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto(
    '/search?sort=zzz&minPrice=abc&maxPrice=-1&category=nokia&verified=perhaps&limit=9999&cursor=x&shown=x',
  );
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await isHydrated(page);
  const asked = page.waitForRequest(/\/products\?/);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect([...new URL((await asked).url()).searchParams.keys()]).toEqual(['limit', 'cursor']);
});

test('the results follow what is typed, in the same place of the history, and the earlier ones stay until then', async ({
  page,
}) => {
  await page.goto('/search');
  await expect(results(page).getByRole('article').first()).toBeVisible();
  const places = await page.evaluate(() => history.length);
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
  expect(await page.evaluate(() => history.length)).toBe(places);
});

test('the field works before its script has loaded, as a form', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/about');
  await field(page).fill('iphone 13');
  await page.evaluate(() => document.querySelector('form')?.submit());
  await expect(page).toHaveURL('/search?q=iphone+13');
});

test('words that are typed and sent before the script has loaded are searched for', async ({ page }) => {
  const { promise: loads, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await loads;
    await route.continue();
  });
  await page.goto('/about');
  await field(page).fill('iphone 13');
  await field(page).press('Enter');
  resolve();
  await expect(heading(page, 'Results for “iphone 13”')).toBeVisible();
  await expect(field(page)).toHaveValue('iphone 13');
});

test('recent searches are suggested on this device, can be cleared, and are gone after a sign-out', async ({
  page,
  shop,
  person,
}) => {
  const { email, password } = await registered(shop.url, person());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  const search = async (words: string) => {
    await field(page).fill(words);
    await field(page).press('Enter');
    await expect(page).toHaveURL(`/search?q=${words}`);
  };
  const goHome = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
    // The words of the search stay in the field until home is there, and if it is used before.
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

test('the key that leads to the search can be turned off, and stays off', async ({ page }) => {
  await page.goto('/');
  const setting = page.getByRole('checkbox', { name: 'The / key leads to the search' });
  await isHydrated(page);
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await setting.uncheck();
  await page.reload();
  await isHydrated(page);
  await expect(setting).not.toBeChecked();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(field(page)).not.toBeFocused();
});
