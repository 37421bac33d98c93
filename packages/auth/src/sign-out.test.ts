import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeAdapter } from './adapter.suite.ts';
import { AuthError, type AuthAdapter } from './adapter.ts';
import { lazyAdapter } from './lazy.ts';
import { memoryAdapter } from './memory.ts';
import { device, idle, nadia, httpError, sadia, settled, createShopServer, tokenFor } from './session.suite.ts';
import type { SessionApi } from './session-api.ts';
import { withDurableSignOut } from './sign-out.ts';
import { isMarked, open, provider, signedOut, delaySignOut, storedToken, users } from './sign-out.suite.ts';
import { memoryStorage } from './storage.ts';

describeAdapter('durable sign-out', (google) =>
  withDurableSignOut(memoryAdapter({ google }), { storage: memoryStorage() }),
);

describe('a sign-out', () => {
  test('takes effect synchronously, before the provider has signed out', async () => {
    const adapter = provider(sadia.email);
    const end = delaySignOut(adapter);
    const { session, seen } = open({ adapter });
    await settled(session);
    const signingOut = session.signOut();
    expect(session.getSnapshot()).toEqual(signedOut);
    expect([storedToken(), isMarked()]).toEqual([null, true]);
    expect(seen).toEqual(['loading', 'signed-in', 'signed-out']);
    expect(await session.accessToken()).toBeNull();
    expect(await session.idToken()).toBeNull();
    end.resolve();
    await signingOut;
    expect(adapter.getState()).toEqual(signedOut);
    expect(isMarked()).toBe(false);
  });

  test('notifies the server synchronously with the access token, and ignores its answer', async () => {
    for (const answer of [async () => ({ modifiedCount: 1 }), () => Promise.reject(httpError(undefined, 'offline'))]) {
      const serverSignOut = vi.fn<NonNullable<SessionApi['signOut']>>(answer);
      const { session } = open({
        adapter: provider(sadia.email),
        api: { ...createShopServer(...users).api, signOut: serverSignOut },
      });
      await settled(session);
      const accessToken = await session.accessToken();
      const signingOut = session.signOut();
      expect(serverSignOut.mock.calls).toEqual([[{}, { token: accessToken }]]);
      await signingOut;
      expect(session.getSnapshot()).toEqual(signedOut);
    }
  });

  test('takes effect while the session is still loading', async () => {
    const { session, seen } = open({ adapter: provider(sadia.email) });
    void session.signOut();
    expect(session.getSnapshot()).toEqual(signedOut);
    await idle();
    expect(seen).toEqual(['loading', 'signed-out']);
    expect(storedToken()).toBeNull();
  });

  test('is finished by the next page, which starts signed out', async () => {
    const abandoned = provider(sadia.email);
    delaySignOut(abandoned);
    const before = open({ adapter: abandoned });
    await settled(before.session);
    // The page is left: its pending work never ends, and its lock is released.
    vi.stubGlobal('navigator', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    void before.session.signOut();

    const adapter = provider(sadia.email);
    const { api } = createShopServer(...users);
    const { session, seen } = open({ adapter, api });
    expect(await session.accessToken()).toBeNull();
    await expect.poll(isMarked).toBe(false);
    expect(adapter.getState()).toEqual(signedOut);
    expect(seen).toEqual(['signed-out']);
    expect(api.getToken).not.toHaveBeenCalled();
    expect(open({ adapter: provider() }).seen).toEqual(['signed-out']);
  });

  test('resolves even if the provider fails, and the next sign-in finishes it first', async () => {
    const adapter = provider(sadia.email);
    const deleteUserData = vi.fn<() => Promise<void>>(async () => undefined);
    const { session, seen } = open({ adapter, deleteUserData });
    await settled(session);
    const offline = new AuthError('network');
    const signOut = vi.spyOn(adapter, 'signOut').mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const signIn = vi.spyOn(adapter, 'signIn');
    await session.signOut();
    expect([session.getSnapshot(), isMarked()]).toEqual([signedOut, true]);
    await expect(session.signIn(nadia)).rejects.toBe(offline);
    expect(signIn).not.toHaveBeenCalled();
    expect(await session.signIn(nadia)).toMatchObject({ status: 'signed-in', user: { email: nadia.email } });
    expect(signOut).toHaveBeenCalledTimes(3);
    expect(deleteUserData).toHaveBeenCalledTimes(1);
    expect(isMarked()).toBe(false);
    expect(seen).toEqual(['loading', 'signed-in', 'signed-out', 'signed-in']);
  });

  test('drops a pending access token', async () => {
    const { api } = createShopServer(...users);
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const { session } = open({ adapter: provider(sadia.email), api });
    const pendingToken = session.accessToken();
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    void session.signOut();
    answer.resolve({ accessToken: tokenFor(sadia.email) });
    expect(await pendingToken).toBeNull();
    await idle();
    expect(storedToken()).toBeNull();
  });

  test('drops a pending ID token', async () => {
    const adapter = provider(sadia.email);
    const answer = Promise.withResolvers<string>();
    const { session } = open({ adapter });
    await settled(session);
    vi.spyOn(adapter, 'getToken').mockReturnValueOnce(answer.promise);
    const pendingToken = session.idToken();
    void session.signOut();
    answer.resolve('an ID token');
    expect(await pendingToken).toBeNull();
  });

  test('because of a refusal deletes the user data as well, and keeps the reason', async () => {
    const { api } = createShopServer();
    api.getToken.mockRejectedValue(httpError(403));
    const deleteUserData = vi.fn<() => Promise<void>>(async () => expect(isMarked()).toBe(true));
    const adapter = provider();
    const { session } = open({ adapter, api, deleteUserData });
    expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-out', reason: expect.anything() });
    expect(deleteUserData).toHaveBeenCalled();
    expect([adapter.getState(), isMarked()]).toEqual([signedOut, false]);
    expect(session.getSnapshot()).toHaveProperty('reason');
  });

  test('because of an expired sign-in keeps the user data', async () => {
    const { api } = createShopServer();
    api.getToken.mockRejectedValue(httpError(401));
    const deleteUserData = vi.fn<() => Promise<void>>(async () => undefined);
    const adapter = provider();
    const { session } = open({ adapter, api, deleteUserData });
    expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-out', reason: expect.anything() });
    expect([adapter.getState(), isMarked()]).toEqual([signedOut, false]);
    expect(deleteUserData).not.toHaveBeenCalled();
  });

  test('that the next page finishes does not delete the user data again', async () => {
    const stuck = provider(sadia.email);
    vi.spyOn(stuck, 'signOut').mockRejectedValue(new AuthError('network'));
    const { session } = open({ adapter: stuck, deleteUserData: async () => undefined });
    await settled(session);
    await session.signOut();
    expect(isMarked()).toBe(true);
    const deleteUserData = vi.fn<() => Promise<void>>(async () => undefined);
    open({ adapter: provider(sadia.email), deleteUserData });
    await expect.poll(isMarked).toBe(false);
    expect(deleteUserData).not.toHaveBeenCalled();
  });

  test('deletes the user data synchronously, and again on the next page if that did not complete', async () => {
    const abandoned = provider(sadia.email);
    delaySignOut(abandoned);
    const deleteUserData = vi.fn<() => Promise<void>>(async () => undefined);
    const { session } = open({ adapter: abandoned, deleteUserData });
    await settled(session);
    expect(deleteUserData).not.toHaveBeenCalled();
    void session.signOut();
    expect(deleteUserData).toHaveBeenCalledTimes(1);

    const forgetAgain = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    vi.stubGlobal('navigator', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    open({ adapter: provider(sadia.email), deleteUserData: forgetAgain });
    expect(forgetAgain).toHaveBeenCalledTimes(1);
    await expect.poll(isMarked).toBe(false);
    const forgetNothing = vi.fn<() => Promise<void>>(async () => undefined);
    open({ adapter: provider(sadia.email), deleteUserData: forgetNothing });
    expect(forgetNothing).not.toHaveBeenCalled();
  });

  test('of a visitor neither loads the provider nor leaves a mark', async () => {
    const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider());
    const { session } = open({ adapter: lazyAdapter(load, { storage: device.storage }) });
    await session.signOut();
    expect(load).not.toHaveBeenCalled();
    expect(isMarked()).toBe(false);
  });

  test('signs out a provider that failed to load at first', async () => {
    device.storage.setItem('auth.signed-in', '1');
    const adapter = provider(sadia.email);
    const load = vi.fn<() => Promise<AuthAdapter>>(async () => adapter).mockRejectedValueOnce(new TypeError('offline'));
    const { session } = open({ adapter: lazyAdapter(load, { storage: device.storage }) });
    await settled(session);
    await session.signOut();
    expect(adapter.getState()).toEqual(signedOut);
    expect(session.getSnapshot()).toEqual(signedOut);
    expect([isMarked(), device.storage.getItem('auth.signed-in')]).toEqual([false, null]);
  });
});

describe('a sign-out during a sign-in or registration', () => {
  const image = new Blob(['photo']);
  type Api = ReturnType<typeof createShopServer>['api'];
  const phases: [string, (adapter: AuthAdapter, api: Api, gate: Promise<unknown>) => { mock: { calls: unknown[] } }][] =
    [
      ['the provider', (adapter, _api, gate) => wait(adapter, 'signIn', gate)],
      ['the access token', (_adapter, api, gate) => wait(api, 'getToken', gate)],
      ['the user', (_adapter, api, gate) => wait(api, 'getUser', gate)],
    ];
  const steps: typeof phases = [
    ['account', (adapter, _api, gate) => wait(adapter, 'register', gate)],
    ['name', (adapter, _api, gate) => wait(adapter, 'setName', gate)],
    ['photo', (_adapter, api, gate) => wait(api, 'uploadPhoto', gate)],
    ['user', (_adapter, api, gate) => wait(api, 'saveUser', gate)],
    ['token', (_adapter, api, gate) => wait(api, 'getToken', gate)],
  ];
  /** Holds a call back until the gate opens. */
  function wait<K extends string>(
    target: Record<K, (...given: never[]) => Promise<unknown>>,
    name: K,
    gate: Promise<unknown>,
  ) {
    const call = target[name];
    const waiting = vi.fn<(...given: never[]) => Promise<unknown>>(async (...given) => {
      await gate;
      return call(...given);
    });
    target[name] = waiting;
    return waiting;
  }

  async function testSignOutDuring(
    [, hold]: (typeof phases)[number],
    begin: (session: ReturnType<typeof open>['session']) => Promise<unknown>,
  ) {
    const gate = Promise.withResolvers<void>();
    const adapter = provider();
    const { api } = createShopServer(...users);
    const held = hold(adapter, api, gate.promise);
    const { session, seen } = open({ adapter, api });
    const outcome = begin(session).catch((error: unknown) => error);
    await expect.poll(() => held.mock.calls.length).toBe(1);
    void session.signOut();
    gate.resolve();
    expect(await outcome).toMatchObject({ name: 'AuthError', code: 'cancelled' });
    await expect.poll(isMarked).toBe(false);
    await idle();
    expect(adapter.getState()).toEqual(signedOut);
    expect(session.getSnapshot()).toEqual(signedOut);
    expect(storedToken()).toBeNull();
    expect(seen).toEqual(['signed-out']);
    // The next user can sign in.
    expect(await session.signIn(nadia)).toMatchObject({ status: 'signed-in' });
  }

  test.each(phases)('cancels a sign-in that waits for %s', (...phase) =>
    testSignOutDuring(phase, (session) => session.signIn(sadia)),
  );
  test.each(steps)('cancels a registration at the step "%s"', (...step) =>
    testSignOutDuring(step, (session) =>
      session.register({ name: 'Tanvir', email: 'tanvir@example.com', password: 'secret1', image }),
    ),
  );
});

test('the next page finishes a sign-out if the page is left before it could end a late sign-in', async () => {
  const adapter = provider();
  const storage = memoryStorage();
  const durable = withDurableSignOut(adapter, { storage });
  const signIn = adapter.signIn.bind(adapter);
  const signOut = adapter.signOut.bind(adapter);
  // The provider has signed in, and the page hears no more of it.
  vi.spyOn(adapter, 'signIn').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(adapter, 'signOut').mockImplementationOnce(async () => {
    await signOut();
    await signIn(sadia);
  });
  void durable.signIn(sadia);
  await expect.poll(() => storage.getItem('auth.signing-in')).not.toBeNull();
  await durable.signOut();
  expect(adapter.getState()).toMatchObject({ status: 'signed-in' });

  const next = withDurableSignOut(adapter, { storage });
  expect(next.getState()).toEqual(signedOut);
  await expect.poll(() => adapter.getState()).toEqual(signedOut);
});

test('a sign-in requests no lock without a pending sign-out, so that its popup is not blocked', async () => {
  const request = vi.spyOn(navigator.locks, 'request');
  onTestFinished(() => request.mockRestore());
  const { session } = open({ adapter: provider() });
  expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-in' });
  expect(request).not.toHaveBeenCalled();
  await session.signOut();
  expect(request).toHaveBeenCalled();
});

test('a sign-in is not cancelled by another one that completes first, such as in another tab', async () => {
  const adapter = provider();
  const signIn = adapter.signIn.bind(adapter);
  const answer = Promise.withResolvers<void>();
  vi.spyOn(adapter, 'signIn').mockImplementation(async (credentials) => {
    await answer.promise;
    return signIn(credentials);
  });
  const here = open({ adapter });
  const signingIn = here.session.signIn(sadia);
  await open({ adapter: provider() }).session.signIn(nadia);
  answer.resolve();
  expect(await signingIn).toMatchObject({ status: 'signed-in', user: { email: sadia.email } });
});
