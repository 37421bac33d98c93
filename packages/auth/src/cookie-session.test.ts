import { calls, literalPaths, type Call } from '@apple-only/contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cookieSession } from './cookie-session.ts';
import { api, frontEnd, idTokenOf, origin } from './cookie-session.suite.ts';

const sadia = 'sadia@example.com';
const nadia = 'nadia@example.com';

describe('a sign-in', () => {
  test('sets a __Host- cookie with HttpOnly, Secure and SameSite=Lax', async () => {
    const { send } = frontEnd();
    const response = await send('GET', `/api/jwt?email=${sadia}`, { bearer: idTokenOf(sadia) });
    const [cookie = '', ...more] = response.headers.getSetCookie();
    expect(more).toEqual([]);
    const [pair, ...attributes] = cookie.split('; ');
    expect(pair).toMatch(/^__Host-session=/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure', 'Max-Age=900']);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('gives the page a reference that does not contain the token, and that the API refuses', async () => {
    const { send, server, signedIn, signIn } = frontEnd();
    const reference = await signIn(sadia);
    const token = signedIn()?.token ?? '';
    expect(server.ownerOf(token)).toBe(sadia);
    expect(reference).not.toBe(token);
    for (const part of token.split('.')) expect(reference).not.toContain(part);
    expect(server.ownerOf(reference)).toBeUndefined();
    const answers = await Promise.all(
      ['/api/users/x', '/api/macBook'].map((path) => send('GET', path, { bearer: reference })),
    );
    for (const answer of answers) {
      const text = JSON.stringify([...answer.headers]) + (await answer.text());
      expect(text).not.toContain(token);
    }
  });

  test('authorizes the calls of the page with the token in the cookie', async () => {
    const { send, server, signedIn, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const response = await send('GET', `/api/users/${sadia}`, { bearer });
    expect(await response.json()).toEqual({ owner: sadia });
    expect(server.received.at(-1)?.headers.get('authorization')).toBe(`Bearer ${signedIn()?.token}`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    // Next.js must not cache the response either.
    expect(server.received.at(-1)?.cache).toBe('no-store');
  });

  test('can be read from the Cookie header when the server renders a page', async () => {
    const { cookies, server, session, signIn } = frontEnd();
    await signIn(sadia);
    const found = session.signInOf(`theme=dark; ${cookies()}; more=1`);
    expect(found?.email).toBe(sadia);
    expect(server.ownerOf(found?.token)).toBe(sadia);
    for (const none of [null, undefined, '', 'theme=dark', '__Host-session=', '__Host-session=%', 'session=a:b'])
      expect(session.signInOf(none)).toBeUndefined();
  });

  test('is renewed by a later sign-in of the same user, whose earlier reference keeps working', async () => {
    const { send, server, signedIn, signIn } = frontEnd();
    const before = await signIn(sadia);
    const first = signedIn()?.token;
    const after = await signIn(sadia);
    expect(after).not.toBe(before);
    expect(signedIn()?.token).not.toBe(first);
    server.owners.delete(first ?? '');
    for (const bearer of [before, after]) {
      expect(await (await send('GET', '/api/overview', { bearer })).json()).toEqual({ owner: sadia });
    }
  });

  test('of another user in another tab invalidates the reference of the first user', async () => {
    const { send, server, signIn } = frontEnd();
    const first = await signIn(sadia);
    const second = await signIn(nadia);
    const requestCount = server.received.length;
    expect((await send('PUT', '/api/product/booking/1', { bearer: first })).status).toBe(401);
    expect(server.received).toHaveLength(requestCount);
    expect(await (await send('GET', '/api/overview', { bearer: second })).json()).toEqual({ owner: nadia });
  });

  test.each([401, 403, 404, 409])('that the API refuses with %i clears the cookie', async (status) => {
    const { send, server, signedIn, signIn } = frontEnd();
    await signIn(sadia);
    server.answer.mockReturnValueOnce(Response.json({ message: 'refused' }, { status }));
    const response = await send('GET', `/api/jwt?email=${sadia}`, { bearer: idTokenOf(sadia) });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ message: 'refused' });
    expect(signedIn()).toBeUndefined();
  });

  test.each([429, 503])('survives a failed renewal (%i), but not a failed sign-in of another user', async (status) => {
    const { send, server, signedIn, signIn } = frontEnd();
    await signIn(sadia);
    server.answer.mockImplementation(() => Response.json({}, { status }));
    await send('GET', `/api/jwt?email=${sadia}`, { bearer: idTokenOf(sadia) });
    expect(signedIn()?.email).toBe(sadia);
    await send('GET', `/api/jwt?email=${nadia}`, { bearer: idTokenOf(nadia) });
    expect(signedIn()).toBeUndefined();
  });

  test('works without https on localhost, under a custom cookie name', async () => {
    const local = frontEnd({ origin: 'http://localhost:3000', cookie: 'bloom' });
    await local.signIn(sadia);
    expect([...local.jar.keys()]).toEqual(['bloom']);
    expect(local.signedIn()?.email).toBe(sadia);
  });
});

describe('signing out', () => {
  test('clears the cookie, and a copy of it stops working', async () => {
    const { cookies, jar, send, server, signedIn, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    const copy = new Map(jar);
    expect((await send('DELETE', '/api/jwt', { bearer })).status).toBe(200);
    expect(server.received.at(-1)).toMatchObject({ method: 'DELETE', url: `${api}/jwt` });
    expect([signedIn(), cookies()]).toEqual([undefined, '']);
    for (const [name, value] of copy) jar.set(name, value);
    expect((await send('GET', '/api/overview', { bearer })).status).toBe(401);
  });

  test.each([
    [
      'is unreachable',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
    ['fails', () => new Response(null, { status: 503 })],
    ['has already ended the sign-in', () => new Response(null, { status: 401 })],
  ])('clears the cookie even if the API %s', async (_case, answer) => {
    const { send, server, signedIn, signIn } = frontEnd();
    const bearer = await signIn(sadia);
    server.answer.mockImplementationOnce(answer);
    await send('DELETE', '/api/jwt', { bearer });
    expect(signedIn()).toBeUndefined();
  });

  test('with DELETE /session clears the cookie without calling the API, unless a later sign-in has replaced it', async () => {
    const { send, server, signedIn, signIn } = frontEnd();
    const earlier = await signIn(sadia);
    const later = await signIn(sadia);
    const requestCount = server.received.length;
    expect((await send('DELETE', '/api/session', { bearer: earlier })).status).toBe(204);
    expect(signedIn()?.email).toBe(sadia);
    expect((await send('DELETE', '/api/session', { bearer: later })).status).toBe(204);
    expect(signedIn()).toBeUndefined();
    expect((await send('DELETE', '/api/session', { bearer: later })).status).toBe(204);
    expect(server.received).toHaveLength(requestCount);
  });
});

describe('forwarding', () => {
  const paths = Object.values<Call>(calls).flatMap((row) =>
    literalPaths(row).map(({ path }) => {
      const { method, access } = row;
      return { method, access, path: path.replaceAll(/\{\w+\}/g, 'a%2Fb%25') };
    }),
  );
  test.each(paths)('$method $path is forwarded unchanged', async ({ method, path, access }) => {
    const { send, server, signIn } = frontEnd();
    const reference = await signIn(sadia);
    const takesReference = access.some((caller) => caller !== 'identity' && caller !== 'visitor');
    const bearer = takesReference ? reference : idTokenOf(sadia);
    const body = method === 'POST' || method === 'PUT' ? { body: '{"a":1}' } : {};
    const query = path === '/jwt' ? `?email=${sadia}` : '?limit=2&q=a+%26';
    await send(method, `/api${path}${query}`, { bearer, ...body });
    expect(server.received.at(-1)).toMatchObject({ method, url: api + path + query, body: body.body ?? '' });
  });

  test('passes on only the headers for content and caching, in both directions', async () => {
    const { send, server } = frontEnd();
    server.answer.mockImplementationOnce(() =>
      Response.json([], {
        headers: {
          etag: '"1"',
          link: '</macBook?cursor=2>; rel="next"',
          'cache-control': 'public',
          'set-cookie': 'a=b',
          server: 'x',
        },
      }),
    );
    const response = await send('GET', '/api/macBook', {
      headers: {
        cookie: 'other=1',
        'if-none-match': '"0"',
        accept: 'application/json',
        'x-forwarded-for': '192.0.2.1',
      },
    });
    const forwardedHeaders = Object.fromEntries(server.received[0]?.headers ?? []);
    expect(forwardedHeaders).toEqual({ 'if-none-match': '"0"', accept: 'application/json' });
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      etag: '"1"',
      link: '</macBook?cursor=2>; rel="next"',
      'cache-control': 'public',
      'x-content-type-options': 'nosniff',
    });
  });

  test('passes on a 304 response', async () => {
    const { send, server } = frontEnd();
    server.answer.mockImplementationOnce(() => new Response(null, { status: 304, headers: { etag: '"0"' } }));
    const response = await send('GET', '/api/macBook', { headers: { 'if-none-match': '"0"' } });
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([304, '"0"', '']);
  });

  test('sends the address of the client in X-Forwarded-For if the front end knows it', async () => {
    const { send, server } = frontEnd({ clientAddress: ({ headers }) => headers.get('x-real-ip') });
    await send('GET', '/api/macBook', { headers: { 'x-real-ip': '192.0.2.7' } });
    expect(server.received[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
  });

  test('answers 502 if the API is unreachable, and 504 if it times out', async () => {
    const { send, server } = frontEnd();
    server.answer.mockImplementationOnce(() => {
      throw new TypeError('fetch failed');
    });
    const unreachable = await send('GET', '/api/macBook');
    expect(unreachable.status).toBe(502);
    expect(await unreachable.json()).toMatchObject({
      code: 'unavailable',
      message: 'Couldn’t reach the API. Try again.',
    });
    server.answer.mockImplementationOnce(() => {
      throw new DOMException('late', 'TimeoutError');
    });
    expect((await send('GET', '/api/macBook')).status).toBe(504);
    server.answer.mockImplementationOnce(() => {
      // jsdom's DOMException is not an Error.
      throw Object.create({ name: 'TimeoutError' });
    });
    expect((await send('GET', '/api/macBook')).status).toBe(504);
  });

  test('starts the timeout of an upload after its last byte, however slowly the visitor sends it', async () => {
    const timeoutController = new AbortController();
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    onTestFinished(() => timeoutSpy.mockRestore());
    const { session } = frontEnd({
      fetch: async (_address, init = {}) => {
        await new Response(init.body).arrayBuffer();
        return new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
      },
    });
    const photo = new TransformStream<Uint8Array, Uint8Array>();
    const visitor = photo.writable.getWriter();
    const request: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { origin, authorization: `Bearer ${idTokenOf(sadia)}` },
      body: photo.readable,
      duplex: 'half',
    };
    const response = session.handle(new Request(`${origin}/api/upload`, request));
    await visitor.write(new Uint8Array(1000));
    expect(timeoutSpy).not.toHaveBeenCalled();
    await visitor.close();
    await expect.poll(() => timeoutSpy.mock.calls).toEqual([[60_000]]);
    timeoutController.abort(new DOMException('late', 'TimeoutError'));
    expect((await response).status).toBe(504);
  });

  test('does not cut off an answer that has begun, however slowly the visitor reads it', async () => {
    const timeoutController = new AbortController();
    const timeoutSpy = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeoutController.signal);
    onTestFinished(() => timeoutSpy.mockRestore());
    const { send } = frontEnd({
      fetch: async (_address, init) => {
        const body = new ReadableStream(
          {
            pull(controller) {
              if (init?.signal?.aborted) return controller.error(init.signal.reason);
              controller.enqueue(new TextEncoder().encode('[]'));
              return controller.close();
            },
          },
          { highWaterMark: 0 },
        );
        return new Response(body, { headers: { 'content-type': 'application/json' } });
      },
    });
    const response = await send('GET', '/api/macBook');
    timeoutController.abort(new DOMException('late', 'TimeoutError'));
    expect(await response.json()).toEqual([]);
  });

  test('forwards GET /settings.json without a sign-in', async () => {
    const { send, server } = frontEnd();
    await send('GET', '/api/settings.json');
    expect(server.received[0]?.url).toBe(`${api}/settings.json`);
  });
});

test.each([
  [{ api: '/api' }, /^api is \/api\. Set it to/],
  [{ api: 'ftp://api.example' }, /^api is/],
  [{ api: 'https://api.example?key=1' }, /^api is/],
  [{ api: 'https://api.example?' }, /^api is/],
  [{ api: 'https://api.example#' }, /^api is/],
  [{ api: 'https://me:secret@api.example' }, /^api is/],
  [{ api: 'https://:secret@api.example' }, /^api is/],
  [{ origin: 'shop.example' }, /^origin is shop\.example\. Set it to/],
  [{ origin: 'https://shop.example/de' }, /^origin is/],
  [{ origin: 'http://shop.example' }, /sent over http can be read/],
  [{ path: 'api' }, /^path is api\./],
  [{ path: '/api/' }, /^path is/],
  [{ cookie: 'a;b' }, /^cookie is a;b\./],
])('invalid options are refused: %j', (wrong, message) => {
  expect(() => cookieSession({ api, origin, ...wrong })).toThrow(message);
});
