import type { Product } from '@apple-only/contract';
import type { Page } from '@playwright/test';
import { expectMessage, messagesOf } from './messages.ts';
import { demo, login, register } from './people.ts';
import { goHome } from './rendered.ts';
import { expect, test } from './shop.ts';

// The lines of the specification that only the assembled shop can prove; docs/specification.md names the test of each line.
const dashboard = [
  '/dashboard',
  '/dashboard/allsellers',
  '/dashboard/allbuyers',
  '/dashboard/messages',
  '/dashboard/sellers/allproducts',
  '/dashboard/sellers/addproducts',
  '/dashboard/buyer/order',
];
const desktop = { width: 1440, height: 900 };
const main = (page: Page) => page.getByRole('main');
/** The number of columns of a list's cards. */
const columnsOf = (page: Page) =>
  main(page)
    .getByRole('article')
    .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size);
/** The names on a page's cards, in their order. */
const namesOn = (place: ReturnType<Page['getByRole']>) =>
  place.getByRole('article').getByRole('heading').allTextContents();
const accessToken = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

test('the home page has all of its parts, and each list comes from its own call', async ({ page, shop }) => {
  const namesIn = async (path: string) =>
    ((await (await fetch(`${shop.url}${path}?limit=11`)).json()) as { name: string }[]).map((product) => product.name);
  await page.goto('/');
  for (const [name, href] of [
    ['MacBook', '/category/macbook'],
    ['iPhone', '/category/iphone'],
    ['Accessories', '/category/accessories'],
  ] as const) {
    await expect(main(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  for (const [name, path] of [
    ['Advertised', '/advertise'],
    ['MacBook', '/macBook'],
    ['iPhone', '/iphone'],
    ['Accessories', '/accessories'],
  ] as const) {
    const section = page.getByRole('region', { name, exact: true });
    await expect(section.getByRole('article').first()).toBeVisible();
    const [names, advertised] = [await namesIn(path), (await namesIn('/advertise')).slice(0, 8)];
    // Advertised products are not repeated below.
    const others = path === '/advertise' ? advertised : names.filter((one) => !advertised.includes(one)).slice(0, 3);
    expect(await namesOn(section)).toEqual(others);
  }
  for (const name of ['Sell the device you no longer use.', 'Look for the Verified badge.']) {
    await expect(page.getByRole('region', { name })).toBeVisible();
  }
  for (const article of ['used-macbook', 'used-iphone', 'accessories']) {
    const blog = page.getByRole('region', { name: 'Before you buy' });
    await expect(blog.locator(`a[href="/blog/${article}"]`)).toHaveCount(1);
  }
  const numbers = page.getByRole('region', { name: 'Apple Only in numbers' });
  await expect(numbers.getByRole('term')).toHaveText(['users', 'sold products', 'categories', 'locations', 'products']);
  await expect(numbers.getByRole('definition')).toHaveText(['1865', '1155', '3', '64', '889']);
  await expect(page.getByRole('region', { name: 'Add a product' }).getByLabel('Product name')).toBeVisible();
});

/** The facts about a product on its card. */
const factsOf = (product: Product) => [
  product.name,
  `$${product.selling_price}`,
  `$${product.original_price}`,
  product.purchase_year,
  product.use_year,
  product.condition,
  product.time.slice(0, 10),
  product.seller_email,
  product.number,
  product.location,
  product.description.slice(0, 500),
];

test('each category has a page of its own products, in two columns, that leads to the other two', async ({
  page,
  signedIn,
}) => {
  await page.setViewportSize(desktop);
  await signedIn(page, 'sadia', '/about');
  const categories = { macBook: 'MacBook', iphone: 'iPhone', accessories: 'Accessories' };
  for (const [category, name] of Object.entries(categories)) {
    const answered = page.waitForResponse(`**/categories/${category}?*`);
    // Opened by its address, the page would come with its list.
    await page.getByRole('banner').getByRole('link', { name: name.toUpperCase(), exact: true }).click();
    const listed = (await (await answered).json()) as Product[];
    expect(new Set(listed.map((product) => product.category))).toEqual(new Set([category]));
    await expect(main(page).getByRole('article')).toHaveCount(listed.length);
    await expect.poll(() => namesOn(main(page))).toEqual(listed.map((product) => product.name));
    await expect.poll(() => columnsOf(page)).toBe(2);
    const [card, [first]] = [main(page).getByRole('article').first(), listed];
    for (const fact of first ? factsOf(first) : ['a product']) await expect(card).toContainText(fact);
    await expect(card.getByRole('img')).toHaveAttribute('src', first?.img ?? '');
    for (const other of Object.values(categories)) {
      await expect(main(page).getByRole('link', { name: other, exact: true })).toHaveCount(other === name ? 0 : 1);
    }
  }
  await main(page).getByRole('link', { name: 'MacBook', exact: true }).click();
  await expect(page).toHaveURL('/category/macbook');
});

test("a seller's products stand in three columns", async ({ page, signedIn }) => {
  await page.setViewportSize(desktop);
  await signedIn(page, 'nadia', '/dashboard/sellers/allproducts');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await expect.poll(() => columnsOf(page)).toBe(3);
});

test('logging in with the sample account shown on the login page stores an access token and leads home', async ({
  page,
}) => {
  await page.goto('/login');
  await expect(main(page).getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
  await expect(main(page).locator('code', { hasText: demo('admin').email })).toBeVisible();
  await expect(main(page).getByText(demo('admin').password).and(page.locator('code'))).toBeVisible();
  await login(page, demo('admin'));
  await expect(page).toHaveURL('/');
  await expect.poll(() => accessToken(page)).toBeTruthy();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect.poll(() => accessToken(page)).toBeNull();
});

test('registration asks for the fields of the specification, confirms success and leads home', async ({
  page,
  person,
}) => {
  await page.goto('/register');
  const fields = main(page).locator('form [name]');
  await expect(main(page).getByRole('button', { name: 'continue with Google' })).toBeVisible();
  const names = async () => new Set(await fields.evaluateAll((all) => all.map((field) => field.getAttribute('name'))));
  await expect.poll(names).toEqual(new Set(['name', 'role', 'email', 'password', 'image']));
  const farhana = person();
  await register(page, farhana);
  await expectMessage(page, 'User Created Successfully.');
  await expect(page).toHaveURL('/');
  await expect.poll(() => accessToken(page)).toBeTruthy();
});

test('the blog has three articles, About has its content, and the Not Found page leads home', async ({ page }) => {
  await page.goto('/blog');
  await expect(main(page).getByRole('article')).toHaveCount(3);
  const titles = await namesOn(main(page));
  for (const title of titles) {
    await main(page).getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(async () => (await main(page).innerText()).length).toBeGreaterThan(1500);
    await main(page).getByRole('link', { name: 'All articles' }).click();
    await expect(page).toHaveURL('/blog');
  }
  await page.goto('/BLOG/USED-MACBOOK/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'What to check before you buy a used MacBook' }),
  ).toBeVisible();
  await page.goto('/about');
  await expect(page.getByRole('heading', { name: 'How the condition is chosen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What the Verified badge means' })).toBeVisible();

  // Even if the address is malformed.
  for (const path of ['/50%', '/no/such/page']) {
    await page.goto(path);
    await expect(page).toHaveTitle('Not Found - Apple Only');
  }
  const picture = main(page).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await main(page).getByRole('link', { name: 'Go back Our Site' }).click();
  await expect(page).toHaveURL('/');
});

test('every route has the error screen, whose Sign out leads to the login page', async ({ page, signedIn }) => {
  await signedIn(page, 'sadia', '/about');
  await page.route(/assets\/(home|login|register|blog|about|contact|category|dashboard)[.\w]*-[\w-]+\.js$/, (route) =>
    route.abort(),
  );
  const open = ['/', '/login', '/register', '/blog', '/blog/used-iphone', '/about', '/contact'];
  for (const path of [...open, '/category/iphone', ...dashboard]) {
    await page.goto(path);
    const alert = main(page).getByRole('alert');
    await expect(alert, path).toContainText('Something went wrong!!!');
    await expect(alert).toContainText('Couldn’t load this page.');
    await expect(page).toHaveTitle('Error - Apple Only');
  }
  // A route's own error message is shown unchanged.
  const body = "throw new Error('The lamp is out.');";
  await page.route(/assets\/about-[\w-]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/about');
  await expect(main(page).getByRole('alert')).toContainText('The lamp is out.');
  await page.unrouteAll();
  await main(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect.poll(() => accessToken(page)).toBeNull();
});

test('a delete call that deletes nothing shows no success message', async ({ page, browser, signedIn }) => {
  const nothing = { deletedCount: 0 };
  const expectNoMessage = async (who: Page, path: string, calls: string, button: string) => {
    const confirmation = who.getByRole('alertdialog');
    await who.goto(path);
    let requestCount = 0;
    await who.route(calls, (route) => {
      if (route.request().method() !== 'DELETE') return route.continue();
      requestCount += 1;
      return route.fulfill({ json: nothing });
    });
    await main(who).getByRole('button', { name: button }).first().click();
    await confirmation.getByRole('button', { name: /Delete/ }).click();
    await expect(confirmation).toBeHidden();
    expect(requestCount).toBe(1);
    // A message becomes visible with the next frame at the latest, and is recorded before the one after.
    await who.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(messagesOf(who)).toEqual([]);
  };
  await signedIn(page, 'admin', '/about');
  await expectNoMessage(page, '/dashboard/allbuyers', '**/buyer/*', 'Delete');
  await expectNoMessage(page, '/dashboard/allsellers', '**/seller/*', 'Delete');
  const buyer = await browser.newPage();
  await signedIn(buyer, 'sadia', '/about');
  await expectNoMessage(buyer, '/dashboard/buyer/order', '**/buyer/products/**', 'Delete order');
  await buyer.close();
});

test('the advertised list retries by itself', async ({ page }) => {
  await page.clock.install();
  let failed = 0;
  await page.route('**/advertise?*', (route) => {
    failed += 1;
    return route.fulfill({ status: 500, json: { message: 'Not now.' } });
  });
  await goHome(page);
  const section = page.getByRole('region', { name: 'Advertised' });
  await expect(section.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(failed).toBeGreaterThan(0);
  await expect(page.getByText('Not now.')).toHaveCount(0);
  expect(messagesOf(page)).toEqual([]);
  await page.unroute('**/advertise?*');
  // A long wait for a user, but not for this page, whose clock is controlled.
  await page.clock.runFor(30_000);
  await expect(section.getByRole('article').first()).toBeVisible();
});
