import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from './schema.ts';
import { backends, idTokenFor, openShop, type TestShop } from './test-shop.ts';

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

  test('whoever leaves the role out is a buyer', async () => {
    const { email, token } = stranger();
    const { role: _, ...body } = newUser(email);
    expect(await shop.call('POST', '/users', { token, body })).toMatchObject({ body: { role: 'buyer' } });
  });

  test('nobody registers as an admin', async () => {
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

  test('an e-mail belongs to whoever registered with it first, however it is written', async () => {
    const { email, token } = stranger();
    await shop.call('POST', '/users', { token, body: newUser(email) });
    const other = idTokenFor(randomUUID(), email.toUpperCase());
    const body = newUser(email.toUpperCase());
    expect(await shop.call('POST', '/users', { token: other, body })).toMatchObject({ status: 409 });
  });

  test('a person registers with the e-mail they are signed in with, and asks for tokens with it', async () => {
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

  test('a photo may be given by its path, too', async () => {
    const { email, token } = stranger();
    const img = shop.photo.replace('https://shop.test', '');
    expect(await shop.call('POST', '/users', { token, body: { ...newUser(email), img } })).toMatchObject({
      status: 200,
      body: { img: shop.photo },
    });
  });

  test('a person sees themselves, an admin sees everybody, nobody else sees anybody', async () => {
    const [buyer, seller, admin] = await Promise.all([
      shop.person('buyer'),
      shop.person('seller'),
      shop.person('admin'),
    ]);
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: buyer })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: seller })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', '/users/nobody@shop.test', { as: seller })).toMatchObject({ status: 403 });
    expect(await shop.call('GET', `/users/${buyer.email}`, { as: admin })).toMatchObject({ body: { _id: buyer._id } });
    expect(await shop.call('GET', '/users/nobody@shop.test', { as: admin })).toMatchObject({ status: 404 });
  });

  test('an e-mail of 254 characters, with % and / in it, works in a path', async () => {
    const admin = await shop.person('admin');
    const email = `${'%/'.repeat(120)}x@long.test.com`.slice(-254);
    expect(await shop.call('GET', `/users/${encodeURIComponent(email)}`, { as: admin })).toMatchObject({ status: 404 });
    await shop.database.update(users).set({ email }).where(eq(users._id, admin._id));
    expect(await shop.call('GET', `/users/${encodeURIComponent(email)}`, { as: admin })).toMatchObject({
      body: { email },
    });
  });

  test('a role counts from the moment it changes, and a person who is gone is unknown', async () => {
    const person = await shop.person('buyer');
    const other = await shop.person('buyer');
    await shop.database.update(users).set({ role: 'admin' }).where(eq(users._id, person._id));
    expect(await shop.call('GET', `/users/${other.email}`, { as: person })).toMatchObject({ status: 200 });
    await shop.database.delete(users).where(eq(users._id, person._id));
    expect(await shop.call('GET', `/users/${other.email}`, { as: person })).toMatchObject({ status: 401 });
    expect(await shop.call('GET', `/jwt?email=${person.email}`, { token: person.idToken })).toMatchObject({
      status: 404,
    });
  });
});
