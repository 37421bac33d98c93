import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Keyboard } from './keyboard.ts';
import { expectMessage } from './messages.ts';
import {
  type Account,
  demo,
  listProduct,
  loginLink,
  logoutButton,
  photo,
  productFormValues,
  registerByApi,
} from './people.ts';
import { goHome } from './rendered.ts';
import { expect, test } from './shop.ts';

/** 1280 by 800 px, zoomed to 200 %. */
const zoomed = { width: 640, height: 400 };

const headingOf = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
const confirmationOn = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });

/** Logs a person in, and waits at the heading of the home page. */
async function logIn(page: Page, keyboard: Keyboard, { email, password }: Account) {
  await page.goto('/login');
  await keyboard.tabAndType(page.getByLabel('E-mail'), email);
  await keyboard.tabAndType(page.getByLabel('Password', { exact: true }), password);
  await keyboard.press('Enter');
  await expect(logoutButton(page)).toBeVisible();
  await keyboard.expectFocusOn(headingOf(page, 'Used Apple devices, honestly described.'));
}

test('with the keyboard alone, a visitor registers, books a device, cancels the booking and logs out', async ({
  page,
  watch,
  person,
}) => {
  const farhana = person();
  const keyboard = new Keyboard(watch(page));
  const main = page.getByRole('main');
  await page.goto('/');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  expect(await keyboard.tabTo(skip)).toHaveLength(1);
  await keyboard.press('Enter');
  await expect(main).toBeFocused();
  const macBook = main.getByRole('link', { name: 'MacBook' }).first();
  expect(await keyboard.tabTo(macBook), 'after the header').toHaveLength(1);
  await keyboard.press('Enter');

  await keyboard.expectFocusOn(headingOf(page, 'Login'));
  await keyboard.tabAndPress(main.getByRole('link', { name: 'Register' }));
  await keyboard.expectFocusOn(headingOf(page, 'Register'));
  await keyboard.tabAndType(page.getByLabel('Name'), farhana.name);
  // The two roles are one stop; the arrows choose.
  const [buyer, seller] = [page.getByRole('radio', { name: 'buyer' }), page.getByRole('radio', { name: 'seller' })];
  expect(await keyboard.tabTo(buyer)).toHaveLength(1);
  await keyboard.press('ArrowRight');
  await keyboard.expectFocusOn(seller);
  await expect(seller).toBeChecked();
  await keyboard.press('ArrowLeft');
  await keyboard.expectFocusOn(buyer);
  await expect(buyer).toBeChecked();
  expect(await keyboard.tabTo(page.getByLabel('E-mail'))).toHaveLength(1);
  await keyboard.type(farhana.email);
  await keyboard.tabAndType(page.getByLabel('Password', { exact: true }), farhana.password);
  await keyboard.tabAndChooseFile(page.locator('input[name=image]'), photo);
  await keyboard.tabAndPress(page.getByRole('button', { name: 'Register' }));

  await expect(page).toHaveURL('/category/macbook');
  await keyboard.expectFocusOn(headingOf(page, 'MacBook'));
  const onMarket = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Booking Now' }) });
  const device = await onMarket.first().getByRole('heading').innerText();
  const card = page.getByRole('article', { name: device, exact: true });
  await keyboard.tabAndPress(card.getByRole('button', { name: 'Booking Now' }));

  // The focus starts in the dialog and cycles within it, in both directions.
  const modal = page.getByRole('dialog', { name: device });
  const [phone, close] = [modal.getByLabel('Phone'), modal.getByRole('button', { name: 'Close' })];
  await keyboard.expectFocusOn(phone);
  expect(await keyboard.tabTo(phone), 'location, confirm, close, and phone again').toHaveLength(4);
  expect(await keyboard.tabBackTo(close)).toHaveLength(1);
  expect(await keyboard.tabTo(phone)).toHaveLength(1);
  await keyboard.press('Escape');
  await keyboard.expectFocusOn(card.getByRole('button', { name: 'Booking Now' }));
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(phone);
  await keyboard.type('01711 000 000');
  await keyboard.tabTo(modal.getByLabel('Location'));
  await keyboard.type('Khu');
  await expect(modal.getByLabel('Location')).toHaveValue('Khulna');
  await keyboard.tabAndPress(modal.getByRole('button', { name: 'Booking Confirm' }));
  await expectMessage(page, 'Product Booking Completed');
  // The button is disabled now: the card has the focus.
  await keyboard.expectFocusOn(card);
  await expect(card.getByRole('button', { name: 'This Product is not Available' })).toBeDisabled();

  await keyboard.tabBackTo(page.getByRole('link', { name: 'My All Orders' }));
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(headingOf(page, 'My Booking'));
  const cancelling = page.getByRole('button', { name: 'Delete order' });
  await keyboard.tabAndPress(cancelling);
  const cancel = confirmationOn(page).getByRole('button', { name: 'cancel' });
  await keyboard.expectFocusOn(cancel);
  expect(await keyboard.tabTo(cancel), 'delete, and cancel again').toHaveLength(2);
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(cancelling);
  await keyboard.press('Enter');
  await keyboard.tabAndPress(confirmationOn(page).getByRole('button', { name: 'Delete' }));
  await expect(page.getByText('No bookings yet')).toBeVisible();
  // It was the only booking: the page has the focus.
  await expect(main).toBeFocused();

  await keyboard.tabBackTo(page.getByRole('banner').getByRole('link', { name: 'HOME' }));
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(headingOf(page));
  await keyboard.tabBackTo(logoutButton(page));
  await keyboard.press('Enter');
  await expect(loginLink(page)).toBeVisible();
  await keyboard.expectFocusOn(headingOf(page));
});

