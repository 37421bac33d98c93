import { register, registerByApi, signIn } from './people.ts';
import { waitUntilHydrated } from './rendered.ts';
import { expect, test } from './shop.ts';

test('an interrupted registration is completed with the name that is entered the second time', async ({
  page,
  person,
}) => {
  await page.goto('/register');
  // The account is created; the connection drops before it has a name.
  await page.route('**/accounts:update**', (route) => route.abort());
  const farhana = person();
  await register(page, { ...farhana, name: 'Typed too fast' });
  await expect(page.getByRole('alert')).toBeInViewport();
  await page.unroute('**/accounts:update**');

  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await page.getByLabel('Name').fill(farhana.name);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText(farhana.name)).toBeVisible();
  await expect(page.getByText(farhana.email)).toBeVisible();
});

test('a page that goes offline says so, and recovers without a reload', async ({ page, context, signedIn }) => {
  await signedIn(page, 'imran');
  await page.getByRole('banner').getByRole('link', { name: 'MACBOOK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'MacBook' })).toBeVisible();
  await page.getByRole('button', { name: 'Booking Now' }).last().click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Phone').fill('01711 000 000');

  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeInViewport();
  await modal.getByRole('button', { name: 'Booking Confirm' }).click();
  await expect(modal.getByRole('alert')).toBeVisible();
  await expect(modal.getByLabel('Phone')).toHaveValue('01711 000 000');
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'ACCESSORIES' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a message written while the shop does not respond is kept when it recovers, and cleared on sign-out', async ({
  page,
  shop,
  person,
}) => {
  const buyer = await registerByApi(shop.url, person());
  await signIn(page, buyer);
  await page.route(/\/(?:users|jwt)\b/, (route) => route.abort());
  await page.goto('/contact');
  const message = page.getByLabel('Message', { exact: true });
  await message.fill('Written on a train');
  await page.unrouteAll();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  // The sender is filled in, as it would have been from the start.
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  await expect(message).toHaveValue('Written on a train');
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(message).toHaveValue('');
});

test('a page whose code fails to load offers a retry', async ({ page, signedIn }) => {
  await signedIn(page, 'imran', '/about');
  await page.route('**/assets/category-*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'IPHONE' }).click();
  await expect(page.getByText('Couldn’t load this page.')).toBeVisible();
  await page.unroute('**/assets/category-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a guarded page whose sign-in code fails to load shows an error, and keeps the sign-in and the input', async ({
  page,
  signedIn,
}) => {
  await signedIn(page, 'nadia', '/dashboard/sellers/addproducts');
  await page.getByLabel('Product name').fill('MacBook from the attic');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('product-draft'))).toContain('from the attic');
  await page.route('**/assets/firebase-*', (route) => route.abort());
  await page.reload();
  const problem = page.getByText('Couldn’t reach the sign-in service');
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL('/dashboard/sellers/addproducts');
  await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try again' }).click();
  await reloaded;
  await expect(problem).toBeVisible();
  await page.unroute('**/assets/firebase-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Product name')).toHaveValue('MacBook from the attic');
});

test('signing out while offline takes effect at once and hides the user’s data', async ({
  page,
  context,
  person,
  shop,
}) => {
  const buyer = await registerByApi(shop.url, person());
  await signIn(page, buyer);
  await page.goto('/dashboard/buyer/order');
  await expect(page.getByText('No bookings yet')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect(page.getByText(buyer.email)).toBeHidden();
  await expect(page.getByText('No bookings yet')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('accessToken'))).toBeNull();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'Advertised' }).getByRole('article').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
});

test('a dialog whose code fails to load offers a retry, and then opens', async ({ page, signedIn }) => {
  await signedIn(page, 'imran', '/about');
  await page.route('**/assets/LoadedBookingModal-*', (route) => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'MACBOOK' }).click();
  await page.getByRole('button', { name: 'Booking Now' }).last().click();
  await expect(page.getByText('Couldn’t load this page.')).toBeVisible();
  await page.unroute('**/assets/LoadedBookingModal-*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog').getByLabel('Phone')).toBeFocused();
});

test('a page renders even if the styles of the toasts fail to load', async ({ page }) => {
  await page.route(/assets\/.*\.css/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed');
  await page.goto('/blog');
  await waitUntilHydrated(page);
  await failed;
  // Wait until React has handled the failure.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('home renders even if the product form and the toasts fail to load, and offers a retry', async ({ page }) => {
  await page.route(/assets\/(add-product|toaster)-.*\.js/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('Couldn’t load the form')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Advertised' }).getByRole('article').first()).toBeVisible();
  await page.unroute(/assets\/(add-product|toaster)-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Add product' })).toBeVisible();
});

test('a booking dialog that was open in one category does not open in another', async ({ page, signedIn }) => {
  await signedIn(page, 'imran');
  await page.getByRole('banner').getByRole('link', { name: 'IPHONE' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'iPhone' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'MacBook', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'MacBook' })).toBeVisible();
  await page.getByRole('button', { name: 'Booking Now' }).first().dblclick();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Back closes the dialog for good; the next Back leaves the page.
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'MacBook' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'iPhone' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test.describe('in a shop of its own', () => {
  test.use({ ownShop: true });

  test('a user stays signed in when the server restarts', async ({ page, shop, signedIn }) => {
    await signedIn(page, 'sadia', '/dashboard/buyer/order');
    await expect(page.getByRole('article').first()).toBeVisible();
    await shop.terminate();
    await shop.start();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});
