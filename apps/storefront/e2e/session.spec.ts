import { authMessages, sessionMessages } from '../../../packages/auth/src/messages.ts';
import {
  authenticate,
  callAs,
  changePassword,
  demo,
  login,
  loginLink,
  logoutButton,
  register,
  registerByApi,
  signIn,
} from './people.ts';
import { expect, test } from './shop.ts';

const deletedText =
  'You were signed out because this account was deleted. To ask why, write to us on the contact page.';

test('other tabs follow a sign-in and a sign-out', async ({ page, context }) => {
  await page.goto('/');
  const other = await context.newPage();
  await other.goto('/category/macbook');
  await expect(other).toHaveURL('/login');

  await signIn(page, 'imran');
  await expect(other).toHaveURL('/category/macbook');
  await expect(other.getByText(demo('imran').email)).toBeVisible();

  await logoutButton(page).click();
  await expect(other).toHaveURL('/login');
  await expect(loginLink(other)).toBeVisible();

  // Another person signs in there: the first tab switches to them as well.
  await login(other, demo('sadia'));
  await expect(page.getByText(demo('sadia').email)).toBeVisible();
});

test('a user whom an admin has deleted is signed out with a message at the next call', async ({
  page,
  shop,
  person,
}) => {
  const farhana = person();
  await page.goto('/register');
  await register(page, farhana);
  await expect(page.getByText(farhana.email)).toBeVisible();

  const { _id } = await callAs(shop.url, demo('admin'), 'GET', `/users/${farhana.email}`);
  const deleted = await callAs(shop.url, demo('admin'), 'DELETE', `/buyer/${_id}`);
  expect(deleted).toEqual({ deletedCount: 1 });

  await page.getByRole('link', { name: 'My All Orders' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('alert')).toHaveText(deletedText);
  // The same when the person tries to log in.
  await login(page, farhana);
  await expect(page.getByRole('alert')).toHaveText(deletedText);
});

test('a password change on another device signs this one out at the next call', async ({ page, shop, person }) => {
  const farhana = await registerByApi(shop.url, person());
  await signIn(page, farhana);
  // The provider's times are whole seconds, and the server allows for one: a sign-in of the second before the change stays valid.
  await page.waitForTimeout(2100);
  const changed = await changePassword(shop.url, farhana, 'another one');

  await page.getByRole('link', { name: 'My All Orders' }).click();
  await expect(page).toHaveURL('/login');
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText(sessionMessages.expired);
  await login(page, farhana);
  await expect(alert).toContainText(authMessages['invalid-credentials'].message);
  await login(page, changed);
  await expect(page).toHaveURL('/dashboard/buyer/order');
  await expect(logoutButton(page)).toBeVisible();
});

test.describe('in a shop of its own', () => {
  test.use({ ownShop: true });

  test('an open page follows a role change on the server', async ({ page, shop, person }) => {
    const farhana = person();
    await page.goto('/category/accessories');
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await register(page, farhana);
    await page.getByRole('button', { name: 'Booking Now' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await shop.promote(farhana.email);

    await page.getByRole('dialog').getByRole('button', { name: 'Booking Confirm' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', { name: 'All Sellers' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'My All Orders' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Booking Now' })).toHaveCount(0);
  });

  test('after the shop has lost its data, a signed-in user is told so, and can register again', async ({
    page,
    shop,
    person,
  }) => {
    const farhana = person();
    await page.goto('/register');
    await register(page, farhana);
    await expect(page.getByText(farhana.email)).toBeVisible();
    await shop.restartEmpty();

    await page.getByRole('link', { name: 'My All Orders' }).click();
    await expect(page).toHaveURL('/register');
    await expect(page.getByRole('alert')).toHaveText(
      'This account is no longer registered here. Register again, or use another account.',
    );
    await page.getByRole('button', { name: 'Use another account' }).click();
    await register(page, farhana);
    await expect(page).toHaveURL('/dashboard/buyer/order');
    await expect(page.getByText(farhana.email)).toBeVisible();
  });
});

for (const minutes of [-10, 10]) {
  test(`a device whose clock is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'fast' : 'slow'} signs in, reads data and stays signed in`, async ({
    page,
  }) => {
    await page.addInitScript((skew) => {
      const { now } = Date;
      globalThis.Date = class extends Date {
        static override now = () => now() + skew;
        constructor(...given: []) {
          if (given.length === 0) super(now() + skew);
          else super(...given);
        }
      } as DateConstructor;
    }, minutes * 60_000);
    await signIn(page, 'imran');
    await page.getByRole('banner').getByRole('link', { name: 'MACBOOK' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(demo('imran').email)).toBeVisible();
  });
}

test.describe('sign-in errors', () => {
  const refusals = {
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled.': [
      'Too many attempts. Wait a few minutes, then try again.',
      'Access to this account has been temporarily disabled.',
    ],
    USER_DISABLED: ['This account is disabled. To ask why, write to us on the contact page.', 'user disabled'],
    CONFIGURATION_NOT_FOUND: ['Sign-in is not set up correctly in this shop.', 'configuration not found'],
    SOMETHING_NEW: ['Something went wrong. Try again.', 'something new'],
  };
  for (const [message, words] of Object.entries(refusals)) {
    test(message, async ({ page }) => {
      await page.goto('/login');
      await page.route('**/accounts:signInWithPassword**', (route) =>
        route.fulfill({ status: 400, json: { error: { code: 400, message } } }),
      );
      await login(page, demo('imran'));
      for (const sentence of words) await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('alert')).not.toContainText(/Firebase|auth\//);
      await expect(page.getByLabel('E-mail')).toHaveValue(demo('imran').email);
    });
  }

  test('too many wrong passwords, and then the right one', async ({ page, shop, person }) => {
    const farhana = await registerByApi(shop.url, person());
    const guess = { ...farhana, password: 'a guess' };
    for (let times = 0; times < 10; times++) await authenticate(shop.url, 'signInWithPassword', guess);
    await page.goto('/login');
    await login(page, farhana);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Too many attempts. Wait a few minutes, then try again.');
    await expect(alert).toContainText('You can immediately restore it by resetting your password');
    await expect(logoutButton(page)).toBeHidden();
  });

  test('an unreachable provider', async ({ page }) => {
    await page.goto('/login');
    await page.route('**/identitytoolkit.googleapis.com/**', (route) => route.abort());
    await login(page, demo('imran'));
    await expect(page.getByRole('alert')).toContainText('Couldn’t reach the sign-in service.');
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t reach the sign-in service.');
    await page.unroute('**/identitytoolkit.googleapis.com/**');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(logoutButton(page)).toBeVisible();
  });

  test('an unreachable shop after signing in at the provider', async ({ page }) => {
    await page.route('**/jwt**', (route) => route.abort());
    await page.goto('/login');
    await login(page, demo('imran'));
    await expect(page.getByText('The shop isn’t responding')).toBeVisible();
    await page.unroute('**/jwt**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(demo('imran').email)).toBeVisible();
  });
});
