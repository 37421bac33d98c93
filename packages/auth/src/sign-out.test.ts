import type { User } from '@apple-only/contract';
import { buyer } from '@apple-only/contract/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { describeAdapter } from './adapter.suite.ts';
import { AuthError, type AuthAdapter, type AuthState } from './adapter.ts';
import { createSession } from './create-session.ts';
import { lazyAdapter } from './lazy.ts';
import { memoryAdapter } from './memory.ts';
import type { SessionOptions } from './session.ts';
import { device, idle, nadia, refused, sadia, settled, shop, tokenFor } from './session.suite.ts';
import { signedOutKey, withLastingSignOut } from './sign-out.ts';
import { accessTokenKey, memoryStorage, readNote, type KeyValueStorage } from './storage.ts';
import { createStore } from './store.ts';

describeAdapter('lasting', (google) => withLastingSignOut(memoryAdapter({ google }), { storage: memoryStorage() }));

const users: User[] = [buyer, { ...buyer, ...nadia }];
const signedOut = { status: 'signed-out' };
const marked = () => device.storage.getItem(signedOutKey) !== null;
const token = () => device.storage.getItem(accessTokenKey);
/** The provider's id of the token's owner. */
const owner = () => readNote(device.storage)?.owner ?? '';

/** A page that uses this device's storage. */
function open(options: Partial<SessionOptions> & { adapter: AuthAdapter }) {
  const session = createSession({ api: shop(...users).api, storage: device.storage, ...options });
  const seen = [session.getSnapshot().status];
  onTestFinished(session.subscribe(() => seen.push(session.getSnapshot().status)));
  return { session, seen };
}
const provider = (signedIn?: string) => memoryAdapter({ accounts: [sadia, nadia], signedIn });

/** A provider whose sign-out ends when the test says so, with or without an error. */
function slow(adapter: AuthAdapter) {
  const end = Promise.withResolvers<void>();
  const signOut = adapter.signOut.bind(adapter);
  vi.spyOn(adapter, 'signOut').mockImplementationOnce(() => end.promise.then(signOut));
  // Releases the lock before the next test.
  onTestFinished(() => end.resolve());
  return end;
}

