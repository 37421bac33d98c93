import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { listProduct, registerByApi, signIn } from './people.ts';
import { expect, test } from './shop.ts';

/** A message, and the controls that it covered. */
interface SeenMessage {
  text: string;
  covered: string[];
}

/**
 * Records each message of a page half a second after it appears, by the page's own clock: its position is final, and it is not
 * disappearing yet.
 */
async function watchMessages(page: Page) {
  const seen: SeenMessage[] = [];
  await page.exposeFunction('seeMessage', (message: SeenMessage) => void seen.push(message));
  await page.addInitScript(() => {
    const controls = 'a[href], button, input, label, select, summary, textarea';
    const messages = 'section[aria-label="Messages"] > div';
    const coveredBy = (message: Element) => {
      const box = message.getBoundingClientRect();
      return Array.from(document.querySelectorAll<HTMLElement>(controls))
        .filter((control) => !control.closest('section[aria-label="Messages"], [aria-hidden="true"]'))
        .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === 'none')
        .filter((control) =>
          Array.from(control.getClientRects()).some(
            ({ left, right, top, bottom }) =>
              left < box.right && right > box.left && top < box.bottom && bottom > box.top,
          ),
        )
        .map((control) => `${control.outerHTML.slice(0, 80)} ${control.textContent}`);
    };
    const known = new WeakSet<Element>();
    new MutationObserver(() => {
      for (const message of document.querySelectorAll(messages)) {
        if (known.has(message)) continue;
        known.add(message);
        setTimeout(() => {
          const text = message.querySelector('p')?.textContent ?? '';
          Reflect.get(globalThis, 'seeMessage')({ text, covered: coveredBy(message) });
        }, 500);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return async (text: string) => {
    await expect.poll(() => seen.map((message) => message.text)).toContain(text);
    expect(seen.splice(0)).toEqual([{ text, covered: [] }]);
  };
}

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${size.width} px`, () => {
    test('no toast covers a control when a buyer books, cancels and writes to the shop', async ({
      page,
      shop,
      person,
    }) => {
      const device = `Charger ${randomUUID()}`;
      await listProduct(shop.url, await registerByApi(shop.url, person(), 'seller'), device, 'accessories');
      const expectClear = await watchMessages(page);
      const buyer = await registerByApi(shop.url, person());
      await signIn(page, buyer);
      await page.setViewportSize(size);
      await page.goto('/category/accessories');
      await page.getByRole('article', { name: device }).getByRole('button', { name: 'Booking Now' }).click();
      await page.getByRole('button', { name: 'Booking Confirm' }).click();
      await expectClear('Product Booking Completed');
      await page.goto('/dashboard/buyer/order');
      await page.getByRole('button', { name: 'Delete order' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
      await expectClear(`buyer ${buyer.name} booking cancel successfully`);
      await page.goto('/contact');
      await page.getByLabel('Name').fill(buyer.name);
      await page.getByLabel('E-mail').fill(buyer.email);
      await page.getByLabel('Message', { exact: true }).fill('Hello.');
      await page.getByRole('button', { name: 'Send' }).click();
      await expectClear('Your message was sent');
    });

    test('no toast covers a control when a seller advertises a product, and stops', async ({ page, shop, person }) => {
      const expectClear = await watchMessages(page);
      const seller = await registerByApi(shop.url, person(), 'seller');
      const names = Array.from({ length: 4 }, () => `Cable ${randomUUID()}`);
      for (const name of names) await listProduct(shop.url, seller, name, 'accessories');
      await signIn(page, seller);
      await page.setViewportSize(size);
      await page.goto('/dashboard/sellers/allproducts');
      const card = page.getByRole('article', { name: names[0] ?? '' });
      await card.getByRole('button', { name: 'Run Advertise' }).click();
      await expectClear('Product Advertising successfully');
      await card.getByRole('button', { name: 'Off Advertising' }).click();
      await expectClear('Product Advertising Off Successful');
    });

    test('no toast covers a control when an admin verifies and deletes a seller', async ({
      page,
      shop,
      person,
      signedIn,
    }) => {
      const seller = await registerByApi(shop.url, { ...person(), name: `Seller ${randomUUID()}` }, 'seller');
      const expectClear = await watchMessages(page);
      await signedIn(page, 'admin', '/dashboard/allsellers');
      await page.setViewportSize(size);
      const row = page.getByRole('row').filter({ hasText: seller.email });
      await row.getByRole('button', { name: /Verifying/ }).click();
      await expectClear('Seller Verified');
      await row.getByRole('button', { name: /Delete/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirm Delete' }).click();
      await expectClear(`Seller ${seller.name} deleted successfully`);
    });
  });
}

test('two adverts that fail in quick succession show an error each', async ({ page, signedIn }) => {
  await signedIn(page, 'nadia', '/dashboard/sellers/allproducts');
  const arePressed = Promise.withResolvers<void>();
  await page.route('**/advertisedproduct', async (route) => {
    await arePressed.promise;
    await route.abort();
  });
  // The button of a pending advert changes at once.
  const run = page.getByRole('button', { name: 'Run Advertise' });
  await run.nth(1).click();
  await run.nth(0).click();
  arePressed.resolve();
  for (let count = 0; count < 2; count += 1)
    await expectMessage(page, 'Couldn’t reach the server. Check your connection.');
});
