import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** A picture that anybody could have taken. */
export const photo = join(import.meta.dirname, '../../server/demo/people/sadia.webp');

/** Somebody whom nobody has registered yet. */
export const person = () => ({
  name: 'Farhana Yasmin',
  email: `farhana.${randomUUID().slice(0, 8)}@example.com`,
  password: 'six or more',
});

/** Fills in the registration form, and sends it. */
export async function register(
  page: Page,
  { name, email, password }: ReturnType<typeof person>,
  role: 'buyer' | 'seller' = 'buyer',
) {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('input[name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills in the login form, and sends it. */
export async function login(page: Page, { email, password }: { email: string; password: string }) {
  // The registration form has fields of the same names, until this one has arrived.
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** How one of the demo's people logs in. */
export const demo = (who: 'admin' | 'imran' | 'nadia' | 'sadia' | 'tanvir') => ({
  email: `${who}@appleonly.example`,
  password: `${who}-sample`,
});

/** Logs one of the demo's people in, and waits until the shop knows them. */
export async function signIn(page: Page, who: Parameters<typeof demo>[0]) {
  await page.goto('/login');
  await login(page, demo(who));
  await page.getByRole('button', { name: 'LOGOUT' }).waitFor();
}

/** Makes a call as one of the demo's people, from outside of any page. Answers what the shop says. */
export async function callAs(
  shop: string,
  who: Parameters<typeof demo>[0],
  method: string,
  path: string,
  body?: unknown,
) {
  const { email } = demo(who);
  const json = async (answer: Promise<Response>) => (await answer).json();
  const send = (sent: unknown) => ({ headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) });
  const { idToken } = await json(
    fetch(`${shop}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`, {
      method: 'POST',
      ...send({ ...demo(who), returnSecureToken: true }),
    }),
  );
  const { accessToken } = await json(
    fetch(`${shop}/jwt?email=${email}`, { headers: { authorization: `Bearer ${idToken}` } }),
  );
  const { headers, ...rest } = body === undefined ? { headers: {} } : send(body);
  return json(fetch(shop + path, { method, headers: { ...headers, authorization: `Bearer ${accessToken}` }, ...rest }));
}
