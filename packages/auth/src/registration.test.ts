import { buyer } from '@apple-only/contract/fixtures';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { password } from './adapter.suite.ts';
import { sessionMessages } from './messages.ts';
import type { RegisterProgress } from './registration.ts';
import { open, device, httpError, nadia, sadia, settled, createShopServer } from './session.suite.ts';
import { accessTokenKey } from './storage.ts';

describe('registration', () => {
  const image = new Blob(['photo'], { type: 'image/png' });
  const newcomer = { name: 'Tanvir', role: 'seller', email: 'Tanvir@example.com', password, image } as const;

  test('runs the steps of the specification, without showing an intermediate state', async () => {
    const { api } = createShopServer();
    const { session, adapter, seen } = open(api);
    const steps: RegisterProgress[] = [];
    const user = await session.register(newcomer, { onStep: (at) => steps.push(at) });
    expect(steps).toEqual([
      { step: 'account' },
      { step: 'name' },
      { step: 'photo' },
      { step: 'photo', progress: 0.5 },
      { step: 'user' },
      { step: 'token' },
    ]);
    expect(user).toMatchObject({ name: 'Tanvir', role: 'seller', email: 'tanvir@example.com', img: '/photos/1.webp' });
    expect(session.getSnapshot()).toEqual({ status: 'signed-in', user });
    expect(adapter.getState()).toMatchObject({ user: { name: 'Tanvir' } });
    expect(await session.accessToken()).toBe(device.storage.getItem(accessTokenKey));
    expect(seen).toEqual(['signed-out', 'signed-in']);
  });

  test('that the provider refuses leaves the visitor signed out', async () => {
    const { session, seen } = open(createShopServer().api);
    await expect(session.register({ ...newcomer, password: '123' })).rejects.toMatchObject({ code: 'weak-password' });
    await expect(session.register({ ...newcomer, email: sadia.email })).rejects.toMatchObject({ code: 'email-in-use' });
    expect(seen).toEqual(['signed-out']);
  });

  const offline = httpError(undefined, 'Couldn’t reach the server. Check your connection.');
  const failing = {
    name: (s: ReturnType<typeof setUp>) => s.setName.mockRejectedValueOnce(offline),
    photo: (s: ReturnType<typeof setUp>) => s.api.uploadPhoto.mockRejectedValueOnce(offline),
    user: (s: ReturnType<typeof setUp>) => s.api.saveUser.mockRejectedValueOnce(offline),
    token: (s: ReturnType<typeof setUp>) => s.api.getToken.mockRejectedValueOnce(offline),
  };
  function setUp() {
    const { api, users } = createShopServer();
    const opened = open(api);
    const { adapter } = opened;
    return { api, users, ...opened, register: vi.spyOn(adapter, 'register'), setName: vi.spyOn(adapter, 'setName') };
  }

  test.each(['name', 'photo', 'user', 'token'] as const)(
    'that fails at the step "%s" resumes there, without repeating completed steps',
    async (step) => {
      const s = setUp();
      failing[step](s);
      await expect(s.session.register(newcomer)).rejects.toBe(offline);
      expect(s.session.getSnapshot()).toMatchObject({
        status: 'unregistered',
        identity: { email: 'tanvir@example.com' },
      });

      await s.session.register(newcomer);
      expect(s.session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { name: 'Tanvir', role: 'seller' } });
      expect(s.users.size).toBe(1);
      const tries = (call: string) => (call === step ? 2 : 1);
      expect(s.register).toHaveBeenCalledTimes(1);
      expect(s.setName).toHaveBeenCalledTimes(tries('name'));
      expect(s.api.uploadPhoto).toHaveBeenCalledTimes(tries('photo'));
      expect(s.seen).toEqual(['signed-out', 'unregistered', 'signed-in']);
    },
  );

  test('can be completed after a later sign-in, without e-mail and password', async () => {
    const { api } = createShopServer();
    const { session } = open(api);
    expect((await session.signIn(sadia)).status).toBe('unregistered');
    await session.register({ name: sadia.name, image });
    expect(session.getSnapshot()).toMatchObject({ status: 'signed-in', user: { email: sadia.email, role: 'buyer' } });
  });

  test('with another e-mail creates another account, even while an unregistered account is signed in', async () => {
    const s = setUp();
    expect((await s.session.signIn(sadia)).status).toBe('unregistered');
    expect(await s.session.register(newcomer)).toMatchObject({ email: 'tanvir@example.com' });
    expect(s.register).toHaveBeenCalledOnce();
    expect([...s.users.keys()]).toEqual(['tanvir@example.com']);
  });

  test('without e-mail and password rejects for a visitor', async () => {
    const { session } = open(createShopServer().api);
    await expect(session.register({ name: 'Nobody', image })).rejects.toMatchObject({ code: 'unknown' });
  });

  test('completed in another tab signs this tab in', async () => {
    const tab = new EventTarget();
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
    const { api, users } = createShopServer();
    const { session } = open(api, sadia.email);
    await settled(session);
    users.set(buyer.email, buyer);
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: accessTokenKey, newValue: 'a token' }));
    await expect.poll(() => session.getSnapshot().status).toBe('signed-in');
  });

  test('uploads again if the user has chosen another photo', async () => {
    const s = setUp();
    failing.user(s);
    await expect(s.session.register(newcomer)).rejects.toBe(offline);
    await s.session.register({ ...newcomer, image: new Blob(['another']) });
    expect(s.api.uploadPhoto).toHaveBeenCalledTimes(2);
  });

  test('uploads the photo again for another user', async () => {
    const s = setUp();
    failing.user(s);
    await expect(s.session.register(newcomer)).rejects.toBe(offline);
    await s.session.signOut();
    await s.session.register({ ...newcomer, email: 'another@example.com' });
    expect(s.api.uploadPhoto).toHaveBeenCalledTimes(2);
  });

  test('has no access token while it runs, and requests none', async () => {
    const s = setUp();
    const upload = Promise.withResolvers<{ data: { url: string } }>();
    s.api.uploadPhoto.mockReturnValueOnce(upload.promise);
    const done = s.session.register(newcomer);
    await expect.poll(() => s.api.uploadPhoto.mock.calls.length).toBe(1);
    expect(await s.session.accessToken()).toBeNull();
    expect(await s.session.idToken()).not.toBeNull();
    expect(s.api.getToken).not.toHaveBeenCalled();
    upload.resolve({ data: { url: '/photos/1.webp' } });
    await done;
  });

  test('of a deleted account ends signed out with a reason', async () => {
    const s = setUp();
    s.api.saveUser.mockRejectedValueOnce(httpError(403));
    await expect(s.session.register(newcomer)).rejects.toMatchObject({ status: 403 });
    expect(s.session.getSnapshot()).toEqual({ status: 'signed-out', reason: sessionMessages.refused });
  });

  test.each([
    ['completes', () => undefined, { code: 'cancelled' }],
    ['is refused at the step "user"', (s) => s.api.saveUser.mockRejectedValueOnce(httpError(403)), { status: 403 }],
    ['is refused at the step "token"', (s) => s.api.getToken.mockRejectedValueOnce(httpError(401)), { status: 401 }],
  ] satisfies [string, (s: ReturnType<typeof setUp>) => unknown, object][])(
    'that %s does not touch a user who has signed in in another tab meanwhile',
    async (_case, script, error) => {
      const s = setUp();
      s.users.set(nadia.email, { ...buyer, ...nadia });
      const upload = Promise.withResolvers<{ data: { url: string } }>();
      s.api.uploadPhoto.mockReturnValueOnce(upload.promise);
      const attempt = s.session.register(newcomer);
      await expect.poll(() => s.api.uploadPhoto.mock.calls.length).toBe(1);
      script(s);
      await s.adapter.signIn(nadia);
      upload.resolve({ data: { url: '/photos/1.webp' } });
      await expect(attempt).rejects.toMatchObject(error);
      await expect.poll(() => s.session.getSnapshot()).toMatchObject({ user: { email: nadia.email } });
      expect(await s.session.accessToken()).toBe(device.storage.getItem(accessTokenKey));
      expect(s.seen).toEqual(['signed-out', 'loading', 'signed-in']);
    },
  );

  test('that the provider refuses says nothing about the user who is signed in', async () => {
    const s = setUp();
    s.users.set(buyer.email, buyer);
    await s.session.signIn(sadia);
    await expect(s.session.register({ ...newcomer, email: nadia.email })).rejects.toMatchObject({
      code: 'email-in-use',
    });
    expect(s.session.getSnapshot()).toEqual({ status: 'signed-in', user: buyer });
  });
});
