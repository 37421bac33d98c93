import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { apiOf, frontEnd, idTokenOf, stubPageFetch } from './cookie-session.suite.ts';
import { cookieStorage, pendingClearKey } from './cookie-storage.ts';
import { createSession } from './create-session.ts';
import { memoryAdapter } from './memory.ts';
import { device, idle, nadia, httpError, sadia, settled } from './session.suite.ts';
import { signedOutKey } from './sign-out.ts';
import { accessTokenKey } from './storage.ts';

/** A page of a front end: its session, in one of the browser's tabs. */
function openPage(shop: ReturnType<typeof frontEnd>, signedIn?: string) {
  stubPageFetch(shop);
  const adapter = memoryAdapter({ accounts: [sadia, nadia], signedInEmail: signedIn });
  const storage = cookieStorage({ storage: device.storage });
  const api = apiOf(shop, async () => {
    const state = adapter.getState();
    return state.status === 'signed-in' ? idTokenOf(state.user.email) : null;
  });
  const session = createSession({ adapter, api, storage });
  return { adapter, session };
}

/** Everything that the page's scripts can read. */
const stored = () =>
  [accessTokenKey, `${accessTokenKey}.note`, pendingClearKey].map((key) => device.storage.getItem(key)).join();

let shop: ReturnType<typeof frontEnd>;
beforeEach(() => {
  shop = frontEnd();
});

