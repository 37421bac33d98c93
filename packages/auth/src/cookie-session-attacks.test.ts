import { describe, expect, test } from 'vitest';
import { api, frontEnd, idTokenOf, origin } from './cookie-session.suite.ts';

const sadia = 'sadia@example.com';

describe('a request that is not same-origin', () => {
  const foreign: [string, Record<string, string>][] = [
    ['with another site’s Origin', { origin: 'https://evil.example' }],
    ['from a subdomain', { origin: 'https://evil.shop.example', 'sec-fetch-site': 'same-site' }],
    ['from another port', { origin: `${origin}:8443` }],
    ['from plain http', { origin: 'http://shop.example' }],
    ['with Origin: null', { origin: 'null' }],
    ['with Sec-Fetch-Site: cross-site', { origin, 'sec-fetch-site': 'cross-site' }],
    ['with Sec-Fetch-Site: none', { origin, 'sec-fetch-site': 'none' }],
  ];
  const changes = [
    ['DELETE', '/api/jwt'],
    ['DELETE', '/api/session'],
    ['PUT', '/api/product/booking/1'],
    ['POST', '/api/contact'],
    ['POST', '/api/upload'],
    ['PATCH', '/api/unknown'],
  ] as const;

  test.each(foreign)('%s gets 403 for every write, and does not reach the API', async (_case, headers) => {
    const { send, server, signedIn, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const requestCount = server.received.length;
    for (const [method, path] of changes) {
      for (const sent of [{ headers }, { headers, bearer }]) {
        const response = await send(method, path, sent);
        expect([method, path, response.status]).toEqual([method, path, 403]);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      }
    }
    expect(server.received).toHaveLength(requestCount);
    expect(signedIn()?.email).toBe(sadia);
  });

  test.each(foreign)('%s can neither read user data nor sign in', async (_case, headers) => {
    const { jar, send, server, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const before = new Map(jar);
    const requestCount = server.received.length;
    expect((await send('GET', `/api/users/${sadia}`, { headers, bearer })).status).toBe(403);
    const stranger = 'mallory@example.com';
    expect((await send('GET', `/api/jwt?email=${stranger}`, { headers, bearer: idTokenOf(stranger) })).status).toBe(
      403,
    );
    expect(server.received).toHaveLength(requestCount);
    expect(jar).toEqual(before);
  });

  test('without Origin and Sec-Fetch-Site gets 403 for POST, PUT, DELETE and OPTIONS', async () => {
    const { session } = frontEnd();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await session.handle(new Request(`${origin}/api/contact`, { method }));
      expect([method, response.status]).toEqual([method, 403]);
    }
  });

  test('gets no CORS headers for a preflight', async () => {
    const { send } = frontEnd();
    const response = await send('OPTIONS', '/api/jwt', {
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'DELETE',
        'sec-fetch-site': 'cross-site',
      },
    });
    expect(response.status).toBe(403);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });

  test('as a navigation, with the cookie alone, gets no user data', async () => {
    const { send, server, signIn } = frontEnd();
    await signIn(sadia);
    const requestCount = server.received.length;
    const response = await send('GET', `/api/users/${sadia}`, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(response.status).toBe(401);
    expect(server.received).toHaveLength(requestCount);
  });
});

describe('credentials', () => {
  test('a reference without the cookie is refused', async () => {
    const { jar, send, server, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    jar.clear();
    const requestCount = server.received.length;
    for (const [method, path] of [
      ['GET', '/overview'],
      ['DELETE', '/jwt'],
      ['GET', `/jwt?email=${sadia}`],
    ] as const) {
      expect((await send(method, `/api${path}`, { bearer })).status).toBe(401);
    }
    expect(server.received).toHaveLength(requestCount);
  });

  test('a reference is refused in place of an ID token, and anything else in place of a reference', async () => {
    const { send, server, signedIn, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const requestCount = server.received.length;
    expect((await send('GET', `/api/jwt?email=${sadia}`, { bearer })).status).toBe(401);
    expect((await send('POST', '/api/users', { bearer, body: '{}' })).status).toBe(401);
    expect((await send('GET', '/api/overview', { bearer: signedIn()?.token })).status).toBe(401);
    expect((await send('GET', '/api/overview', { bearer: 'reference.e30.' })).status).toBe(401);
    expect((await send('GET', '/api/overview', { headers: { authorization: 'Basic YTpi' } })).status).toBe(401);
    expect(server.received).toHaveLength(requestCount);
  });

  test('a public call is forwarded without a token, because its answer may be cached', async () => {
    const { send, server, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    await send('GET', '/api/macBook', { bearer });
    expect(server.received.at(-1)?.headers.get('authorization')).toBeNull();
  });
});

describe('a request path', () => {
  test.each([
    '/api//evil.example',
    '/api//evil.example/users/x',
    '/api/https://evil.example/',
    '/api/@evil.example',
    '/api/users/..%2f..%2fadmin/..',
    '/api/users/%2e%2e/%2e%2e/metrics',
    '/api/../metrics',
    '/api/users/..\\..\\metrics',
    '/api/users/%E0%A4%A',
    '/api/users/',
    '/api/users',
    '/api/metrics',
    '/api/docs',
    '/api/health/ready',
    '/api/JWT',
    '/api/jwt/',
    '/api',
    '/api/',
    '/apiary/macBook',
    '/elsewhere',
    '/',
  ])('%s is not forwarded to the API', async (path) => {
    const { send, server, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const requestCount = server.received.length;
    expect((await send('GET', path, { bearer })).status).toBe(404);
    expect(server.received).toHaveLength(requestCount);
  });

  test.each([
    '/api/products/.%2e%2fjwt',
    '/api/products/%2e%2e%2f%2e%2e%2fmetrics',
    '/api/products/%5c%5cevil.example',
  ])('%s is forwarded with its encoding intact', async (path) => {
    const { send, server } = frontEnd();
    await send('GET', path);
    expect(server.received.map(({ url }) => url)).toEqual([api + path.slice('/api'.length)]);
  });

  test('with another method than in the contract is not forwarded', async () => {
    const { send, server } = frontEnd();
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect((await send(method, '/api/macBook')).status).toBe(404);
    expect(server.received).toEqual([]);
  });
});

describe('an API response', () => {
  test('with a redirect is neither followed nor passed on', async () => {
    const { send, server, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    for (const status of [301, 302, 303, 307, 308]) {
      const headers = { location: 'https://evil.example/' };
      server.answer.mockImplementationOnce(() => new Response(null, { status, headers }));
      const response = await send('GET', '/api/overview', { bearer });
      expect([response.status, response.headers.get('location')]).toEqual([502, null]);
    }
    const [, ...requests] = server.received;
    expect(requests).toHaveLength(5);
    for (const call of requests) expect(call).toMatchObject({ url: `${api}/overview`, redirect: 'manual' });
  });

  test('that is not JSON is passed on without its body and content type', async () => {
    const { send, server } = frontEnd();
    const html = { headers: { 'content-type': 'text/html' }, status: 503 };
    server.answer.mockImplementationOnce(() => new Response('<script>alert(1)</script>', html));
    const response = await send('GET', '/api/macBook');
    expect([response.status, await response.text(), response.headers.get('content-type')]).toEqual([503, '', null]);
  });

  test('to GET /jwt without a token signs no user in', async () => {
    const { jar, send, server } = frontEnd();
    for (const answer of [{}, { accessToken: '' }, { accessToken: 1 }, 'no object']) {
      server.answer.mockImplementationOnce(() => Response.json(answer));
      expect((await send('GET', `/api/jwt?email=${sadia}`, { bearer: idTokenOf(sadia) })).status).toBe(502);
    }
    expect(jar.size).toBe(0);
  });

  test('with cookie delimiters in its token sets one cookie, with the token intact', async () => {
    const { send, server, signedIn } = frontEnd();
    const accessToken = 'a; Domain=evil.example\r\nset-cookie: b=c:d, e';
    server.answer.mockImplementationOnce(() => Response.json({ accessToken }));
    const response = await send('GET', '/api/jwt?email=%3B%20a%3Ab%40example.com', { bearer: 'id' });
    expect(response.headers.getSetCookie()).toHaveLength(1);
    expect(signedIn()).toEqual({ token: accessToken, email: '; a:b@example.com' });
  });
});

describe('a request body', () => {
  /** A body of this many bytes, without a `content-length`. */
  const stream = (bytes: number) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (let left = bytes; left > 0; left -= 65_536) controller.enqueue(new Uint8Array(Math.min(left, 65_536)));
        controller.close();
      },
    });
  function post(path: string, bytes: number, bearer?: string) {
    const headers = { origin, ...(bearer && { authorization: `Bearer ${bearer}` }) };
    const init = { method: 'POST', headers, body: stream(bytes), duplex: 'half' };
    return new Request(origin + path, init);
  }

  test('over the limit of the API gets 413, with or without Content-Length', async () => {
    const { send, server, session } = frontEnd();
    expect((await session.handle(post('/api/contact', 65_537))).status).toBe(413);
    const photo = await session.handle(post('/api/upload', 11 * 1024 * 1024, 'id'));
    expect(photo.status).toBe(413);
    expect(await photo.json()).toMatchObject({ code: 'too-large' });
    const response = await send('POST', '/api/contact', { headers: { 'content-length': '65537' }, body: '{}' });
    expect(response.status).toBe(413);
    expect(server.received).toEqual([]);
  });

  test('at the limit of the API is forwarded whole', async () => {
    const { server, session } = frontEnd();
    await session.handle(post('/api/contact', 65_536));
    await session.handle(post('/api/upload', 10 * 1024 * 1024, idTokenOf(sadia)));
    expect(server.received.map(({ body }) => body.length)).toEqual([65_536, 10 * 1024 * 1024]);
  });

  test('that is empty counts as no body', async () => {
    const { server, session } = frontEnd();
    await session.handle(post('/api/contact', 0));
    expect(server.received).toMatchObject([{ hasBody: false }]);
  });
});
