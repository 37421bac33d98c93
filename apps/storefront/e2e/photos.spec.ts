import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Keyboard } from './keyboard.ts';
import { expectMessage } from './messages.ts';
import { callAs, photo, registerByApi, signIn, productFormValues } from './people.ts';
import { fillIn, newDevice, productForm } from './selling.ts';
import { expect, test } from './shop.ts';

const drawing = (name: string) => join(import.meta.dirname, `../../server/demo/photos/${name}.webp`);
const files = ['laptop-open-graphite', 'laptop-back-graphite', 'laptop-closed-graphite'].map(drawing);

test('a seller chooses three photos at once, and another cover by keyboard; a buyer pages through them by keyboard', async ({
  page,
  browser,
  shop,
  watch,
  person,
}) => {
  const seller = await registerByApi(shop.url, person(), 'seller');
  const name = `MacBook Pro 14 ${randomUUID().slice(0, 8)}`;
  const keyboard = new Keyboard(watch(page));
  await signIn(page, seller);
  await page.goto('/dashboard/sellers/addproducts');
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(files);
  await expect(form.getByText('3 of 8 photos')).toBeVisible();
  await form.getByRole('radio', { name: 'Good' }).check();
  await form.getByRole('radio', { name: 'MacBook' }).check();
  for (const [label, value] of Object.entries(productFormValues({ name }))) await form.getByLabel(label).fill(value);

  await form.getByRole('button', { name: 'Move photo 3 earlier' }).focus();
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(form.getByRole('button', { name: 'Move photo 2 earlier' }));
  await keyboard.press('Enter');
  await keyboard.expectFocusOn(form.getByRole('button', { name: 'Move photo 1 later' }));
  const order = ['laptop-closed-graphite', 'laptop-open-graphite', 'laptop-back-graphite'];
  const shown = () => form.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(await shown()).toEqual(order.map((one) => `The chosen photo, ${one}.webp`));
  // The draft survives: all three, in their order.
  await page.reload();
  await expect(form.getByText('3 of 8 photos')).toBeVisible();
  await expect.poll(shown).toEqual(order.map((one) => `The chosen photo, ${one}.webp`));
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');

  const { _id } = await callAs(shop.url, seller, 'GET', `/users/${seller.email}`);
  const [product] = await callAs(shop.url, seller, 'GET', `/seller/products?id=${_id}`);
  expect(product.photos).toHaveLength(3);
  expect(product.img).toBe(product.photos[0]);

  const visitor = watch(await browser.newPage());
  await visitor.goto(`/product/${product._id}`);
  const visitorKeyboard = new Keyboard(visitor);
  const article = visitor.getByRole('article', { name });
  const track = article.getByRole('list', { name: `Photos of ${name}` });
  await visitor.getByRole('link', { name: 'Log in to see it' }).waitFor();
  await track.focus();
  for (const number of [2, 3]) {
    await visitorKeyboard.press('ArrowRight');
    await expect(article.getByText(`${number} of 3`)).toBeVisible();
    // More of it than of its neighbours: it may be higher than the window.
    await expect(article.getByRole('img', { name: `photo ${number} of 3` })).toBeInViewport({ ratio: 0.7 });
  }
  await visitorKeyboard.tabTo(article.getByRole('button', { name: 'View full size' }));
  await visitorKeyboard.press('Enter');
  const view = visitor.getByRole('dialog', { name });
  await visitorKeyboard.expectFocusOn(view.getByRole('group', { name: 'photo 3 of 3' }));
  await visitorKeyboard.press('ArrowLeft');
  await visitorKeyboard.expectFocusOn(view.getByRole('group', { name: 'photo 2 of 3' }));
  await visitorKeyboard.press('Escape');
  await visitorKeyboard.expectFocusOn(article.getByRole('button', { name: 'View full size' }));
  await expect(article.getByText('2 of 3')).toBeVisible();
  await visitor.close();
});

test('a photo that is being uploaded again is not sent once more by Add product', async ({ page, shop, person }) => {
  await signIn(page, await registerByApi(shop.url, person(), 'seller'));
  await page.goto('/dashboard/sellers/addproducts');
  const form = await fillIn(page, newDevice());
  await page.route('**/upload', (route) => route.abort());
  await form.getByRole('button', { name: 'Add product' }).click();
  const retry = form.getByRole('button', { name: 'Try again to upload photo 1' });
  await retry.waitFor();
  await page.unrouteAll();
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route('**/upload', async (route) => {
    sent.push(route.request().method());
    await mayArrive;
    await route.continue();
  });
  await retry.click();
  await expect.poll(() => sent).toHaveLength(1);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expect(form.locator('button[aria-disabled=true]', { hasText: 'Add product' })).toBeVisible();
  arrive();
  await expectMessage(page, 'product is added successfully');
  expect(sent).toHaveLength(1);
});

test('the photo of a draft survives a reload, even if the browser’s database cannot store files', async ({ page }) => {
  // Like WebKit's database in a private window.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = function putValue(value: unknown, key) {
      // For a new key, `add` does the same as `put`.
      const request = this.add(value, key);
      if (value instanceof Blob) this.transaction.abort();
      return request;
    };
  });
  await page.goto('/#add-product');
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(photo);
  await expect.poll(() => page.evaluate(countStored)).toBe(1);
  await page.reload();
  await expect(form.getByRole('img', { name: /^The chosen photo/ })).toBeVisible();
});

/** The number of photos that the browser's database has. */
const countStored = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('keyval-store');
    opening.addEventListener('success', () => {
      const counting = opening.result.transaction('keyval').objectStore('keyval').count();
      counting.addEventListener('success', () => resolve(counting.result));
    });
  });
