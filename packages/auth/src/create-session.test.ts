import type { User } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthError, type AuthAdapter } from './adapter.ts';
import { createSession } from './create-session.ts';
import { lazyAdapter } from './lazy.ts';
import { memoryAdapter } from './memory.ts';
import { sessionMessages } from './messages.ts';
import type { SessionApi } from './session-api.ts';
import { device, idle, nadia, open, httpError, sadia, settled, createShopServer, tokenFor } from './session.suite.ts';
import { signedOutKey } from './sign-out.ts';
import { accessTokenKey, userChangedKey } from './storage.ts';

describe('the session state', () => {
  test('a visitor is signed out immediately, without a token request', async () => {
    const { api } = createShopServer();
    const { session } = open(api);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await session.accessToken()).toBeNull();
    expect(await session.idToken()).toBeNull();
    for (const call of Object.values(api)) expect(call).not.toHaveBeenCalled();
  });

  test('signIn resolves with the user, and stores the access token under the key of the specification', async () => {
    const { api } = createShopServer(buyer);
    const { session, seen } = open(api);
    expect(await session.signIn(sadia)).toEqual({ status: 'signed-in', user: buyer });
    expect(device.storage.getItem(accessTokenKey)).toBe(await session.accessToken());
    expect(seen).toEqual(['signed-out', 'signed-in']);
  });

  test('a refresh without changes notifies no listener', async () => {
    const { session, seen } = open(createShopServer(buyer).api, sadia.email);
    await settled(session);
    const before = session.getSnapshot();
    const statusCount = seen.length;
    await session.refresh();
    expect(session.getSnapshot()).toBe(before);
    expect(seen).toHaveLength(statusCount);
  });

  test('a refused sign-in changes nothing', async () => {
    const { session, seen } = open(createShopServer(buyer).api);
    await expect(session.signIn({ ...sadia, password: 'wrong' })).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    expect(seen).toEqual(['signed-out']);
  });

  test('an account without a user in the shop is unregistered, and gets no access token', async () => {
    const { api } = createShopServer();
    const { session } = open(api, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ status: 'unregistered', identity: { email: sadia.email } });
    const callCount = api.getToken.mock.calls.length;
    expect(await session.accessToken()).toBeNull();
    expect(api.getToken).toHaveBeenCalledTimes(callCount);
    expect(await session.idToken()).not.toBeNull();
  });

  test.each([
    ['does not answer', httpError(undefined, 'Couldn’t reach the server. Check your connection.')],
    ['fails', httpError(503)],
  ])('when the server %s, the session is unreachable until a retry succeeds', async (_case, error) => {
    const { api } = createShopServer(buyer);
    api.getToken.mockRejectedValueOnce(error);
    const { session, seen } = open(api, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ status: 'unreachable', identity: { email: sadia.email }, error });
    await session.retry();
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
    expect(seen).toEqual(['loading', 'unreachable', 'loading', 'signed-in']);
  });

  test.each([
    [403, sessionMessages.refused],
    [401, sessionMessages.expired],
  ])('a refusal with %i signs the user out with a reason', async (status, reason) => {
    const { api } = createShopServer(buyer);
    api.getToken.mockRejectedValue(httpError(status));
    const { session, adapter } = open(api, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason });
    await expect.poll(() => adapter.getState().status).toBe('signed-out');
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason });
  });

  test('a sign-in with the e-mail of another user is signed out with the message of the server', async () => {
    const { api } = createShopServer(buyer);
    const reason = 'An admin is registered with this e-mail.';
    api.getToken.mockRejectedValue(httpError(409, reason));
    const { session, adapter } = open(api);
    expect(await session.signIn(sadia)).toEqual({ status: 'signed-out', reason });
    expect(adapter.getState().status).toBe('signed-out');
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason });
  });

  test('signing out clears the token', async () => {
    const { session } = open(createShopServer(buyer).api);
    await session.signIn(sadia);
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
    expect(await session.accessToken()).toBeNull();
  });

  test('a sign-out at the provider signs the session out, and clears the token', async () => {
    const { session, adapter } = open(createShopServer(buyer).api);
    await session.signIn(sadia);
    await adapter.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
  });

  test('when another user signs in at the provider, the first user and their token are dropped immediately', async () => {
    const { api } = createShopServer(buyer, { ...buyer, ...nadia });
    const { session, adapter, seen } = open(api);
    await session.signIn(sadia);
    const first = await session.accessToken();
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    await adapter.signIn(nadia);
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
    answer.resolve({ accessToken: tokenFor(nadia.email) });
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
    expect(await session.accessToken()).not.toBe(first);
    expect(seen).toEqual(['signed-out', 'signed-in', 'loading', 'signed-in']);
  });

  test('signIn is cancelled if another user signs in in another tab meanwhile, and only that user is shown', async () => {
    const { api } = createShopServer(buyer, { ...buyer, ...nadia });
    const answer = Promise.withResolvers<User>();
    api.getUser.mockReturnValueOnce(answer.promise);
    const { session, adapter, seen } = open(api);
    const attempt = session.signIn(sadia);
    await expect.poll(() => api.getUser.mock.calls.length).toBe(1);
    await adapter.signIn(nadia);
    answer.resolve(buyer);
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
    expect(seen).toEqual(['signed-out', 'loading', 'signed-in']);
  });

  test('a sign-in of another user never shows the previous one, even if the server does not answer', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    api.getToken.mockRejectedValueOnce(httpError(undefined));
    expect(await session.signIn(nadia)).toMatchObject({ status: 'unreachable', identity: { email: nadia.email } });
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
  });

  test('a user that arrives after the sign-out is ignored', async () => {
    const { api } = createShopServer(buyer);
    const answer = Promise.withResolvers<User>();
    api.getUser.mockReturnValueOnce(answer.promise);
    const { session } = open(api, sadia.email);
    await expect.poll(() => api.getUser.mock.calls.length).toBe(1);
    await session.signOut();
    answer.resolve(buyer);
    await idle();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  test('a token refusal that arrives after the sign-out is ignored', async () => {
    const { api } = createShopServer(buyer);
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const { session } = open(api, sadia.email);
    const token = session.accessToken();
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    await session.signOut();
    answer.reject(httpError(403));
    expect(await token).toBeNull();
    await idle();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  test('a refusal of a user who has left meanwhile does not sign out the next one', async () => {
    const { api } = createShopServer(buyer, { ...buyer, ...nadia });
    const pick = Promise.withResolvers<never>();
    const google = vi.fn<() => Promise<never>>(() => pick.promise);
    const { session, adapter } = open(api, sadia.email, google);
    await settled(session);
    const answer = Promise.withResolvers<never>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const token = session.accessToken({ refused: (await session.accessToken()) ?? '' });
    const attempt = session.signInWith('google');
    await expect.poll(() => [api.getToken.mock.calls.length, google.mock.calls.length]).toEqual([2, 1]);
    await adapter.signIn(nadia);
    answer.reject(httpError(403));
    expect(await token).toBeNull();
    pick.reject(new AuthError('popup-closed'));
    await expect(attempt).rejects.toMatchObject({ code: 'popup-closed' });
    await expect.poll(() => session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
  });

  test('refresh picks up a change on the server without a loading state', async () => {
    const { api, users } = createShopServer(buyer);
    const { session, seen } = open(api);
    await session.signIn(sadia);
    users.set(buyer.email, { ...buyer, role: 'seller' });
    await session.refresh();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { role: 'seller' } });
    expect(seen).toEqual(['signed-out', 'signed-in', 'signed-in']);
  });

  test('a changed role is announced to the other tabs, which refetch the user without announcing it again', async () => {
    const tab = new EventTarget();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const { api, users } = createShopServer(buyer);
    const written = vi.spyOn(device.storage, 'setItem');
    const { session } = open(api, sadia.email);
    await settled(session);
    const announcements = () => written.mock.calls.filter(([key]) => key === userChangedKey);

    await session.refresh();
    expect(announcements()).toEqual([]);
    users.set(buyer.email, { ...buyer, role: 'seller' });
    await session.refresh();
    expect(announcements()).toEqual([[userChangedKey, expect.any(String)]]);
    expect(device.storage.getItem(userChangedKey)).toBeNull();

    users.set(buyer.email, { ...buyer, role: 'seller', verify: true });
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: userChangedKey, newValue: 'another time' }));
    await expect.poll(() => session.getSnapshot()).toMatchObject({ user: { verify: true } });
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: userChangedKey, newValue: null }));
    await idle();
    expect(announcements()).toHaveLength(1);
  });

  test('a provider that fails to load signs no user out, and a retry recovers', async () => {
    device.storage.setItem('auth.signed-in', '1');
    const adapter = memoryAdapter({ accounts: [sadia], signedInEmail: sadia.email });
    const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const load = vi.fn<() => Promise<AuthAdapter>>(async () => adapter);
    load.mockImplementationOnce(missing).mockImplementationOnce(missing);
    const provider = lazyAdapter(load, { storage: device.storage });
    const session = createSession({ adapter: provider, api: createShopServer(buyer).api, storage: device.storage });
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ status: 'unreachable', error: { code: 'network' } });
    expect(await session.accessToken()).toBeNull();
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'unreachable', error: { code: 'network' } });
    await session.retry();
    await settled(session);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });

  test('a failed refresh keeps the user signed in', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    api.getUser.mockRejectedValueOnce(httpError(undefined));
    await session.refresh();
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });
});

