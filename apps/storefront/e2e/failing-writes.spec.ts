import type { Locator, Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { callAs, demo, login, listProduct, photo, register, registerByApi, productFormValues } from './people.ts';
import { productForm } from './selling.ts';
import { expect, test, faults, type FaultName, type FaultProxy } from './fault-proxy.ts';

/** The places where a page shows an error. */
const alertIn = (place: Page | Locator) => place.getByRole('alert');
const confirmation = (page: Page) => page.getByRole('alertdialog');
const toasts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Expects a sentence in an alert, or in a toast. */
const inAlert = (place: Page | Locator) => (sentence: string) =>
  expect(alertIn(place).getByText(sentence).last()).toBeVisible();
const inToast = (page: Page) => (sentence: string) => expectMessage(page, sentence);

/** Makes a call fail in one way after another: the page shows a sentence for each, and allows another press. */
async function expectFailures(
  faultProxy: FaultProxy,
  call: RegExp,
  sentences: Partial<Record<FaultName, string>>,
  { press, says }: { press: Locator; says: (sentence: string) => Promise<void> },
) {
  for (const [name, sentence] of Object.entries(sentences) as [FaultName, string][]) {
    faultProxy.clear();
    faultProxy.inject(call, faults[name]);
    await press.click();
    await expect.poll(() => faultProxy.failed.length, name).toBeGreaterThan(0);
    await test.step(name, () => says(sentence));
    await expect(press, name).toBeEnabled();
    // A toast under the pointer stays, and can cover the next button. Other toasts disappear by themselves.
    await toasts(press.page())
      .getByRole('button', { name: 'Dismiss' })
      .evaluateAll((buttons) => buttons.forEach((button) => button instanceof HTMLElement && button.click()));
  }
  faultProxy.clear();
}

const unreachable = 'Couldn’t reach the server. Check your connection.';
const unexpected = 'The server sent an unexpected response.';
const messageOf = (name: '401' | '403' | '404' | '409' | '413' | '429' | '500') => faults[name].body.message;

const nameOfDevice = 'MacBook Air 15 in bad weather';
const formValues = productFormValues({ name: nameOfDevice });

test('a seller registers, lists, advertises and withdraws a device, though each step fails first', async ({
  page,
  faultProxy,
  person,
}) => {
  const farhana = person();
  faultProxy.inject(/^POST \/upload/, faults['413']);
  await page.goto('/register');
  await register(page, farhana, 'seller');
  const submit = page.getByRole('button', { name: 'Register' });
  await expect(alertIn(page)).toContainText(messageOf('413'));
  await expectFailures(
    faultProxy,
    /^POST \/users/,
    { '500': 'The shop isn’t responding.' },
    { press: submit, says: inAlert(page) },
  );
  await expect(page.getByLabel('E-mail')).toHaveValue(farhana.email);
  await expect(page.getByLabel('Name')).toHaveValue(farhana.name);
  await submit.click();
  await expectMessage(page, 'User Created Successfully.');

  await page.getByRole('link', { name: 'Add Products' }).click();
  // The previous page has the same form.
  await expect(page.getByRole('heading', { level: 1, name: 'Add Products' })).toBeVisible();
  const form = productForm(page);
  const add = { press: form.getByRole('button', { name: 'Add product' }), says: inAlert(form) };
  await form.locator('input[name=image]').setInputFiles(photo);
  for (const choice of ['Good', 'MacBook']) await form.getByRole('radio', { name: choice }).check();
  for (const [label, value] of Object.entries(formValues)) await form.getByLabel(label).fill(value);
  await expectFailures(
    faultProxy,
    /^POST \/upload/,
    { 'a connection that breaks on the way': unreachable, '429': messageOf('429') },
    add,
  );
  await expectFailures(
    faultProxy,
    /^POST \/addedproduct/,
    { '409': messageOf('409'), 'an answer that is lost': unreachable },
    add,
  );
  // A reloaded page sends the same request.
  await page.reload();
  for (const [label, value] of Object.entries(formValues)) await expect(form.getByLabel(label)).toHaveValue(value);
  await add.press.dblclick();
  await expectMessage(page, 'product is added successfully');

  await page.getByRole('link', { name: 'Go to My Products' }).click();
  // The response was lost three times, and a double press sent the product: it is listed once.
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  const card = page.getByRole('article', { name: nameOfDevice });
  const button = (name: string) => ({ press: card.getByRole('button', { name }), says: inToast(page) });
  await expectFailures(faultProxy, /^POST \/advertisedproduct/, { '403': messageOf('403') }, button('Run Advertise'));
  await button('Run Advertise').press.click();
  await expectMessage(page, 'Product Advertising successfully');
  await expectFailures(
    faultProxy,
    /^DELETE \/advertisedproduct/,
    { 'no answer': unreachable },
    button('Off Advertising'),
  );
  await button('Off Advertising').press.click();
  await expectMessage(page, 'Product Advertising Off Successful');

  await card.getByRole('button', { name: 'Delete' }).click();
  const remove = {
    press: confirmation(page).getByRole('button', { name: 'Delete' }),
    says: inAlert(confirmation(page)),
  };
  await expectFailures(faultProxy, /^DELETE \/seller\/product/, { '404': messageOf('404') }, remove);
  await remove.press.click();
  await expect(page.getByText('No products yet')).toBeVisible();
});

test('a buyer logs in, books and cancels, though each step fails first', async ({ page, faultProxy, shop, person }) => {
  const [buyer, seller] = [person(), person()];
  await registerByApi(shop.url, buyer);
  await registerByApi(shop.url, seller, 'seller');
  await page.goto('/login');
  faultProxy.inject(/^POST \/identitytoolkit/, faults['no answer']);
  await login(page, buyer);
  await expect(alertIn(page)).toContainText('Couldn’t reach the sign-in service.');
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
  faultProxy.clear();
  faultProxy.inject(/^GET \/jwt/, faults['500']);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('The shop isn’t responding')).toBeVisible();
  faultProxy.clear();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(buyer.email)).toBeVisible();

  // The seller withdraws one of two devices while the buyer looks at it.
  const [gone, stays] = ['iPhone that goes', 'iPhone that stays'];
  await listProduct(shop.url, seller, stays, 'iphone');
  const id = await listProduct(shop.url, seller, gone, 'iphone');

  await page.getByRole('banner').getByRole('link', { name: 'IPHONE' }).click();
  const begin = (name: string) =>
    page.getByRole('article', { name }).getByRole('button', { name: 'Booking Now' }).click();
  const modal = page.getByRole('dialog');
  const confirm = { press: modal.getByRole('button', { name: 'Booking Confirm' }), says: inAlert(modal) };
  await begin(gone);
  await modal.getByLabel('Phone').fill('01999 888 777');
  await callAs(shop.url, seller, 'DELETE', `/seller/product/${id}`);
  await confirm.press.click();
  await expect(alertIn(modal)).toContainText('We can’t find this product. It may have been deleted.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article', { name: gone })).toHaveCount(0);

  await begin(stays);
  await expect(modal.getByLabel('Phone')).toHaveValue('01999 888 777');
  const book = /^PUT \/product\/booking/;
  await expectFailures(
    faultProxy,
    book,
    { '401': messageOf('401'), '500': messageOf('500'), 'a web page': unexpected },
    confirm,
  );
  await expect(modal.getByLabel('Phone')).toHaveValue('01999 888 777');

  // A slow server gets one request, however often the buyer presses.
  const { promise, resolve } = Promise.withResolvers<void>();
  faultProxy.inject(book, { wait: promise });
  await confirm.press.dblclick();
  await expect(confirm.press).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(modal).toBeVisible();
  expect(faultProxy.failed).toHaveLength(1);
  // The request for the record fails, and the buyer leaves the page: the booking is complete without it.
  faultProxy.inject(/^POST \/bookingByUser/, faults['no answer']);
  resolve();
  await expectMessage(page, 'Product Booking Completed');
  await expect.poll(() => faultProxy.failed.length).toBeGreaterThan(0);
  faultProxy.clear();
  await page.reload();

  await page.getByRole('link', { name: 'My All Orders' }).click();
  const card = page.getByRole('article', { name: stays });
  await expect(card).toBeVisible();
  const { _id } = await callAs(shop.url, seller, 'GET', `/users/${seller.email}`);
  const [sold] = await callAs(shop.url, seller, 'GET', `/seller/products?id=${_id}`);
  expect(sold).toMatchObject({ booking: true, buyer: { phone: '01999 888 777' } });
  await card.getByRole('button', { name: 'Delete order' }).click();
  const cancel = {
    press: confirmation(page).getByRole('button', { name: 'Delete' }),
    says: inAlert(confirmation(page)),
  };
  await expectFailures(faultProxy, /^DELETE \/buyer/, { '409': messageOf('409'), 'no answer': unreachable }, cancel);
  await cancel.press.click();
  await expectMessage(page, /^buyer .* booking cancel successfully$/);
  await expect(card).toHaveCount(0);
});

