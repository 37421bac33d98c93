import { randomUUID } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import { aNewProduct } from '../../../packages/contract/src/fixtures.ts';
import { minPriceGuideProducts } from '../../../packages/contract/src/products/price-guide.ts';
import type { ListedProduct } from '../../../packages/contract/src/products/product.ts';
import { unreadable } from './fit.ts';
import { Keyboard } from './keyboard.ts';
import { callAs, login, listProduct, register, registerByApi, signIn, type Account, type Person } from './people.ts';
import { waitUntilHydrated, recordActivity, openRendered, maxLayoutShift } from './rendered.ts';
import { expect, test, type Shop } from './shop.ts';

/** Lists a device. Returns it with the address of its page. `alike`: how many others have its name and price. */
async function listDevice(shop: Shop, person: () => Person, { alike = 0 } = {}) {
  const seller: Account = await registerByApi(shop.url, person(), 'seller');
  const name = `Charger ${randomUUID().slice(0, 8)}`;
  for (let others = 0; others < alike; others += 1) await listProduct(shop.url, seller, name, 'accessories');
  const id = await listProduct(shop.url, seller, name, 'accessories');
  return { seller, name, id, path: `/product/${id}/${name.toLowerCase().replace(' ', '-')}` };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a visitor reads a product, has a link to book it, and opens a similar one', async ({ page, shop, person }) => {
    const { name, path, id } = await listDevice(shop, person);
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page).toHaveTitle(`${name} - Apple Only`);
    const product = page.getByRole('article', { name, exact: true }).first();
    await expect(product.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(product.getByText('$1', { exact: true })).toBeVisible();
    await expect(product.getByText('You save $1')).toBeVisible();
    await expect(product.getByRole('region', { name: 'Description' })).toContainText('Here.');
    await expect(product.getByRole('link', { name: 'Booking Now' })).toHaveAttribute('href', `${path}?book=${id}`);
    await page.getByRole('region', { name: 'Similar products' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/product\/[^/]+\/[^/]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test(`at ${width} px, the product page hydrates without repeated requests, layout shift or errors`, async ({
    page,
    shop,
    person,
  }) => {
    const { path, name } = await listDevice(shop, person, { alike: minPriceGuideProducts });
    await page.setViewportSize({ width, height: 900 });
    const { calls, problems, shift } = await openRendered(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('This price is in that range.')).toBeVisible();
    await expect(page.getByText(`Compared with ${minPriceGuideProducts} listings here named “${name}”`)).toBeVisible();
    expect(calls.filter((call) => /^\/(products|price-guide)/.test(call))).toEqual([]);
    expect(problems).toEqual([]);
    expect(shift).toBeLessThan(maxLayoutShift);
  });
}

test('a product opened from a list appears together with its price comparison, or without it if that fails', async ({
  page,
  shop,
  person,
}) => {
  const { name } = await listDevice(shop, person, { alike: minPriceGuideProducts });
  const list = `/search?q=${encodeURIComponent(name)}`;
  const card = page.getByRole('article', { name }).first().getByRole('link', { name });
  const title = page.getByRole('heading', { level: 1, name, exact: true });
  const comparison = page.getByText('This price is in that range.');
  await page.goto(list);
  await waitUntilHydrated(page);
  await card.click();
  await title.waitFor();
  // It appears no later than the title.
  expect(await comparison.count()).toBe(1);
  await page.route('**/price-guide?*', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto(list);
  await waitUntilHydrated(page);
  await card.click();
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: 'Booking Now' })).toBeVisible();
  await expect(comparison).toHaveCount(0);
});

test('a visitor logs in on the way to booking, and books by keyboard', async ({ page, shop, person }) => {
  const { path, name, id } = await listDevice(shop, person);
  const buyer = await registerByApi(shop.url, person());
  await page.goto(path);
  await waitUntilHydrated(page);
  const keyboard = new Keyboard(page);
  await keyboard.tabAndPress(page.getByRole('link', { name: 'Booking Now' }));
  await login(page, buyer);
  await expect(page).toHaveURL(`${path}?book=${id}`);
  const dialog = page.getByRole('dialog', { name });
  await keyboard.tabAndPress(dialog.getByRole('button', { name: 'Booking Confirm' }));
  await expect(page.getByText('You booked this.')).toBeVisible();
  await expect(page).toHaveURL(path);
  await page.reload();
  await expect(page.getByText('You booked this.')).toBeVisible();
  await expect(page.getByText('Booked', { exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'My Booking', exact: true }).last().click();
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page).toHaveURL(path);
});

test('Booking Now pressed before hydration opens the booking: for a visitor after registration, for a buyer at once', async ({
  page,
  shop,
  person,
}) => {
  const { path, name, id } = await listDevice(shop, person);
  const dialog = page.getByRole('dialog', { name });
  const tapEarly = async () => {
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Booking Now' }).click();
    await page.waitForURL(`${path}?book=${id}`, { waitUntil: 'commit' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.reload();
  };
  await tapEarly();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await register(page, person());
  await expect(page).toHaveURL(`${path}?book=${id}`);
  await expect(dialog.getByRole('button', { name: 'Booking Confirm' })).toBeVisible();

  await tapEarly();
  await expect(dialog.getByRole('button', { name: 'Booking Confirm' })).toBeVisible();
});

test('while the sign-in cannot be checked, Booking Now shows an error, and opens the booking after a retry', async ({
  page,
  shop,
  person,
}) => {
  const { path, name } = await listDevice(shop, person);
  await signIn(page, await registerByApi(shop.url, person()));
  await page.route(/\/(users|jwt)\b/, (route) => route.abort());
  await page.goto(path);
  await page.getByRole('link', { name: 'Booking Now' }).click();
  await expect(page.getByText('The shop isn’t responding')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name }).getByRole('button', { name: 'Booking Confirm' })).toBeVisible();
});

