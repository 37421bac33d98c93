import { addGoogleAccount, failGoogle, openGoogle } from './google.ts';
import { deleteAccount, demo, login, register, registerByApi, signIn, signOut } from './people.ts';
import { expect, test } from './shop.ts';

test('continuing with Google registers a buyer, recognizes them next time, and sends no request to another host', async ({
  page,
  context,
  baseURL,
  person,
}) => {
  const foreign: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && request.url().startsWith('http')) foreign.push(request.url());
  });
  const farhana = person();
  await page.goto('/category/iphone?from=mail#top');
  await addGoogleAccount(await openGoogle(page), farhana);
  await expect(page).toHaveURL('/category/iphone?from=mail#top');
  await expect(page.getByText(farhana.email)).toBeVisible();
  await expect(page.getByText(farhana.name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'My All Orders' })).toBeVisible();

  await signOut(page);
  await page.goto('/register');
  await (await openGoogle(page)).getByText(farhana.email).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(farhana.email)).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a seller who continues with Google stays a seller, and their password still works', async ({ page }) => {
  const { email } = demo('nadia');
  await page.goto('/login');
  await addGoogleAccount(await openGoogle(page), { email, name: 'Nadia at Google' });
  await expect(page.getByRole('link', { name: 'Add Products' })).toBeVisible();
  await expect(page.getByText('Nadia at Google')).toBeHidden();
  await signOut(page);
  await signIn(page, 'nadia');
});

test('an account with an unproven e-mail passes to the Google owner of the e-mail, who can set a new password', async ({
  page,
  shop,
  person,
}) => {
  const farhana = person();
  await page.goto('/register');
  await register(page, farhana);
  await signOut(page);
  await page.goto('/login');
  await addGoogleAccount(await openGoogle(page), farhana);
  await expect(page.getByText(farhana.email)).toBeVisible();
  await signOut(page);

  // The person who had chosen the password has lost the account.
  await page.goto('/login');
  await login(page, farhana);
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.');

  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText(/^If this e-mail has an account/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
  const link = new RegExp(`set a new password for ${farhana.email}, write it in place of ANOTHER and open (\\S+)`);
  await expect.poll(() => shop.output).toMatch(link);
  const { ok } = await fetch((link.exec(shop.output)?.[1] ?? '').replace('ANOTHER', 'another+password'));
  expect(ok).toBe(true);
  await login(page, { ...farhana, password: 'another password' });
  await expect(page).toHaveURL('/');
  await expect(page.getByText(farhana.email)).toBeVisible();
});

test('a user whose account was deleted and recreated at the provider regains their registration by proving the e-mail', async ({
  page,
  shop,
  person,
}) => {
  const farhana = await registerByApi(shop.url, person(), 'seller');
  await deleteAccount(shop.url, farhana);
  await page.goto('/register');
  await register(page, farhana);
  await expect(page.getByRole('alert')).toContainText('This e-mail is already registered.');
  // The form keeps its input.
  await expect(page.getByLabel('Name')).toHaveValue(farhana.name);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.goto('/login');
  await addGoogleAccount(await openGoogle(page), farhana);
  await expect(page.getByRole('link', { name: 'Add Products' })).toBeVisible();
  await expect(page.getByText(farhana.email)).toBeVisible();
});

test('a password reset shows the same message for an unknown e-mail', async ({ page, shop, person }) => {
  const { email } = person();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText('Email Address is required')).toBeVisible();
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  await expect(page.getByText(/^If this e-mail has an account/)).toBeVisible();
  expect(shop.output).not.toContain(email);
});

test("cancelling closes Google's popup at once, and does not affect a second attempt", async ({ page, person }) => {
  await page.goto('/login');
  const window = await openGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'continue with Google' })).toBeFocused();
  await expect.poll(() => window.isClosed()).toBe(true);
  await expect(page.getByRole('alert')).toBeHidden();

  // The first attempt does not affect a second one.
  const farhana = person();
  await addGoogleAccount(await openGoogle(page), farhana);
  await expect(page.getByText(farhana.email)).toBeVisible();
});

test("Google's popup does not open if it is cancelled first", async ({ page, context }) => {
  const frame = Promise.withResolvers<void>();
  await page.route('**/emulator/auth/iframe**', async (route) => {
    await frame.promise;
    await route.continue();
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'continue with Google' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  frame.resolve();
  await openGoogle(page);
  // The page, and the window of the second attempt.
  expect(context.pages()).toHaveLength(2);
});

test('an interrupted registration with Google is completed by a retry', async ({ page, person }) => {
  const farhana = person();
  await page.goto('/category/macbook');
  await page.route('**/upload', (route) => route.abort());
  await addGoogleAccount(await openGoogle(page), farhana);
  await expect(page.getByText('The shop isn’t responding')).toBeVisible();
  await page.unroute('**/upload');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/category/macbook');
  await expect(page.getByText(farhana.email)).toBeVisible();
});

test.describe('Google sign-in errors', () => {
  const failures = {
    'cancelled-popup-request': 'Another sign-in window is open. Continue there.',
    'unauthorized-domain': 'Sign-in is not set up correctly in this shop. Please tell us on the contact page.',
    'internal-error': 'Something went wrong. Try again.',
    'invalid-auth-event': 'Something went wrong. Try again.',
    'account-exists-with-different-credential': 'This e-mail already has an account.',
    'user-disabled': 'This account is disabled. To ask why, write to us on the contact page.',
  };
  for (const [code, sentence] of Object.entries(failures)) {
    test(code, async ({ page }) => {
      await page.goto('/login');
      await failGoogle(await openGoogle(page), `auth/${code}`);
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(sentence);
      await expect(alert).toContainText(code.replaceAll('-', ' '));
      await expect(alert).not.toContainText(/Firebase|auth\//);
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
    });
  }

  test('popup-blocked', async ({ page }) => {
    await page.addInitScript('window.open = () => null');
    await page.goto('/register');
    await page.getByRole('button', { name: 'continue with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window.');
    await expect(page.getByRole('alert')).toContainText('popup blocked');
  });

  test('popup-closed-by-user', async ({ page }) => {
    await page.clock.install();
    await page.goto('/register');
    await (await openGoogle(page)).close();
    // The SDK checks the window every two seconds, and then waits eight more for the response.
    await page.clock.runFor(12_000);
    // Closing the window is not an error.
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await expect(page.getByRole('button', { name: 'continue with Google' })).toBeEnabled();
  });

  test('web-storage-unsupported', async ({ page }) => {
    await page.route('**/emulator/auth/iframe**', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('webStorageSupport: true', 'webStorageSupport: false');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'continue with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Your browser blocks this site from saving data.');
    await expect(page.getByRole('alert')).toContainText('web storage unsupported');
  });

  test('network-request-failed', async ({ page }) => {
    await page.route('**/emulator/auth/iframe**', (route) => route.abort());
    await page.goto('/login');
    await page.getByRole('button', { name: 'continue with Google' }).click();
    await expect(page.getByRole('alert')).toContainText('Couldn’t reach the sign-in service.');
    await expect(page.getByRole('alert')).toContainText('network request failed');
  });
});