describe('a session whose token is in a cookie', () => {
  test('signs in and makes calls, and stores no token that scripts can read', async () => {
    const { session } = openPage(shop);
    expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-in' });
    expect(shop.signedIn()?.email).toBe(sadia.email);
    const bearer = (await session.accessToken()) ?? '';
    expect((await shop.send('GET', '/api/overview', { bearer })).status).toBe(200);
    expect(stored()).toContain(bearer);
    expect(stored()).not.toContain(shop.signedIn()?.token);
    expect(shop.server.ownerOf(bearer)).toBeUndefined();
  });

  test('survives a reload without a new token', async () => {
    await openPage(shop).session.signIn(sadia);
    const token = shop.signedIn()?.token;
    const { session } = openPage(shop, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in' });
    expect(shop.signedIn()?.token).toBe(token);
  });

  test('gets a new cookie when a call is refused because the cookie is lost', async () => {
    const { session } = openPage(shop);
    await session.signIn(sadia);
    shop.jar.clear();
    const before = (await session.accessToken()) ?? '';
    expect((await shop.send('GET', '/api/overview', { bearer: before })).status).toBe(401);
    const bearer = (await session.accessToken({ refused: before })) ?? '';
    expect((await shop.send('GET', '/api/overview', { bearer })).status).toBe(200);
    expect(shop.signedIn()?.email).toBe(sadia.email);
  });

  test('signs out at the API, and clears the cookie', async () => {
    const { session } = openPage(shop);
    await session.signIn(sadia);
    const token = shop.signedIn()?.token;
    await session.signOut();
    await expect.poll(() => shop.signedIn()).toBeUndefined();
    expect(shop.server.ownerOf(token)).toBeUndefined();
    await expect.poll(stored).toBe(',,');
    expect(await session.accessToken()).toBeNull();
  });

  test('that the API refuses to renew is signed out with a reason, and its cookie is cleared', async () => {
    const { session } = openPage(shop);
    await session.signIn(sadia);
    shop.server.answer.mockImplementation(() => Response.json({ message: 'over' }, { status: 401 }));
    const before = (await session.accessToken()) ?? '';
    expect(await session.accessToken({ refused: before })).toBeNull();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-out', reason: expect.any(String) });
    expect(shop.signedIn()).toBeUndefined();
  });

  test('clears the cookie when the provider signs out', async () => {
    const { adapter, session } = openPage(shop);
    await session.signIn(sadia);
    await adapter.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    await expect.poll(() => shop.signedIn()).toBeUndefined();
  });

  test('clears the cookie of the previous user on a sign-in, even if the API fails', async () => {
    const { session } = openPage(shop);
    await session.signIn(sadia);
    shop.server.answer.mockImplementation(() => new Response(null, { status: 503 }));
    expect(await session.signIn(nadia)).toMatchObject({ status: 'unreachable' });
    expect(shop.signedIn()).toBeUndefined();
  });
});

describe('a sign-out while offline', () => {
  const offline = () => Promise.reject(httpError(undefined));
  async function signOutOffline() {
    const { session } = openPage(shop);
    await session.signIn(sadia);
    vi.stubGlobal('fetch', vi.fn<typeof fetch>(offline));
    vi.spyOn(shop, 'send').mockImplementationOnce(offline);
    await session.signOut();
    await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
    expect(shop.signedIn()?.email).toBe(sadia.email);
  }

  test('clears the cookie on the next page', async () => {
    await signOutOffline();
    openPage(shop);
    await expect.poll(() => shop.signedIn()).toBeUndefined();
    await expect.poll(() => device.storage.getItem(pendingClearKey)).toBeNull();
  });

  test('clears the cookie when the network is back', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    onTestFinished(() => void vi.unstubAllGlobals());
    const storage = cookieStorage({ storage: device.storage });
    storage.setItem(accessTokenKey, await shop.signIn(sadia.email));
    const offlineFetch = vi.fn<typeof fetch>(offline);
    vi.stubGlobal('fetch', offlineFetch);
    storage.removeItem(accessTokenKey);
    await expect.poll(() => offlineFetch.mock.calls.length).toBe(1);
    expect(shop.signedIn()?.email).toBe(sadia.email);
    stubPageFetch(shop);
    page.dispatchEvent(new Event('online'));
    await expect.poll(() => shop.signedIn()).toBeUndefined();
    await expect.poll(() => device.storage.getItem(pendingClearKey)).toBeNull();
  });

  test('stays pending when the request for an earlier sign-out completes', async () => {
    const answers: PromiseWithResolvers<Response>[] = [];
    vi.stubGlobal('fetch', () => {
      const answer = Promise.withResolvers<Response>();
      answers.push(answer);
      return answer.promise;
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    device.storage.setItem(pendingClearKey, 'earlier');
    cookieStorage({ storage: device.storage });
    device.storage.setItem(pendingClearKey, 'later');
    answers[0]?.resolve(new Response(null, { status: 204 }));
    await idle();
    expect(device.storage.getItem(pendingClearKey)).toBe('later');
  });

  test('keeps the cookie of a later sign-in', async () => {
    device.storage.setItem(pendingClearKey, await shop.signIn(sadia.email));
    await shop.signIn(sadia.email);
    openPage(shop);
    await expect.poll(() => device.storage.getItem(pendingClearKey)).toBeNull();
    expect(shop.signedIn()?.email).toBe(sadia.email);
  });
});

test('after a sign-out in another tab, a page leaves clearing the cookie to that tab', async () => {
  const storage = cookieStorage({ storage: device.storage });
  const fetchMock = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
  vi.stubGlobal('fetch', fetchMock);
  onTestFinished(() => void vi.unstubAllGlobals());
  storage.setItem(accessTokenKey, 'a reference');
  // Set by the other tab.
  device.storage.setItem(signedOutKey, 'forget');
  storage.removeItem(accessTokenKey);
  await idle();
  expect(fetchMock).not.toHaveBeenCalled();
  expect([storage.getItem(accessTokenKey), device.storage.getItem(pendingClearKey)]).toEqual([null, null]);
});

test('other keys are stored unchanged, and the page of a visitor sends no request', () => {
  const fetchMock = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', fetchMock);
  onTestFinished(() => void vi.unstubAllGlobals());
  const storage = cookieStorage({ storage: device.storage });
  storage.setItem('auth.signed-in', '1');
  expect(device.storage.getItem('auth.signed-in')).toBe('1');
  storage.removeItem('auth.signed-in');
  storage.removeItem(accessTokenKey);
  expect(storage.getItem('auth.signed-in')).toBeNull();
  expect(device.storage.getItem(pendingClearKey)).toBeNull();
  expect(fetchMock).not.toHaveBeenCalled();
});
