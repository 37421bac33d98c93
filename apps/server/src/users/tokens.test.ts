import { lifetimes } from '@apple-only/contract';
import { SignJWT, UnsecuredJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTokens, emulatorVerifier, firebaseVerifier, type VerifyIdToken } from './tokens.ts';

const now = () => Math.floor(Date.now() / 1000);
const claims = { email: 'Sadia@Shop.test', auth_time: now() };
const forProject = (jwt: SignJWT, header = { alg: 'RS256', kid: 'one' }) =>
  jwt
    .setProtectedHeader(header)
    .setSubject('sadia')
    .setIssuer('https://securetoken.google.com/shop')
    .setAudience('shop')
    .setIssuedAt()
    .setExpirationTime('1h');

describe("a Firebase project's ID token", () => {
  let ownKey: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];
  let otherKey: typeof ownKey;
  let verify: VerifyIdToken;
  beforeAll(async () => {
    const pair = await generateKeyPair('RS256');
    ownKey = pair.privateKey;
    otherKey = (await generateKeyPair('RS256')).privateKey;
    verify = firebaseVerifier(
      'shop',
      createLocalJWKSet({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256' }] }),
    );
  });

  test('names a person, with the e-mail in lower case', async () => {
    const token = await forProject(new SignJWT(claims)).sign(ownKey);
    await expect(verify(token)).resolves.toEqual({
      subject: 'sadia',
      email: 'sadia@shop.test',
      proven: false,
      signedIn: new Date(claims.auth_time * 1000),
      idToken: token,
    });
    const provenToken = await forProject(new SignJWT({ ...claims, email_verified: true })).sign(ownKey);
    await expect(verify(provenToken)).resolves.toMatchObject({ proven: true });
  });

  const bad: [string, () => Promise<string>][] = [
    ['signed with another key', () => forProject(new SignJWT(claims)).sign(otherKey)],
    ['of another project', () => forProject(new SignJWT(claims)).setAudience('other').sign(ownKey)],
    ['of another issuer', () => forProject(new SignJWT(claims)).setIssuer('https://evil.test').sign(ownKey)],
    [
      'that has expired',
      () =>
        forProject(new SignJWT(claims))
          .setExpirationTime(now() - 60)
          .sign(ownKey),
    ],
    ['without a sign-in time', () => forProject(new SignJWT({ email: 'a@b' })).sign(ownKey)],
    ['whose sign-in time is not a number', () => forProject(new SignJWT({ ...claims, auth_time: 'now' })).sign(ownKey)],
    ['without a subject', () => forProject(new SignJWT(claims)).setSubject('').sign(ownKey)],
    ['of a subject that is too long', () => forProject(new SignJWT(claims)).setSubject('x'.repeat(129)).sign(ownKey)],
    ['of a subject that cannot be stored', () => forProject(new SignJWT(claims)).setSubject('a\0b').sign(ownKey)],
    ['with an unknown key', () => forProject(new SignJWT(claims), { alg: 'RS256', kid: 'two' }).sign(ownKey)],
    [
      'signed with a shared secret',
      () => forProject(new SignJWT(claims), { alg: 'HS256', kid: 'one' }).sign(Buffer.alloc(32)),
    ],
    [
      'that brings its own key',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair('RS256');
        const header = { alg: 'RS256', kid: 'one', jwk: await exportJWK(publicKey), jku: 'https://evil.test/keys' };
        return forProject(new SignJWT(claims), header).sign(privateKey);
      },
    ],
    ['without a signature', async () => unsigned('shop')],
    ['of empty JSON objects', async () => 'e30.e30.e30'],
    ['that is arbitrary text', async () => '…'],
  ];
  test.each(bad)('%s is refused', async (_what, make) => {
    await expect(verify(await make())).rejects.toMatchObject({ statusCode: 401 });
  });

  test('from the future is accepted, as it may be our own clock that was set back', async () => {
    const later = now() + 3600;
    const token = await forProject(new SignJWT({ ...claims, auth_time: later }))
      .setIssuedAt(later)
      .setExpirationTime(later + 3600)
      .sign(ownKey);
    await expect(verify(token)).resolves.toMatchObject({ signedIn: new Date(later * 1000) });
  });

  test('gets 503 while the keys are unavailable', async () => {
    const offline = firebaseVerifier('shop', () => Promise.reject(new TypeError('fetch failed')));
    await expect(offline(await forProject(new SignJWT(claims)).sign(ownKey))).rejects.toMatchObject({
      statusCode: 503,
    });
  });
});

const unsigned = (project: string) =>
  new UnsecuredJWT(claims)
    .setSubject('sadia')
    .setIssuer(`https://securetoken.google.com/${project}`)
    .setAudience(project)
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();

