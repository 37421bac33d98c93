import { unreadable } from './fit.ts';
import { callAs, listProduct, registerByApi, signIn } from './people.ts';
import { expectLoaded } from './rendered.ts';
import { expect, test } from './shop.ts';

/** Names of the maximum length: several words, and a single word. */
const names = { words: 'A name that goes on and on, and '.repeat(7).slice(0, 199) + '.', word: 'M'.repeat(200) };

for (const [kind, name] of Object.entries(names)) {
  test(`at 320 px, names of 200 letters in ${kind === 'word' ? 'one word' : 'words'} are readable, and the theme switch stays visible`, async ({
    page,
    shop,
    person,
  }) => {
    const seller = await registerByApi(shop.url, { ...person(), name }, 'seller');
    const buyer = await registerByApi(shop.url, { ...person(), name });
    const booked = await listProduct(shop.url, seller, name, 'iphone');
    await callAs(shop.url, buyer, 'PUT', `/product/booking/${booked}`);
    const _id = await listProduct(shop.url, seller, name, 'iphone');
    await callAs(shop.url, seller, 'POST', '/advertisedproduct', { _id });
    for (const [who, paths] of [
      [seller, ['/', '/dashboard', '/dashboard/sellers/allproducts']],
      [buyer, ['/category/iphone', '/dashboard/buyer/order']],
      ['admin', ['/dashboard/allsellers', '/dashboard/allbuyers']],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await signIn(page, who);
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByText(name).first()).toBeVisible();
        await expectLoaded(page);
        // A word that is wider than the window has to break.
        const found = async () => (await unreadable(page)).filter((each) => each !== `broken: ${names.word}`);
        await expect.poll(found, path).toEqual([]);
        await expect(page.getByRole('banner').getByRole('button', { name: /theme|dark|light/i })).toBeInViewport();
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.getByRole('button', { name: 'LOGOUT' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
    }
  });
}
