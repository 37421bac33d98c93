import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { AuthError, type AuthAdapter, type AuthErrorCode } from './adapter.ts';
import type { GoogleAccount } from './memory.ts';

let people = 0;
/** An address that no other test uses. */
export const uniqueEmail = () => `person-${++people}-${crypto.randomUUID().slice(0, 8)}@example.com`;
export const password = 'correct horse';

/** The error a call rejects with, which must be an AuthError. */
export async function authErrorOf(attempt: Promise<unknown>): Promise<AuthError> {
  const outcome = await attempt.catch((error: unknown) => error);
  if (outcome instanceof AuthError) return outcome;
  throw new Error('The call was not refused with an AuthError.', { cause: outcome });
}

/** Resolves when the adapter knows whether a user is signed in. */
export async function ready(adapter: AuthAdapter): Promise<AuthAdapter> {
  await expect.poll(() => adapter.getState().status).not.toBe('loading');
  return adapter;
}

/** Waits long enough for a provider that notifies its observers late. */
const lateNotifications = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A user's action in Google's window: resolves with an account, or rejects as the provider's window does. */
export type PickGoogleAccount = () => Promise<GoogleAccount>;

/**
 * The tests that every adapter passes. `create` makes a signed-out adapter, whose accounts may outlive it,
 * and calls `google` for each Google window that it opens.
 * Not covered, because they need a browser: a sign-in that is restored after a reload, and the windows themselves.
 */
