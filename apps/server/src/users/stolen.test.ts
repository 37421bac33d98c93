import { randomUUID } from 'node:crypto';
import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { idTokenFor, openShop, projectId, type TestShop } from '../test-shop.ts';
import { firebaseVerifier } from './tokens.ts';

const now = () => Math.floor(Date.now() / 1000);
const victim = { subject: 'the victim', email: 'victim@shop.test' };

/** Every call that accepts a token of the provider. */
const attempts = (shop: TestShop, token: string, email = victim.email) => [
  shop.call('GET', `/jwt?email=${email}`, { token }),
  shop.call('POST', '/users', { token, body: { name: 'A thief', email, role: 'seller', img: shop.photo } }),
  shop.call('POST', '/upload', { token, body: new FormData() }),
];
const everybody = (shop: TestShop) => shop.database.select().from(users);

describe('with ID tokens of a Firebase project', () => {
  let shop: TestShop;
  let sign: (jwt: SignJWT) => Promise<string>;
  let forge: typeof sign;
  beforeAll(async () => {
    const [ownKeys, otherKeys] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')];
    const signedBy = (key: typeof ownKeys.privateKey) => (jwt: SignJWT) =>
      jwt.setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
    [sign, forge] = [signedBy(ownKeys.privateKey), signedBy(otherKeys.privateKey)];
    const keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(ownKeys.publicKey)), kid: 'one', alg: 'RS256' }] });
    const [backend] = backends;
    if (!backend) throw new Error('There is no database.');
    shop = await openShop(backend.open, { verifyIdToken: firebaseVerifier(projectId, keys) });
    await shop.database
      .insert(users)
      .values({ ...victim, name: 'The victim', role: 'buyer', img: new URL(shop.photo).pathname });
  });
  afterAll(() => shop.close());

  const token = ({ issuer = `https://securetoken.google.com/${projectId}`, audience = projectId, until = 3600 } = {}) =>
    new SignJWT({ email: victim.email, email_verified: true, auth_time: now() })
      .setSubject(victim.subject)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(now() + until);

  test('a valid token is accepted', async () => {
    const [jwt] = await Promise.all(attempts(shop, await sign(token())));
    expect(jwt).toMatchObject({ status: 200 });
  });

  test.each<[string, () => Promise<string>]>([
    ['signed with another key', () => forge(token())],
    ['that has expired', () => sign(token({ until: -60 }))],
    [
      'of another project',
      () => sign(token({ audience: 'another', issuer: 'https://securetoken.google.com/another' })),
    ],
    ['for another audience', () => sign(token({ audience: 'another' }))],
    ['of another issuer', () => sign(token({ issuer: 'https://evil.test' }))],
    ['without a signature (alg: none)', async () => idTokenFor(victim.subject, victim.email)],
    ['with its signature cut off', async () => (await sign(token())).replace(/[^.]+$/, '')],
    [
      'with changed claims',
      async () => {
        const [head, body, signature] = (await sign(token())).split('.');
        const claims: object = JSON.parse(Buffer.from(body ?? '', 'base64url').toString());
        const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'another subject' })).toString('base64url');
        return [head, changed, signature].join('.');
      },
    ],
  ])('a token %s gets 401 and changes nothing', async (_what, make) => {
    const before = await everybody(shop);
    for (const { status, body } of await Promise.all(attempts(shop, await make()))) {
      expect(status).toBe(401);
      const fields = ['message', 'type', 'title', 'status', 'detail', 'code', 'requestId'];
      expect(Object.keys(body as object)).toEqual(fields);
    }
    expect(await everybody(shop)).toEqual(before);
  });
});

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(open);
  });
  afterAll(() => shop.close());
  const minutes = (ago: number) => now() - ago * 60;

  test("a token of another account with the owner's e-mail is refused", async () => {
    const owner = await shop.newUser('seller');
    const thief = randomUUID();
    const statuses = async (claimed: string) => {
      const answers = await Promise.all(attempts(shop, idTokenFor(thief, claimed), owner.email));
      return answers.map(({ status }) => status);
    };
    const before = await everybody(shop);
    // Not the upload, which names no e-mail: every signed-in person may upload.
    // Another account with that e-mail: unknown, and the e-mail is taken.
    expect((await statuses(owner.email)).slice(0, 2)).toEqual([404, 409]);
    // Another account that names that e-mail: refused.
    expect((await statuses(`${thief}@shop.test`)).slice(0, 2)).toEqual([403, 403]);
    for (const path of [`/users/${owner.email}`, `/seller/products?id=${owner._id}`]) {
      expect(await shop.call('GET', path, { token: idTokenFor(thief, owner.email) })).toMatchObject({ status: 401 });
    }
    expect(await everybody(shop)).toEqual(before);
  });

  test("a user who registered with another person's e-mail is signed out once its owner proves it", async () => {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const squatter = idTokenFor(subject, email, { auth_time: minutes(30), email_verified: false });
    const body = { name: 'A squatter', email, role: 'buyer', img: shop.photo };
    expect(await shop.call('POST', '/users', { token: squatter, body })).toMatchObject({ status: 200 });
    const accessOf = async (token: string) => {
      const answer = await shop.call('GET', `/jwt?email=${email}`, { token });
      return { status: answer.status, token: (answer.body as { accessToken?: string }).accessToken ?? '' };
    };
    const squatterAccess = await accessOf(squatter);
    expect(await shop.call('GET', `/users/${email}`, { token: squatterAccess.token })).toMatchObject({ status: 200 });

    // The provider gives the account to the person who proves the e-mail.
    const owner = await accessOf(idTokenFor(subject, email, { auth_time: minutes(5), email_verified: true }));
    expect(await shop.call('GET', `/users/${email}`, { token: owner.token })).toMatchObject({ status: 200 });
    expect(await shop.call('GET', `/users/${email}`, { token: squatterAccess.token })).toMatchObject({ status: 401 });
    expect((await accessOf(squatter)).status).toBe(401);
    expect(await shop.call('POST', '/users', { token: squatter, body })).toMatchObject({ status: 401 });

    // The owner's later sign-ins, also on another device, are not affected.
    const later = await accessOf(idTokenFor(subject, email, { auth_time: minutes(1), email_verified: true }));
    for (const { token } of [owner, later]) {
      expect(await shop.call('GET', `/users/${email}`, { token })).toMatchObject({ status: 200 });
    }
  });

  test('an account registered with a proven e-mail refuses an earlier sign-in without proof', async () => {
    const subject = randomUUID();
    const email = `${subject}@shop.test`;
    const owner = idTokenFor(subject, email, { auth_time: minutes(5), email_verified: true });
    const body = { name: 'The owner', email, role: 'buyer', img: shop.photo };
    expect(await shop.call('POST', '/users', { token: owner, body })).toMatchObject({ status: 200 });
    const squatter = idTokenFor(subject, email, { auth_time: minutes(30), email_verified: false });
    expect(await shop.call('GET', `/jwt?email=${email}`, { token: squatter })).toMatchObject({ status: 401 });
  });
});