describe('a sign-out', () => {
  test('holds in the call itself, before the provider has signed out', async () => {
    const adapter = provider(sadia.email);
    const end = slow(adapter);
    const { session, seen } = open({ adapter });
    await settled(session);
    const over = session.signOut();
    expect(session.getSnapshot()).toEqual(signedOut);
    expect([token(), marked()]).toEqual([null, true]);
    expect(seen).toEqual(['loading', 'signed-in', 'signed-out']);
    expect(await session.accessToken()).toBeNull();
    expect(await session.idToken()).toBeNull();
    end.resolve();
    await over;
    expect(adapter.getState()).toEqual(signedOut);
    expect(marked()).toBe(false);
  });

  test('holds while the session is still being loaded', async () => {
    const { session, seen } = open({ adapter: provider(sadia.email) });
    void session.signOut();
    expect(session.getSnapshot()).toEqual(signedOut);
    await idle();
    expect(seen).toEqual(['loading', 'signed-out']);
    expect(token()).toBeNull();
  });

  test('is finished by the next page, which is signed out from its first state on', async () => {
    const left = provider(sadia.email);
    slow(left);
    const before = open({ adapter: left });
    await settled(before.session);
    // The page is left: its pending work never ends, and its lock is released.
    vi.stubGlobal('navigator', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    void before.session.signOut();

    const adapter = provider(sadia.email);
    const { api } = shop(...users);
    const { session, seen } = open({ adapter, api });
    expect(await session.accessToken()).toBeNull();
    await expect.poll(marked).toBe(false);
    expect(adapter.getState()).toEqual(signedOut);
    expect(seen).toEqual(['signed-out']);
    expect(api.getToken).not.toHaveBeenCalled();
    expect(open({ adapter: provider() }).seen).toEqual(['signed-out']);
  });

  test('that the provider cannot finish resolves, and the next sign-in finishes it first', async () => {
    const adapter = provider(sadia.email);
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    const { session, seen } = open({ adapter, forget });
    await settled(session);
    const offline = new AuthError('network');
    const signOut = vi.spyOn(adapter, 'signOut').mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const signIn = vi.spyOn(adapter, 'signIn');
    await session.signOut();
    expect([session.getSnapshot(), marked()]).toEqual([signedOut, true]);
    await expect(session.signIn(nadia)).rejects.toBe(offline);
    expect(signIn).not.toHaveBeenCalled();
    expect(await session.signIn(nadia)).toMatchObject({ status: 'signed-in', user: { email: nadia.email } });
    expect(signOut).toHaveBeenCalledTimes(3);
    expect(forget).toHaveBeenCalledTimes(1);
    expect(marked()).toBe(false);
    expect(seen).toEqual(['loading', 'signed-in', 'signed-out', 'signed-in']);
  });

  test('drops the access token that is on its way', async () => {
    const { api } = shop(...users);
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const { session } = open({ adapter: provider(sadia.email), api });
    const asked = session.accessToken();
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    void session.signOut();
    answer.resolve({ accessToken: tokenFor(sadia.email) });
    expect(await asked).toBeNull();
    await idle();
    expect(token()).toBeNull();
  });

  test('by the server is one like any other, with its sentence', async () => {
    const { api } = shop();
    api.getToken.mockRejectedValue(refused(403));
    const forget = vi.fn<() => Promise<void>>(async () => expect(marked()).toBe(true));
    const adapter = provider();
    const { session } = open({ adapter, api, forget });
    expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-out', reason: expect.anything() });
    expect(forget).toHaveBeenCalled();
    expect([adapter.getState(), marked()]).toEqual([signedOut, false]);
    expect(session.getSnapshot()).toHaveProperty('reason');
  });

  test('of a person whose sign-in has expired keeps what they entered', async () => {
    const { api } = shop();
    api.getToken.mockRejectedValue(refused(401));
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    const adapter = provider();
    const { session } = open({ adapter, api, forget });
    expect(await session.signIn(sadia)).toMatchObject({ status: 'signed-out', reason: expect.anything() });
    expect([adapter.getState(), marked()]).toEqual([signedOut, false]);
    expect(forget).not.toHaveBeenCalled();
  });

  test('that the next page finishes forgets nothing that was entered after it', async () => {
    const stuck = provider(sadia.email);
    vi.spyOn(stuck, 'signOut').mockRejectedValue(new AuthError('network'));
    const { session } = open({ adapter: stuck, forget: async () => undefined });
    await settled(session);
    await session.signOut();
    expect(marked()).toBe(true);
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    open({ adapter: provider(sadia.email), forget });
    await expect.poll(marked).toBe(false);
    expect(forget).not.toHaveBeenCalled();
  });

  test('forgets what else is the person’s in the call itself, and has the next page do it again where it was not done', async () => {
    const left = provider(sadia.email);
    slow(left);
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    const { session } = open({ adapter: left, forget });
    await settled(session);
    expect(forget).not.toHaveBeenCalled();
    void session.signOut();
    expect(forget).toHaveBeenCalledTimes(1);

    const forgetAgain = vi.fn<() => Promise<void>>(() =>
      Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    );
    vi.stubGlobal('navigator', {});
    onTestFinished(() => void vi.unstubAllGlobals());
    open({ adapter: provider(sadia.email), forget: forgetAgain });
    expect(forgetAgain).toHaveBeenCalledTimes(1);
    await expect.poll(marked).toBe(false);
    const forgetNothing = vi.fn<() => Promise<void>>(async () => undefined);
    open({ adapter: provider(sadia.email), forget: forgetNothing });
    expect(forgetNothing).not.toHaveBeenCalled();
  });

  test('of a visitor loads nothing, and leaves nothing behind', async () => {
    const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider());
    const { session } = open({ adapter: lazyAdapter(load, { storage: device.storage }) });
    await session.signOut();
    expect(load).not.toHaveBeenCalled();
    expect(marked()).toBe(false);
  });

  test('reaches a provider that could not be loaded when the page began', async () => {
    device.storage.setItem('auth.signed-in', '1');
    const adapter = provider(sadia.email);
    const load = vi.fn<() => Promise<AuthAdapter>>(async () => adapter).mockRejectedValueOnce(new TypeError('offline'));
    const { session } = open({ adapter: lazyAdapter(load, { storage: device.storage }) });
    await settled(session);
    await session.signOut();
    expect(adapter.getState()).toEqual(signedOut);
    expect(session.getSnapshot()).toEqual(signedOut);
    expect([marked(), device.storage.getItem('auth.signed-in')]).toEqual([false, null]);
  });
});

