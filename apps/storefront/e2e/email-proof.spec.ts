import { addGoogleAccount, openGoogle } from './google.ts';
import { expectMessage } from './messages.ts';
import { newDevice, registerAndList } from './selling.ts';
import { expect, test } from './shop.ts';

test.describe('when sellers must prove their e-mail', () => {
  test.use({ ownShop: { REQUIRE_PROVEN_EMAIL: '1' } });

  test('a listing becomes public once its seller has opened the e-mailed link, and the seller stays signed in', async ({
    page,
    context,
    browser,
    shop,
    watch,
    person,
  }) => {
    const device = newDevice();
    const seller = person();
    watch(page);
    await registerAndList(page, seller, device);
    await expect(page.getByText(`${device.name} was added. It is not public yet`)).toBeVisible();
    await page.getByRole('link', { name: 'Go to My Products' }).click();
    const card = page.getByRole('article', { name: device.name });
    await expect(card.getByText('Not public yet')).toBeVisible();
    await card.getByRole('button', { name: 'Run Advertise' }).click();
    await expectMessage(page, 'Product Advertising successfully');

    const visitor = watch(await browser.newPage());
    const advertised = visitor.getByRole('region', { name: 'Advertised' });
    await visitor.goto('/');
    await expect(advertised.getByRole('article').first()).toBeVisible();
    await expect(advertised.getByRole('article', { name: device.name })).toBeHidden();

    const notice = page.getByRole('region', { name: 'Your listings are not public yet' });
    await expect(notice).toContainText(seller.email);
    await notice.getByRole('button', { name: 'Publish listings' }).click();
    await expect(notice.getByText('The link has not been opened yet.')).toBeVisible();
    // The first e-mail was sent at registration.
    const link = new RegExp(`To confirm the e-mail address ${seller.email}, open (\\S+)`);
    await expect.poll(() => shop.output).toMatch(link);
    await notice.getByRole('button', { name: 'Send the e-mail again' }).click();
    await expect(notice.getByText('E-mail sent. It can take a few minutes to arrive.')).toBeVisible();
    await expect.poll(() => shop.output.match(new RegExp(link, 'g'))).toHaveLength(2);
    const mail = await context.newPage();
    expect((await mail.goto(link.exec(shop.output)?.[1] ?? ''))?.ok()).toBe(true);
    await mail.close();

    await notice.getByRole('button', { name: 'Publish listings' }).click();
    await expectMessage(page, 'Your listings are public now.');
    await expect(notice).toBeHidden();
    await expect(card.getByText('This Product is on Market')).toBeVisible();
    await page.reload();
    await expect(card.getByText('This Product is on Market')).toBeVisible();
    await visitor.reload();
    await expect(advertised.getByRole('article', { name: device.name })).toBeVisible();
    await visitor.close();
  });

  test('a listing made with an unproven e-mail stays hidden until the owner of the e-mail confirms it', async ({
    page,
    browser,
    watch,
    person,
  }) => {
    const device = newDevice();
    const owner = person();
    watch(page);
    await registerAndList(page, owner, device);

    // The times of sign-ins are whole seconds.
    const listed = Date.now();
    await expect.poll(() => Date.now()).toBeGreaterThan(listed + 1000);
    const ownerPage = watch(await browser.newPage());
    await ownerPage.goto('/login');
    await addGoogleAccount(await openGoogle(ownerPage), owner);
    await expect(ownerPage.getByText(owner.email)).toBeVisible();
    await ownerPage.goto('/category/macBook');
    await expect(ownerPage.getByRole('article').first()).toBeVisible();
    await expect(ownerPage.getByRole('article', { name: device.name })).toBeHidden();
    await ownerPage.goto('/dashboard/sellers/allproducts');
    const card = ownerPage.getByRole('article', { name: device.name });
    await expect(card).toContainText('listed before you confirmed your e-mail');
    await card.getByRole('button', { name: 'Confirm listing' }).click();
    await expectMessage(ownerPage, 'Your listing is public now.');
    await expect(card).toBeFocused();
    await expect(card.getByText('This Product is on Market')).toBeVisible();
    await ownerPage.goto('/category/macBook');
    await expect(ownerPage.getByRole('article', { name: device.name })).toBeVisible();
    await ownerPage.close();
  });
});
