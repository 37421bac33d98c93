import { textLimits } from '@apple-only/contract';
import { buyer, seller } from '@apple-only/contract/fixtures';
import { describe, expect, test, vi } from 'vitest';
import { AuthError } from './adapter.ts';
import { createSession } from './create-session.ts';
import { lazyAdapter } from './lazy.ts';
import { memoryAdapter } from './memory.ts';
import { sessionMessages } from './messages.ts';
import { device, nadia, open, httpError, sadia, settled, createShopServer } from './session.suite.ts';
import { accessTokenKey } from './storage.ts';

const google = { email: 'tanvir@example.com', name: 'Tanvir Chowdhury' };
const openWith = (
  api: ReturnType<typeof createShopServer>['api'],
  account: { email: string; name?: string } = google,
) => open(api, undefined, async () => account);

describe('signing in with Google', () => {
  test('registers a new user as a buyer, with their Google name and a generated photo', async () => {
    const { api } = createShopServer();
    const { session, seen } = openWith(api);
    expect(await session.signInWith('google')).toMatchObject({
      status: 'signed-in',
      user: { ...google, role: 'buyer', img: '/photos/1.webp' },
    });
    expect(await api.uploadPhoto.mock.calls[0]?.[0].file.text()).toBe('drawn for Tanvir Chowdhury');
    expect(device.storage.getItem(accessTokenKey)).toBe(await session.accessToken());
    expect(seen).toEqual(['signed-out', 'signed-in']);
  });

  test('keeps the role, name and photo of an existing user', async () => {
    const { api } = createShopServer(seller);
    const { session } = openWith(api, { email: seller.email, name: 'Somebody Else' });
    expect(await session.signInWith('google')).toEqual({ status: 'signed-in', user: seller });
    expect(api.saveUser).not.toHaveBeenCalled();
    expect(api.uploadPhoto).not.toHaveBeenCalled();
  });

  test('derives a missing name from the e-mail', async () => {
    const { session } = openWith(createShopServer().api, { email: 'sadia.k@example.com' });
    expect(await session.signInWith('google')).toMatchObject({ user: { name: 'sadia.k' } });
  });

  test('shortens a long name to what the shop can store', async () => {
    const { api } = createShopServer();
    const { session } = openWith(api, { ...google, name: `${'a'.repeat(textLimits.name - 1)}😀` });
    expect(await session.signInWith('google')).toMatchObject({ user: { name: 'a'.repeat(textLimits.name - 1) } });
  });

  test('does not name another user, who has signed in in another tab while the photo was drawn', async () => {
    const { api, users } = createShopServer();
    const adapter = memoryAdapter({ accounts: [sadia, nadia], google: async () => google });
    users.set(nadia.email, { ...buyer, ...nadia });
    const drawing = Promise.withResolvers<Blob>();
    const drawPhoto = vi.fn<() => Promise<Blob>>(() => drawing.promise);
    const session = createSession({ adapter, api, drawPhoto, storage: device.storage });
    const setName = vi.spyOn(adapter, 'setName');
    const attempt = session.signInWith('google');
    await expect.poll(() => drawPhoto.mock.calls.length).toBe(1);
    await adapter.signIn(nadia);
    drawing.resolve(new Blob(['photo']));
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => session.getSnapshot()).toMatchObject({ user: { email: nadia.email, name: nadia.name } });
    expect(setName).not.toHaveBeenCalled();
    expect(api.saveUser).not.toHaveBeenCalled();
  });

  test.each(['uploadPhoto', 'saveUser'] as const)(
    'that is refused at %s does not sign out a user who has signed in in another tab meanwhile',
    async (call) => {
      const { api, users } = createShopServer({ ...buyer, ...nadia });
      const answer = Promise.withResolvers<never>();
      api[call].mockReturnValueOnce(answer.promise);
      const { session, adapter } = openWith(api);
      const attempt = session.signInWith('google');
      await expect.poll(() => api[call].mock.calls.length).toBe(1);
      await adapter.signIn(nadia);
      answer.reject(httpError(403));
      await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
      await expect.poll(() => session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
      expect([...users.keys()]).toEqual([nadia.email]);
    },
  );

  test.each(['uploadPhoto', 'saveUser'] as const)('that fails at %s is completed by a retry', async (call) => {
    const { api, users } = createShopServer();
    api[call].mockRejectedValueOnce(httpError(undefined, 'offline')).mockRejectedValueOnce(httpError(503));
    const { session } = openWith(api);
    expect(await session.signInWith('google')).toMatchObject({ status: 'unreachable' });
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'unreachable' });
    await session.retry();
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { role: 'buyer' } });
    expect(users.size).toBe(1);
  });

  test.each(['uploadPhoto', 'saveUser'] as const)('that fails at %s is completed by the next page', async (call) => {
    const { api, users } = createShopServer();
    api[call].mockRejectedValueOnce(httpError(undefined, 'offline'));
    const { session, adapter } = openWith(api);
    expect(await session.signInWith('google')).toMatchObject({ status: 'unreachable' });
    const drawPhoto = async () => new Blob(['photo']);
    const next = createSession({ adapter, api, drawPhoto, storage: device.storage });
    await settled(next);
    expect(next.getSnapshot()).toMatchObject({ status: 'signed-in', user: { ...google, role: 'buyer' } });
    expect(users.size).toBe(1);
  });

  test('reports why the server refuses to register the user', async () => {
    const { api } = createShopServer();
    api.saveUser.mockRejectedValue(httpError(409, 'Another account has this e-mail.'));
    const { session } = openWith(api);
    expect(await session.signInWith('google')).toMatchObject({
      status: 'unregistered',
      reason: 'Another account has this e-mail.',
    });
  });

  test('with a deleted account ends signed out with a reason', async () => {
    const { api } = createShopServer();
    api.getToken.mockRejectedValue(httpError(403));
    const { session } = openWith(api);
    expect(await session.signInWith('google')).toEqual({ status: 'signed-out', reason: sessionMessages.refused });
    expect(api.saveUser).not.toHaveBeenCalled();
  });

  test.each(['uploadPhoto', 'saveUser'] as const)('is cancelled by a sign-out during %s', async (call) => {
    const { api } = createShopServer();
    const reached = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    const usual = api[call].getMockImplementation() as (...input: unknown[]) => Promise<never>;
    api[call].mockImplementation(async (...input: unknown[]) => {
      reached.resolve();
      await answer.promise;
      return usual(...input);
    });
    const { session, seen } = openWith(api);
    const attempt = session.signInWith('google');
    await reached.promise;
    await session.signOut();
    answer.resolve();
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen).toEqual(['signed-out']);
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
  });

  test('that is refused or aborted changes nothing', async () => {
    const closed = new AuthError('popup-closed');
    const { session, seen } = open(
      createShopServer().api,
      undefined,
      vi.fn(() => Promise.reject(closed)),
    );
    await expect(session.signInWith('google')).rejects.toBe(closed);
    const controller = new AbortController();
    const attempt = session.signInWith('google', { signal: controller.signal });
    controller.abort();
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
    expect(seen).toEqual(['signed-out']);
  });
});

