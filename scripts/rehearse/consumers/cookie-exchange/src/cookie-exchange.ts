import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createShop } from '@apple-only/api-client/testing';
import { buyer, macBook, seller } from '@apple-only/contract/fixtures';

/* The addresses of `cookie-session.ts` in the README of @apple-only/auth. */
const api = 'https://api.example/';
const origin = 'https://shop.example';

/**
 * Whether a front end of the README keeps the session in a cookie: a sign-in, a booking, and a sign-out over HTTP. Its API is in memory.
 * @throws what is wrong
 */
export async function checkCookieSession(listener: RequestListener) {
  const shop = createShop({ users: [buyer, seller], products: [macBook] });
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    return request.url.startsWith(api) ? shop.fetch(request) : network(request);
  };
  const server = createServer(listener).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const own = { origin, 'sec-fetch-site': 'same-origin' };
  const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    network(`http://localhost:${port}/api${path}`, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  /** The status of a call, and the cookie that it sets. */
  const outcomeOf = async (...request: Parameters<typeof call>) => {
    const { status, headers } = await call(...request);
    return { status, cookies: headers.getSetCookie() };
  };
  const refused = { status: 403, cookies: [] };
  try {
    const products = await (await call('GET', '/macBook', {})).json();
    assert.deepEqual(
      products.map(({ name }: { name: string }) => name),
      [macBook.name],
    );

    const { idToken } = shop.signIn(buyer.email);
    const signIn = `/jwt?email=${encodeURIComponent(buyer.email)}`;
    const bearer = { authorization: `Bearer ${idToken}` };
    assert.deepEqual(await outcomeOf('GET', signIn, { ...bearer, origin: 'https://evil.example' }), refused);
    const response = await call('GET', signIn, { ...bearer, ...own });
    const [set = '', ...others] = response.headers.getSetCookie();
    assert.match(set, /^__Host-session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=\d+$/);
    assert.deepEqual(others, []);
    const { accessToken } = await response.json();

    const reference = { authorization: `Bearer ${accessToken}` };
    const signedIn = { ...reference, cookie: set.split(';')[0] ?? '' };
    const me = `/users/${encodeURIComponent(buyer.email)}`;
    assert.equal((await (await call('GET', me, { ...signedIn, ...own })).json()).name, buyer.name);
    assert.deepEqual(await outcomeOf('GET', me, { ...reference, ...own }), { status: 401, cookies: [] });

    const book = `/product/booking/${macBook._id}`;
    const contact = { phone: '01711 000000', location: 'Dhaka' };
    for (const foreign of [{ origin: 'https://evil.example' }, { ...own, 'sec-fetch-site': 'same-site' }]) {
      assert.deepEqual(await outcomeOf('PUT', book, { ...signedIn, ...foreign }, contact), refused);
    }
    const booked = await call('PUT', book, { ...signedIn, ...own }, contact);
    assert.equal((await booked.json()).modifiedCount, 1);
    const booking = { user: buyer._id, product: macBook.name, img: macBook.img, productId: macBook._id };
    assert.deepEqual(await outcomeOf('POST', '/bookingByUser', { ...signedIn, ...own }, booking), {
      status: 200,
      cookies: [],
    });

    const [ended = '', ...more] = (await outcomeOf('DELETE', '/jwt', { ...signedIn, ...own })).cookies;
    assert.match(ended, /^__Host-session=; .*Max-Age=0$/);
    assert.deepEqual(more, []);
    assert.equal((await outcomeOf('GET', me, { ...signedIn, ...own })).status, 401);
  } finally {
    globalThis.fetch = network;
    server.close();
    server.closeAllConnections();
  }
}