describe('on a page that the server rendered for a user', () => {
  /** The provider remembers a sign-in, and names its user once it is loaded. */
  function openFor(user: User, api: SessionApi) {
    device.storage.setItem('auth.signed-in', '1');
    const provider = Promise.withResolvers<AuthAdapter>();
    const adapter = lazyAdapter(() => provider.promise, { storage: device.storage });
    const session = createSession({ adapter, api, user, storage: device.storage });
    const seen = [session.getSnapshot()];
    onTestFinished(session.subscribe(() => seen.push(session.getSnapshot())));
    const load = (signedIn?: string) =>
      provider.resolve(memoryAdapter({ accounts: [sadia, nadia], signedInEmail: signedIn }));
    return { session, seen, load };
  }

  test('the user is signed in from the start, and updated from the server once the provider reports the same user', async () => {
    const known = { ...buyer, image: '/photos/2.webp' };
    const { session, seen, load } = openFor(buyer, createShopServer(known).api);
    const rendered = { status: 'signed-in', user: buyer };
    await idle();
    expect(seen).toEqual([rendered]);
    load(sadia.email);
    await expect.poll(() => session.getSnapshot()).toEqual({ status: 'signed-in', user: known });
    expect(seen).toHaveLength(2);
    // React hydrates the rendered state, whatever has been answered meanwhile.
    expect(session.getServerSnapshot?.()).toEqual(rendered);
    expect(await session.accessToken()).not.toBeNull();
  });

  test('accessToken waits for the provider', async () => {
    const { session, load } = openFor(buyer, createShopServer(buyer).api);
    const token = session.accessToken();
    load(sadia.email);
    expect(await token).toBe(device.storage.getItem(accessTokenKey));
  });

  test('a pending accessToken resolves with null if the provider reports another user', async () => {
    const { session, load } = openFor(buyer, createShopServer(buyer, { ...buyer, ...nadia }).api);
    const token = session.accessToken();
    load(nadia.email);
    expect(await token).toBeNull();
    await settled(session);
    expect(await session.accessToken()).toBe(device.storage.getItem(accessTokenKey));
  });

  test('the rendered user is replaced, through a loading state, if the provider reports another user', async () => {
    const { session, seen, load } = openFor(buyer, createShopServer(buyer, { ...buyer, ...nadia }).api);
    load(nadia.email);
    await expect.poll(() => session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
    expect(seen.map(({ status }) => status)).toEqual(['signed-in', 'loading', 'signed-in']);
  });

  test('the user is signed out if the provider reports no user', async () => {
    const { session, load } = openFor(buyer, createShopServer(buyer).api);
    load();
    await expect.poll(() => session.getSnapshot()).toEqual({ status: 'signed-out' });
  });

  test('the user stays signed in if the server does not answer', async () => {
    const { api } = createShopServer(buyer);
    api.getToken.mockRejectedValue(httpError(undefined));
    const { session, load } = openFor(buyer, api);
    load(sadia.email);
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    await idle();
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });

  test('a pending sign-out of an earlier page keeps the user signed out', async () => {
    device.storage.setItem(signedOutKey, 'provider');
    const { session, load } = openFor(buyer, createShopServer(buyer).api);
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    load(sadia.email);
    await expect.poll(() => device.storage.getItem(signedOutKey)).toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
  });
});

describe("when the session's own code cannot be loaded", () => {
  let missing: boolean;
  beforeEach(() => {
    missing = true;
    vi.resetModules();
    vi.doMock('./active-session.ts', async (original) => {
      if (missing) throw new TypeError('Failed to fetch dynamically imported module');
      return original();
    });
    onTestFinished(() => {
      vi.doUnmock('./active-session.ts');
    });
  });
  /** Lets the code load after all. */
  function arrive() {
    missing = false;
    vi.resetModules();
  }
  async function openFresh(signedIn?: string) {
    const fresh = await import('./create-session.ts');
    const adapter = memoryAdapter({ accounts: [sadia], signedInEmail: signedIn });
    return {
      adapter,
      session: fresh.createSession({ adapter, api: createShopServer(buyer).api, storage: device.storage }),
    };
  }

  test('a user who is signed in can try again', async () => {
    const { session } = await openFresh(sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toMatchObject({ status: 'unreachable', identity: { email: sadia.email } });
    arrive();
    await session.retry();
    await settled(session);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });

  test('a user who is signed in can sign out', async () => {
    const { session } = await openFresh(sadia.email);
    await settled(session);
    device.storage.setItem(accessTokenKey, 'a token');
    await session.signOut();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
  });

  test('a visitor gets a network error, and can try again', async () => {
    const { session } = await openFresh();
    await expect(session.signIn(sadia)).rejects.toMatchObject({ name: 'AuthError', code: 'network' });
    expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
    arrive();
    expect(await session.signIn(sadia)).toEqual({ status: 'signed-in', user: buyer });
  });
});
