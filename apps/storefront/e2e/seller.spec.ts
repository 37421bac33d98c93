import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { callAs, listProduct, login, photo, register, registerByApi, signIn } from './people.ts';
import { fillIn, newDevice, productForm } from './selling.ts';
import { expect, test } from './shop.ts';

test('a seller lists a device, advertises it, sees who has booked it, and withdraws it', async ({
  page,
  browser,
  shop,
  watch,
  person,
}) => {
  const device = newDevice();
  const seller = await registerByApi(shop.url, person(), 'seller');
  watch(page);
  await signIn(page, seller);
  await page.getByRole('link', { name: 'Add Products' }).click();
  await expect(page).toHaveTitle('Add Products - Apple Only');

  // The form is not sent while a field is missing, and each missing field says so.
  const form = page.locator('form');
  await form.getByRole('button', { name: 'Add product' }).click();
  for (const message of ['Photo is Required', 'Name is Required', 'Descriptions', 'Mobile Number']) {
    await expect(form.getByText(message, { exact: true }).first()).toBeVisible();
  }
  await expect(form.getByLabel('Seller’s e-mail')).toHaveValue(seller.email);
  await fillIn(page, device);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await page.getByRole('link', { name: 'Go to My Products' }).click();

  const card = page.getByRole('article', { name: device.name });
  await expect(card.getByText('This Product is on Market')).toBeVisible();
  await card.getByRole('button', { name: 'Run Advertise' }).click();
  await expectMessage(page, 'Product Advertising successfully');
  await expect(card.getByRole('button', { name: 'Off Advertising' })).toBeVisible();

  // A buyer finds it among the advertised products, and books it.
  const buyer = watch(await browser.newPage());
  await buyer.goto('/');
  await buyer.getByRole('region', { name: 'Advertised' }).getByRole('link', { name: device.name }).click();
  await buyer.getByRole('article', { name: device.name }).getByRole('link', { name: 'Booking Now' }).click();
  await buyer.getByRole('main').getByRole('link', { name: 'Register' }).click();
  const farhana = person();
  await register(buyer, farhana);
  await buyer.getByRole('dialog').getByLabel('Phone').fill('01999 888 777');
  await buyer.getByRole('button', { name: 'Booking Confirm' }).click();
  await expectMessage(buyer, 'Product Booking Completed');

  await page.reload();
  await expect(card.getByText('This Product is Booked')).toBeVisible();
  await expect(card.getByText(farhana.name)).toBeVisible();
  await expect(card.getByText('01999 888 777')).toBeVisible();
  await card.getByRole('button', { name: 'Off Advertising' }).click();
  await expectMessage(page, 'Product Advertising Off Successful');

  // The booking is released, with a reason that the buyer reads, and the device is booked once more.
  await card.getByRole('button', { name: 'Release booking' }).click();
  const dialog = page.getByRole('dialog', { name: 'Release this booking?' });
  await dialog.getByRole('button', { name: 'Release booking' }).click();
  await expect(dialog.getByText('Reason is Required')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The screen broke. I am sorry.');
  await dialog.getByRole('button', { name: 'Release booking' }).click();
  await expectMessage(page, 'Booking released');
  await expect(card.getByText('This Product is on Market')).toBeVisible();
  await buyer.goto('/dashboard');
  await expect(buyer.getByText('One of your bookings was released. My Booking shows the reason.')).toBeVisible();
  await buyer.goto('/dashboard/buyer/order');
  const order = buyer.getByRole('article', { name: device.name });
  await expect(order).toContainText('The screen broke. I am sorry.');
  await order.getByRole('button', { name: 'Delete order' }).click();
  await buyer.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(order).toBeHidden();
  await buyer.goto('/category/macbook');
  await buyer.getByRole('article', { name: device.name }).getByRole('button', { name: 'Booking Now' }).click();
  await buyer.getByRole('button', { name: 'Booking Confirm' }).click();
  await expectMessage(buyer, 'Product Booking Completed');
  await page.reload();
  await expect(card.getByText('This Product is Booked')).toBeVisible();

  await card.getByRole('button', { name: 'Delete' }).click();
  const confirmation = page.getByRole('alertdialog');
  await expect(confirmation).toContainText(`If you delete ${device.name}. It cannot be undone.`);
  await expect(confirmation).toContainText('A buyer has booked it');
  await confirmation.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toBeHidden();
  await buyer.goto('/dashboard/buyer/order');
  await expect(buyer.getByRole('article', { name: device.name })).toContainText('withdrawn');
  await buyer.close();
});

test('a listing that was deleted after its response was lost can be sent again', async ({ page, shop, person }) => {
  const device = newDevice();
  await signIn(page, await registerByApi(shop.url, person(), 'seller'));
  await page.goto('/dashboard/sellers/addproducts');
  const form = await fillIn(page, device);
  await page.route('**/addedproduct', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(form.getByRole('alert')).toContainText('Couldn’t reach the server');
  await page.unroute('**/addedproduct');
  await page.getByRole('link', { name: 'My Products' }).click();
  const products = page.getByRole('main').getByRole('article');
  await products.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(products).toHaveCount(0);
  await page.getByRole('link', { name: 'Add Products' }).first().click();
  await expect(form.getByLabel('Product name')).toHaveValue(device.name);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await page.getByRole('link', { name: 'Go to My Products' }).click();
  await expect(products).toHaveCount(1);
});

test('each part of My Products has its own products, also after a jump over pages', async ({ page, shop, person }) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const [advertised, booked] = [newDevice().name, newDevice().name];
  const _id = await listProduct(shop.url, seller, advertised, 'macBook');
  await callAs(shop.url, seller, 'POST', '/advertisedproduct', { _id });
  const bookedId = await listProduct(shop.url, seller, booked, 'macBook');
  await callAs(shop.url, await registerByApi(shop.url, person()), 'PUT', `/product/booking/${bookedId}`);
  await signIn(page, seller);
  const names = page.getByRole('main').getByRole('article').getByRole('heading');
  await page.goto('/dashboard/sellers/allproducts?only=booked');
  await expect(names).toHaveText([booked]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('main').getByRole('link', { name: '1 advertised' }).click();
  await expect(names).toHaveText([advertised]);
  await page.evaluate(() => history.go(-2));
  await expect(page.getByText('Only booked products.')).toBeVisible();
  await expect(names).toHaveText([booked]);
});

test('a visitor’s product draft survives signing in, with its photo, and is deleted on sign-out', async ({
  page,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  await page.goto('/');
  const form = await fillIn(page, { name: 'Kept for later', price: '99' });
  await form.getByLabel('Seller’s e-mail').fill('me@example.com');
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(page).toHaveURL('/login');
  await login(page, seller);
  await expect(page).toHaveURL('/#add-product');
  await expect(form.getByLabel('Product name')).toHaveValue('Kept for later');
  await expect(form.getByLabel('Product name')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeFocused();
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await page.getByRole('button', { name: 'Add another product' }).click();
  await expect(form.getByLabel('Product name')).toHaveValue('');
  await expect(form.getByRole('img')).toHaveCount(0);

  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByLabel('Product name').fill('Not yet');
  await page.reload();
  await expect(form.getByLabel('Product name')).toHaveValue('Not yet');
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
  await expect(form.getByLabel('Product name')).toHaveValue('');
  await page.reload();
  await expect(form.getByLabel('Product name')).toHaveValue('');
});

test('with the form open in two tabs, submitting one sends its own entries, and leaves newer ones in the other', async ({
  page,
  context,
  shop,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const other = await context.newPage();
  const nameIn = (tab: Page) => tab.getByLabel('Product name');
  for (const tab of [page, other]) {
    await tab.goto('/');
    await expect(nameIn(tab)).toHaveValue('');
  }
  const form = await fillIn(page, { name: 'Of the first tab', price: '99' });
  await form.getByLabel('Seller’s e-mail').fill(seller.email);
  await nameIn(other).fill('Of the second tab');
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(page).toHaveURL('/login');
  await login(page, seller);
  await expect(nameIn(page)).toHaveValue('Of the first tab');
  await expect(form.getByRole('img')).toBeVisible();

  await expect(nameIn(other)).toHaveValue('Of the first tab');
  await nameIn(other).fill('Of the second tab, once more');
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await other.reload();
  await expect(nameIn(other)).toHaveValue('Of the second tab, once more');
});

test('only sellers can list products: others see an error, and keep their entries', async ({ page, signedIn }) => {
  const device = newDevice();
  await signedIn(page, 'sadia', '/dashboard/sellers/allproducts');
  await expect(page.getByText('This page is for sellers. You are signed in as a buyer.')).toBeVisible();
  await page.goto('/');
  const form = await fillIn(page, device);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(form.getByRole('alert')).toContainText('only sellers can list devices');
  await expect(form.getByLabel('Product name')).toHaveValue(device.name);
});

test('a buyer is told at once that only sellers list devices, and their entries survive logging in as a seller', async ({
  page,
  shop,
  person,
}) => {
  const device = newDevice();
  const [buyer, seller] = [await registerByApi(shop.url, person()), await registerByApi(shop.url, person(), 'seller')];
  await signIn(page, buyer);
  await page.goto('/');
  const form = productForm(page);
  await expect(form.getByText('You are signed in as a buyer, and only sellers can list devices.')).toBeVisible();
  await fillIn(page, device);
  await form.getByRole('button', { name: 'Add product' }).click();
  await form.getByRole('alert').locator('..').getByRole('button', { name: 'Log in as a seller' }).click();
  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText(/^Log in as a seller to list your device\. .* as long as this page stays open\.$/),
  ).toBeVisible();
  // The device stores none of it for the next user.
  expect(await page.evaluate(() => localStorage.getItem('product-draft'))).toBeNull();
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await login(page, seller);
  await expect(page).toHaveURL('/#add-product');
  await expect(form.getByLabel('Product name')).toHaveValue(device.name);
  await expect(form.getByLabel('Seller’s e-mail')).toHaveValue(seller.email);
  await page.reload();
  await expect(form.getByRole('img')).toBeVisible();
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
});

test('entries of a buyer who does not finish logging in as a seller are not shown to the next user', async ({
  page,
  shop,
  person,
}) => {
  const [buyer, seller] = [await registerByApi(shop.url, person()), await registerByApi(shop.url, person(), 'seller')];
  await signIn(page, buyer);
  await page.goto('/');
  const form = productForm(page);
  await form.getByLabel('Product name').fill("The buyer's");
  await form.getByRole('button', { name: 'Log in as a seller' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('banner').getByRole('link', { name: 'HOME' }).click();
  await expect(form.getByLabel('Product name')).toHaveValue('');
  await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
  await login(page, seller);
  await expect(form.getByLabel('Product name')).toHaveValue('');
});