test.describe('in a shop of its own', () => {
  // The shop limits messages per minute.
  test.use({ ownShop: true });

  test('an admin verifies and deletes users and handles messages, though each step fails first', async ({
    page,
    faultProxy,
    shop,
    person,
    signedIn,
  }) => {
    const [buyer, seller] = [person(), person()];
    await registerByApi(shop.url, buyer);
    await registerByApi(shop.url, seller, 'seller');
    const text = `Where is my device, ${seller.email}?`;
    await callAs(shop.url, demo('admin'), 'POST', '/contact', { ...buyer, message: text });
    await signedIn(page, 'admin');

    const rowOf = ({ email }: { email: string }) => page.getByRole('row').filter({ hasText: email });
    const inDialog = (name: string) => ({
      press: confirmation(page).getByRole('button', { name, exact: true }),
      says: inAlert(confirmation(page)),
    });
    await page.getByRole('link', { name: 'All Sellers' }).click();
    const verify = { press: rowOf(seller).getByRole('button', { name: 'Verifying' }), says: inToast(page) };
    await expectFailures(
      faultProxy,
      /^PUT \/seller\/verify/,
      { '429': messageOf('429'), '500': messageOf('500') },
      verify,
    );
    await verify.press.click();
    await expectMessage(page, 'Seller Verified');
    await rowOf(seller).getByRole('button', { name: 'Delete' }).click();
    await expectFailures(
      faultProxy,
      /^DELETE \/seller/,
      { '500': messageOf('500'), '403': messageOf('403') },
      inDialog('Confirm Delete'),
    );
    await inDialog('Confirm Delete').press.click();
    await expect(rowOf(seller)).toHaveCount(0);

    await page.getByRole('link', { name: 'All Buyers' }).click();
    await rowOf(buyer).getByRole('button', { name: 'Delete' }).click();
    await expectFailures(faultProxy, /^DELETE \/buyer/, { 'no answer': unreachable }, inDialog('Delete'));
    await inDialog('Delete').press.click();
    await expect(rowOf(buyer)).toHaveCount(0);

    await page.getByRole('link', { name: 'Messages' }).first().click();
    const message = page.getByRole('listitem').filter({ hasText: text });
    const mark = { press: message.getByRole('button', { name: 'Mark as done' }), says: inToast(page) };
    await expectFailures(
      faultProxy,
      /^PUT \/messages/,
      { '404': messageOf('404'), 'an answer of another shape': unexpected },
      mark,
    );
    await mark.press.click();
    await expect(message.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
    await message.getByRole('button', { name: 'Delete' }).click();
    await expectFailures(faultProxy, /^DELETE \/messages/, { '500': messageOf('500') }, inDialog('Delete'));
    await inDialog('Delete').press.click();
    await expect(message).toHaveCount(0);
  });

  test('the contact form keeps its input after every failure, and shows when the rate limit is reached', async ({
    page,
    faultProxy,
  }) => {
    await page.goto('/contact');
    const words = { Name: 'A visitor', 'E-mail': 'visitor@example.com', Message: 'Is it still to be had?' };
    const write = async () => {
      for (const [label, value] of Object.entries(words)) await page.getByLabel(label, { exact: true }).fill(value);
    };
    const expectUnchanged = async () => {
      for (const [label, value] of Object.entries(words)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      }
    };
    const send = { press: page.getByRole('button', { name: 'Send' }), says: inAlert(page) };
    const call = /^POST \/contact/;
    await write();
    await expectFailures(
      faultProxy,
      call,
      { 'no answer': unreachable, '500': messageOf('500'), 'a web page': unexpected },
      send,
    );
    await expectUnchanged();

    const { promise, resolve } = Promise.withResolvers<void>();
    faultProxy.inject(call, { wait: promise });
    await send.press.dblclick();
    await expect(page.getByRole('status').getByText('One moment')).toBeAttached();
    resolve();
    await expect(page.getByText('Thank you. We have your message.')).toBeVisible();
    expect(faultProxy.failed).toHaveLength(1);
    faultProxy.clear();

    // The sixth message within a minute exceeds the limit of the real server.
    for (let sent = 1; sent < 6; sent++) {
      await page.evaluate(() =>
        fetch('/contact', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{"name":"a","email":"a@b.c","message":"a"}',
        }),
      );
    }
    await page.getByRole('button', { name: 'Write another message' }).click();
    await write();
    await send.press.click();
    await expect(alertIn(page)).toContainText(/^Too many requests\. Try again in/);
    await expectUnchanged();
  });
});
