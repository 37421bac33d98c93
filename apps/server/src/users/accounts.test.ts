import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccountState } from './account-lookup.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, openShop, secondsAgo, type TestShop } from '../test-shop.ts';

describe.each(backends)('an account recreated at the provider, on $name', ({ open }) => {
  let shop: TestShop;
  const gone = new Set<string>();
  /** When the password of a token's account has changed, in seconds. */
  const changed = new Map<string, number>();
  beforeAll(async () => {
    shop = await openShop(open, {
      lookUpAccount: async (idToken): Promise<AccountState> =>
        gone.has(idToken)
          ? { status: 'deleted' }
          : { status: 'active', validSince: new Date(1000 * (changed.get(idToken) ?? 0)) },
    });
  });
  afterAll(() => shop.close());

  /** A sign-in of an account with this e-mail. */
  const signIn = (email: string, seconds: number, facts: { verified?: boolean; at?: number } = {}) => {
    const { verified = true, at = secondsAgo(seconds) } = facts;
    const token = idTokenFor(randomUUID(), email, { auth_time: at, email_verified: verified });
    const exchange = () => shop.call('GET', `/jwt?email=${email}`, { token });
    return {
      token,
      exchange,
      accessToken: async () => ((await exchange()).body as { accessToken?: string }).accessToken ?? '',
      register: (role = 'buyer') =>
        shop.call('POST', '/users', { token, body: { name: 'Sadia', email, role, img: shop.photo } }),
    };
  };
  const newEmail = () => `${randomUUID()}@shop.test`;
  const who = (email: string, token: string) => shop.call('GET', `/users/${email}`, { token });

  test.each(['exchange', 'register'] as const)(
    'gets the user of the deleted account, whose own tokens are then refused: %s',
    async (how) => {
      const email = newEmail();
      const before = signIn(email, 300);
      const { body: me } = await before.register('seller');
      const formerToken = await before.accessToken();
      gone.add(before.token);
      const again = signIn(email, 60);
      expect(await again[how]()).toMatchObject({ status: 200 });
      expect((await who(email, await again.accessToken())).body).toEqual(me);
      // Both tokens of the earlier account are refused.
      expect(await who(email, formerToken)).toMatchObject({ status: 401 });
      expect(await before.exchange()).toMatchObject({ status: 401 });
      expect((await who(email, await again.accessToken())).body).toEqual(me);
    },
  );

  test('with an unproven e-mail does not get the user, and is told to open the link', async () => {
    const email = newEmail();
    const before = signIn(email, 300);
    await before.register();
    const again = signIn(email, 60, { verified: false });
    expect(await again.exchange()).toMatchObject({ status: 404 });
    const message = expect.stringMatching(/open the link we send you/);
    expect(await again.register()).toMatchObject({ status: 409, body: { message } });
    expect(await who(email, await before.accessToken())).toMatchObject({ status: 200 });
  });

  test('does not get the user of an admin', async () => {
    const admin = await shop.newUser('admin');
    const again = signIn(admin.email, 60);
    for (const answer of [await again.exchange(), await again.register()]) {
      expect(answer).toMatchObject({ status: 409, body: { message: expect.stringMatching(/admin/) } });
    }
    expect(await shop.call('GET', `/users/${admin.email}`, { as: admin })).toMatchObject({ status: 200 });
  });

  test('gets the user even with concurrent requests', async () => {
    const email = newEmail();
    const { body: me } = await signIn(email, 300).register();
    const again = signIn(email, 60);
    const answers = await Promise.all([1, 2, 3].flatMap(() => [again.exchange(), again.register()]));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect((await who(email, await again.accessToken())).body).toEqual(me);
  });

  test('does not replace an account that signed in later or in the same second', async () => {
    const email = newEmail();
    const at = secondsAgo(30);
    const account = signIn(email, 30, { at });
    await account.register();
    // Nor in the same second.
    for (const earlier of [at - 30, at]) {
      expect(await signIn(email, 0, { at: earlier }).exchange()).toMatchObject({ status: 401 });
    }
    expect(await account.exchange()).toMatchObject({ status: 200 });
  });

  test('is refused with a sign-in from before a password change of the earlier account', async () => {
    const email = newEmail();
    const before = signIn(email, 300);
    await before.register();
    changed.set(before.token, secondsAgo(100));
    expect(await before.exchange()).toMatchObject({ status: 401 });
    expect(await signIn(email, 200).exchange()).toMatchObject({ status: 401 });
    expect(await signIn(email, 60).exchange()).toMatchObject({ status: 200 });
  });

  test('does not get a user who is deleted at the same time', async () => {
    const email = newEmail();
    const before = signIn(email, 300);
    const { body } = await before.register();
    const me = {
      ...(body as { _id: string; email: string; role: 'buyer' }),
      subject: '',
      idToken: '',
      accessToken: '',
    };
    const again = signIn(email, 60);
    expect(await shop.whileDeleting(me, again.exchange)).toMatchObject({ status: 404 });
  });
});
