import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { aNewProduct } from '../../../packages/contract/src/fixtures.ts';
import {
  fieldOf,
  productLabels,
  requiredFieldNames,
  type EnteredProduct,
  type FactName,
} from '../../../packages/contract/src/products/fields.ts';
import { expect, type Page } from '@playwright/test';

/** A sample picture. */
export const photo = join(import.meta.dirname, '../../server/demo/people/sadia.webp');

/** The credentials of a person. */
export interface Account {
  email: string;
  password: string;
}

export interface Person extends Account {
  name: string;
}

/** A person with a unique e-mail. */
export const newPerson = (): Person => ({
  name: 'Farhana Yasmin',
  email: `farhana.${randomUUID().slice(0, 8)}@example.com`,
  password: 'six or more',
});

/** Fills in the registration form, and sends it. */
export async function register(page: Page, { name, email, password }: Person, role: 'buyer' | 'seller' = 'buyer') {
  await page.getByLabel('Name').fill(name);
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.locator('input[name=image]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Register' }).click();
}

/** Fills in the login form, and sends it. */
export async function login(page: Page, { email, password }: Account) {
  // Until this form has loaded, the registration form may be there, with fields of the same names.
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export type DemoName = 'admin' | 'imran' | 'nadia' | 'sadia' | 'tanvir';

/** The credentials of one of the demo's people. */
export const demo = (who: DemoName): Account => ({
  email: `${who}@appleonly.example`,
  password: `${who}-sample`,
});

export const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'LOGIN' });
export const logoutButton = (page: Page) => page.getByRole('button', { name: 'LOGOUT' });

/** Logs in a person, or one of the demo's people by name, on the login page, and waits until they are signed in. */
export async function signIn(page: Page, who: DemoName | Account) {
  await page.goto('/login');
  await login(page, typeof who === 'string' ? demo(who) : who);
  await logoutButton(page).waitFor();
}

/** Logs out, which leads to home, and waits for the next second: a sign-in within the same one would be ended, too (ADR 8). */
export async function signOut(page: Page) {
  await logoutButton(page).click();
  await expect(page).toHaveURL('/');
  await page.waitForTimeout(1000 - (Date.now() % 1000));
}

const jsonRequest = (body: unknown) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const json = async (answer: Promise<Response>) => (await answer).json();

/** The response of the shop's sign-in. */
export const authenticate = (shop: string, action: 'signInWithPassword' | 'signUp', { email, password }: Account) =>
  json(
    fetch(`${shop}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=demo`, {
      method: 'POST',
      ...jsonRequest({ email, password, returnSecureToken: true }),
    }),
  );

/** The access token that the shop issues to a registered person, outside any page. */
async function accessTokenOf(shop: string, who: Account): Promise<string> {
  const { idToken } = await authenticate(shop, 'signInWithPassword', who);
  const { accessToken } = await json(fetch(`${shop}/jwt?email=${who.email}`, { headers: bearer(idToken) }));
  return accessToken;
}

/** Makes a call as a registered person, outside any page. Returns the response. */
export async function callAs(shop: string, who: Account, method: string, path: string, body?: unknown) {
  const accessToken = await accessTokenOf(shop, who);
  const { headers, ...rest } = body === undefined ? { headers: {} } : jsonRequest(body);
  return json(fetch(shop + path, { method, headers: { ...headers, ...bearer(accessToken) }, ...rest }));
}

/** Deletes a person's account at the shop's sign-in, as they can themselves. */
export async function deleteAccount(shop: string, who: Account) {
  const { idToken } = await authenticate(shop, 'signInWithPassword', who);
  const path = '/identitytoolkit.googleapis.com/v1/accounts:delete?key=demo';
  const answer = await fetch(shop + path, { method: 'POST', ...jsonRequest({ idToken }) });
  if (!answer.ok) throw new Error(`The account of ${who.email} is not deleted: ${await answer.text()}`);
}

/** Changes a person's password at the shop's sign-in, and signs in with it, as on another device. Returns the person with the new password. */
export async function changePassword<Who extends Account>(shop: string, who: Who, password: string): Promise<Who> {
  const { idToken } = await authenticate(shop, 'signInWithPassword', who);
  const path = '/identitytoolkit.googleapis.com/v1/accounts:update?key=demo';
  const answer = await fetch(shop + path, {
    method: 'POST',
    ...jsonRequest({ idToken, password, returnSecureToken: true }),
  });
  if (!answer.ok) throw new Error(`The password of ${who.email} is not changed: ${await answer.text()}`);
  const changed = { ...who, password };
  // The shop learns of the change when it checks a sign-in with the provider.
  await accessTokenOf(shop, changed);
  return changed;
}

/** Registers a person outside any page. */
export async function registerByApi(shop: string, person: Person, role: 'buyer' | 'seller' = 'buyer') {
  const { name, email } = person;
  const { idToken } = await authenticate(shop, 'signUp', person);
  const { headers, ...rest } = jsonRequest({ name, email, role, img: await existingPhoto(shop) });
  const answer = await fetch(`${shop}/users`, { method: 'POST', headers: { ...headers, ...bearer(idToken) }, ...rest });
  if (!answer.ok) throw new Error(`The shop does not register ${email}: ${await answer.text()}`);
  return person;
}

/** The address of a photo that the shop has. */
async function existingPhoto(shop: string): Promise<string> {
  const [{ img }] = await json(fetch(`${shop}/macBook`));
  return img;
}

/** Lists a device, as its seller, outside any page. Returns the product's id. */
export async function listProduct(
  shop: string,
  seller: Account,
  name: string,
  category: 'macBook' | 'iphone' | 'accessories',
  stated: Partial<Pick<EnteredProduct, FactName>> = {},
): Promise<string> {
  const facts = { condition: 'Good', description: 'Here.', selling_price: '1', original_price: '2' } as const;
  const product = aNewProduct({
    ...facts,
    ...stated,
    name,
    category,
    email: seller.email,
    img: await existingPhoto(shop),
  });
  const { _id } = await callAs(shop, seller, 'POST', '/addedproduct', product);
  return _id;
}

/** The text that a seller types into the form, by field label, in order. The e-mail is prefilled. */
export function productFormValues(facts: Partial<EnteredProduct> = {}): Record<string, string> {
  const product = aNewProduct({ description: 'Lived on a desk.', ...facts });
  const typed = requiredFieldNames.filter((name) => name !== 'img' && name !== 'email' && !fieldOf(name).choices);
  return Object.fromEntries(typed.map((name) => [productLabels[name], product[name]]));
}

/** Deletes people from the shop, as its admin, with all their data. */
export async function remove(shop: string, people: readonly Account[]) {
  for (const { email } of people) {
    const { _id, role } = await callAs(shop, demo('admin'), 'GET', `/users/${email}`);
    if (_id !== undefined) await callAs(shop, demo('admin'), 'DELETE', `/${role}/${_id}`);
  }
}
