import { buyer } from '@apple-only/contract/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthError } from './adapter.ts';
import { sessionMessages } from './messages.ts';
import {
  device,
  hour,
  idle,
  nadia,
  open,
  httpError,
  sadia,
  settled,
  createShopServer,
  tokenFor,
} from './session.suite.ts';
import { accessTokenKey } from './storage.ts';

describe('the access token', () => {
  test('is reused after a reload, without requesting a new one', async () => {
    const { api } = createShopServer(buyer);
    await open(api).session.signIn(sadia);
    const { session } = open(api, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
    expect(api.getToken).toHaveBeenCalledTimes(1);
  });

  test('is replaced once if the server refuses it after a reload', async () => {
    const { api } = createShopServer(buyer);
    await open(api).session.signIn(sadia);
    const old = device.storage.getItem(accessTokenKey);
    api.getUser.mockRejectedValueOnce(httpError(401));
    const { session } = open(api, sadia.email);
    await settled(session);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
    expect(await session.accessToken()).not.toBe(old);
    expect(api.getToken).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["another user's", (token: string) => [nadia.email, token] as const],
    ['one stored by other code', () => [sadia.email, tokenFor(nadia.email)] as const],
  ])('after a reload is never %s', async (_case, found) => {
    const { api } = createShopServer(buyer, { ...buyer, ...nadia });
    await open(api).session.signIn(sadia);
    const [email, token] = found(device.storage.getItem(accessTokenKey) ?? '');
    device.storage.setItem(accessTokenKey, token);
    api.getUser.mockClear();
    const { session } = open(api, email);
    await settled(session);
    expect(await session.accessToken()).not.toBe(token);
    expect(api.getToken).toHaveBeenCalledTimes(2);
    // Not even to find out that the server refuses it.
    expect(api.getUser.mock.calls.map(([, { token: sent }]) => sent)).not.toContain(token);
  });

  test('is fetched once for concurrent callers', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api, sadia.email);
    const tokens = await Promise.all([session.accessToken(), session.accessToken(), session.accessToken()]);
    await settled(session);
    expect(new Set(tokens).size).toBe(1);
    expect(api.getToken).toHaveBeenCalledTimes(1);
  });

  test('that the server refused is replaced once for all callers', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    const old = { refused: (await session.accessToken()) ?? '' };
    const tokens = await Promise.all([session.accessToken(old), session.accessToken(old)]);
    // A later caller with the same refused token gets the new one as well.
    tokens.push(await session.accessToken(old), await session.accessToken());
    expect(new Set(tokens).size).toBe(1);
    expect(tokens).not.toContain(old.refused);
    expect(device.storage.getItem(accessTokenKey)).toBe(tokens[0]);
    expect(api.getToken).toHaveBeenCalledTimes(2);
  });

  test('of a signed-out user, when refused late, is not replaced by that of the next user', async () => {
    const { session } = open(createShopServer(buyer, { ...buyer, ...nadia }).api);
    await session.signIn(sadia);
    const first = (await session.accessToken()) ?? '';
    const renewed = (await session.accessToken({ refused: first })) ?? '';
    await session.signOut();
    await session.signIn(nadia);
    expect(await session.accessToken({ refused: first })).toBeNull();
    expect(await session.accessToken({ refused: renewed })).toBeNull();
    const own = (await session.accessToken()) ?? '';
    await session.signOut();
    await session.signIn(nadia);
    expect(await session.accessToken({ refused: own })).toBe(await session.accessToken());
  });

  test.each([0, 600, -600, 86_400, -86_400])(
    'is renewed before it expires and not earlier, with a server clock %i seconds ahead',
    async (skew) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { api } = createShopServer(buyer);
      api.getToken.mockImplementation(async ({ email }) => ({ accessToken: tokenFor(email, { skew }) }));
      const { session } = open(api);
      await session.signIn(sadia);
      const first = await session.accessToken();
      vi.setSystemTime(Date.now() + (hour - 120) * 1000);
      expect(await session.accessToken()).toBe(first);
      vi.setSystemTime(Date.now() + 90_000);
      const [second, third] = await Promise.all([session.accessToken(), session.accessToken()]);
      expect(second).not.toBe(first);
      expect(third).toBe(second);
      expect(api.getToken).toHaveBeenCalledTimes(2);
    },
  );

  test('that cannot be renewed rejects the call, and keeps the user signed in', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    vi.setSystemTime(Date.now() + 2 * hour * 1000);
    api.getToken.mockRejectedValueOnce(httpError(undefined, 'Couldn’t reach the server. Check your connection.'));
    await expect(session.accessToken()).rejects.toThrow('Couldn’t reach the server.');
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(await session.accessToken()).not.toBeNull();
  });

  test('that the server refuses to renew signs the user out with a reason', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    vi.setSystemTime(Date.now() + 2 * hour * 1000);
    api.getToken.mockRejectedValueOnce(httpError(403));
    expect(await session.accessToken()).toBeNull();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: sessionMessages.refused });
  });

  test('that arrives after the sign-out is not stored', async () => {
    const { api } = createShopServer(buyer);
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const { session } = open(api, sadia.email);
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    await session.signOut();
    answer.resolve({ accessToken: tokenFor(sadia.email) });
    await idle();
    expect(device.storage.getItem(accessTokenKey)).toBeNull();
  });

  test('can be requested during the calls of the session itself', async () => {
    const { api } = createShopServer(buyer);
    const bearers: (string | null)[] = [];
    const { getToken, getUser } = {
      getToken: api.getToken.getMockImplementation(),
      getUser: api.getUser.getMockImplementation(),
    };
    const { session } = open(api, sadia.email);
    api.getToken.mockImplementation(async (input) => {
      bearers.push(await session.idToken());
      return (await getToken?.(input)) ?? { accessToken: '' };
    });
    api.getUser.mockImplementation(async (input, options) => {
      bearers.push(await session.accessToken());
      return (await getUser?.(input, options)) ?? buyer;
    });
    await settled(session);
    expect(session.getSnapshot().status).toBe('signed-in');
    expect(bearers).toEqual([await session.idToken(), await session.accessToken()]);
  });
});

