import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { callAs, listProduct, photo, registerByApi, signIn, productFormValues, type Person } from './people.ts';
import { productForm } from './selling.ts';
import { expect, test, type Shop } from './shop.ts';

const uniqueName = () => `MacBook Air 13 ${randomUUID()}`;

test('a seller edits a product, finds unsaved changes after a reload, and everyone sees the saved ones', async ({
  page,
  browser,
  shop,
  watch,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const name = uniqueName();
  const _id = await listProduct(shop.url, seller, name, 'macBook');
  await callAs(shop.url, seller, 'POST', '/advertisedproduct', { _id });
  watch(page);
  await signIn(page, seller);
  await page.goto('/dashboard/sellers/allproducts');
  const card = page.getByRole('article', { name });
  const before = await card.getByRole('img').getAttribute('src');
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveTitle('Edit product - Apple Only');
  await expect(page.getByRole('heading', { name: 'Edit product' })).toBeFocused();

  const form = page.locator('form');
  await expect(form.getByRole('img', { name: 'The current photo' })).toBeVisible();
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByRole('button', { name: 'Move photo 2 earlier' }).click();
  await form.getByRole('radio', { name: 'Excellent' }).check();
  await form.getByLabel('Selling price').fill('777');
  await page.reload();
  await expect(form.getByLabel('Selling price')).toHaveValue('777');
  await expect(form.getByRole('radio', { name: 'Excellent' })).toBeChecked();
  await expect(form.getByRole('img', { name: 'The chosen photo, sadia.webp' })).toBeVisible();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Changes saved');
  await expect(card).toBeFocused();
  await expect(card.getByText('$777')).toBeVisible();
  await expect(card.getByRole('img')).not.toHaveAttribute('src', before ?? '');

  const visitor = watch(await browser.newPage());
  await visitor.goto('/');
  const advert = visitor.getByRole('region', { name: 'Advertised' }).getByRole('article', { name });
  await expect(advert.getByText('$777')).toBeVisible();
  await visitor.close();

  // The draft is gone, and discarded changes are not saved.
  await card.getByRole('link', { name: 'Edit' }).click();
  await form.getByLabel('Selling price').fill('1');
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await expect(card).toBeFocused();
  await card.getByRole('link', { name: 'Edit' }).click();
  await expect(form.getByLabel('Selling price')).toHaveValue('777');
  // Back leads to the list, as from any page.
  await page.goBack();
  await expect(card.getByText('$777')).toBeVisible();
});

/** Signs in a seller with two products. Returns these, and a function that opens the form that edits one of them. */
async function sellerWithTwoProducts(page: Page, shop: Shop, seller: Person) {
  await registerByApi(shop.url, seller, 'seller');
  const names = [uniqueName(), uniqueName()] as const;
  const [id] = await Promise.all(names.map((name) => listProduct(shop.url, seller, name, 'macBook')));
  await signIn(page, seller);
  const form = page.locator('form');
  const edit = async (name: string) => {
    await page.goto('/dashboard/sellers/allproducts');
    await page.getByRole('article', { name }).getByRole('link', { name: 'Edit' }).click();
    await expect(form.getByLabel('Product name')).toHaveValue(name);
  };
  return { names, id, form, edit };
}

test('saving an older draft does not revert changes saved in another tab', async ({ page, context, shop, person }) => {
  const { names, id, form, edit } = await sellerWithTwoProducts(page, shop, person());
  await edit(names[0]);
  await form.getByLabel('Description').fill('With its box.');

  const other = await context.newPage();
  await other.goto(page.url());
  const otherForm = other.locator('form');
  await expect(otherForm.getByLabel('Description')).toHaveValue('With its box.');
  await otherForm.getByLabel('Selling price').fill('777');
  await otherForm.getByRole('radio', { name: 'Fair' }).check();
  await otherForm.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(other, 'Changes saved');
  await other.close();

  await form.getByLabel('Description').fill('With its box and cable.');
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Changes saved');
  const product = await (await fetch(`${shop.url}/products/${id}`)).json();
  expect(product).toMatchObject({ selling_price: '777', condition: 'Fair', description: 'With its box and cable.' });
});

test('unsaved changes to one product do not replace those to another', async ({ page, shop, person }) => {
  const { names, form, edit } = await sellerWithTwoProducts(page, shop, person());
  await edit(names[0]);
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByLabel('Selling price').fill('701');
  await edit(names[1]);
  await form.getByLabel('Selling price').fill('702');
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await edit(names[0]);
  await expect(form.getByLabel('Selling price')).toHaveValue('701');
  await expect(form.getByRole('img', { name: 'The chosen photo, sadia.webp' })).toBeVisible();
});

test('a slow save does not navigate a user who has moved on, and keeps what they type meanwhile', async ({
  page,
  shop,
  person,
}) => {
  const { names, form, edit } = await sellerWithTwoProducts(page, shop, person());
  const holdSave = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/seller/product/*', async (route) => {
      await promise;
      await route.continue();
    });
    return resolve;
  };
  await edit(names[0]);
  await form.getByLabel('Selling price').fill('701');
  let release = await holdSave();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page).toHaveURL('/blog');
  // Return once more, and add to the draft.
  await page.goBack();
  await form.getByLabel('Description').fill('With its cable.');
  await page.getByRole('banner').getByRole('link', { name: 'BLOG' }).click();
  await expect(page).toHaveURL('/blog');
  release();
  await expectMessage(page, 'Changes saved');
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await expect(form.getByLabel('Description')).toHaveValue('With its cable.');

  await page.unroute('**/seller/product/*');
  await edit(names[1]);
  await form.getByLabel('Selling price').fill('702');
  release = await holdSave();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await form.getByLabel('Description').fill('With its box.');
  release();
  await expectMessage(page, 'Changes saved');
  await expect(form.getByLabel('Description')).toHaveValue('With its box.');
  await page.reload();
  await expect(form.getByLabel('Description')).toHaveValue('With its box.');
  await expect(form.getByLabel('Selling price')).toHaveValue('702');
});

test('a booked product accepts only edits that do not change the deal, and its buyer sees that it was edited', async ({
  page,
  browser,
  shop,
  watch,
  person,
}) => {
  const [seller, buyer] = [await registerByApi(shop.url, person(), 'seller'), await registerByApi(shop.url, person())];
  const name = uniqueName();
  const _id = await listProduct(shop.url, seller, name, 'macBook');
  // Not watched: the browser reports the expected refusals as errors.
  await signIn(page, seller);
  await page.goto(`/dashboard/sellers/allproducts?edit=${_id}`);
  const form = page.locator('form');
  await form.getByLabel('Selling price').fill('9');
  await form.getByLabel('Mobile number').fill('01700 111 222');
  await callAs(shop.url, buyer, 'PUT', `/product/booking/${_id}`);

  // Booked while the form was open: the price goes back, the rest can be saved.
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expect(form.getByRole('alert')).toContainText('A buyer has booked this product.');
  await expect(form.getByLabel('Selling price')).toBeDisabled();
  await expect(form.getByLabel('Selling price')).toHaveValue('1');
  await expect(form.locator('input[name=image]')).toBeDisabled();
  await form.getByRole('button', { name: 'Save changes' }).click();
  await expectMessage(page, 'Changes saved');

  const buyerPage = watch(await browser.newPage());
  await signIn(buyerPage, buyer);
  await buyerPage.goto('/dashboard/buyer/order');
  const booking = buyerPage.getByRole('article', { name });
  await expect(booking).toContainText(/The seller changed this listing on \d{4}-\d\d-\d\d\./);
  await expect(booking.getByRole('link', { name: '01700 111 222' })).toBeVisible();
  await expect(booking.getByText('$1', { exact: true })).toBeVisible();
  await buyerPage.close();
});

test('booking a listing that was edited meanwhile first shows the changes, and books it when confirmed again', async ({
  page,
  browser,
  shop,
  person,
}) => {
  const [seller, buyer] = [await registerByApi(shop.url, person(), 'seller'), await registerByApi(shop.url, person())];
  const name = uniqueName();
  const _id = await listProduct(shop.url, seller, name, 'macBook');
  // Not watched: the browser reports the expected refusals as errors.
  await signIn(page, buyer);
  await page.goto(`/category/macbook?book=${_id}`);
  const modal = page.getByRole('dialog', { name });
  await expect(modal).toHaveAccessibleDescription('$1');
  await modal.getByLabel('Phone').fill('01999 888 777');

  const sellerPage = await browser.newPage();
  await signIn(sellerPage, seller);
  await sellerPage.goto(`/dashboard/sellers/allproducts?edit=${_id}`);
  const form = sellerPage.locator('form');
  const edit = async (price: string, condition: 'Good' | 'Fair') => {
    await form.getByLabel('Selling price').fill(price);
    await form.getByRole('radio', { name: condition }).check();
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect(sellerPage.getByRole('article', { name }).getByText(`$${price}`)).toBeVisible();
  };
  await edit('777', 'Fair');

  const confirm = modal.getByRole('button', { name: 'Booking Confirm' });
  await confirm.click();
  const refusal = 'The seller has just changed this listing. Look at it again before you book.';
  await expect(modal.getByRole('alert')).toHaveText(refusal);
  await expect(modal).toHaveAccessibleDescription('$777');
  const changes = modal.getByRole('region', { name: 'The seller has changed this listing' });
  await expect(changes).toContainText('FairBefore: Good');
  await expect(changes).toContainText('$777Before: $1');
  await expect(modal.getByLabel('Phone')).toHaveValue('01999 888 777');
  const card = page.getByRole('article', { name, includeHidden: true });
  await expect(card.getByText('$777')).toBeVisible();
  await expect(card.getByText('Booking Now')).toBeVisible();

  await confirm.click();
  await expectMessage(page, 'Product Booking Completed');
  await expect(modal).toBeHidden();
  await page.goto('/dashboard/buyer/order');
  await expect(page.getByRole('article', { name }).getByText('$777')).toBeVisible();
  await sellerPage.close();
});

test('a buyer with a filled-in form becomes a seller, in every tab, and lists the product without a reload', async ({
  page,
  context,
  shop,
  watch,
  person,
}) => {
  const [seller, buyer] = [await registerByApi(shop.url, person(), 'seller'), await registerByApi(shop.url, person())];
  const booked = uniqueName();
  const _id = await listProduct(shop.url, seller, booked, 'macBook');
  await callAs(shop.url, buyer, 'PUT', `/product/booking/${_id}`);
  // Not watched: the browser reports the expected refusals as errors.
  await signIn(page, buyer);
  const other = watch(await context.newPage());
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Become a seller' })).toBeVisible();

  await page.goto('/#add-product');
  const name = uniqueName();
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByRole('radio', { name: 'Good' }).check();
  await form.getByRole('radio', { name: 'MacBook' }).check();
  const fields = productFormValues({ name });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);

  await form.getByRole('button', { name: 'Become a seller' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Become a seller?' });
  await expect(dialog).toContainText(buyer.email);
  await dialog.getByRole('button', { name: 'Become a seller' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'You have 1 open booking. Delete it in My Booking, then become a seller.',
  );
  await dialog.getByRole('link', { name: 'Go to My Booking' }).click();
  await page.getByRole('article', { name: booked }).getByRole('button', { name: 'Delete order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('article', { name: booked })).toBeHidden();

  await page.goBack();
  await expect(form.getByLabel('Product name')).toHaveValue(name);
  await form.getByRole('button', { name: 'Become a seller' }).click();
  await dialog.getByRole('button', { name: 'Become a seller' }).click();
  await expectMessage(page, 'You are a seller now');
  await expect(dialog).toBeHidden();
  await expect(form.getByText('only sellers can list devices')).toBeHidden();
  await expect(form.getByLabel('Product name')).toHaveValue(name);
  await expect(other.getByRole('link', { name: 'Add Products' }).first()).toBeVisible();
  await expect(other.getByRole('button', { name: 'Become a seller' })).toBeHidden();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('auth.user-changed');

  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await page.getByRole('link', { name: 'Go to My Products' }).click();
  await expect(page.getByRole('article', { name })).toBeVisible();
});
