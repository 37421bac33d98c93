import { randomUUID } from 'node:crypto';
import { expectMessage } from './messages.ts';
import { listProduct, registerByApi, signIn } from './people.ts';
import { expect, test } from './shop.ts';

test('an injected style is not applied', async ({ page, violations }) => {
  await page.goto('/about');
  await page.evaluate(() => {
    const injected = '<style>h1 { color: red }</style><p style="color: red">Injected</p>';
    document.body.insertAdjacentHTML('beforeend', injected);
  });
  const red = 'rgb(255, 0, 0)';
  await expect(page.getByText('Injected')).not.toHaveCSS('color', red);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', red);
  const refused = expect.stringContaining("directive 'style-src 'self' 'sha256-");
  await expect.poll(() => violations).toEqual([refused, refused]);
  violations.length = 0;
});

test('text from a seller is shown as typed, and an injected script does not run', async ({
  page,
  shop,
  person,
  violations,
}) => {
  const script = `globalThis.ran = '${randomUUID()}'`;
  const written = `<img src="/x" onerror="${script}"><script>${script}</script>{{7*7}} &amp;`;
  await listProduct(shop.url, await registerByApi(shop.url, person(), 'seller'), written, 'macBook');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: written, exact: true })).toBeVisible();
  expect(violations).toEqual([]);

  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), written);
  await expect.poll(() => violations).toEqual([expect.stringContaining("directive 'script-src 'self' 'sha256-")]);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
  violations.length = 0;
});

for (const size of [
  { width: 390, height: 844, hasMenu: true },
  { width: 1440, height: 900, hasMenu: false },
]) {
  test(`at ${size.width} px, pages, the menu, a dialog and a toast need only the styles of the build`, async ({
    page,
    shop,
    watch,
    person,
  }) => {
    watch(page);
    const device = `MacBook Air ${randomUUID()}`;
    await listProduct(shop.url, await registerByApi(shop.url, person(), 'seller'), device, 'macBook');
    await signIn(page, await registerByApi(shop.url, person()));
    await page.setViewportSize(size);
    for (const title of ['Blog', 'MacBook']) {
      if (size.hasMenu) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('banner').getByRole('link', { name: title }).click();
      await expect(page).toHaveTitle(`${title} - Apple Only`);
    }

    // A dialog hides it from assistive technology.
    const card = page.getByRole('article', { name: device, includeHidden: true });
    const opener = card.getByRole('button', { name: 'Booking Now' });
    await opener.scrollIntoViewIfNeeded();
    const before = await card.boundingBox();
    await opener.click();
    const modal = page.getByRole('dialog', { name: device });
    await expect(modal).toBeInViewport({ ratio: 1 });
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    expect(await card.boundingBox(), 'the page behind stays where it is').toEqual(before);

    await modal.getByLabel('Phone').fill('01711 000 000');
    await modal.getByRole('button', { name: 'Booking Confirm' }).click();
    await expectMessage(page, 'Product Booking Completed');
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveCSS('position', 'fixed');
    await expect(page.locator('body')).toHaveCSS('overflow', 'visible');
  });
}

test('the API documentation needs only the styles of its own files, and its calls can be tried out', async ({
  page,
  watch,
}) => {
  watch(page);
  await page.goto('/docs');
  await page.getByRole('button', { name: 'GET /health Tell' }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  await page.getByRole('button', { name: 'Execute' }).click();
  await expect(page.getByRole('heading', { name: 'Server response' })).toBeVisible();
});