describe('a sign-out while a person is coming in', () => {
  const image = new Blob(['photo']);
  type Api = ReturnType<typeof shop>['api'];
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
  /** Lets a call continue only when the test says so. */
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

  async function press(
    [, hold]: (typeof phases)[number],
    come: (session: ReturnType<typeof open>['session']) => Promise<unknown>,
  ) {
    const gate = Promise.withResolvers<void>();
    const adapter = provider();
    const { api } = shop(...users);
    const held = hold(adapter, api, gate.promise);
    const { session, seen } = open({ adapter, api });
    const outcome = come(session).catch((error: unknown) => error);
    await expect.poll(() => held.mock.calls.length).toBe(1);
    void session.signOut();
    gate.resolve();
    expect(await outcome).toMatchObject({ name: 'AuthError', code: 'cancelled' });
    await expect.poll(marked).toBe(false);
    await idle();
    expect(adapter.getState()).toEqual(signedOut);
    expect(session.getSnapshot()).toEqual(signedOut);
    expect(token()).toBeNull();
    expect(seen).toEqual(['signed-out']);
    // The next user can sign in.
    expect(await session.signIn(nadia)).toMatchObject({ status: 'signed-in' });
  }

  test.each(phases)('ends a sign-in that waits for %s', (...phase) => press(phase, (session) => session.signIn(sadia)));
  test.each(steps)('ends a registration at the step "%s"', (...step) =>
    press(step, (session) =>
      session.register({ name: 'Tanvir', email: 'tanvir@example.com', password: 'secret1', image }),
    ),
  );
});

