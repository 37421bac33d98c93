import { onTestFinished, vi } from 'vitest';
import { cookieSession, type CookieSessionOptions } from './cookie-session.ts';
import { httpError, tokenFor } from './session.suite.ts';
import type { SessionApi } from './session-api.ts';

export const origin = 'https://shop.example';
export const api = 'https://api.example/v1';

/** The ID token that the API below accepts for a user. */
export const idTokenOf = (email: string) => `id-token-of-${email}`;

interface Received {
  method: string;
  url: string;
  headers: Headers;
  body: string;
  /** Whether it has a body, which may be empty. */
  hasBody: boolean;
  redirect: RequestRedirect;
  cache: RequestCache;
}

/** An API that issues, checks and revokes tokens. Records its requests. */
function createApi() {
  const owners = new Map<string, string>();
  const received: Received[] = [];
  const answer = vi.fn<(request: Received) => Response | undefined>(() => undefined);
  async function fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    const { method, url, headers, redirect, cache } = request;
    const hasBody = request.body !== null;
    const recorded = { method, url, headers, redirect, cache, hasBody, body: await request.text() };
    received.push(recorded);
    const scripted = answer(recorded);
    if (scripted) return scripted;
    const bearer = headers.get('authorization')?.replace('Bearer ', '') ?? '';
    const { pathname, searchParams } = new URL(url);
    if (method === 'GET' && pathname === '/v1/jwt') {
      const email = searchParams.get('email') ?? '';
      if (bearer !== idTokenOf(email)) return Response.json({ message: 'refused' }, { status: 401 });
      const accessToken = tokenFor(email, { lifetime: 900 });
      owners.set(accessToken, email);
      return Response.json({ accessToken });
    }
    const owner = owners.get(bearer);
    if (bearer !== '' && owner === undefined) return Response.json({ message: 'refused' }, { status: 401 });
    if (method === 'DELETE' && pathname === '/v1/jwt') {
      for (const [token, email] of owners) if (email === owner) owners.delete(token);
      return Response.json({ modifiedCount: 1 });
    }
    return Response.json({ owner: owner ?? null });
  }
  return { fetch, received, answer, owners, ownerOf: (token: string | undefined) => owners.get(token ?? '') };
}

export interface Sent {
  bearer?: string | undefined;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** A front end whose server stores the session in a cookie, with an API behind it, and a browser that stores the cookie. */
export function frontEnd(options: Partial<CookieSessionOptions> = {}) {
  const server = createApi();
  const session = cookieSession({ api, origin, fetch: server.fetch, ...options });
  const jar = new Map<string, string>();
  const page = options.origin ?? origin;

  /** Sends a page's request, with the headers that its browser adds. */
  async function send(method: string, path: string, { bearer, headers, body }: Sent = {}): Promise<Response> {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(page + path, {
      method,
      body: body ?? null,
      headers: {
        ...(cookie && { cookie }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        'sec-fetch-site': 'same-origin',
        ...(method !== 'GET' && { origin: page }),
        ...headers,
      },
    });
    const response = await session.handle(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/);
      if (attributes.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Signs in as a session does. Resolves with the reference that the page gets instead of the token. */
  async function signIn(email: string): Promise<string> {
    const response = await send('GET', `/api/jwt?email=${encodeURIComponent(email)}`, { bearer: idTokenOf(email) });
    const { accessToken }: { accessToken: string } = await response.json();
    return accessToken;
  }

  const cookies = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  return { server, session, jar, cookies, signedIn: () => session.signInOf(cookies()), send, signIn };
}

/** The calls of a session, made through a front end. */
export function apiOf(
  shop: Pick<ReturnType<typeof frontEnd>, 'send'>,
  idToken: () => Promise<string | null>,
): SessionApi {
  async function read(method: string, path: string, bearer: string | null) {
    const response = await shop.send(method, `/api${path}`, { bearer: bearer ?? undefined });
    if (!response.ok) throw httpError(response.status);
    return response.json();
  }
  return {
    getToken: async ({ email }) => read('GET', `/jwt?email=${email}`, await idToken()),
    getUser: ({ email }, { token }) => read('GET', `/users/${email}`, token),
    saveUser: async () => Promise.reject(httpError(500)),
    uploadPhoto: async () => Promise.reject(httpError(500)),
    signOut: (_input, { token }) => read('DELETE', '/jwt', token),
  };
}

/** Makes this page's `fetch` call a front end. */
export function stubPageFetch(shop: Pick<ReturnType<typeof frontEnd>, 'send'>) {
  vi.stubGlobal('fetch', (path: string, { method = 'GET', headers }: RequestInit = {}) => {
    const bearer = new Headers(headers).get('authorization')?.replace('Bearer ', '');
    return shop.send(method, path, { bearer });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
}
