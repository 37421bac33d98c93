import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { stateTimeout } from '../time-limits.ts';
import { type ShopVisit, starterVisit, visitor, type VisitedShop } from './shop-page.ts';

/** The shop of `examples/cookie-session`: no script can read its token, and its bookings page works without scripts. */
export const cookieSession: ShopVisit = { ...starterVisit, checkSignedIn: checkSession };

const bookings = '/bookings';

/** The shop's cookies in the browser, and the token that one of them contains. */
async function tokenIn(context: BrowserContext) {
  const cookies = await context.cookies();
  const [cookie, ...others] = cookies.filter(({ name }) => name === 'session');
  assert.ok(cookie && others.length === 0, `The cookies are ${JSON.stringify(cookies)}.`);
  assert.deepEqual([cookie.httpOnly, cookie.sameSite, cookie.path], [true, 'Lax', '/']);
  return { cookies, token: decodeURIComponent(cookie.value.split(':')[1] ?? '') };
}

/** Everything that a script in the page can read. */
const readableBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const rows = databases.map(async ({ name = '' }) => {
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      const database = await done(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const all = stores.map((store) => done(database.transaction(store).objectStore(store).getAll()));
      return Promise.all(all).finally(() => database.close());
    });
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      document.documentElement.outerHTML,
      await Promise.all(rows),
    ]);
  });

/** Attacks from a page of another origin on the same site, for which the browser sends the cookie. Every attempt must be refused. */
async function attack(context: BrowserContext, { origin }: VisitedShop) {
  const evil = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<form method="post" enctype="text/plain" action="${origin}/api/contact"><button>Win</button></form>`);
  }).listen(0);
  await once(evil, 'listening');
  try {
    const page = await context.newPage();
    await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}`);
    const attempts = await page.evaluate(
      async ([shop, email]) => {
        const call = (path: string, init: RequestInit) =>
          fetch(shop + path, { credentials: 'include', ...init }).then(
            ({ status, type }) => `${status} ${type}`,
            () => 'refused',
          );
        const headers = { authorization: 'Bearer reference.e30.' };
        return Promise.all([
          call(`/api/users/${email}`, {}),
          call(`/api/users/${email}`, { headers }),
          call('/api/jwt', { method: 'DELETE', headers }),
          call('/api/session', { method: 'DELETE' }),
        ]);
      },
      [origin, visitor.email],
    );
    assert.deepEqual(
      attempts,
      Array.from(attempts, () => 'refused'),
    );
    const posted = page.waitForResponse(`${origin}/api/contact`);
    await page.getByRole('button').click();
    const response = await posted;
    assert.match((await response.request().allHeaders())['cookie'] ?? '', /session=/, 'The attack had no cookie.');
    assert.equal(response.status(), 403);
  } finally {
    evil.close();
  }
}

/** The status of an API call with a bearer token, made outside the browser. */
const statusAt = async (base: string, bearer: string, headers: Record<string, string> = {}) => {
  const authorization = `Bearer ${bearer}`;
  return (await fetch(`${base}/users/${visitor.email}`, { headers: { authorization, ...headers } })).status;
};

/** Opens the bookings page with these cookies and without scripts. Resolves with whether it shows the booking. */
async function showsBooking({ origin, browser, booked }: VisitedShop, cookies: Cookies) {
  const context = await browser.newContext({ javaScriptEnabled: false });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(origin + bookings);
    const login = page.locator('main').getByRole('link', { name: starterVisit.words.login });
    const booking = page.getByRole('article', { name: booked });
    await booking.or(login).first().waitFor();
    return await booking.isVisible();
  } finally {
    await context.close();
  }
}
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Polls, because the page does not wait for the calls that end a session. @throws `message`, if it never becomes true */
async function eventually(condition: () => Promise<boolean>, message: string) {
  const until = Date.now() + stateTimeout;
  while (!(await condition())) {
    assert.ok(Date.now() < until, message);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function checkSession(page: Page, shop: VisitedShop): Promise<() => Promise<void>> {
  const { origin, api } = shop;
  const context = page.context();
  const { cookies, token } = await tokenIn(context);
  assert.equal(await statusAt(api, token), 200, 'The cookie has no token of the API.');
  assert.ok(!(await readableBy(page)).includes(token), 'A script can read the token.');
  const reference = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  assert.notEqual(reference, '');
  assert.equal(await statusAt(api, reference), 401, 'The API accepts the reference.');

  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const served = await fetch(origin + bookings, { headers: { cookie } });
  assert.match(served.headers.get('cache-control') ?? '', /no-store/);
  assert.ok(!(await served.text()).includes(token), 'The served page contains the token.');
  assert.ok(await showsBooking(shop, cookies), 'Without scripts, the page has no booking.');
  assert.ok(!(await showsBooking(shop, [])), 'The page shows the booking to a visitor.');

  await attack(context, shop);
  await page.reload();
  await page.getByRole('article', { name: shop.booked }).waitFor();
  // The server has rendered the page, but the browser still has to request its user.
  await page.getByRole('button', { name: starterVisit.words.logout }).waitFor();
  const own = { cookie, 'sec-fetch-site': 'same-origin' };
  assert.equal(await statusAt(`${origin}/api`, reference, own), 200);

  // The browser no longer sends an expired cookie: the page, here in another tab, has it renewed.
  await context.clearCookies();
  const tab = await context.newPage();
  await tab.goto(origin + bookings);
  await tab.getByRole('article', { name: shop.booked }).waitFor();
  const renewed = await tokenIn(context);
  return async () => {
    await tab.getByRole('heading', { level: 1, name: starterVisit.words.login }).waitFor();
    const hasCookie = async () => (await context.cookies()).some(({ name }) => name === 'session');
    await eventually(async () => !(await hasCookie()), 'The cookie is still there.');
    for (const copy of [token, renewed.token]) {
      await eventually(async () => (await statusAt(api, copy)) === 401, 'The API accepts a copy of the token.');
    }
    assert.equal(await statusAt(`${origin}/api`, reference, own), 401, 'A copy of the cookie makes calls.');
    assert.ok(!(await showsBooking(shop, cookies)), 'A copy of the cookie opens the page.');
    assert.ok(!(await showsBooking(shop, renewed.cookies)), 'A copy of the cookie opens the page.');
  };
}
