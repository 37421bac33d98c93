import { expect, onTestFinished, test, vi } from 'vitest';
import { describeAdapter, password, ready, authErrorOf } from './adapter.suite.ts';
import { AuthError, type AuthAdapter } from './adapter.ts';
import { lazyAdapter } from './lazy.ts';
import { memoryAdapter } from './memory.ts';
import { memoryStorage } from './storage.ts';

/** The storage key that the tabs of one browser share. */
const hint = 'auth.signed-in';
const email = 'sadia@example.com';
const account = { email, password };
const provider = (signedIn?: string) => memoryAdapter({ accounts: [account], signedInEmail: signedIn });

function open(load: () => Promise<AuthAdapter>, storage = memoryStorage()) {
  const adapter = lazyAdapter(load, { storage });
  onTestFinished(() => adapter.dispose());
  return adapter;
}
function remembered() {
  const storage = memoryStorage();
  storage.setItem(hint, '1');
  return storage;
}

describeAdapter('lazy', (google) => lazyAdapter(async () => memoryAdapter({ google }), { storage: memoryStorage() }));

test('a visitor is signed out immediately, without loading the provider', async () => {
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider());
  const adapter = open(load);
  expect(adapter.getState()).toEqual({ status: 'signed-out' });
  expect(await adapter.getToken()).toBeNull();
  await adapter.signOut();
  expect(load).not.toHaveBeenCalled();
});

test('a remembered sign-in loads the provider immediately', async () => {
  const adapter = open(async () => provider(email), remembered());
  expect(adapter.getState()).toEqual({ status: 'loading' });
  expect(await adapter.getToken()).not.toBeNull();
  expect(adapter.getState()).toMatchObject({ status: 'signed-in', user: { email } });
});

test('a sign-in is remembered until the sign-out, or until the provider reports no user', async () => {
  const storage = memoryStorage();
  const adapter = open(async () => provider(), storage);
  await adapter.signIn(account);
  expect(storage.getItem(hint)).not.toBeNull();
  await adapter.signOut();
  expect(storage.getItem(hint)).toBeNull();

  const stale = remembered();
  await ready(open(async () => provider(), stale));
  expect(stale.getItem(hint)).toBeNull();
});

test('sendEmailProof calls the provider, or rejects with misconfigured if the provider lacks it', async () => {
  const without = { ...provider(email), sendEmailProof: undefined } as unknown as AuthAdapter;
  expect(await authErrorOf(open(async () => without, remembered()).sendEmailProof())).toMatchObject({
    code: 'misconfigured',
    providerMessage: 'This sign-in provider sends no links that prove an e-mail.',
  });
  const sendEmailProof = vi.fn<() => Promise<void>>(async () => undefined);
  await open(async () => ({ ...provider(email), sendEmailProof }), remembered()).sendEmailProof();
  expect(sendEmailProof).toHaveBeenCalledOnce();
});

test('prepare loads the provider once, prepares its popups, and notifies no listener', async () => {
  const prepare = vi.fn<() => void>();
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => ({ ...provider(), prepare }));
  const adapter = open(load);
  const changed = vi.fn<() => void>();
  adapter.subscribe(changed);
  adapter.prepare();
  adapter.prepare();
  await expect.poll(() => prepare.mock.calls.length).toBe(2);
  await authErrorOf(adapter.signIn({ email, password: 'wrong' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(changed).not.toHaveBeenCalled();
});

test('if loading fails, the call rejects with network, and the next call tries again', async () => {
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider());
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const adapter = open(load);
  const error = await authErrorOf(adapter.signIn(account));
  expect(error.code).toBe('network');
  expect(error.cause).toBeInstanceOf(TypeError);
  expect(await adapter.signIn(account)).toMatchObject({ email });
});

test('a load that throws before it returns a promise is tried again as well', async () => {
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider());
  load.mockImplementationOnce(() => {
    throw new TypeError('offline');
  });
  const adapter = open(load);
  expect((await authErrorOf(adapter.signIn(account))).code).toBe('network');
  expect(await adapter.signIn(account)).toMatchObject({ email });
});

test('an AuthError of the loading provider is passed on', async () => {
  const adapter = open(() => Promise.reject(new AuthError('misconfigured')));
  expect((await authErrorOf(adapter.signIn(account))).code).toBe('misconfigured');
});

test('if loading fails, a remembered user becomes unavailable, not signed out, and a later call finds them', async () => {
  const storage = remembered();
  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider(email));
  load.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const adapter = open(load, storage);
  const seen: string[] = [];
  adapter.subscribe(() => seen.push(adapter.getState().status));
  await ready(adapter);
  expect(adapter.getState()).toMatchObject({ status: 'unavailable', error: { code: 'network' } });
  expect((await authErrorOf(adapter.getToken())).code).toBe('network');
  expect(await adapter.getToken()).not.toBeNull();
  expect(seen).toEqual(['unavailable', 'loading', 'unavailable', 'loading', 'signed-in']);
  expect(storage.getItem(hint)).not.toBeNull();
});

test('a sign-in stays remembered while the provider is unavailable', async () => {
  const storage = remembered();
  const unavailable = { status: 'unavailable', error: new AuthError('network') } as const;
  const adapter = open(async () => ({ ...provider(email), getState: () => unavailable }), storage);
  await ready(adapter);
  expect(adapter.getState()).toBe(unavailable);
  expect(open(async () => provider(email), storage).getState()).toEqual({ status: 'loading' });
});

test('a sign-in in another tab signs this tab in', async () => {
  const tab = new EventTarget();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const stored = (key: string, newValue: string | null) =>
    tab.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));

  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider(email));
  const adapter = open(load);
  stored('something else', '1');
  stored(hint, null);
  expect(load).not.toHaveBeenCalled();
  stored(hint, '1');
  await expect.poll(() => adapter.getState().status).toBe('signed-in');

  const loadLate = vi.fn<() => Promise<AuthAdapter>>(async () => provider(email));
  open(loadLate).dispose();
  stored(hint, '1');
  expect(loadLate).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache picks up a sign-in that it has missed', async () => {
  const page = new EventTarget();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const dispatch = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));

  const load = vi.fn<() => Promise<AuthAdapter>>(async () => provider(email));
  const storage = memoryStorage();
  const adapter = open(load, storage);
  dispatch('pageshow', false);
  dispatch('pagehide', true);
  dispatch('pageshow', true);
  expect(load).not.toHaveBeenCalled();
  dispatch('pagehide', true);
  storage.setItem(hint, '1');
  expect(load).not.toHaveBeenCalled();
  dispatch('pageshow', true);
  await expect.poll(() => adapter.getState().status).toBe('signed-in');
  expect(load).toHaveBeenCalledOnce();
});

test('a provider that is still loading on dispose is disposed', async () => {
  const late = provider(email);
  const disposed = vi.spyOn(late, 'dispose');
  const storage = remembered();
  const adapter = open(async () => late, storage);
  adapter.dispose();
  await expect.poll(() => disposed.mock.calls.length).toBeGreaterThan(0);
  expect(adapter.getState()).toEqual({ status: 'loading' });
});

test('a provider that a call loads after dispose is disposed', async () => {
  const late = provider();
  const disposed = vi.spyOn(late, 'dispose');
  const adapter = open(async () => late);
  adapter.dispose();
  await authErrorOf(adapter.signIn({ email, password: 'wrong' }));
  expect(disposed).toHaveBeenCalledOnce();
});
