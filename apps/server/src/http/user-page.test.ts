import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../storage/database.ts';
import { openShop, type TestShop } from '../test-shop.ts';

/** A storefront with one page for users, which has the answers of two calls. */
const renderer = `
export const placeholderOrigin = 'https://origin.test';
export const addresses = { product: ({ _id }) => '/product/' + _id, publicPaths: [], privatePathPrefix: '/dashboard' };
export const renderedPages = [];
export const render = async () => '';
export const userPages = ['/desk'];
export const renderContent = async ({ path, user, fetch }) => {
  const answers = await Promise.all(
    ['/users/' + user.email, '/users/allbuyer'].map((call) =>
      fetch(call, { headers: { authorization: 'Bearer ' + user.accessToken } }),
    ),
  );
  return [path, ...answers.map(({ status }) => status), await answers[0].text()].join(' ');
};`;

let shop: TestShop;
beforeAll(async () => {
  const storefront = { '.renderer/renderer.js': renderer, '404.html': 'Missing', 'desk/index.html': 'Desk' };
  shop = await openShop(() => openEmbedded(), { storefront });
});
afterAll(() => shop.close());

const accept = { accept: 'text/html' };

test('a user page is rendered from calls made as its user, with the usual access', async () => {
  const buyer = await shop.newUser('buyer');
  expect(await shop.call('GET', '/desk', { headers: accept })).toMatchObject({ status: 200, body: 'Desk' });
  const { status, body, headers } = await shop.call('GET', '/desk?sort=price', { as: buyer, headers: accept });
  expect(status).toBe(200);
  expect(body).toContain('/desk?sort=price 200 403 ');
  expect(body).toContain(buyer.email);
  expect(headers['cache-control']).toBe('no-store');
});

test('an unknown or signed-out token gets 401', async () => {
  const buyer = await shop.newUser('buyer');
  const authorization = 'Bearer of.no.body';
  expect((await shop.call('GET', '/desk', { headers: { ...accept, authorization } })).status).toBe(401);
  await shop.call('DELETE', '/jwt', { as: buyer });
  expect((await shop.call('GET', '/desk', { as: buyer, headers: accept })).status).toBe(401);
});
