import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A picture that anybody could have taken. */
export const photo = join(import.meta.dirname, '../../server/demo/people/sadia.webp');

/** Somebody whom nobody has registered yet. */
export const person = () => ({
  name: 'Farhana Yasmin',
  email: `farhana.${randomUUID().slice(0, 8)}@example.com`,
  password: 'six or more',
});

/** Fills in the registration form, and sends it. */
export async function register(
  page: Page,
  { name, email, password }: ReturnType<typeof person>,
  role: 'buyer' | 'seller' = 'buyer',
) {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('input[name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Logs one of the demo's people in, and waits until the shop knows them. */
export async function signIn(page: Page, who: 'sadia' | 'imran' | 'nadia' | 'tanvir' | 'admin') {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(`${who}@appleonly.example`);
  await page.getByLabel('Password', { exact: true }).fill(`${who}-sample`);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).waitFor();
}
