import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccountState } from './account-lookup.ts';
import { HttpError } from '../http-error.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, openShop, secondsAgo, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let account: AccountState | HttpError | Promise<AccountState>;
  beforeAll(async () => {
    shop = await openShop(open, {
      async lookUpAccount() {
        if (account instanceof HttpError) throw account;
        onLookUp?.();
        return account;
      },
    });
  });
  /** Called when the provider is asked. */
  let onLookUp: (() => void) | undefined;
  beforeEach(() => {
    onLookUp = undefined;
    account = { status: 'active', validSince: new Date(0) };
  });
  afterAll(() => shop.close());

  /** A registered person, and a function that makes both tokens of a sign-in this many seconds ago. */
  async function person() {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const idToken = (seconds: number, email_verified = false) =>
      idTokenFor(subject, email, { auth_time: secondsAgo(seconds), email_verified });
    const body = { name: 'Sadia', email, role: 'buyer', img: shop.photo };
    expect(await shop.call('POST', '/users', { token: idToken(1000), body })).toMatchObject({ status: 200 });
    const exchange = (token: string) => shop.call('GET', `/jwt?email=${email}`, { token });
    const signIn = async (seconds: number, verified = false) => {
      const token = idToken(seconds, verified);
      const { status, body: answer } = await exchange(token);
      const { accessToken } = answer as { accessToken?: string };
      const read = (as = '') => shop.call('GET', `/users/${email}`, { token: as });
      return {
        status,
        accessToken,
        canRead: async () => (await read(accessToken)).status === 200,
        canExchange: async () => (await exchange(token)).status === 200,
        signOut: () => shop.call('DELETE', '/jwt', { token: accessToken ?? '' }),
      };
    };
    return { email, subject, signIn };
  }

  test('signing out ends all sign-ins, and the user can sign in again immediately', async () => {
    const { signIn } = await person();
    const [laptop, phone] = [await signIn(100), await signIn(50)];
    expect(await laptop.signOut()).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    for (const device of [laptop, phone]) {
      expect(await device.canRead()).toBe(false);
      expect(await device.canExchange()).toBe(false);
    }
    const again = await signIn(49);
    expect(await again.canRead()).toBe(true);
    // An access token of an earlier sign-in cannot end a later one.
    expect((await laptop.signOut()).status).toBe(401);
    expect(await again.canRead()).toBe(true);
  });

  test('changing the password or e-mail at the provider ends earlier sign-ins', async () => {
    const { signIn } = await person();
    const thief = await signIn(100);
    account = { status: 'active', validSince: new Date(secondsAgo(60) * 1000) };
    const owner = await signIn(30);
    expect(await owner.canRead()).toBe(true);
    expect(await thief.canRead()).toBe(false);
    expect(await thief.canExchange()).toBe(false);
  });

  /** Makes a sign-in wait for the provider while `run` runs. */
  async function meanwhile<Result>(signIn: () => Promise<Result>, run: () => Promise<unknown>): Promise<Result> {
    const active = account as AccountState;
    const answer = Promise.withResolvers<AccountState>();
    const lookUpStarted = new Promise<void>((resolve) => (onLookUp = resolve));
    account = answer.promise;
    const signedIn = signIn();
    await lookUpStarted;
    onLookUp = undefined;
    account = active;
    await run();
    answer.resolve(active);
    return signedIn;
  }

  test('a concurrent sign-in does not undo a sign-out', async () => {
    const { signIn } = await person();
    const laptop = await signIn(100);
    const phone = await meanwhile(() => signIn(50), laptop.signOut);
    expect(await laptop.canRead()).toBe(false);
    expect(await laptop.canExchange()).toBe(false);
    expect(await phone.canRead()).toBe(true);
  });

  test('a stranger who signs in while the owner proves the e-mail is refused', async () => {
    const { signIn } = await person();
    const stranger = await meanwhile(
      () => signIn(60),
      () => signIn(30, true),
    );
    expect(stranger.status).toBe(401);
    expect(await stranger.canExchange()).toBe(false);
  });

  test('a sign-in that has ended at the provider gets no access token', async () => {
    const { signIn } = await person();
    const thief = await signIn(100);
    account = { status: 'active', validSince: new Date(secondsAgo(60) * 1000) };
    expect(await thief.canExchange()).toBe(false);
  });

  test('a sign-in ended by the provider ends here, and a later one continues', async () => {
    const { signIn } = await person();
    const [thief, owner] = [await signIn(100), await signIn(30)];
    account = { status: 'ended' };
    expect(await thief.canExchange()).toBe(false);
    expect(await thief.canRead()).toBe(false);
    expect(await owner.canRead()).toBe(true);
  });

  test('an ID token that the provider does not accept is refused without ending the sign-in', async () => {
    const { signIn } = await person();
    const late = await signIn(100);
    account = { status: 'unknown' };
    expect(await late.canExchange()).toBe(false);
    expect(await late.canRead()).toBe(true);
    account = { status: 'active', validSince: new Date(0) };
    expect(await late.canExchange()).toBe(true);
  });

  test('deleting or disabling an account at the provider ends its sign-ins', async () => {
    const { signIn } = await person();
    const [earlier, later] = [await signIn(100), await signIn(30)];
    account = { status: 'deleted' };
    expect(await earlier.canExchange()).toBe(false);
    expect(await earlier.canRead()).toBe(false);
    expect(await later.canRead()).toBe(false);
  });

  test('while the provider is unavailable, no user can sign in and none is signed out', async () => {
    const { signIn } = await person();
    const before = await signIn(100);
    account = new HttpError(503, 'Not now.');
    expect((await signIn(30)).status).toBe(503);
    expect(await before.canRead()).toBe(true);
  });
});