describe('a sign-out in another tab', () => {
  /** The tabs of one browser: one storage, which notifies the other tabs of each change. */
  function browser() {
    const tabs: EventTarget[] = [];
    onTestFinished(() => void vi.unstubAllGlobals());
    function openTab(adapter: AuthAdapter, options: Partial<SessionOptions> = {}) {
      const tab = new EventTarget();
      tabs.push(tab);
      vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
      vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
      const { storage } = device;
      const change = (key: string, newValue: string | null) => {
        if (storage.getItem(key) === newValue) return;
        if (newValue === null) storage.removeItem(key);
        else storage.setItem(key, newValue);
        const event = () => Object.assign(new Event('storage'), { key, newValue });
        queueMicrotask(() => tabs.forEach((other) => other !== tab && other.dispatchEvent(event())));
      };
      const own: KeyValueStorage = {
        getItem: (key) => storage.getItem(key),
        setItem: change,
        removeItem: (key) => change(key, null),
      };
      return open({ adapter, storage: own, ...options });
    }
    return openTab;
  }
  /** A provider whose state the test sets. */
  function scripted(initial: AuthState) {
    const state = createStore(initial);
    const adapter: AuthAdapter = { ...provider(), getState: state.get, subscribe: state.subscribe };
    const signOut = vi.spyOn(adapter, 'signOut').mockImplementation(async () => state.set({ status: 'signed-out' }));
    return { adapter, state, signOut };
  }
  const person = (id: string, { email }: { email: string }): AuthState => ({
    status: 'signed-in',
    user: { id, email, name: null, methods: ['password'] },
  });

  test('is one here at once, and stays one while the provider here has not noticed', async () => {
    const openTab = browser();
    const late = scripted(person('1', sadia));
    const { api } = shop(...users);
    const forget = vi.fn<() => Promise<void>>(async () => undefined);
    const here = openTab(late.adapter, { api, forget });
    await settled(here.session);
    const there = openTab(provider(sadia.email));
    await settled(there.session);
    // The other tab finishes the sign-out before this one can.
    late.signOut.mockImplementation(() => new Promise(() => undefined));
    api.getToken.mockClear();

    const over = there.session.signOut();
    await Promise.resolve();
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect(forget).toHaveBeenCalledTimes(1);
    await over;
    expect(marked()).toBe(false);
    late.state.set({ ...person('1', sadia) });
    await idle();
    expect(await here.session.accessToken()).toBeNull();
    expect(await here.session.idToken()).toBeNull();
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect(api.getToken).not.toHaveBeenCalled();
    expect(late.signOut).not.toHaveBeenCalled();

    late.state.set({ status: 'signed-out' });
    late.state.set(person('1', sadia));
    await expect.poll(() => here.session.getSnapshot().status).toBe('signed-in');
    expect(here.seen).toEqual(['loading', 'signed-in', 'signed-out', 'loading', 'signed-in']);
  });

  test('signs nobody in here whom the provider here reports before it is finished', async () => {
    const openTab = browser();
    const late = scripted({ status: 'signed-out' });
    const { api } = shop(...users);
    const here = openTab(late.adapter, { api });
    const adapter = provider(nadia.email);
    const there = openTab(adapter);
    await settled(there.session);
    const end = slow(adapter);

    // A sign-in whose answer came too late: its tab ends it, but has stored it for a moment.
    const over = there.session.signOut();
    await Promise.resolve();
    late.state.set(person('1', sadia));
    end.resolve();
    await over;
    await idle();
    expect(here.seen).toEqual(['signed-out']);
    expect(api.getToken).not.toHaveBeenCalled();
    expect([token(), marked()]).toEqual([null, false]);

    late.state.set({ status: 'signed-out' });
    late.state.set(person('1', sadia));
    await expect.poll(() => here.session.getSnapshot().status).toBe('signed-in');
  });

  test.each([
    ['the same person', sadia, 'signed-in'],
    ['another person', nadia, 'signed-out'],
  ])(
    'and a sign-in there by %s is one here, where the provider has noticed nothing in between',
    async (_case, who, shown) => {
      const openTab = browser();
      const there = openTab(provider(sadia.email));
      await settled(there.session);
      const late = scripted(person(owner(), sadia));
      const { api } = shop(...users);
      const here = openTab(late.adapter, { api });
      await settled(here.session);
      await there.session.signOut();
      expect(here.session.getSnapshot()).toEqual(signedOut);
      api.getToken.mockClear();
      await there.session.signIn(who);
      await idle();
      // While the provider here has not noticed, the signed-out user is neither shown again nor signed out once more.
      expect(here.session.getSnapshot().status).toBe(shown);
      expect(late.signOut).not.toHaveBeenCalled();
      expect(api.getToken.mock.calls.map(([{ email }]) => email)).not.toContain(
        who === sadia ? nadia.email : sadia.email,
      );
      late.state.set(person(owner(), who));
      await expect
        .poll(() => here.session.getSnapshot())
        .toMatchObject({ status: 'signed-in', user: { email: who.email } });
    },
  );

  test('ends the sign-in that the provider here was still restoring', async () => {
    const openTab = browser();
    const late = scripted({ status: 'loading' });
    const here = openTab(late.adapter);
    const there = openTab(provider(sadia.email));
    await settled(there.session);
    await there.session.signOut();
    // Firebase stores the sign-in again.
    late.state.set(person('1', sadia));
    await expect.poll(() => late.state.get().status).toBe('signed-out');
    await expect.poll(marked).toBe(false);
    expect(here.seen).toEqual(['loading', 'signed-out']);
    expect(token()).toBeNull();
  });

  test('is finished here, where that tab was closed', async () => {
    const openTab = browser();
    const here = scripted(person('1', sadia));
    await settled(openTab(here.adapter).session);
    // The work of a tab that is closed during the press.
    const closed = { ...provider(sadia.email), signOut: () => Promise.reject(new AuthError('unknown')) };
    void openTab(closed).session.signOut();
    await expect.poll(marked).toBe(false);
    expect(here.state.get()).toEqual(signedOut);
  });

  test('ends a sign-in here whose answer arrives before the news of it', async () => {
    const answer = Promise.withResolvers<void>();
    const adapter = provider();
    const signIn = adapter.signIn.bind(adapter);
    const asked = vi.spyOn(adapter, 'signIn').mockImplementation(async (credentials) => {
      await answer.promise;
      return signIn(credentials);
    });
    // Tabs that tell each other nothing.
    const here = open({ adapter });
    const there = open({ adapter: provider(nadia.email) });
    await settled(there.session);
    const outcome = here.session.signIn(sadia).catch((error: unknown) => error);
    await expect.poll(() => asked.mock.calls.length).toBe(1);
    await there.session.signOut();
    answer.resolve();
    expect(await outcome).toMatchObject({ name: 'AuthError', code: 'cancelled' });
    await expect.poll(() => adapter.getState()).toEqual(signedOut);
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect([token(), marked(), device.storage.getItem('auth.signing-in')]).toEqual([null, false, null]);
  });

  test('that takes long has a sign-in here wait, and does not end it', async () => {
    const openTab = browser();
    const adapter = provider(sadia.email);
    const there = openTab(adapter);
    await settled(there.session);
    const end = slow(adapter);
    const over = there.session.signOut();

    const own = provider();
    const signIn = vi.spyOn(own, 'signIn');
    const signOut = vi.spyOn(own, 'signOut');
    const here = openTab(own);
    const entered = here.session.signIn(nadia);
    await idle();
    expect(signIn).not.toHaveBeenCalled();
    end.resolve();
    expect(await entered).toMatchObject({ status: 'signed-in', user: { email: nadia.email } });
    await over;
    expect(signOut).not.toHaveBeenCalled();
    expect(here.session.getSnapshot()).toMatchObject({ status: 'signed-in' });
    expect(token()).toBe(await here.session.accessToken());
  });
});
