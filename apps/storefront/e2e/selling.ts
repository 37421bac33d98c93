import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { photo, register, productFormValues, type Person } from './people.ts';

/** A device with a unique name. */
export const newDevice = () => ({ name: `MacBook Air 13 ${randomUUID()}`, price: '640' });

/** The form that adds or edits a product. */
export const productForm = (page: Page) => page.locator('form').filter({ has: page.getByLabel('Product name') });

/** Fills in the form, except the seller's e-mail. */
export async function fillIn(page: Page, { name, price }: ReturnType<typeof newDevice>) {
  const form = productForm(page);
  await form.locator('input[name=image]').setInputFiles(photo);
  await form.getByRole('radio', { name: 'Good' }).check();
  await form.getByRole('radio', { name: 'MacBook' }).check();
  const typed = productFormValues({ name, selling_price: price, number: '01711 000 000' });
  for (const [label, value] of Object.entries(typed)) await form.getByLabel(label).fill(value);
  return form;
}

/** Registers a seller, who lists a device. */
export async function registerAndList(page: Page, seller: Person, device: ReturnType<typeof newDevice>) {
  await page.goto('/register');
  await register(page, seller, 'seller');
  await page.getByRole('link', { name: 'Add Products' }).click();
  // The previous page, home, has the same form.
  await expect(page).toHaveTitle('Add Products - Apple Only');
  const form = await fillIn(page, device);
  await form.getByRole('button', { name: 'Add product' }).click();
  await expectMessage(page, 'product is added successfully');
}
