import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { photo, registerByApi, signIn, productFormValues } from './people.ts';
import { productForm } from './selling.ts';
import { expect, test } from './shop.ts';

/** Opens the form as a seller, and fills in the photo, the condition and the text fields. */
async function openForm(page: Page, name: string) {
  await page.getByRole('link', { name: 'Add Products' }).click();
  await expect(page).toHaveTitle('Add Products - Apple Only');
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByRole('radio', { name: 'Good' }).check();
  const typed = productFormValues({ name, selling_price: '480', number: '01711 000 000' });
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  return form;
}

/** Sends the form, and opens the page of the device. */
async function openListed(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
  await page.getByRole('link', { name: 'Go to My Products' }).click();
  await page.getByRole('article', { name }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

const factOn = (page: Page, fact: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: fact, exact: true }) });

test('a seller chooses a model by keyboard, and its category and sizes follow, also after a reload', async ({
  page,
  shop,
  watch,
  person,
}) => {
  const name = `Phone ${person().name}`;
  watch(page);
  await signIn(page, await registerByApi(shop.url, person(), 'seller'));
  const form = await openForm(page, name);
  const model = form.getByRole('combobox', { name: 'Model' });
  await model.focus();
  await page.keyboard.type('iph 13 pro');
  await expect(form.getByRole('option').first()).toHaveText('iPhone 13 Pro 2021');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(model).toHaveValue('iPhone 13 Pro');
  await expect(model).toBeFocused();
  await expect(form.getByRole('radio', { name: 'iPhone' })).toBeChecked();
  const storage = form.getByLabel('Storage');
  const sizes = ['Not stated', '128 GB', '256 GB', '512 GB', '1 TB'];
  await expect(storage.locator('> option')).toHaveText(sizes);
  await storage.selectOption('256 GB');

  await page.reload();
  await expect(model).toHaveValue('iPhone 13 Pro');
  await expect(form.getByRole('radio', { name: 'iPhone' })).toBeChecked();
  await expect(storage).toHaveValue('256 GB');
  await expect(storage.locator('> option')).toHaveText(sizes);
  await openListed(page, name);
  await expect(factOn(page, 'Model')).toContainText('iPhone 13 Pro');
  await expect(factOn(page, 'Storage')).toContainText('256 GB');

  // In the form that edits it, the model offers its sizes at once.
  await page.getByRole('link', { name: 'My Products' }).first().click();
  await page.getByRole('article', { name }).getByRole('link', { name: 'Edit' }).click();
  await expect(model).toHaveValue('iPhone 13 Pro');
  await expect(storage.locator('> option')).toHaveText(sizes);
  await expect(storage).toHaveValue('256 GB');
});

test('an unlisted model is saved as typed', async ({ page, shop, watch, person }) => {
  const name = `Tablet ${person().name}`;
  watch(page);
  await signIn(page, await registerByApi(shop.url, person(), 'seller'));
  const form = await openForm(page, name);
  await form.getByRole('radio', { name: 'Accessories' }).check();
  await form.getByRole('combobox', { name: 'Model' }).fill('Newton MessagePad 2100');
  await expect(form.getByText('It stays as you write it.').first()).toBeVisible();
  await openListed(page, name);
  await expect(factOn(page, 'Model')).toContainText('Newton MessagePad 2100');
});
