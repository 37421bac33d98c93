import { callAs, listProduct, registerByApi, signIn } from './people.ts';
import { expect, test } from './shop.ts';

test('a booking counts as new until the seller has seen it on any device', async ({
  page,
  browser,
  shop,
  watch,
  person,
}) => {
  const [seller, buyer] = [await registerByApi(shop.url, person(), 'seller'), await registerByApi(shop.url, person())];
  const _id = await listProduct(shop.url, seller, 'MacBook Air 13', 'macBook');
  await callAs(shop.url, buyer, 'PUT', `/product/booking/${_id}`);
  const isNew = '1 of your products was booked since your last visit.';
  const nothingNew = 'No new bookings since your last visit.';

  // A page loaded in the background does not count as seen.
  const background = watch(await browser.newPage());
  await background.addInitScript(() =>
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true }),
  );
  await signIn(background, seller);
  await background.goto('/dashboard');
  await expect(background.getByText(isNew)).toBeVisible();
  await background.reload();
  await expect(background.getByText(isNew)).toBeVisible();

  // Seen here, and still shown as new while the page is open.
  watch(page);
  await signIn(page, seller);
  const seen = page.waitForResponse((response) => response.url().endsWith('/seller/bookings/seen'));
  await page.goto('/dashboard');
  await expect(page.getByText(isNew)).toBeVisible();
  expect((await seen).ok()).toBe(true);
  await expect(page.getByText(isNew)).toBeVisible();

  // It is not new again, neither here nor on another device.
  await page.reload();
  await expect(page.getByText(nothingNew)).toBeVisible();
  await background.reload();
  await expect(background.getByText(nothingNew)).toBeVisible();
  await background.close();
});