export function describeAdapter(name: string, create: (google: PickGoogleAccount) => AuthAdapter) {
  const open = (google: PickGoogleAccount = () => Promise.reject(new Error('No window was expected.'))) => {
    const adapter = create(google);
    onTestFinished(() => adapter.dispose());
    return ready(adapter);
  };
  /** A signed-out adapter with an existing account. */
  const openWithAccount = async (email: string) => {
    const adapter = await open();
    await adapter.register({ email, password });
    await adapter.signOut();
    return adapter;
  };

  describe(`the ${name} adapter`, () => {
    test('no user is signed in at first, and there is no token', async () => {
      const adapter = await open();
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
      expect(await adapter.getToken()).toBeNull();
    });

    test('a user who registers is signed in when the promise resolves, and has a token', async () => {
      const adapter = await open();
      const email = uniqueEmail();
      const user = await adapter.register({ email, password });
      expect(user).toMatchObject({ email, name: null, methods: ['password'] });
      expect(adapter.getState()).toEqual({ status: 'signed-in', user });
      expect(await adapter.getToken()).toEqual(expect.stringMatching(/./));
    });

    test('the profile name is in the state when setName resolves, and again after the next sign-in', async () => {
      const adapter = await open();
      const email = uniqueEmail();
      const { id } = await adapter.register({ email, password });
      const named = await adapter.setName('Sadia Karim');
      expect(named).toEqual({ id, email, name: 'Sadia Karim', methods: ['password'] });
      expect(adapter.getState()).toEqual({ status: 'signed-in', user: named });
      await adapter.signOut();
      expect(await adapter.signIn({ email, password })).toEqual(named);
    });

    test('setName rejects when no user is signed in', async () => {
      const adapter = await open();
      expect((await authErrorOf(adapter.setName('Nobody'))).code).toBe('unknown');
    });

    test('user and token are gone when signOut resolves, and signOut can be called twice', async () => {
      const adapter = await open();
      await adapter.register({ email: uniqueEmail(), password });
      await adapter.signOut();
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
      expect(await adapter.getToken()).toBeNull();
      await adapter.signOut();
    });

    test('e-mails are case-insensitive, and stored in lower case', async () => {
      const adapter = await open();
      const email = uniqueEmail();
      const { id } = await adapter.register({ email: email.toUpperCase(), password });
      await adapter.signOut();
      expect(await adapter.signIn({ email, password })).toMatchObject({ id, email });
    });

    test('a wrong password and an unknown e-mail get the same error, and no user is signed in', async () => {
      const email = uniqueEmail();
      const adapter = await openWithAccount(email);
      const wrong = await authErrorOf(adapter.signIn({ email, password: 'incorrect horse' }));
      const unknown = await authErrorOf(adapter.signIn({ email: uniqueEmail(), password }));
      expect([wrong.code, unknown.code]).toEqual(['invalid-credentials', 'invalid-credentials']);
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
    });

    test.each<[AuthErrorCode, { email?: string; password?: string }]>([
      ['weak-password', { password: '12345' }],
      ['weak-password', { password: '' }],
      ['invalid-email', { email: 'nobody' }],
    ])('register rejects with %s for %o', async (code, input) => {
      const adapter = await open();
      expect((await authErrorOf(adapter.register({ email: uniqueEmail(), password, ...input }))).code).toBe(code);
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
    });

    test('registering an e-mail that already has an account is refused', async () => {
      const email = uniqueEmail();
      const adapter = await openWithAccount(email);
      expect((await authErrorOf(adapter.register({ email, password: 'another horse' }))).code).toBe('email-in-use');
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
    });

    test('a refused sign-in keeps the current user signed in', async () => {
      const adapter = await open();
      const user = await adapter.register({ email: uniqueEmail(), password });
      await authErrorOf(adapter.signIn({ email: uniqueEmail(), password }));
      expect(adapter.getState()).toEqual({ status: 'signed-in', user });
    });

    test('with Google, the user is signed in under their Google name when signInWith resolves, and is the same user next time', async () => {
      const account = { email: uniqueEmail(), name: 'Sadia Karim' };
      const adapter = await open(async () => account);
      const user = await adapter.signInWith('google');
      expect(user).toMatchObject({ ...account, methods: ['google'] });
      expect(adapter.getState()).toEqual({ status: 'signed-in', user });
      expect(await adapter.getToken()).toEqual(expect.stringMatching(/./));
      await adapter.signOut();
      expect(await adapter.signInWith('google')).toEqual(user);
    });

    test('aborting a Google sign-in cancels it immediately, and keeps the current user signed in', async () => {
      const answer = Promise.withResolvers<GoogleAccount>();
      const window = vi.fn<PickGoogleAccount>(() => answer.promise);
      const adapter = await open(window);
      const user = await adapter.register({ email: uniqueEmail(), password });
      const controller = new AbortController();
      const attempt = authErrorOf(adapter.signInWith('google', { signal: controller.signal }));
      await expect.poll(() => window.mock.calls.length).toBe(1);
      controller.abort();
      expect((await attempt).code).toBe('cancelled');
      expect(adapter.getState()).toEqual({ status: 'signed-in', user });
      // Cancelling closes the window, too.
      answer.reject(new AuthError('popup-closed'));
    });

    test('the Google popup does not open if the signal is already aborted', async () => {
      const window = vi.fn<PickGoogleAccount>();
      const adapter = await open(window);
      expect((await authErrorOf(adapter.signInWith('google', { signal: AbortSignal.abort() }))).code).toBe('cancelled');
      expect(window).not.toHaveBeenCalled();
    });

    test('a Google account takes over the account with the same unproven e-mail, whose password stops working', async () => {
      const email = uniqueEmail();
      const adapter = await open(async () => ({ email: email.toUpperCase(), name: 'Sadia' }));
      const { id } = await adapter.register({ email, password });
      await adapter.signOut();
      expect(await adapter.signInWith('google')).toEqual({ id, email, name: 'Sadia', methods: ['google'] });
      await adapter.signOut();
      expect((await authErrorOf(adapter.signIn({ email, password }))).code).toBe('invalid-credentials');
    });

    test('sendPasswordReset resolves for known and unknown e-mails alike', async () => {
      const email = uniqueEmail();
      const adapter = await openWithAccount(email);
      await adapter.sendPasswordReset(email);
      await adapter.sendPasswordReset(uniqueEmail());
      expect(adapter.getState()).toEqual({ status: 'signed-out' });
    });

    test('sendEmailProof resolves for a signed-in user, and rejects when no user is signed in', async () => {
      const adapter = await open();
      const send = async () => {
        if (!adapter.sendEmailProof) throw new Error('This one sends none.');
        await adapter.sendEmailProof();
      };
      expect((await authErrorOf(send())).code).toBe('unknown');
      await adapter.register({ email: uniqueEmail(), password });
      const state = adapter.getState();
      await send();
      expect(adapter.getState()).toBe(state);
    });

    test('fetching a fresh token keeps the user signed in, and returns null when no user is signed in', async () => {
      const adapter = await open();
      expect(await adapter.getToken({ fresh: true })).toBeNull();
      const user = await adapter.register({ email: uniqueEmail(), password });
      expect(await adapter.getToken({ fresh: true })).toEqual(expect.stringMatching(/./));
      expect(adapter.getState()).toEqual({ status: 'signed-in', user });
    });

    test('getState returns the same object until a change, and listeners are notified once per change', async () => {
      const adapter = await open();
      const seen: string[] = [];
      const stop = adapter.subscribe(() => seen.push(adapter.getState().status));
      const email = uniqueEmail();
      await adapter.register({ email, password });
      const state = adapter.getState();
      await lateNotifications();
      expect(adapter.getState()).toBe(state);
      await adapter.signOut();
      stop();
      await adapter.signIn({ email, password });
      expect(seen).toEqual(['signed-in', 'signed-out']);
    });

    test('a disposed adapter notifies no listener', async () => {
      const adapter = await open();
      let calls = 0;
      adapter.subscribe(() => calls++);
      adapter.dispose();
      await adapter.register({ email: uniqueEmail(), password }).catch(() => undefined);
      await lateNotifications();
      expect(calls).toBe(0);
    });
  });
}
