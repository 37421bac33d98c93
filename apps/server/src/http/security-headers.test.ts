import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { openShop, publicUrl, type TestShop } from '../test-shop.ts';

const expected = {
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};
const isText = { 'content-type': expect.stringMatching(/^(application\/json|text\/plain); charset=utf-8$/) };

describe('every response has the security headers', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(openInMemory);
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => shop.close());

  test.each([
    ['a list', 200, 'GET', '/macBook', {}],
    ['an unknown path', 404, 'GET', '/nothing', {}],
    ['a page that is not built', 503, 'GET', '/', { accept: 'text/html' }],
    ['a call that is closed to visitors', 401, 'GET', '/users/allbuyer', {}],
    ['a malformed address', 400, 'GET', '/%zz', {}],
    ['a page at a malformed address, without a built storefront', 503, 'GET', '/%zz', { accept: 'text/html' }],
    ['an address that is too long', 414, 'GET', `/${'x'.repeat(3000)}`, {}],
    [
      'a page at an address that is too long, without a built storefront',
      503,
      'GET',
      `/${'x'.repeat(3000)}`,
      { accept: 'text/html' },
    ],
    ['a body that is not JSON', 415, 'POST', '/contact', { 'content-type': 'text/plain' }],
    ['the OpenAPI description', 200, 'GET', '/openapi.json', {}],
  ] as const)('%s', async (_what, status, method, url, headers) => {
    const answer = await shop.app.inject({ method, url, headers, ...(method === 'POST' ? { payload: 'x' } : {}) });
    expect(answer).toMatchObject({ statusCode: status, headers: { ...expected, ...isText } });
    // Only a bearer token identifies the caller.
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('a photo, which other origins may embed', async () => {
    const photo = await shop.app.inject(shop.photo.replace(publicUrl, ''));
    expect(photo).toMatchObject({
      statusCode: 200,
      headers: { ...expected, 'cross-origin-resource-policy': 'cross-origin', 'content-type': 'image/webp' },
    });
  });

  test.each([
    ['noise', 400, 'noise\r\n\r\n'],
    [
      'request smuggling by Content-Length and Transfer-Encoding',
      400,
      'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /macBook HTTP/1.1\r\nhost: x\r\n\r\n',
    ],
    [
      'two Content-Length headers',
      400,
      'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ncontent-length: 30\r\n\r\n{}',
    ],
    ['a bare CR in a header', 400, 'GET /macBook HTTP/1.1\r\nhost: x\r\nx: a\rb: c\r\n\r\n'],
    ['headers that are too large', 431, `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    ['no Host header', 400, 'GET /macBook HTTP/1.1\r\nconnection: close\r\n\r\n'],
  ])('a malformed request: %s', async (_what, status, request) => {
    const { head, body } = await answerTo(request);
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(headersIn(head)).toMatchObject({ ...expected, ...isText });
    expect(JSON.parse(body)).toMatchObject({ status, message: expect.stringMatching(/\.$/) });
  });

  test('an unknown Expect header, which is ignored', async () => {
    const { head } = await answerTo('GET /macBook HTTP/1.1\r\nhost: x\r\nexpect: more\r\nconnection: close\r\n\r\n');
    expect(head).toContain('HTTP/1.1 200 ');
    expect(headersIn(head)).toMatchObject({ ...expected, ...isText });
  });

  const headersIn = (head: string) =>
    Object.fromEntries(
      head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(': ')),
    );
  async function answerTo(request: string) {
    const address = shop.app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += text));
    socket.on('error', () => {});
    socket.write(request);
    await once(socket, 'close');
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    return { head, body };
  }

  test('TRACE gets 404 and does not echo the request', async () => {
    for (const url of ['/', '/macBook', '/users', '/photos/x.webp', '/docs']) {
      const answer = await shop.app.inject({
        method: 'TRACE' as 'GET',
        url,
        headers: { authorization: 'Bearer mine' },
      });
      expect(answer).toMatchObject({ statusCode: 404, headers: expected });
      expect(answer.body).not.toContain('mine');
    }
  });
});
