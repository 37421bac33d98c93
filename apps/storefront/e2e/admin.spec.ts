import type { Page } from '@playwright/test';
import { expectMessage } from './messages.ts';
import { register, registerByApi } from './people.ts';
import { expect, test } from './shop.ts';

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('in a shop of its own', () => {
  // The shop limits messages per minute.
  test.use({ ownShop: true });

  test('an admin verifies and deletes sellers, deletes buyers, and marks and deletes messages', async ({
    page,
    browser,
    watch,
    person,
    signedIn,
  }) => {
    const [buyer, seller] = [person(), person()];
    const otherPage = await browser.newPage();
    for (const [who, role] of [
      [buyer, 'buyer'],
      [seller, 'seller'],
    ] as const) {
      await otherPage.goto('/register');
      await register(otherPage, who, role);
      await expect(otherPage.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
      await otherPage.getByRole('button', { name: 'LOGOUT' }).click();
      await expect(otherPage.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
    }

    // A visitor writes to the shop.
    await otherPage.goto('/contact');
    await otherPage.getByLabel('Name').fill('A visitor');
    await otherPage.getByLabel('E-mail').fill('visitor@example.com');
    await otherPage.getByLabel('Message', { exact: true }).fill(`Is it still to be had, ${seller.email}?`);
    await otherPage.getByRole('button', { name: 'Send' }).click();
    await expect(otherPage.getByText('Thank you. We have your message.')).toBeVisible();

    watch(page);
    await signedIn(page, 'admin', '/dashboard/');
    await expect(page.getByText('this is admin section', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Sellers, buyers and messages' })).toBeVisible();

    await page.getByRole('link', { name: 'All Sellers' }).click();
    await expect(page).toHaveTitle('All Sellers - Apple Only');
    const row = rowOf(page, seller.email);
    await row.getByRole('button', { name: /Verifying/ }).click();
    await expectMessage(page, 'Seller Verified');
    await expect(row.getByText('Verified', { exact: true })).toBeVisible();
    // A verification can be removed, and given again.
    await expect(row.getByRole('button', { name: /Verifying/ })).toBeHidden();
    await row.getByRole('button', { name: 'Remove badge' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the Verified badge?' });
    await expect(question).toContainText(`${seller.name} and all their listings are then shown as Not Verified`);
    await question.getByRole('button', { name: 'Remove badge' }).click();
    await expectMessage(page, `${seller.name} is no longer verified`);
    await expect(row.getByText('Not Verified', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /Verifying/ }).click();
    await expectMessage(page, 'Seller Verified');
    await expect(row.getByText('Verified', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /Delete/ }).click();
    const confirmation = page.getByRole('alertdialog', { name: 'Are you sure you want to delete?' });
    await expect(confirmation).toContainText(`If you delete ${seller.name}. It cannot be undone.`);
    await confirmation.getByRole('button', { name: 'cancel' }).click();
    await expect(row).toBeVisible();
    await row.getByRole('button', { name: /Delete/ }).click();
    await confirmation.getByRole('button', { name: 'Confirm Delete' }).click();
    await expectMessage(page, `Seller ${seller.name} deleted successfully`);
    await expect(row).toBeHidden();

    await page.getByRole('link', { name: 'All Buyers' }).click();
    await rowOf(page, buyer.email)
      .getByRole('button', { name: /Delete/ })
      .click();
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expectMessage(page, `Buyer ${buyer.name} deleted successfully`);
    await expect(rowOf(page, buyer.email)).toBeHidden();

    await page.getByRole('link', { name: 'Messages' }).first().click();
    const message = page.getByRole('listitem').filter({ hasText: seller.email });
    await message.getByRole('button', { name: 'Mark as done' }).click();
    await expect(message.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
    await message.getByRole('button', { name: 'Delete' }).click();
    await confirmation.getByRole('button', { name: 'Delete' }).click();
    await expect(message).toBeHidden();

    // A deleted account cannot log in.
    await otherPage.goto('/login');
    await otherPage.getByLabel('E-mail').fill(buyer.email);
    await otherPage.getByLabel('Password', { exact: true }).fill(buyer.password);
    await otherPage.getByRole('button', { name: 'Login' }).click();
    await expect(otherPage.getByRole('alert')).toBeVisible();

    // Unless an admin allows it.
    await page.getByRole('link', { name: 'All Buyers' }).click();
    const form = page.getByRole('form', { name: 'Let a deleted user register again' });
    await form.getByLabel('E-mail').fill(buyer.email);
    await form.getByRole('button', { name: 'Allow registration' }).click();
    await expect(form.getByText(`${buyer.email} can register again.`)).toBeVisible();
    await otherPage.getByLabel('E-mail').fill(buyer.email);
    await otherPage.getByLabel('Password', { exact: true }).fill(buyer.password);
    await otherPage.getByRole('button', { name: 'Login' }).click();
    await expect(otherPage.getByText('Use another account')).toBeVisible();
    await otherPage.close();
  });
});

test('verifying two sellers at the same time shows both as verified', async ({ page, shop, person, signedIn }) => {
  const sellers = [
    await registerByApi(shop.url, person(), 'seller'),
    await registerByApi(shop.url, person(), 'seller'),
  ];
  await signedIn(page, 'admin', '/dashboard/allsellers');
  const held = Promise.withResolvers<void>();
  await page.route('**/seller/verify/*', async (route) => {
    await held.promise;
    await route.continue();
  });
  const buttonOf = (email: string) => rowOf(page, email).getByRole('button', { name: /Verifying/ });
  for (const { email } of sellers) await buttonOf(email).click();
  for (const { email } of sellers) await expect(buttonOf(email)).toHaveAttribute('aria-disabled', 'true');
  held.resolve();
  for (const { email } of sellers)
    await expect(rowOf(page, email).getByText('Verified', { exact: true })).toBeVisible();
});
