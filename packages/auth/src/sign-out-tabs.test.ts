import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthError, type AuthAdapter, type AuthState } from './adapter.ts';
import type { SessionOptions } from './session.ts';
import { device, idle, nadia, sadia, settled, createShopServer, tokenFor } from './session.suite.ts';
import { signedOutKey } from './sign-out.ts';
import {
  isMarked,
  open,
  storedOwner,
  provider,
  signedOut,
  delaySignOut,
  storedToken,
  users,
} from './sign-out.suite.ts';
import type { KeyValueStorage } from './storage.ts';
import { createStore } from './store.ts';
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

  test('signs this tab out immediately, even while the provider here still reports the user', async () => {
    const openTab = browser();
    const late = scripted(person('1', sadia));
    const { api } = createShopServer(...users);
    const deleteUserData = vi.fn<() => Promise<void>>(async () => undefined);
    const here = openTab(late.adapter, { api, deleteUserData });
    await settled(here.session);
    const there = openTab(provider(sadia.email));
    await settled(there.session);
    // The other tab finishes the sign-out before this one can.
    late.signOut.mockImplementation(() => new Promise(() => undefined));
    api.getToken.mockClear();

    const signingOut = there.session.signOut();
    await Promise.resolve();
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect(deleteUserData).toHaveBeenCalledTimes(1);
    await signingOut;
    expect(isMarked()).toBe(false);
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

  test('ignores a user whom the provider here reports before the sign-out is finished', async () => {
    const openTab = browser();
    const late = scripted({ status: 'signed-out' });
    const { api } = createShopServer(...users);
    const here = openTab(late.adapter, { api });
    const adapter = provider(nadia.email);
    const there = openTab(adapter);
    await settled(there.session);
    const end = delaySignOut(adapter);

    // A sign-in that was answered too late: its tab ends it, but stores it for a moment first.
    const signingOut = there.session.signOut();
    await Promise.resolve();
    late.state.set(person('1', sadia));
    end.resolve();
    await signingOut;
    await idle();
    expect(here.seen).toEqual(['signed-out']);
    expect(api.getToken).not.toHaveBeenCalled();
    expect([storedToken(), isMarked()]).toEqual([null, false]);

    late.state.set({ status: 'signed-out' });
    late.state.set(person('1', sadia));
    await expect.poll(() => here.session.getSnapshot().status).toBe('signed-in');
  });

  test.each([
    ['the same user', sadia, 'signed-in'],
    ['another user', nadia, 'signed-out'],
  ])(
    'and a sign-in there by %s sign that user in here, even if the provider here never reports the sign-out',
    async (_case, who, shown) => {
      const openTab = browser();
      const there = openTab(provider(sadia.email));
      await settled(there.session);
      const late = scripted(person(storedOwner(), sadia));
      const { api } = createShopServer(...users);
      const here = openTab(late.adapter, { api });
      await settled(here.session);
      await there.session.signOut();
      expect(here.session.getSnapshot()).toEqual(signedOut);
      api.getToken.mockClear();
      await there.session.signIn(who);
      await idle();
      // Until the provider here notices, the signed-out user is neither shown again nor signed out once more.
      expect(here.session.getSnapshot().status).toBe(shown);
      expect(late.signOut).not.toHaveBeenCalled();
      expect(api.getToken.mock.calls.map(([{ email }]) => email)).not.toContain(
        who === sadia ? nadia.email : sadia.email,
      );
      late.state.set(person(storedOwner(), who));
      await expect
        .poll(() => here.session.getSnapshot())
        .toMatchObject({ status: 'signed-in', user: { email: who.email } });
    },
  );

  test('ends a sign-in that the provider here is still restoring', async () => {
    const openTab = browser();
    const late = scripted({ status: 'loading' });
    const here = openTab(late.adapter);
    const there = openTab(provider(sadia.email));
    await settled(there.session);
    await there.session.signOut();
    // Firebase stores the sign-in again.
    late.state.set(person('1', sadia));
    await expect.poll(() => late.state.get().status).toBe('signed-out');
    await expect.poll(isMarked).toBe(false);
    expect(here.seen).toEqual(['loading', 'signed-out']);
    expect(storedToken()).toBeNull();
  });

  test('is finished by this tab if the other tab is closed', async () => {
    const openTab = browser();
    const here = scripted(person('1', sadia));
    await settled(openTab(here.adapter).session);
    // A tab that is closed during the press does not finish its sign-out.
    const closed = { ...provider(sadia.email), signOut: () => Promise.reject(new AuthError('unknown')) };
    void openTab(closed).session.signOut();
    await expect.poll(isMarked).toBe(false);
    expect(here.state.get()).toEqual(signedOut);
  });

  test('cancels a sign-in in progress here, even without a storage event', async () => {
    const answer = Promise.withResolvers<void>();
    const adapter = provider();
    const signIn = adapter.signIn.bind(adapter);
    const signInMock = vi.spyOn(adapter, 'signIn').mockImplementation(async (credentials) => {
      await answer.promise;
      return signIn(credentials);
    });
    // These tabs do not notify each other.
    const here = open({ adapter });
    const there = open({ adapter: provider(nadia.email) });
    await settled(there.session);
    const outcome = here.session.signIn(sadia).catch((error: unknown) => error);
    await expect.poll(() => signInMock.mock.calls.length).toBe(1);
    await there.session.signOut();
    answer.resolve();
    expect(await outcome).toMatchObject({ name: 'AuthError', code: 'cancelled' });
    await expect.poll(() => adapter.getState()).toEqual(signedOut);
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect([storedToken(), isMarked(), device.storage.getItem('auth.signing-in')]).toEqual([null, false, null]);
  });

  test('removes a token that this tab has stored before the storage event arrives', async () => {
    const tab = new EventTarget();
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const late = scripted(person('1', sadia));
    const { api } = createShopServer(...users);
    const answer = Promise.withResolvers<{ accessToken: string }>();
    api.getToken.mockReturnValueOnce(answer.promise);
    const here = open({ adapter: late.adapter, api });
    await expect.poll(() => api.getToken.mock.calls.length).toBe(1);
    vi.unstubAllGlobals();
    const there = open({ adapter: provider(sadia.email) });
    await settled(there.session);
    await there.session.signOut();
    answer.resolve({ accessToken: tokenFor(sadia.email) });
    await settled(here.session);
    expect(storedToken()).not.toBeNull();

    tab.dispatchEvent(Object.assign(new Event('storage'), { key: signedOutKey, oldValue: null, newValue: 'forget' }));
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect([storedToken(), isMarked()]).toEqual([null, false]);
  });

  test('signs out a page restored from the back/forward cache, even if the sign-out is unfinished', async () => {
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const here = open({ adapter: scripted(person('1', sadia)).adapter });
    await settled(here.session);
    expect(here.session.getSnapshot()).toMatchObject({ status: 'signed-in' });
    page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
    vi.unstubAllGlobals();
    const offline = provider(sadia.email);
    vi.spyOn(offline, 'signOut').mockRejectedValue(new AuthError('network'));
    const there = open({ adapter: offline });
    await settled(there.session);
    await there.session.signOut();
    expect(isMarked()).toBe(true);

    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(here.session.getSnapshot()).toEqual(signedOut);
    expect(storedToken()).toBeNull();
  });

  test('that is slow delays a sign-in here, and does not cancel it', async () => {
    const openTab = browser();
    const adapter = provider(sadia.email);
    const there = openTab(adapter);
    await settled(there.session);
    const end = delaySignOut(adapter);
    const signingOut = there.session.signOut();

    const own = provider();
    const signIn = vi.spyOn(own, 'signIn');
    const signOut = vi.spyOn(own, 'signOut');
    const here = openTab(own);
    const signingIn = here.session.signIn(nadia);
    await idle();
    expect(signIn).not.toHaveBeenCalled();
    end.resolve();
    expect(await signingIn).toMatchObject({ status: 'signed-in', user: { email: nadia.email } });
    await signingOut;
    expect(signOut).not.toHaveBeenCalled();
    expect(here.session.getSnapshot()).toMatchObject({ status: 'signed-in' });
    expect(storedToken()).toBe(await here.session.accessToken());
  });
});
