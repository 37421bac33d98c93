import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { checkFonts, checkStyles, inChromium, ready } from './page.ts';

/** A drawn pixel, as a buyer's photo. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

async function register(page: Page) {
  const form = page.locator('main form');
  await form.getByRole('link', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
  await form.getByLabel('Name').fill('Ada Buyer');
  await form.getByLabel('E-mail').fill('ada@shop.example');
  await form.getByLabel('Password', { exact: true }).fill('Secret-123');
  await form.locator('input[type="file"]').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: photo });
  await form.getByRole('button', { name: 'Register' }).click();
}

/**
 * Opens a shop of the starter, with the server of the demo: the home page has products, the search finds one, and a visitor registers in order to book
 * it, comes back, books it, and finds it among the bookings. Nothing is written to the console.
 */
export async function checkShop(origin: string, health: string, output: () => string): Promise<void> {
  await Promise.all([ready(health, output), ready(origin, output)]);
  await inChromium(async (_browser, open, silent) => {
    const page = await open();
    await page.goto(origin);
    await page.locator('article').nth(8).waitFor();
    await checkStyles(page);
    await checkFonts(page);

    await page.goto(`${origin}/search?q=macbook&available=true`);
    await page.locator('article').getByRole('link').first().click();
    await page.waitForURL('**/product/*');
    const name = (await page.locator('main h1').textContent()) ?? '';
    assert.match(name, /macbook/i);
    const product = page.url();
    await page.getByRole('button', { name: 'Booking Now' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await register(page);
    await page.waitForURL(product);
    await page.getByRole('button', { name: 'Booking Now' }).click();
    await page.getByRole('button', { name: 'Booking Confirm' }).click();
    await page.waitForURL('**/bookings');
    await page.getByRole('article', { name }).waitFor();
    await page.reload();
    await page.getByRole('article', { name }).waitFor();
    await page.getByRole('button', { name: 'LOGOUT' }).click();
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    silent();
  });
}