describe('the proof of an e-mail', () => {
  test('fetches a new access token with a fresh ID token, and keeps the user signed in', async () => {
    const { api } = createShopServer(buyer);
    const { session, adapter, seen } = open(api);
    const requests: string[] = [];
    const getToken = vi.spyOn(adapter, 'getToken').mockImplementation(async (options) => {
      requests.push(options?.fresh ? 'fresh ID token' : 'ID token');
      return 'an ID token';
    });
    api.getToken.mockImplementation(async ({ email }) => {
      requests.push('access token');
      return { accessToken: tokenFor(email) };
    });
    await session.signIn(sadia);
    const before = await session.accessToken();
    requests.length = 0;
    await session.confirmEmailProof();
    expect(requests).toEqual(['fresh ID token', 'access token']);
    const after = await session.accessToken();
    expect(after).not.toBe(before);
    expect(device.storage.getItem(accessTokenKey)).toBe(after);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
    expect(seen).toEqual(['signed-out', 'signed-in']);
    getToken.mockRestore();
  });

  test('rejects if the provider or the server cannot be reached, and keeps the token', async () => {
    const { api } = createShopServer(buyer);
    const { session, adapter } = open(api);
    await session.signIn(sadia);
    const before = await session.accessToken();
    vi.spyOn(adapter, 'getToken').mockRejectedValueOnce(new AuthError('network'));
    await expect(session.confirmEmailProof()).rejects.toMatchObject({ code: 'network' });
    api.getToken.mockRejectedValueOnce(httpError(undefined, 'no answer'));
    await expect(session.confirmEmailProof()).rejects.toThrow('no answer');
    expect(await session.accessToken()).toBe(before);
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });

  test('can be requested by a signed-in user only; confirming it does nothing for a visitor', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.confirmEmailProof();
    await expect(session.sendEmailProof()).rejects.toMatchObject({ code: 'unknown' });
    await session.signIn(sadia);
    await session.sendEmailProof();
    expect(api.getToken).toHaveBeenCalledOnce();
  });

  test('signs the user out with a reason if the server refuses the sign-in', async () => {
    const { api } = createShopServer(buyer);
    const { session } = open(api);
    await session.signIn(sadia);
    api.getToken.mockRejectedValueOnce(httpError(401));
    await session.confirmEmailProof();
    expect(session.getSnapshot()).toEqual({ status: 'signed-out', reason: sessionMessages.expired });
  });
});