for (const [cause, addresses] of [
  ['the shop', /\/(users|jwt)\b/],
  ['the code for signing in', '**/assets/firebase-*'],
] as const) {
  test(`while ${cause} does not answer, a user’s product page offers to try again, and has the seller’s contact afterwards`, async ({
    page,
    shop,
    person,
  }) => {
    const { path, name, seller } = await listDevice(shop, person);
    await signIn(page, await registerByApi(shop.url, person()));
    await page.route(addresses, (route) => route.abort());
    await page.goto(path);
    const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' });
    await expect(tryAgain).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.unrouteAll();
    await tryAgain.click();
    await expect(page.getByRole('region', { name: 'Seller' }).getByRole('link', { name: seller.email })).toBeVisible();
    await expect(tryAgain).toHaveCount(0);
  });
}

test('Back from the login that booking requires returns to the product', async ({ page, shop, person }) => {
  const { path, name } = await listDevice(shop, person);
  await page.goto(path);
  await waitUntilHydrated(page);
  await page.getByRole('link', { name: 'Booking Now' }).click();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('Back to a product shows that it was booked meanwhile', async ({ page, shop, person }) => {
  const { path, name, id } = await listDevice(shop, person);
  const buyer = await registerByApi(shop.url, person());
  await page.goto(path);
  await waitUntilHydrated(page);
  await page.goto('/about');
  expect(await callAs(shop.url, buyer, 'PUT', `/product/booking/${id}`)).toEqual({ modifiedCount: 1 });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: 'This Product is not Available' })).toBeVisible();
});

test('another name in the address redirects to the right one, and a withdrawn product says so', async ({
  page,
  shop,
  person,
}) => {
  const { path, id, seller, name } = await listDevice(shop, person);
  const moved = await fetch(`${shop.url}/product/${id}/another-name`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, path]);
  await callAs(shop.url, seller, 'DELETE', `/seller/product/${id}`);
  const { problems } = recordActivity(page);
  expect((await page.goto(path))?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'No longer listed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar products' }).getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'LOGIN' }).first()).toBeAttached();
  await expect(page.getByText(name)).toHaveCount(0);
  expect((await page.goto(path.replace(id, randomUUID())))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The browser itself reports the two statuses.
  expect(problems.filter((problem) => !/status of 4(10|04)/.test(problem))).toEqual([]);
});

test('Back from a product restores the scroll position of home', async ({ page }) => {
  await page.goto('/');
  await waitUntilHydrated(page);
  const card = page
    .getByRole('region', { name: 'Accessories', exact: true })
    .getByRole('article')
    .last()
    .getByRole('link');
  await card.scrollIntoViewIfNeeded();
  // Record the position on the press: until then, the page may still lay out cards that come into view.
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { place: scrollY }), true));
  await card.click();
  const position = await page.evaluate(() => Number(Reflect.get(window, 'place')));
  expect(position).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position);
});

test('a product with four photos, all facts and much text is printed on one page, and shows the same photo afterwards', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const { img, photos } = (await (await fetch(`${shop.url}/products?q=MacBook`)).json()).items.find(
    (product: ListedProduct) => product.photos?.length === 4,
  );
  const name = `MacBook ${randomUUID().slice(0, 8)}`;
  const marks = 'A faint line on the lid near the hinge, and a rubbed corner at the front left.';
  const sentence = 'Used at a desk for writing, with an external screen most of the time. ';
  const product = aNewProduct({
    name,
    email: seller.email,
    img,
    photos,
    description: sentence.repeat(20).trim(),
    model: name,
    colour: 'Space grey',
    storage: '256 GB',
    memory: '8 GB',
    battery_health: 88,
    battery_cycles: 214,
    screen_marks: 'None',
    body_marks: 'Faint',
    marks,
    replaced_parts: marks,
    warranty_until: '2027-03-31',
    icloud_off: true,
    in_the_box: 'Original charger, cable and box',
  });
  const { _id } = await callAs(shop.url, seller, 'POST', '/addedproduct', product);
  await page.goto(`/product/${_id}`);
  await waitUntilHydrated(page);
  const shown = page.getByText('3 of 4').first();
  await page
    .getByRole('button', { name: /photo 3/i })
    .first()
    .click();
  await expect(shown).toBeVisible();
  // The margins of a browser's own print dialog.
  const margin = '1cm';
  const pdf = await page.pdf({ format: 'A4', margin: { top: margin, bottom: margin, left: margin, right: margin } });
  expect(pdf.toString('latin1').match(/\/Type *\/Page\b/g)).toHaveLength(1);
  const track = page.getByRole('list', { name: /photos/i }).first();
  await expect.poll(() => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(2);
  await expect(shown).toBeVisible();
});

test('the product page is accessible in both themes, and readable at 320 px', async ({ page, shop, person }) => {
  const { path } = await listDevice(shop, person);
  await page.goto(path);
  await waitUntilHydrated(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  }
  for (const height of [200, 640]) {
    await page.setViewportSize({ width: 320, height });
    await expect.poll(() => unreadable(page)).toEqual([]);
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await page.reload();
  await waitUntilHydrated(page);
  await expect.poll(() => unreadable(page)).toEqual([]);
});