describe("the emulator's ID token", () => {
  test('is accepted for its own project only', async () => {
    const verify = emulatorVerifier('demo-shop', false);
    await expect(verify(unsigned('demo-shop'))).resolves.toMatchObject({ subject: 'sadia' });
    await expect(verify(unsigned('demo-other'))).rejects.toMatchObject({ statusCode: 401 });
  });

  test('is never accepted in production, or for a project that may be real', () => {
    expect(() => emulatorVerifier('demo-shop', true)).toThrow(/production/);
    expect(() => emulatorVerifier('shop', false)).toThrow(/demo-/);
  });
});

describe('our access token', () => {
  const verifyIdToken: VerifyIdToken = () => Promise.reject(new Error('not asked'));
  const tokens = createTokens({ secret: 'x'.repeat(32), verifyIdToken });

  test('names the user it was issued for', async () => {
    const token = await tokens.issue('some-id');
    expect(tokens.looksLikeAccessToken(token)).toBe(true);
    await expect(tokens.verify(token)).resolves.toMatchObject({ userId: 'some-id' });
  });

  test('has the time of its sign-in whenever it is verified', async () => {
    const signedIn = new Date('2026-11-20T08:00:00Z');
    const token = await tokens.issue('some-id', signedIn);
    for (const _ of [1, 2]) await expect(tokens.verify(token)).resolves.toMatchObject({ userId: 'some-id', signedIn });
  });

  test('is refused once it has expired or the clock was set back, even if it was verified before', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const issuedAt = Date.now();
    const token = await tokens.issue('some-id');
    for (const [later, counts] of [
      [0, true],
      [lifetimes.accessToken - 1000, true],
      [lifetimes.accessToken + 60_000, false],
      [1000, true],
      [-60_000, false],
    ] as const) {
      vi.setSystemTime(issuedAt + later);
      const verified = await tokens.verify(token).catch((error: unknown) => error);
      expect([later, verified]).toMatchObject([later, counts ? { userId: 'some-id' } : { statusCode: 401 }]);
    }
  });

  test('stays cached while it is in use, and is evicted first if it is not', async () => {
    const few = createTokens({ secret: 'x'.repeat(32), verifyIdToken, maxCached: 2 });
    const verified = async (userId: string) => {
      const token = await few.issue(userId);
      return { token, bearer: await few.verify(token) };
    };
    const used = await verified('used');
    const unused = await verified('unused');
    // A cached token gives the same object again, a newly verified one a new object.
    expect(await few.verify(used.token)).toBe(used.bearer);
    for (const userId of ['another', 'and another', 'and a third']) {
      await verified(userId);
      expect(await few.verify(used.token)).toBe(used.bearer);
    }
    const again = await few.verify(unused.token);
    expect(again).toEqual(unused.bearer);
    expect(again).not.toBe(unused.bearer);
  });

  test.each([
    ['signed with another secret', () => createTokens({ secret: 'y'.repeat(32), verifyIdToken }).issue('some-id')],
    ['for another audience', () => own().setAudience('elsewhere').sign(key)],
    ['of another issuer', () => own().setIssuer('elsewhere').sign(key)],
    [
      'that has expired',
      () =>
        own()
          .setExpirationTime(now() - 60)
          .sign(key),
    ],
    ['that never expires', () => lasting({ auth_time: now() }).sign(key)],
    ['without a signature', async () => unsigned('apple-only')],
    [
      'from the future, which would be valid for too long',
      () =>
        own()
          .setIssuedAt(now() + 3600)
          .setExpirationTime(now() + 3600 + 900)
          .sign(key),
    ],
    ['without a sign-in time', () => ownClaims({}).sign(key)],
    ['signed by another algorithm', () => ownClaims({ auth_time: now() }, 'HS512').sign(key)],
    ['of the provider', () => forProject(new SignJWT(claims), { alg: 'HS256', kid: 'one' }).sign(key)],
  ])('%s is refused', async (_what, make) => {
    await expect(tokens.verify(await make())).rejects.toMatchObject({ statusCode: 401 });
  });

  const key = new TextEncoder().encode('x'.repeat(32));
  const own = () => ownClaims({ auth_time: now() });
  const ownClaims = (more: object, alg?: string) => lasting(more, alg).setExpirationTime('1h');
  const lasting = (more: object, alg = 'HS256') =>
    new SignJWT({ ...more })
      .setProtectedHeader({ alg })
      .setSubject('some-id')
      .setIssuer('apple-only')
      .setAudience('apple-only')
      .setIssuedAt();
});
