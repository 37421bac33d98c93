import { roles } from '@apple-only/contract';
import { createForwarder, privateHeaders, refusal } from './api-forwarder.ts';
import { findApiRoute, type ApiRoute } from './api-routes.ts';
import { isCrossOrigin } from './own-origin.ts';
import { sessionCookie, type CookieSignIn } from './session-cookie.ts';
import { lifetimeOf } from './token-lifetime.ts';
import { digestOf, readReference, referenceTo, type TokenReference } from './token-reference.ts';

export interface CookieSessionOptions {
  /** The API's base URL, as this server reaches it, such as `https://api.example`. */
  api: string;
  /** The front end's own origin, as browsers see it, such as `https://shop.example`. http only for `localhost`. */
  origin: string;
  /** The path below which the front end answers the API's calls. @default '/api' */
  path?: string | undefined;
  /** The cookie's name. With https it gets the prefix `__Host-`. @default 'session' */
  cookie?: string | undefined;
  /**
   * The client's address, which the API gets as `X-Forwarded-For` and limits visitors by. Take it from a header that your own proxy sets,
   * and that clients cannot set. @default none, so that all visitors count as one
   */
  clientAddress?: ((request: Request) => string | null | undefined) | undefined;
  /** How long the API may take to answer once it has the whole body, in milliseconds. @default 60_000 */
  timeout?: number | undefined;
  /** Sends the calls to the API. @default globalThis.fetch, as it is when the call is made */
  fetch?: typeof globalThis.fetch | undefined;
}

/** The part of a session in the front end's server. */
export interface CookieSession {
  /**
   * Answers a browser's call below `path` by forwarding it to the API. Refuses calls that the contract does not have, and those of other
   * origins, except public reads. `GET /jwt` sets the cookie and answers a reference to the token; `DELETE /jwt` signs out and clears the
   * cookie. Never rejects.
   */
  readonly handle: (request: Request) => Promise<Response>;
  /**
   * The sign-in in a `Cookie` header, for a page that this server renders; undefined without one. **Not verified**: show what the API
   * answers for the token, and nothing based on the e-mail alone. If the API refuses the token (401), the user is signed out.
   */
  readonly signInOf: (cookies: string | null | undefined) => CookieSignIn | undefined;
}

/** The path that clears the cookie of a sign-in that has ended without a call. Not a path of the API. */
const clearPath = '/session';

const unauthenticated = () => refusal(401, 'You were signed out. Log in again.');