test('with the keyboard alone, a seller lists a device, advertises it and withdraws it', async ({
  page,
  shop,
  watch,
  person,
}) => {
  const keyboard = new Keyboard(watch(page));
  const seller = await registerByApi(shop.url, person(), 'seller');
  const [device, neighbour] = [`MacBook Pro 16 ${randomUUID()}`, `MacBook Air ${randomUUID()}`];
  await listProduct(shop.url, seller, neighbour, 'macBook');
  await logIn(page, keyboard, seller);
  await keyboard.tabBackTo(page.getByRole('link', { name: 'Add Products' }));
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(headingOf(page, 'Add Products'));

  // Sent too early, the form moves the focus to the first missing field.
  const add = page.getByRole('button', { name: 'Add product' });
  const image = page.locator('input[name=image]');
  await keyboard.tabAndPress(add);
  await keyboard.expectFocusOn(image);
  await image.setInputFiles(photo);
  await keyboard.tabTo(page.getByRole('radio', { name: 'Fair' }));
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Excellent' })).toBeChecked();
  await keyboard.tabTo(page.getByRole('radio', { name: 'MacBook' }));
  await keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'MacBook' })).toBeChecked();
  const entries = Object.entries(productFormValues({ name: device, selling_price: '900' }));
  for (const [label, text] of entries) await keyboard.tabAndType(page.getByLabel(label), text);
  await keyboard.tabAndPress(add);
  await expectMessage(page, 'product is added successfully');
  await keyboard.expectFocusOn(page.getByRole('region', { name: 'Product added' }));

  await keyboard.tabAndPress(page.getByRole('link', { name: 'Go to My Products' }));
  await keyboard.expectFocusOn(headingOf(page, 'My Products'));
  const card = page.getByRole('article', { name: device });
  await expect(card).toBeVisible();
  await keyboard.tabAndPress(card.getByRole('button', { name: 'Run Advertise' }));
  await expectMessage(page, 'Product Advertising successfully');
  await keyboard.expectFocusOn(card.getByRole('button', { name: 'Off Advertising' }));
  await keyboard.press('Enter');
  await expectMessage(page, 'Product Advertising Off Successful');
  await keyboard.expectFocusOn(card.getByRole('button', { name: 'Run Advertise' }));
  await keyboard.tabAndPress(card.getByRole('button', { name: 'Delete' }));
  await keyboard.expectFocusOn(confirmationOn(page).getByRole('button', { name: 'cancel' }));
  await keyboard.tabAndPress(confirmationOn(page).getByRole('button', { name: 'Delete' }));
  await expect(card).toBeHidden();
  // Its neighbour has the focus, not the beginning of the page.
  await keyboard.expectFocusOn(page.getByRole('article', { name: neighbour, exact: true }));
});

