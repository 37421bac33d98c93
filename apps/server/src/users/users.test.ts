import { createHash, randomUUID } from 'node:crypto';
import type { ListedProduct } from '@apple-only/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deletedAccounts, users } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, openShop, type TestUser, type TestShop } from '../test-shop.ts';

/** A digest that an attacker could make of a guessed e-mail. */
const plainDigest = (text: string) => createHash('sha256').update(text).digest('base64url');

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());

  const stranger = () => {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    return { subject, email, token: idTokenFor(subject, email) };
  };
  const newUser = (email: string) => ({ name: 'Sadia Karim', email, role: 'seller', img: shop.photo });

  test('a person registers, and gets an access token that works', async () => {
    const { email, token } = stranger();
    const saved = await shop.call('POST', '/users', { token, body: newUser(email) });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Sadia Karim', email, role: 'seller', verify: false } });
    expect(saved.body).toHaveProperty('img', shop.photo);
    expect(saved.body).not.toHaveProperty('subject');

    const answer = await shop.call('GET', `/jwt?email=${email.toUpperCase()}`, { token });
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { accessToken } = answer.body as { accessToken: string };
    expect(await shop.call('GET', `/users/${email}`, { token: accessToken })).toMatchObject({
      status: 200,
      body: saved.body,
    });
  });

  test('an e-mail changed at the provider is changed here, unless another user is registered with it', async () => {
    const [me, other] = [await shop.newUser('seller'), await shop.newUser('buyer')];
    const email = `new-${me.email}`;
    const move = (to: string) => shop.call('GET', `/jwt?email=${to}`, { token: idTokenFor(me.subject, to) });
    expect(await move(other.email)).toMatchObject({ status: 409 });
    expect(await shop.call('GET', `/users/${me.email}`, { as: me })).toMatchObject({ status: 200 });
    expect(await move(email)).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/users/${email}`, { as: me })).toMatchObject({ body: { _id: me._id, email } });
    expect(await shop.call('GET', `/users/${me.email}`, { as: me })).toMatchObject({ status: 403 });
  });

  test('a user deleted by an admin can no longer upload', async () => {
    const [gone, admin] = [await shop.newUser('seller'), await shop.newUser('admin')];
    const upload = () => shop.call('POST', '/upload', { token: gone.idToken, body: new FormData() });
    expect(await upload()).toMatchObject({ status: 400 });
    await shop.call('DELETE', `/seller/${gone._id}`, { as: admin });
    expect(await upload()).toMatchObject({ status: 403 });
  });

  test('a user who registers without a role is a buyer', async () => {
    const { email, token } = stranger();
    const { role: _, ...body } = newUser(email);
    expect(await shop.call('POST', '/users', { token, body })).toMatchObject({ body: { role: 'buyer' } });
  });

  test('no user registers as an admin', async () => {
    const { email, token } = stranger();
    expect(await shop.call('POST', '/users', { token, body: { ...newUser(email), role: 'admin' } })).toMatchObject({
      status: 403,
    });
    expect(await shop.call('GET', `/jwt?email=${email}`, { token })).toMatchObject({ status: 404 });
  });

  test('registering again changes nothing, even when simultaneous', async () => {
    const { email, token } = stranger();
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((name) => shop.call('POST', '/users', { token, body: { ...newUser(email), name } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toHaveLength(1);
    const later = await shop.call('POST', '/users', { token, body: { ...newUser(email), role: 'buyer' } });
    expect(later.body).toEqual(answers[0]?.body);
  });

  test('an e-mail belongs to the user who registered with it first, regardless of case', async () => {
    const { email, token } = stranger();
    await shop.call('POST', '/users', { token, body: newUser(email) });
    const other = idTokenFor(randomUUID(), email.toUpperCase());
    const body = newUser(email.toUpperCase());
    expect(await shop.call('POST', '/users', { token: other, body })).toMatchObject({ status: 409 });
  });

  test('registering or requesting a token with another e-mail than that of the sign-in is refused', async () => {
    const { token } = stranger();
    expect(await shop.call('POST', '/users', { token, body: newUser('other@shop.test') })).toMatchObject({
      status: 403,
    });
    expect(await shop.call('GET', '/jwt?email=other@shop.test', { token })).toMatchObject({ status: 403 });
  });

  test.each(['https://elsewhere.test/a.png', '/photos/x.webp', `/photos/${'0'.repeat(64)}.webp`])(
    'a photo that was not uploaded here is refused: %s',
    async (img) => {
      const { email, token } = stranger();
      const answer = await shop.call('POST', '/users', { token, body: { ...newUser(email), img } });
      expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^img: /) } });
    },
  );

  test('a photo may be given by its path, too, or in one of its sizes', async () => {
    for (const img of [shop.photo.replace('https://shop.test', ''), `${shop.photo}?w=480`]) {
      const { email, token } = stranger();
      expect(await shop.call('POST', '/users', { token, body: { ...newUser(email), img } })).toMatchObject({
        status: 200,
        body: { img: shop.photo },
      });
    }
  });

  test('users see themselves, an admin sees all users, and others see none', async () => {
    const [buyer, seller, admin] = await Promise.all([
      shop.newUser('buyer'),
      shop.newUser('seller'),
      shop.newUser('admin'),
    ]);
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: buyer })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: seller })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', '/users/nobody@shop.test', { as: seller })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: admin })).toMatchObject({ body: { _id: buyer._id } });
    expect(await shop.call('GET', '/users/nobody@shop.test', { as: admin })).toMatchObject({ status: 404 });
  });

  test('an e-mail of 254 characters, with % and / in it, works in a path', async () => {
    const admin = await shop.newUser('admin');
    const email = `${'%/'.repeat(120)}x@long.test.com`.slice(-254);
    expect(await shop.call('GET', `/users/${encodeURIComponent(email)}`, { as: admin })).toMatchObject({ status: 404 });
    await shop.database.update(users).set({ email }).where(eq(users._id, admin._id));
    expect(await shop.call('GET', `/users/${encodeURIComponent(email)}`, { as: admin })).toMatchObject({
      body: { email },
    });
  });

  test('a changed role takes effect immediately, and a deleted user is refused', async () => {
    const person = await shop.newUser('buyer');
    const other = await shop.newUser('buyer');
    await shop.database.update(users).set({ role: 'admin' }).where(eq(users._id, person._id));
    expect(await shop.call('GET', `/users/${other.email}`, { as: person })).toMatchObject({ status: 200 });
    await shop.database.delete(users).where(eq(users._id, person._id));
    expect(await shop.call('GET', `/users/${other.email}`, { as: person })).toMatchObject({ status: 401 });
    expect(await shop.call('GET', `/jwt?email=${person.email}`, { token: person.idToken })).toMatchObject({
      status: 404,
    });
  });

  test('only the user and admins are told that a user has a role', async () => {
    const people = {
      Admin: await shop.newUser('admin'),
      Buyer: await shop.newUser('buyer'),
      Seller: await shop.newUser('seller'),
    };
    for (const [kind, someone] of Object.entries(people)) {
      for (const requestedRole of Object.keys(people)) {
        for (const as of Object.values(people)) {
          const url = `/users/${requestedRole.toLowerCase()}/${someone.email.toUpperCase()}`;
          const truth = requestedRole === kind && (as === someone || as === people.Admin);
          expect(await shop.call('GET', url, { as })).toMatchObject({
            status: 200,
            body: { [`is${requestedRole}`]: truth },
          });
        }
      }
    }
    expect((await shop.call('GET', '/users/buyer/nobody@shop.test', { as: people.Admin })).body).toEqual({
      isBuyer: false,
    });
  });

  test('admins list buyers and sellers, newest first, in pages', async () => {
    const admin = await shop.newUser('admin');
    const sellers: TestUser[] = [];
    for (const _ of [1, 2, 3]) sellers.push(await shop.newUser('seller'));
    const ids = (answer: { body: unknown }) => (answer.body as TestUser[]).map(({ _id }) => _id);
    const all = await shop.call('GET', '/users/allseller', { as: admin });
    expect(ids(all).slice(0, 3)).toEqual(sellers.map(({ _id }) => _id).toReversed());
    expect((all.body as TestUser[]).every(({ role }) => role === 'seller')).toBe(true);
    expect(JSON.stringify(all.body)).not.toContain('subject');
    expect(all.headers['cache-control']).toBe('no-store');

    const seen: string[] = [];
    for (let url: string | undefined = '/users/allseller?limit=2'; url !== undefined;) {
      const page = await shop.call('GET', url, { as: admin });
      seen.push(...ids(page));
      url = /^<https:\/\/shop\.test(\/[^>]+)>; rel="next"$/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).toEqual(ids(all));
    expect(ids(await shop.call('GET', '/users/allbuyer', { as: admin }))).not.toContain(sellers[0]?._id);
    expect(await shop.call('GET', '/users/allseller?cursor=MjAyNi0wMS0wMSB4', { as: admin })).toMatchObject({
      status: 400,
    });
  });

  test('a list of people has up to 1,000 entries without a limit', async () => {
    const admin = await shop.newUser('admin');
    const many = Array.from({ length: 1001 }, (_, index) => ({
      subject: `many ${index}`,
      email: `many${index}@shop.test`,
      name: 'One of many',
      role: 'buyer' as const,
      img: shop.photo,
    }));
    await shop.database.insert(users).values(many);
    const answer = await shop.call('GET', '/users/allbuyer', { as: admin });
    expect(answer.body).toHaveLength(1000);
    expect(answer.headers['link']).toMatch(/^<https:\/\/shop\.test\/users\/allbuyer\?cursor=/);
    await shop.database.delete(users).where(eq(users.name, 'One of many'));
  });

  test('only sellers can be verified, and only once', async () => {
    const [admin, seller, buyer] = [
      await shop.newUser('admin'),
      await shop.newUser('seller'),
      await shop.newUser('buyer'),
    ];
    const { _id } = await shop.addProduct(seller, { name: 'of a verified seller' });
    const verify = (id: string, as = admin) => shop.call('PUT', `/seller/verify/${id}`, { as });
    const listedVerify = async () =>
      ((await shop.call('GET', '/macBook')).body as ListedProduct[]).find((product) => product._id === _id)?.verify;
    expect(await verify(seller._id, seller)).toMatchObject({ status: 403 });
    expect(await listedVerify()).toBe(false);
    expect((await verify(seller._id)).body).toEqual({ modifiedCount: 1 });
    expect(await listedVerify()).toBe(true);
    for (const id of [seller._id, buyer._id, admin._id, randomUUID(), 'x']) {
      expect((await verify(id)).body).toEqual({ modifiedCount: 0 });
    }
  });

  test('deleting a buyer frees their booked products, and bars them from registering again unless an admin allows it', async () => {
    const [admin, seller, buyer] = [
      await shop.newUser('admin'),
      await shop.newUser('seller'),
      await shop.newUser('buyer'),
    ];
    const { _id } = await shop.addProduct(seller);
    await shop.call('PUT', `/product/booking/${_id}`, { as: buyer });
    const remove = (as: TestUser, kind = 'buyer') => shop.call('DELETE', `/${kind}/${buyer._id}`, { as });
    expect(await remove(seller)).toMatchObject({ status: 403 });
    expect((await remove(admin, 'seller')).body).toEqual({ deletedCount: 0 });
    expect((await remove(admin)).body).toEqual({ deletedCount: 1 });
    expect((await remove(admin)).body).toEqual({ deletedCount: 0 });
    expect((await shop.call('GET', '/macBook')).body).toContainEqual(expect.objectContaining({ _id, booking: false }));

    expect(await shop.call('GET', `/users/${buyer.email}`, { as: buyer })).toMatchObject({ status: 401 });
    const { idToken: token } = buyer;
    expect(await shop.call('GET', `/jwt?email=${buyer.email}`, { token })).toMatchObject({ status: 403 });
    for (const email of [buyer.email, `new.${buyer.email}`]) {
      const again = idTokenFor(buyer.subject, email);
      expect(await shop.call('POST', '/users', { token: again, body: newUser(email) })).toMatchObject({ status: 403 });
    }
    // Nor with another account of the same e-mail, unless an admin allows it.
    const other = idTokenFor(randomUUID(), buyer.email);
    const register = () => shop.call('POST', '/users', { token: other, body: newUser(buyer.email) });
    const message = expect.stringMatching(/e-mail/);
    expect(await register()).toMatchObject({ status: 403, body: { message } });
    expect(await shop.call('GET', `/jwt?email=${buyer.email}`, { token: other })).toMatchObject({ status: 403 });
    const remembered = JSON.stringify(await shop.database.select().from(deletedAccounts));
    for (const fact of [buyer.subject, buyer.email, plainDigest(buyer.email)]) expect(remembered).not.toContain(fact);
    const allow = () => shop.call('DELETE', `/departed/${buyer.email}`, { as: admin });
    expect(await allow()).toMatchObject({ body: { deletedCount: 1 } });
    expect(await allow()).toMatchObject({ body: { deletedCount: 0 } });
    expect(await register()).toMatchObject({ status: 200 });
  });

  test('deleting a seller deletes their products and adverts, and keeps bookings of them as withdrawn', async () => {
    const [admin, seller, buyer] = [
      await shop.newUser('admin'),
      await shop.newUser('seller'),
      await shop.newUser('buyer'),
    ];
    const products = [await shop.addProduct(seller), await shop.addProduct(seller)];
    for (const { _id } of products) await shop.call('POST', '/advertisedproduct', { as: seller, body: { _id } });
    await shop.call('PUT', `/product/booking/${products[0]?._id}`, { as: buyer });
    expect((await shop.call('DELETE', `/buyer/${seller._id}`, { as: admin })).body).toEqual({ deletedCount: 0 });
    expect((await shop.call('DELETE', `/seller/${seller._id}`, { as: admin })).body).toEqual({ deletedCount: 1 });
    for (const url of ['/macBook', '/advertise']) {
      expect(JSON.stringify((await shop.call('GET', url)).body)).not.toContain(seller._id);
    }
    const bookingList = await shop.call('GET', `/buyer/bookingByUser?id=${buyer._id}`, { as: buyer });
    expect(bookingList.body).toMatchObject([{ product: 'MacBook Air 13 M1', img: shop.photo, withdrawn: true }]);
    expect(JSON.stringify(bookingList.body)).not.toContain(seller.email);
  });

  test('an admin deletes neither themselves nor another admin', async () => {
    const [admin, other] = [await shop.newUser('admin'), await shop.newUser('admin')];
    for (const { _id } of [admin, other]) {
      for (const kind of ['buyer', 'seller']) {
        expect((await shop.call('DELETE', `/${kind}/${_id}`, { as: admin })).body).toEqual({ deletedCount: 0 });
      }
    }
    expect(await shop.call('GET', `/users/${admin.email}`, { as: admin })).toMatchObject({ status: 200 });
  });

  test('registering while being deleted does not bring a user back', async () => {
    const admin = await shop.newUser('admin');
    for (let round = 0; round < 5; round += 1) {
      const buyer = await shop.newUser('buyer');
      const register = () => shop.call('POST', '/users', { token: buyer.idToken, body: newUser(buyer.email) });
      const answers = await Promise.all([
        register(),
        shop.call('DELETE', `/buyer/${buyer._id}`, { as: admin }),
        register(),
        register(),
      ]);
      expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true);
      expect(await shop.database.$count(users, eq(users.subject, buyer.subject))).toBe(0);
    }
  });
});
