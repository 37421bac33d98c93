import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { aNewProduct } from '../../../packages/contract/src/fixtures.ts';
import type { EnteredProduct } from '../../../packages/contract/src/products/fields.ts';
import { Keyboard } from './keyboard.ts';
import { callAs, listProduct, registerByApi, signIn, type Person } from './people.ts';
import { waitUntilHydrated } from './rendered.ts';
import { field, results, total } from './searching.ts';
import { expect, test, type Shop } from './shop.ts';

const product = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();

/** Lists three devices of one model with different facts. Returns words to search for, the name of the wanted one, and the model. */
async function listDevices(shop: Shop, person: () => Person) {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const [first, second] = (await (await fetch(`${shop.url}/iphone`)).json()) as { img: string }[];
  const word = `blue${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const list = async (name: string, facts: Partial<EnteredProduct>) => {
    const shared = { category: 'iphone', model: `iPhone 13 ${word}`, email: seller.email } as const;
    const entered = aNewProduct({ ...shared, img: first?.img ?? '', name: `${name} ${word}`, ...facts });
    await callAs(shop.url, seller, 'POST', '/addedproduct', entered);
  };
  await list('iPhone 13 128GB', { storage: '128 GB', condition: 'Excellent', battery_health: 99 });
  await list('iPhone 13 256GB worn', { storage: '256 GB', condition: 'Good', battery_health: 81 });
  const photos = [first?.img ?? '', second?.img ?? ''];
  await list('iPhone 13 256GB', { storage: '256 GB', condition: 'Good', battery_health: 92, photos });
  return { words: `iphone 13 256 ${word}`, wanted: `iPhone 13 256GB ${word}`, model: `iPhone 13 ${word}` };
}

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('on a phone, a buyer searches from the header, filters the results, checks photos and facts, and books a device', async ({
    page,
    shop,
    person,
  }) => {
    const { words, wanted, model } = await listDevices(shop, person);
    await signIn(page, await registerByApi(shop.url, person()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).tap();
    await field(page).fill(words);
    await page.keyboard.press('Enter');
    await expect(total(page)).toHaveText('2 results');

    await page.getByRole('button', { name: 'Filters' }).tap();
    const filterDialog = page.getByRole('dialog', { name: 'Filters' });
    await filterDialog.getByRole('checkbox', { name: new RegExp(`^${model}`) }).tap();
    await filterDialog.getByRole('checkbox', { name: /^256 GB/ }).tap();
    await filterDialog.getByRole('combobox', { name: 'Battery health' }).selectOption('90 % or more');
    await filterDialog.getByRole('button', { name: 'Show 1 result' }).tap();
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await product(page, wanted).getByRole('link', { name: wanted }).tap();

    const device = product(page, wanted);
    await expect(page.getByRole('heading', { level: 1, name: wanted })).toBeVisible();
    await device
      .getByRole('button', { name: /photo 2/i })
      .first()
      .tap();
    await expect(device.getByText('2 of 2').first()).toBeVisible();
    await expect(device.getByRole('row', { name: /^Battery health 92 %/ })).toBeVisible();
    await device.getByRole('button', { name: 'Booking Now' }).first().tap();
    await page.getByRole('dialog', { name: wanted }).getByRole('button', { name: 'Booking Confirm' }).tap();
    await expect(page.getByText('You booked this.')).toBeVisible();
  });
});

test('with the keyboard alone, a buyer searches from the header, filters the results, checks photos and facts, and books a device', async ({
  page,
  shop,
  person,
}) => {
  const { words, wanted, model } = await listDevices(shop, person);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, await registerByApi(shop.url, person()));
  // Opened by its address: a navigation in the shop would move the focus.
  await page.goto('/about');
  await page.getByRole('button', { name: 'LOGOUT' }).waitFor();
  const keyboard = new Keyboard(page);
  await keyboard.press('/');
  await keyboard.expectFocusOn(field(page));
  await keyboard.type(words);
  await keyboard.press('Enter');
  await expect(total(page)).toHaveText('2 results');

  const filters = page.getByRole('complementary', { name: 'Filters' });
  await keyboard.tabAndPress(filters.getByRole('checkbox', { name: new RegExp(`^${model}`) }), 'Space');
  await keyboard.tabAndPress(filters.getByRole('checkbox', { name: /^256 GB/ }), 'Space');
  await keyboard.tabTo(filters.getByRole('combobox', { name: 'Battery health' }));
  // Typing chooses from the system's list.
  await keyboard.type('90');
  await expect(total(page)).toHaveText('1 result');
  await keyboard.tabAndPress(product(page, wanted).getByRole('link', { name: wanted }));

  const device = product(page, wanted);
  await keyboard.expectFocusOn(page.getByRole('heading', { level: 1, name: wanted }));
  await keyboard.tabTo(device.getByRole('button', { name: /photo 1/i }).first());
  await keyboard.press('ArrowRight');
  await expect(device.getByText('2 of 2').first()).toBeVisible();
  await expect(device.getByRole('row', { name: /^Battery health 92 %/ })).toBeVisible();
  await keyboard.tabAndPress(device.getByRole('button', { name: 'Booking Now' }).first());
  await keyboard.tabAndPress(
    page.getByRole('dialog', { name: wanted }).getByRole('button', { name: 'Booking Confirm' }),
  );
  await expect(page.getByText('You booked this.')).toBeVisible();
});

for (const list of ['at once', 'late'] as const) {
  test(`with booked products hidden, booking one moves the focus to its neighbour when the list updates ${list}`, async ({
    page,
    shop,
    person,
  }) => {
    const seller = await registerByApi(shop.url, person(), 'seller');
    const model = `iPhone ${randomUUID()}`;
    for (const name of ['one', 'two', 'three'])
      await listProduct(shop.url, seller, `${name} ${model}`, 'iphone', { model });
    await signIn(page, await registerByApi(shop.url, person()));
    await page.goto(`/category/iphone?${new URLSearchParams({ model, available: 'true' })}`);
    const cards = page.getByRole('article').filter({ hasText: model });
    await expect(cards).toHaveCount(3);
    const keyboard = new Keyboard(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    if (list === 'late') {
      await page.route(/\/categories\/iphone/, async (route) => {
        await released;
        await route.continue();
      });
    } else release();
    await keyboard.tabAndPress(product(page, `two ${model}`).getByRole('button', { name: 'Booking Now' }));
    const dialog = page.getByRole('dialog', { name: `two ${model}` });
    await keyboard.tabAndPress(dialog.getByRole('button', { name: 'Booking Confirm' }));
    if (list === 'late') await expect(product(page, `two ${model}`).getByText('Booked', { exact: true })).toBeVisible();
    release();
    await expect(dialog).toHaveCount(0);
    await expect(cards).toHaveCount(2);
    await expect(cards.and(page.locator(':focus'))).toHaveCount(1);
    await keyboard.press('Tab');
    await expect(cards.getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
  });
}

/** A search for thirty products whose cards differ in height: some names take two lines. */
async function searchThirty(shop: Shop, seller: Person) {
  const word = `case${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  for (let index = 0; index < 30; index += 1) {
    const name = `Case ${word} ${index}${index % 3 ? '' : ' of leather, with a lid that holds it shut'}`;
    await listProduct(shop.url, seller, name, 'accessories');
  }
  return `/search?q=${word}`;
}

/** A card's position, in pixels from the top of the window. */
const topOf = (card: Locator) => async () => Math.round((await card.boundingBox())?.y ?? NaN);

test('Back restores the scroll position of the results, even after Show more', async ({ page, shop, person }) => {
  const search = await searchThirty(shop, await registerByApi(shop.url, person(), 'seller'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search);
  await waitUntilHydrated(page);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(results(page).getByRole('article')).toHaveCount(30);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  const card = results(page).getByRole('article').nth(27);
  await card.scrollIntoViewIfNeeded();
  const name = (await card.getByRole('heading').innerText()).trim();
  const top = await topOf(card)();
  await card.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(results(page).getByRole('article')).toHaveCount(30);
  await expect.poll(topOf(product(page, name))).toBe(top);
});

test('a reload restores the scroll position of a list', async ({ page, shop, person }) => {
  const search = await searchThirty(shop, await registerByApi(shop.url, person(), 'seller'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(search);
  await waitUntilHydrated(page);
  await expect(page.locator('[data-far]')).toHaveCount(0);
  const card = results(page).getByRole('article').nth(19);
  await card.scrollIntoViewIfNeeded();
  const top = await topOf(card)();
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(topOf(card)).toBe(top);
});