test('signing in with Google can be aborted while the provider is loading', async () => {
  const adapter = lazyAdapter(() => new Promise(() => undefined), { storage: device.storage });
  const session = createSession({ adapter, api: createShopServer().api, storage: device.storage });
  const controller = new AbortController();
  const attempt = session.signInWith('google', { signal: controller.signal });
  controller.abort();
  await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
  expect(session.getSnapshot()).toEqual({ status: 'signed-out' });
});

describe('a user whom the server no longer has', () => {
  const lost = async (account = google) => {
    const { api, users } = createShopServer();
    const opened = openWith(api, account);
    await opened.session.signInWith('google');
    users.clear();
    return { ...opened, api, users };
  };
  const forgotten = { status: 'unregistered', reason: sessionMessages.forgotten };

  test('becomes unregistered with a reason when their token is refused, and is not registered again automatically', async () => {
    const { session, users } = await lost();
    const refusedToken = (await session.accessToken()) ?? '';
    expect(await session.accessToken({ refused: refusedToken })).toBeNull();
    expect(session.getSnapshot()).toMatchObject(forgotten);
    expect(users.size).toBe(0);
  });

  test('becomes unregistered with a reason on refresh', async () => {
    const { session, api } = await lost();
    api.getUser.mockRejectedValue(httpError(401));
    await session.refresh();
    expect(session.getSnapshot()).toMatchObject(forgotten);
  });

  test('can register again, with a new token', async () => {
    const { session, api } = await lost();
    const before = await session.accessToken();
    await session.accessToken({ refused: before ?? '' });
    await session.register({ name: 'Tanvir', image: new Blob(['photo']) });
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in' });
    expect(await session.accessToken()).not.toBe(before);
    expect(api.getToken).toHaveBeenCalled();
  });

  test('becomes unregistered with a reason after a reload', async () => {
    const { api, users } = createShopServer(buyer);
    await open(api).session.signIn({ email: buyer.email, password: 'correct horse' });
    users.clear();
    const { session } = open(api, buyer.email);
    await settled(session);
    expect(session.getSnapshot()).toMatchObject(forgotten);
  });
});
