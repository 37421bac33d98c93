import { Keyboard } from './keyboard.ts';
import { callAs, listProduct, registerByApi } from './people.ts';
import { waitUntilHydrated } from './rendered.ts';
import { chips, field, heading, options, uniqueWord, results, total } from './searching.ts';
import { expect, test } from './shop.ts';

for (const width of [1440, 390]) {
  test(`at ${width} px, with the keyboard alone, a shopper searches from the header, filters five times, and goes back and forward through it all`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const keyboard = new Keyboard(watch(page));
    await page.goto('/');
    await waitUntilHydrated(page);
    await keyboard.press('/');
    await keyboard.expectFocusOn(field(page));
    await keyboard.type('iphone 13');
    await expect(options(page).first()).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(heading(page, 'Results for “iphone 13”'));
    await expect(page).toHaveURL('/search?q=iphone+13');
    await expect(
      results(page)
        .getByRole('article', { name: /iPhone 13/ })
        .first(),
    ).toBeVisible();

    const isPhone = width < 1100;
    const filters = isPhone ? page.getByRole('dialog', { name: 'Filters' }) : page.getByRole('complementary');
    const choose = async (name: RegExp) => {
      if (isPhone) await keyboard.tabAndPress(page.getByRole('button', { name: /^Filters/ }));
      await keyboard.tabAndPress(filters.getByRole('checkbox', { name }), 'Space');
    };
    const steps = [
      { change: () => choose(/^iPhone [\d,]+\+? products$/), address: 'category=iphone' },
      { change: () => choose(/^Good/), address: 'condition=Good' },
      {
        change: async () => {
          if (isPhone) await keyboard.tabAndPress(page.getByRole('button', { name: /^Filters/ }));
          await keyboard.tabAndType(filters.getByLabel('From'), '100');
          await keyboard.press('Enter');
        },
        address: 'minPrice=100',
      },
      { change: () => choose(/^Dhaka/), address: 'location=Dhaka' },
      { change: () => choose(/^Hide booked/), address: 'available=true' },
    ];
    const states: { url: string; total: string; chips: string[] }[] = [];
    const readResults = async (on: number) => {
      // Rendered together with `aria-busy`.
      await expect(chips(page)).toHaveCount(on);
      await expect(results(page)).not.toHaveAttribute('aria-busy');
      await expect(total(page)).toHaveText(/results?$/);
      return { url: page.url(), total: await total(page).innerText(), chips: await chips(page).allInnerTexts() };
    };
    states.push(await readResults(0));
    for (const { change, address } of steps) {
      await change();
      await expect(page).toHaveURL(new RegExp(address));
      if (isPhone) {
        await keyboard.tabAndPress(filters.getByRole('button', { name: /^Show [\d,]+\+? results?$/ }));
        await keyboard.expectFocusOn(page.getByRole('button', { name: /^Filters/ }));
        await keyboard.press('Shift+Tab');
      }
      states.push(await readResults(states.length));
    }

    for (const before of states.slice(0, -1).toReversed()) {
      await page.goBack();
      await expect(page).toHaveURL(before.url);
      expect(await readResults(before.chips.length)).toEqual(before);
    }
    for (const after of states.slice(1)) {
      await page.goForward();
      await expect(page).toHaveURL(after.url);
      expect(await readResults(after.chips.length)).toEqual(after);
    }
    // Back to where the search began.
    for (let step = 0; step < states.length; step++) await page.goBack();
    await expect(page).toHaveURL('/');
    // The search is closed on a phone.
    await expect(page.getByRole('combobox', { name: 'Search products', includeHidden: true })).toHaveValue('');
  });
}

test('a search that finds nothing says which filter to remove, and removing it finds the product', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const word = uniqueWord();
  await listProduct(shop.url, seller, `iPhone ${word}`, 'iphone');
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

test('a result that was withdrawn or booked meanwhile says so on its page, and a withdrawn one is gone from the next search', async ({
  page,
  shop,
  person,
  signedIn,
}) => {
  const [seller, rival] = [
    await registerByApi(shop.url, person(), 'seller'),
    await registerByApi(shop.url, person(), 'buyer'),
  ];
  const word = uniqueWord();
  const withdrawn = await listProduct(shop.url, seller, `MacBook ${word} one`, 'macBook');
  const booked = await listProduct(shop.url, seller, `MacBook ${word} two`, 'macBook');
  // Not watched: Chromium itself logs that the product is gone.
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
  // The card in the results may say it, too.
  await expect(heading(page, `MacBook ${word} two`)).toBeVisible();
  await expect(
    page.getByRole('article', { name: `MacBook ${word} two` }).getByText('Booked', { exact: true }),
  ).toBeVisible();
  await page.goto(`/search?q=${word}`);
  await expect(total(page)).toHaveText('1 result');
  await page.getByRole('checkbox', { name: /^Hide booked/ }).check();
  await expect(page.getByRole('button', { name: 'Remove Hide booked (1)' })).toBeVisible();
});

test('filters pressed in quick succession all apply, even on a slow phone', async ({ page }) => {
  // React defers rendering to messages that it posts to itself: a busy phone has not received any of them yet.
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
  await waitUntilHydrated(page);
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

test('invalid search parameters in an address are ignored, and not sent to the server', async ({ page, watch }) => {
  watch(page);
  await page.goto(
    '/search?sort=zzz&minPrice=abc&maxPrice=-1&category=nokia&verified=perhaps&limit=9999&cursor=x&shown=x',
  );
  await expect(results(page).getByRole('article').first()).toBeVisible();
  await expect(chips(page)).toHaveCount(0);
  await waitUntilHydrated(page);
  const request = page.waitForRequest(/\/products\?/);
  await page.getByRole('button', { name: 'Show more' }).click();
  expect([...new URL((await request).url()).searchParams.keys()]).toEqual(['limit', 'cursor']);
});
