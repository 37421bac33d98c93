import type { Page, Route } from '@playwright/test';
import { callAs, demo, login, photo, register, type Person } from './people.ts';
import { expect, test } from './shop.ts';

/** The call of each step of a registration (specification §4). */
const steps = {
  account: '**/accounts:signUp**',
  name: '**/accounts:update**',
  photo: '**/upload',
  user: '**/users',
  token: '**/jwt**',
};
type Step = keyof typeof steps;

/** Registers until a step is reached, and closes the tab there: before its request is sent, or before its response is read. */
async function registerUntil(page: Page, step: Step, answered: boolean, who: Person) {
  const reached = Promise.withResolvers<void>();
  await page.route(steps[step], async (route: Route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    // A pending request would be sent when the tab is closed.
    await (answered ? route.fetch() : route.abort());
    reached.resolve();
  });
  await page.goto('/register');
  await register(page, who);
  await reached.promise;
  await page.close();
}

/** Fills in the remaining fields of the form, and sends it. */
async function complete(page: Page, { name }: { name: string }) {
  await expect(page.getByLabel('E-mail')).toBeDisabled();
  await page.getByLabel('Name').fill(name);
  await page.locator('input[name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** The number of buyers with this e-mail, as the shop's admin sees it. */
async function countBuyers(shop: string, email: string) {
  const buyers: { email: string }[] = await callAs(shop, demo('admin'), 'GET', '/users/allbuyer');
  return buyers.filter((buyer) => buyer.email === email).length;
}

for (const [step] of Object.entries(steps) as [Step, string][]) {
  // A person without an account starts again; a registered user is let in.
  const form = { account: 'all', name: 'rest', photo: 'rest', user: 'rest', token: 'none' } as const;

  test(`after a tab is closed before the step "${step}", the same browser asks only for what is missing`, async ({
    page,
    context,
    shop,
    person,
  }) => {
    const farhana = person();
    await registerUntil(page, step, false, farhana);
    const next = await context.newPage();
    await next.goto('/category/iphone');
    if (form[step] === 'all') {
      await next.getByRole('main').getByRole('link', { name: 'Register' }).click();
      await register(next, farhana);
    } else if (form[step] === 'rest') await complete(next, farhana);
    await expect(next).toHaveURL('/category/iphone');
    await expect(next.getByText(farhana.email)).toBeVisible();
    expect(await countBuyers(shop.url, farhana.email)).toBe(1);
  });

  test(`after a tab is closed before the response of the step "${step}", another browser asks only for what is missing`, async ({
    page,
    browser,
    shop,
    person,
  }) => {
    const farhana = person();
    await registerUntil(page, step, true, farhana);
    const next = await browser.newPage();
    await next.goto('/register');
    await register(next, farhana);
    await expect(next.getByText('This e-mail already has an account. Log in instead.')).toBeVisible();
    await next.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await login(next, farhana);
    if (step !== 'user' && step !== 'token') await complete(next, farhana);
    await expect(next).toHaveURL('/');
    await expect(next.getByText(farhana.email)).toBeVisible();
    await next.close();
    expect(await countBuyers(shop.url, farhana.email)).toBe(1);
  });
}

test.describe('errors shown under the field', () => {
  test('an e-mail that already has an account', async ({ page, person }) => {
    await page.goto('/register');
    await register(page, { ...person(), email: demo('sadia').email });
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /^This e-mail already has an account.*email already in use/,
    );
  });

  test('a password that is too short', async ({ page, person }) => {
    await page.goto('/register');
    await register(page, { ...person(), password: '12345' });
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'This password does not meet the requirements. Choose another one. Use at least 6 characters.',
    );
  });

  // The emulator enforces no password policy: this is a mock of Google's response.
  test('a password that does not meet the policy of the Firebase project', async ({ page, person }) => {
    const message =
      'PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: ' +
      '[Password must contain at least 8 characters, Password must contain an upper case character]';
    const refuse = (route: Route) => route.fulfill({ status: 400, json: { error: { code: 400, message } } });
    await page.route(steps.account, refuse);
    await page.goto('/register');
    const farhana = person();
    await register(page, farhana);
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAccessibleDescription(
      'This password does not meet the requirements. Choose another one. Use at least 8 characters. Include an upper-case letter.',
    );
    await expect(field).toBeFocused();
    await page.unroute(steps.account, refuse);
    await register(page, { ...farhana, password: 'Six or more' });
    await expect(page).toHaveURL('/');
  });

  test('an invalid e-mail', async ({ page, person }) => {
    await page.goto('/register');
    await register(page, { ...person(), email: 'nobody at home' });
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(
      /^Enter an e-mail address like name@example\.com\./,
    );
  });
});
