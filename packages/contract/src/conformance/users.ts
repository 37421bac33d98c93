import { registrableRoles } from '../users/roles.ts';
import { png } from './png.ts';
import { uniqueName, unknownId, times, skipWithout, type TestUser, type Shop } from './shop.ts';

/** Registration, tokens, and which users see which data of each other. */
export function describeUsers(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  const registration = async (email: string, fields: object = {}) => ({
    body: { name: 'Sadia Karim', email, img: await shop.photo(), ...fields },
  });

  describe('GET /jwt', () => {
    test('answers a registered user, whatever the case of the e-mail, and is not cached', async () => {
      const { identity, email } = await shop.buyer();
      const reply = await shop.send('getToken', { email: email.toUpperCase() }, identity);
      expect(reply.status).toBe(200);
      expect(reply.headers.get('cache-control')).toContain('no-store');
    });

    test('is refused for the e-mail of another user', async () => {
      const { identity } = await shop.buyer();
      const seller = await shop.seller();
      await shop.expectRefused(403, 'getToken', { email: seller.email }, identity);
    });

    test('refuses an identity that is not registered', async () => {
      const stranger = await shop.identity();
      await shop.expectRefused('not-registered', 'getToken', { email: stranger.email }, stranger);
    });
  });

  describe('DELETE /jwt', () => {
    test('revokes the access token and the ID token of the user, and of no other user', async () => {
      const me = await shop.newUser('seller');
      const { email } = me;
      const { accessToken: token } = await shop.call('getToken', { email }, me.identity);
      expect(await shop.call('signOut', {}, me)).toEqual({ modifiedCount: 1 });
      for (const as of [me, { token }]) await shop.expectRefused(401, 'getUser', { email }, as);
      await shop.expectRefused(401, 'addProduct', { body: await shop.form() }, me);
      await shop.expectRefused(401, 'getToken', { email }, me.identity);
      await shop.expectRefused(401, 'saveUser', await registration(email), me.identity);
      await shop.expectRefused(401, 'uploadPhoto', { file: png() }, me.identity);
      await shop.expectRefused(401, 'signOut', {}, me);
      const other = await shop.buyer();
      await shop.call('getUser', { email: other.email }, other);
    });
  });

  describe('POST /users', () => {
    test('registers an unverified buyer if no role is named', async () => {
      const me = await shop.identity();
      const user = await shop.call('saveUser', await registration(me.email), me);
      expect(user).toMatchObject({ role: 'buyer', email: me.email.toLowerCase(), verify: false });
    });

    test.for(registrableRoles)('registers a %s, who can get a token', async (role) => {
      const me = await shop.newUser(role);
      expect(me.role).toBe(role);
      expect(await shop.call('getUser', { email: me.email }, me)).toMatchObject({ _id: me._id, role });
    });

    test('refuses to register an admin', async () => {
      const me = await shop.identity();
      await shop.expectRefused(403, 'saveUser', await registration(me.email, { role: 'admin' }), me);
      await shop.expectRefused('not-registered', 'getToken', { email: me.email }, me);
    });

    test('changes nothing if repeated, and answers the existing user', async () => {
      const me = await shop.newUser('seller');
      const again = await shop.call('saveUser', await registration(me.email, { role: 'buyer' }), me.identity);
      const { token: _, identity: __, ...user } = me;
      expect(again).toEqual(user);
    });

    test('registers one user for five simultaneous calls', async () => {
      const me = await shop.identity();
      const input = await registration(me.email);
      const saved = await Promise.all(times(5, () => shop.call('saveUser', input, me)));
      expect(new Set(saved.map(({ _id }) => _id)).size).toBe(1);
    });

    test('ignores fields that only the server sets', async () => {
      const me = await shop.identity();
      const id = unknownId();
      const user = await shop.call('saveUser', await registration(me.email, { _id: id, verify: true }), me);
      expect(user.verify).toBe(false);
      expect(user._id).not.toBe(id);
    });

    test('is refused for the e-mail of another identity', async () => {
      const me = await shop.identity();
      const other = await shop.identity();
      await shop.expectRefused(403, 'saveUser', await registration(other.email), me);
    });
  });

  describe('an e-mail', () => {
    beforeEach(skipWithout(shop, 'emails'));

    test('of another account is refused as taken, and stays with it', async () => {
      const holder = await shop.newUser('buyer');
      const later = await shop.identity(holder.email);
      await shop.expectRefused('email-taken', 'saveUser', await registration(holder.email), later);
      await shop.expectRefused('not-registered', 'getToken', { email: holder.email }, later);
      expect(await shop.call('getUser', { email: holder.email }, holder)).toMatchObject({ _id: holder._id });
    });

    test.for(['getToken', 'saveUser'] as const)(
      'proven by a new account moves the user to it by %s, and ends the access of the old account',
      async (first) => {
        const before = await shop.newUser('seller');
        const { token: _, identity: __, ...me } = before;
        const again = await shop.identity(before.email, { proven: true });
        const input = {
          getToken: { email: before.email },
          saveUser: await registration(before.email, { name: 'Another' }),
        };
        const other = first === 'getToken' ? 'saveUser' : 'getToken';
        await Promise.all([shop.call(first, input[first], again), shop.call(first, input[first], again)]);
        await shop.call(other, input[other], again);
        expect(await shop.call('saveUser', input.saveUser, again)).toEqual(me);
        const { accessToken: token } = await shop.call('getToken', { email: before.email }, again);
        expect(await shop.call('getUser', { email: before.email }, { token })).toEqual(me);
        await shop.expectRefused(401, 'getUser', { email: before.email }, before);
        const old = await shop.send('getToken', { email: before.email }, before.identity);
        expect([401, 404]).toContain(old.status);
      },
    );

    test('counts as the same in capitals', async () => {
      const holder = await shop.newUser('buyer');
      const later = await shop.identity(holder.email.toUpperCase());
      await shop.expectRefused('email-taken', 'saveUser', await registration(holder.email.toUpperCase()), later);
    });

    const unique = () => crypto.randomUUID();
    test.for([
      ['with a percent sign', () => `100%25%2f${unique()}%@example.com`],
      ['with a slash', () => `a/b/../${unique()}@example.com`],
      ['with a plus, a question mark and a hash', () => `a+b?c=d&e#${unique()}@example.com`],
      ['of 254 characters', () => `${unique().padEnd(242, 'x')}@example.com`],
      ['of 254 characters, most of them percent-encoded', () => `${unique().padEnd(242, '%')}@example.com`],
    ] as const)('%s works in paths and queries', async ([, make]) => {
      const email = make();
      const me = await shop.newUser('buyer', email);
      expect(await shop.call('getUser', { email }, me)).toMatchObject({ _id: me._id, email });
      expect(await shop.call('isBuyer', { email }, me)).toEqual({ isBuyer: true });
      expect(await shop.call('getUser', { email }, 'admin')).toMatchObject({ _id: me._id });
    });
  });

  describe('GET /users/{email}', () => {
    test('answers the user, whatever the case of the e-mail, and admins', async () => {
      const { token: _, identity: __, ...user } = await shop.buyer();
      expect(await shop.call('getUser', { email: user.email.toUpperCase() }, await shop.buyer())).toEqual(user);
      expect(await shop.call('getUser', { email: user.email }, 'admin')).toEqual(user);
    });

    test('refuses other users, without revealing whether the e-mail is registered', async () => {
      const buyer = await shop.buyer();
      const seller = await shop.seller();
      const known = await shop.expectRefused(403, 'getUser', { email: buyer.email }, seller);
      const unknown = await shop.expectRefused(403, 'getUser', { email: `${unknownId()}@example.com` }, seller);
      expect(unknown).toBe(known);
    });

    test('answers 404 for an e-mail that is not registered', async () => {
      await shop.expectRefused(404, 'getUser', { email: `${unknownId()}@example.com` }, 'admin');
    });
  });

  describe('GET /users/{role}/{email}', () => {
    const rolesOf = async (email: string, as: TestUser | 'admin') => ({
      ...(await shop.call('isAdmin', { email }, as)),
      ...(await shop.call('isBuyer', { email }, as)),
      ...(await shop.call('isSeller', { email }, as)),
    });

    test('answers the user and admins', async () => {
      for (const me of [await shop.buyer(), await shop.seller()]) {
        const expected = { isAdmin: false, isBuyer: me.role === 'buyer', isSeller: me.role === 'seller' };
        expect(await rolesOf(me.email, me)).toEqual(expected);
        expect(await rolesOf(me.email, 'admin')).toEqual(expected);
      }
    });

    test('answers false to other users, and for an e-mail that is not registered', async () => {
      const no = { isAdmin: false, isBuyer: false, isSeller: false };
      expect(await rolesOf((await shop.buyer()).email, await shop.seller())).toEqual(no);
      expect(await rolesOf(`${unknownId()}@example.com`, await shop.seller())).toEqual(no);
      expect(await rolesOf(`${unknownId()}@example.com`, 'admin')).toEqual(no);
    });
  });

  describe('lists of people', () => {
    test.for(['listBuyers', 'listSellers'] as const)('%s contains only users of that role, each once', async (name) => {
      const role = name === 'listBuyers' ? 'buyer' : 'seller';
      const { token: _, identity: __, ...me } = await shop.newUser(role);
      const list = await shop.call(name, {}, 'admin');
      expect(list).toContainEqual(me);
      expect(new Set(list.map((user) => user.role))).toEqual(new Set([role]));
      expect(new Set(list.map(({ _id }) => _id)).size).toBe(list.length);
    });
  });

  test('GET /overview counts people and open messages as they come and go', async () => {
    const counts = () => shop.call('getOverview', {}, 'admin');
    const before = await counts();
    const seller = await shop.newUser('seller');
    await shop.newUser('buyer');
    const body = { name: 'Imran Hossain', email: seller.email, message: uniqueName('A question') };
    await shop.call('sendMessage', { body });
    const more = { sellers: before.sellers + 1, notVerified: before.notVerified + 1, buyers: before.buyers + 1 };
    expect(await counts()).toEqual({ ...more, openMessages: before.openMessages + 1 });
    await shop.call('verifySeller', { id: seller._id }, 'admin');
    const sent = (await shop.call('listMessages', {}, 'admin')).find(({ message }) => message === body.message);
    await shop.call('markMessage', { id: sent?._id ?? '' }, 'admin');
    expect(await counts()).toEqual({ ...more, notVerified: before.notVerified, openMessages: before.openMessages });
  });

  describe('PUT /seller/verify/{id}', () => {
    test('verifies a seller once, and their user and products show it at once', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({ name: uniqueName('iPhone 15'), category: 'iphone' }, seller);
      await shop.call('advertiseProduct', { body: { _id: product._id } }, seller);
      const everywhere = async () =>
        [
          await shop.call('listCategory', { category: 'iphone' }, seller),
          await shop.call('listNewest', { category: 'iphone' }),
          await shop.call('listAdvertised', {}),
          await shop.call('listOwnProducts', { id: seller._id }, seller),
        ].map((list) => list.find(({ _id }) => _id === product._id)?.verify);
      expect(await everywhere()).toEqual([false, false, false, false]);
      expect(await shop.call('verifySeller', { id: seller._id }, 'admin')).toEqual({ modifiedCount: 1 });
      expect(await everywhere()).toEqual([true, true, true, true]);
      expect(await shop.call('getUser', { email: seller.email }, seller)).toMatchObject({ verify: true });
      expect((await shop.product({}, seller)).verify).toBe(true);
      expect(await shop.call('verifySeller', { id: seller._id }, 'admin')).toEqual({ modifiedCount: 0 });
    });

    test('revokes a verification at once, and can restore it', async () => {
      const seller = await shop.newUser('seller');
      const product = await shop.product({ category: 'iphone' }, seller);
      const seen = async () => [
        (await shop.call('getUser', { email: seller.email }, seller)).verify,
        (await shop.call('listNewest', { category: 'iphone' })).find(({ _id }) => _id === product._id)?.verify,
      ];
      const verify = async (to?: boolean) => {
        const body = to === undefined ? {} : { body: { verify: to } };
        return (await shop.call('verifySeller', { id: seller._id, ...body }, 'admin')).modifiedCount;
      };
      expect(await verify(false)).toBe(0);
      expect(await verify()).toBe(1);
      expect(await verify(false)).toBe(1);
      expect(await seen()).toEqual([false, false]);
      expect(await verify(false)).toBe(0);
      expect(await verify(true)).toBe(1);
      expect(await seen()).toEqual([true, true]);
    });

    test('verifies only sellers', async () => {
      const buyer = await shop.buyer();
      for (const id of [buyer._id, unknownId(), 'nobody']) {
        expect(await shop.call('verifySeller', { id }, 'admin')).toEqual({ modifiedCount: 0 });
      }
      expect(await shop.call('getUser', { email: buyer.email }, buyer)).toMatchObject({ verify: false });
    });
  });
}