test.describe('in a shop of its own', () => {
  // The shop limits messages per minute.
  test.use({ ownShop: true });

  test('with the keyboard alone, an admin verifies and deletes a seller, and marks and deletes a message', async ({
    page,
    request,
    shop,
    watch,
    person,
  }) => {
    const seller = await registerByApi(shop.url, person(), 'seller');
    for (const name of ['Zakir', 'Mitu']) {
      await request.post('/contact', {
        data: { name, email: 'visitor@example.com', message: `Where is ${seller.email}?` },
      });
    }

    const keyboard = new Keyboard(watch(page));
    await logIn(page, keyboard, demo('admin'));
    await keyboard.tabBackTo(page.getByRole('link', { name: 'All Sellers' }));
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(headingOf(page, 'All Sellers'));
    const rows = page.getByRole('row');
    const row = rows.filter({ hasText: seller.email });
    await keyboard.tabAndPress(row.getByRole('button', { name: 'Verifying' }));
    await expectMessage(page, 'Seller Verified');
    // The button is gone because the seller is verified: its row has the focus.
    await keyboard.expectFocusOn(row);
    const remove = row.getByRole('button', { name: 'Delete' });
    // The seller's e-mail and 'Remove badge' are between them.
    expect(await keyboard.tabTo(remove)).toHaveLength(3);
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(confirmationOn(page).getByRole('button', { name: 'cancel' }));
    await keyboard.press('Escape');
    await keyboard.expectFocusOn(remove);
    await keyboard.press('Enter');
    await keyboard.tabAndPress(confirmationOn(page).getByRole('button', { name: 'Confirm Delete' }));
    await expect(row).toBeHidden();
    // Its neighbour has the focus, not the beginning of the page.
    await keyboard.expectFocusOn(page.getByRole('table').getByRole('row').and(page.locator(':focus')));

    await keyboard.tabBackTo(page.getByRole('complementary').getByRole('link', { name: 'Messages' }));
    await keyboard.press('Enter');
    await keyboard.expectFocusOn(headingOf(page, 'Messages'));
    const letters = page.getByRole('article').filter({ hasText: seller.email });
    const message = letters.filter({ hasText: 'Mitu' });
    await keyboard.tabAndPress(message.getByRole('button', { name: 'Mark as done' }), 'Space');
    await keyboard.expectFocusOn(message.getByRole('button', { name: 'Mark as not done' }));
    await keyboard.tabAndPress(message.getByRole('button', { name: 'Delete' }));
    await keyboard.expectFocusOn(confirmationOn(page).getByRole('button', { name: 'cancel' }));
    await keyboard.tabAndPress(confirmationOn(page).getByRole('button', { name: 'Delete' }));
    await expect(message).toBeHidden();
    await keyboard.expectFocusOn(letters.filter({ hasText: 'Zakir' }));
  });
});

test('with the keyboard alone, retrying a failed list moves the focus to that list', async ({ page }) => {
  const keyboard = new Keyboard(page);
  await page.route('**/macBook?*', (route) => route.fulfill({ status: 500, json: { message: 'broken' } }));
  await goHome(page);
  const again = page.getByRole('button', { name: 'Try again' });
  await keyboard.tabTo(again);
  await page.unroute('**/macBook?*');
  await keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'MacBook', exact: true });
  await expect(list.getByRole('article').first()).toBeVisible();
  await keyboard.expectFocusOn(list);
});

test('at 200 % zoom, the focus stays visible around a chosen photo', async ({ page }) => {
  await page.setViewportSize(zoomed);
  const keyboard = new Keyboard(page);
  await page.goto('/register');
  const image = page.locator('input[name=image]');
  await keyboard.tabAndChooseFile(image, photo);
  await keyboard.tabTo(page.getByRole('button', { name: 'Remove the photo' }));
  await keyboard.tabBackTo(image);
});

test('at 200 % zoom, with the keyboard alone, the menu opens, closes, and leads to another page', async ({ page }) => {
  await page.setViewportSize(zoomed);
  const keyboard = new Keyboard(page);
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Menu' });
  await keyboard.tabAndPress(menu);
  await keyboard.tabTo(loginLink(page));
  await keyboard.press('Escape');
  await keyboard.expectFocusOn(menu);
  await keyboard.press('Enter');
  await keyboard.tabAndPress(page.getByRole('banner').getByRole('link', { name: 'BLOG' }));
  await keyboard.expectFocusOn(headingOf(page, 'Blog'));
});