/** @throws {TypeError} saying what to write instead */
function validateOptions({ api, origin, path = '/api', cookie = 'session' }: CookieSessionOptions) {
  const base = URL.canParse(api) ? new URL(api) : undefined;
  if (!base || !/^https?:$/.test(base.protocol) || base.username || base.password || /[?#]/.test(api)) {
    throw new TypeError(`api is ${api}. Set it to the API's base URL, such as https://api.example.`);
  }
  const originUrl = URL.canParse(origin) ? new URL(origin) : undefined;
  if (!originUrl || originUrl.href !== `${originUrl.origin}/`) {
    throw new TypeError(`origin is ${origin}. Set it to the front end's own origin, such as https://shop.example.`);
  }
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(originUrl.hostname);
  if (originUrl.protocol !== 'https:' && !isLocal) {
    throw new TypeError(
      `origin is ${origin}, but a cookie sent over http can be read by others. Use https, or localhost.`,
    );
  }
  if (!/^(?:\/[\w-]+)+$/.test(path)) {
    throw new TypeError(`path is ${path}. Set it to a path without a slash at its end, such as /api.`);
  }
  if (!/^[\w-]+$/.test(cookie)) throw new TypeError(`cookie is ${cookie}. Set it to letters, digits, - and _.`);
  return {
    api: base.href.replace(/\/$/, ''),
    origin: originUrl.origin,
    path,
    cookie,
    secure: originUrl.protocol === 'https:',
  };
}

const bearerIn = ({ headers }: Request) => /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/**
 * Stores the access token in a cookie that scripts cannot read, and calls the API with it. For a front end's server that takes Web
 * requests, such as Next.js, React Router or Hono. In the browser, use `cookieStorage()` of `@apple-only/auth`.
 *
 * @throws {TypeError} if an option is wrong
 * @example
 * export const session = cookieSession({ api: 'https://api.example', origin: 'https://shop.example' });
 */
export function cookieSession(options: CookieSessionOptions): CookieSession {
  const { api, origin, path, cookie: name, secure } = validateOptions(options);
  const cookie = sessionCookie(name, secure);
  const send: typeof globalThis.fetch = (...request) => (options.fetch ?? globalThis.fetch)(...request);
  const { timeout = 60_000, clientAddress } = options;
  const forward = createForwarder({ api, fetch: send, timeout, clientAddress });
  const signInOf = (request: Request) => cookie.read(request.headers.get('cookie'));

  /** The same response, which also sets the cookie. */
  function withCookie(response: Response, value: string): Response {
    const { status, body } = response;
    const headers = new Headers(response.headers);
    headers.set('set-cookie', value);
    return new Response(body, { status, headers });
  }

  /** `GET /jwt`: stores the token, and answers a reference to it. */
  async function signIn(request: Request, call: IncomingCall): Promise<Response> {
    const email = (call.url.searchParams.get('email') ?? '').toLowerCase();
    const response = await forward(request, call);
    if (!response.ok) {
      // The API has refused this user, or another user signs in: the cookie's sign-in is over.
      const isOver = [401, 403, 404, 409].includes(response.status) || signInOf(request)?.email !== email;
      return isOver ? withCookie(response, cookie.clear) : response;
    }
    const answer: unknown = await response.json().catch(() => undefined);
    const token = typeof answer === 'object' && answer !== null && 'accessToken' in answer ? answer.accessToken : '';
    if (typeof token !== 'string' || token === '') return refusal(502, 'The API sent no access token.');
    const accessToken = await referenceTo({ token, email });
    const headers = { ...privateHeaders, 'x-content-type-options': 'nosniff' };
    const setCookie = cookie.write({ token, email }, lifetimeOf(token) / 1000);
    return withCookie(Response.json({ accessToken }, { headers }), setCookie);
  }

  /** Clears the cookie if it contains the token that the page refers to, and not that of a later sign-in. */
  async function clearCookie(request: Request, reference: TokenReference | undefined): Promise<Response> {
    const current = signInOf(request);
    const response = new Response(null, { status: 204, headers: privateHeaders });
    const isCurrentToken = current && reference?.tokenDigest === (await digestOf(current.token));
    return isCurrentToken ? withCookie(response, cookie.clear) : response;
  }

  /** The bearer for the API: the cookie's token for a reference to it, or the ID token for a call that takes one. */
  async function bearerFor(request: Request, { access }: ApiRoute, bearer: string): Promise<string | undefined> {
    const reference = readReference(bearer);
    if (!reference) return access.includes('identity') ? bearer : undefined;
    if (!roles.some((role) => access.includes(role))) return undefined;
    const current = signInOf(request);
    // Another tab may have signed in as another user: this page must not act for them.
    return current && reference.emailDigest === (await digestOf(current.email)) ? current.token : undefined;
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const apiPath = url.pathname.startsWith(`${path}/`) ? url.pathname.slice(path.length) : '';
    const bearer = bearerIn(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if ((!isRead || bearer !== undefined) && isCrossOrigin(request, origin)) {
      return refusal(403, `Only pages of ${origin} may call this.`);
    }
    if (request.method === 'DELETE' && apiPath === clearPath) return clearCookie(request, readReference(bearer ?? ''));
    const route = findApiRoute(request.method, apiPath);
    if (!route) return refusal(404, 'The API has no such call.');
    const call: IncomingCall = { route, url, address: apiPath + url.search, bearer: undefined };
    if (route.access.includes('visitor')) return forward(request, call);

    call.bearer = bearer && (await bearerFor(request, route, bearer));
    if (call.bearer === undefined) return unauthenticated();
    if (route.path !== '/jwt') return forward(request, call);
    if (isRead) return signIn(request, call);
    return withCookie(await forward(request, call), cookie.clear);
  }

  return { handle, signInOf: cookie.read };
}

interface IncomingCall {
  route: ApiRoute;
  url: URL;
  address: string;
  bearer: string | undefined;
}
