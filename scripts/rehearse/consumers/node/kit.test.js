import assert from 'node:assert/strict';
import test from 'node:test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LinkProvider, Picture, ProductCard, smallestPhotoSrc } from '@apple-only/ui';
import { Footer } from '@apple-only/ui/Footer';
import { themeCss, themeFrom } from '@apple-only/ui/theme';
import tokens from '@apple-only/ui/tokens.json' with { type: 'json' };
import { BengaliLabels } from '@apple-only/ui/locales/bn';
import { ApiError, createClient } from '@apple-only/api-client';
import { createShop } from '@apple-only/api-client/testing';
import { memoryAdapter } from '@apple-only/auth';
import { cookieSession } from '@apple-only/auth/server';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';

test('components render without a loader of CSS', () => {
  assert.match(renderToString(createElement(ProductCard, { product: macBook })), /<article class="/);
  assert.match(
    renderToString(createElement(Picture, { src: smallestPhotoSrc('/photos/a.webp'), alt: '' })),
    /a\.webp\?w=240/,
  );
});

test('a language reaches the components', () => {
  const card = createElement(ProductCard, { product: macBook });
  assert.match(renderToString(createElement(BengaliLabels, null, card)), /চমৎকার/);
});

test('an entry and the whole kit share their contexts', () => {
  const RouterLink = ({ href, children }) => createElement('a', { href, 'data-router': true }, children);
  const page = createElement(LinkProvider, { component: RouterLink }, createElement(Footer));
  assert.match(renderToString(page), /<a href="\/blog" data-router="true">/);
});

test('a build script makes a theme of one colour, and of the tokens', () => {
  assert.match(themeCss(themeFrom({ brand: '#0b6b3a' })), /^:root \{\n[^}]*-accent: light-dark\(#0b6b3a, #/);
  assert.equal(themeFrom({ tokens }).color.ink, themeFrom({}).color.ink);
});

test('the in-memory shop needs no Mock Service Worker', async () => {
  const shop = createShop({ users: [buyer, seller], products: [macBook] });
  const [product] = await createClient({ fetch: shop.fetch }).listNewest({ category: 'macBook' });
  assert.equal(product?.name, macBook.name);
});

test('a slash at the end of the base URL does no harm', async () => {
  const addresses = [];
  const fetch = async (url) => {
    addresses.push(String(url));
    return Response.json([]);
  };
  await createClient({ baseUrl: 'https://shop.example/api/', fetch }).listAdvertised();
  assert.deepEqual(addresses, ['https://shop.example/api/advertise']);
});

test('a missing base URL says so', async () => {
  const error = await createClient()
    .listAdvertised()
    .catch((reason) => reason);
  assert.ok(error instanceof ApiError);
  assert.match(error.message, /baseUrl/);
});

test('sign-in needs no router', async () => {
  const adapter = memoryAdapter({ accounts: [{ email: 'sadia@example.com', password: 'secret1' }] });
  assert.equal((await adapter.signIn({ email: 'sadia@example.com', password: 'secret1' })).email, 'sadia@example.com');
});

test('a server keeps the token of a sign-in in a cookie', async () => {
  const shop = createShop({ users: [buyer] });
  const origin = 'https://front.example';
  const { handle, signInOf } = cookieSession({ api: 'https://shop.example', origin, fetch: shop.fetch });
  const headers = { authorization: `Bearer ${shop.signIn(buyer.email).idToken}`, 'sec-fetch-site': 'same-origin' };
  const answer = await handle(new Request(`${origin}/api/jwt?email=${buyer.email}`, { headers }));
  const [cookie = ''] = answer.headers.getSetCookie();
  assert.match(cookie, /^__Host-session=.*; HttpOnly; SameSite=Lax; Secure;/);
  const client = createClient({ fetch: shop.fetch, token: () => signInOf(cookie.split(';')[0])?.token ?? null });
  assert.equal((await client.getUser({ email: buyer.email })).name, buyer.name);
});
