import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, rmdir, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maxGuesses, lockoutDuration } from './emulator-guessing.ts';
import { createEmulator, serveEmulator, type Emulator } from './emulator.ts';
import { addSignIn } from '../http/sign-in-proxy.ts';
import { emulatorVerifier } from '../users/tokens.ts';

const accountsApi = '/identitytoolkit.googleapis.com/v1/accounts';

describe('sign-in by the local emulator', () => {
  let folder: string;
  let emulator: Emulator;
  let app: FastifyInstance;
  let now = 0;
  let onMail: (mail: string) => void = () => {};
  const start = async () => {
    const file = join(folder, 'accounts.json');
    const server = await serveEmulator(
      file,
      (mail) => onMail(mail),
      () => now,
    );
    emulator = createEmulator(server, file);
    app = Fastify();
    await addSignIn(app, emulator.origin);
    await app.listen({ host: '127.0.0.1', port: 0 });
  };
  const stop = async () => {
    await app.close();
    await emulator.close();
  };
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    await start();
  });
  afterAll(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });

  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.listeningOrigin}${path}?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, string> & { error?: { message: string } },
    };
  };
  const signUp = (email: string, password = 'long enough') =>
    post(`${accountsApi}:signUp`, { email, password, returnSecureToken: true });
  const signIn = (email: string, password = 'long enough') =>
    post(`${accountsApi}:signInWithPassword`, { email, password, returnSecureToken: true });

  test('a person signs up and signs in, and the server accepts their token', async () => {
    const up = await signUp('sadia@shop.test');
    expect(up.status).toBe(200);
    const { body } = await signIn('sadia@shop.test');
    const verify = emulatorVerifier(emulator.projectId, false);
    await expect(verify(body['idToken'] ?? '')).resolves.toMatchObject({
      subject: up.body['localId'],
      email: 'sadia@shop.test',
      proven: false,
    });
  });

  test('a wrong password and an unknown e-mail get the same error', async () => {
    await signUp('known@shop.test');
    const wrong = await signIn('known@shop.test', 'something else');
    expect(wrong).toEqual(await signIn('unknown@shop.test'));
    expect(wrong).toMatchObject({ status: 400, body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } });
  });

  describe('guessing passwords', () => {
    const tooMany = expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER : /);
    const messageOf = async (answer: ReturnType<typeof signIn>) => (await answer).body.error?.message;
    const guess = async (email: string, times: number) => {
      const answers = await Promise.all(Array.from({ length: times }, (_, index) => signIn(email, `guess ${index}`)));
      return Object.groupBy(answers, ({ body }) => body.error?.message.split(' : ')[0] ?? '');
    };

    test('after ten wrong passwords, the right one is refused with the error of Firebase until the lockout ends', async () => {
      await signUp('guessed@shop.test');
      for (let times = 0; times < maxGuesses; times++)
        expect(await messageOf(signIn('guessed@shop.test', 'wrong'))).toBe('INVALID_LOGIN_CREDENTIALS');
      // The case of an e-mail does not matter.
      expect(await signIn('Guessed@Shop.test')).toEqual({
        status: 400,
        body: {
          error: { code: 400, message: tooMany, errors: [{ message: tooMany, domain: 'global', reason: 'invalid' }] },
        },
      });
      now += lockoutDuration - 1;
      expect(await messageOf(signIn('guessed@shop.test'))).toEqual(tooMany);
      now += 1;
      expect((await signIn('guessed@shop.test')).status).toBe(200);
    });

    test('an e-mail without an account gets the same responses as one with an account', async () => {
      await signUp('known-guessed@shop.test');
      const answers = async (email: string) => {
        const all = [];
        for (let times = 0; times <= maxGuesses; times++) all.push(await signIn(email, 'wrong'));
        return all;
      };
      expect(await answers('known-guessed@shop.test')).toEqual(await answers('unknown-guessed@shop.test'));
    });

    test('of fifty concurrent guesses, only ten are checked', async () => {
      await signUp('at-once@shop.test');
      const { INVALID_LOGIN_CREDENTIALS: wrong, TOO_MANY_ATTEMPTS_TRY_LATER: refused } = await guess(
        'at-once@shop.test',
        50,
      );
      expect([wrong?.length, refused?.length]).toEqual([maxGuesses, 50 - maxGuesses]);
    });

    test('fifty concurrent sign-ins with the right password all succeed', async () => {
      await signUp('right@shop.test');
      const answers = await Promise.all(Array.from({ length: 50 }, () => signIn('right@shop.test')));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
    });

    test('a successful sign-in resets the count', async () => {
      await signUp('forgetful@shop.test');
      for (let round = 0; round < 2; round++) {
        await guess('forgetful@shop.test', maxGuesses - 1);
        expect((await signIn('forgetful@shop.test')).status).toBe(200);
      }
    });

    test('resetting the password by link ends the lockout immediately', async () => {
      const email = 'locked-out@shop.test';
      await signUp(email);
      await guess(email, maxGuesses);
      expect(await messageOf(signIn(email))).toEqual(tooMany);
      const mail = new Promise<string>((resolve) => (onMail = resolve));
      await post(`${accountsApi}:sendOobCode`, { requestType: 'PASSWORD_RESET', email });
      const [link] = /http\S+newPassword=/.exec(await mail) ?? [];
      await fetch(`${link}chosen-anew`);
      expect((await signIn(email, 'chosen-anew')).status).toBe(200);
      expect(await messageOf(signIn(email))).toBe('INVALID_LOGIN_CREDENTIALS');
    });

    test('signing up with an e-mail resets its count', async () => {
      await guess('newcomer@shop.test', maxGuesses);
      await signUp('newcomer@shop.test');
      expect((await signIn('newcomer@shop.test')).status).toBe(200);
    });

    test('other accounts are not locked out', async () => {
      await signUp('other@shop.test');
      await guess('victim@shop.test', maxGuesses + 1);
      expect((await signIn('other@shop.test')).status).toBe(200);
    });
  });

  test('the link that proves an e-mail is reported, and its effect is on disk before it responds', async () => {
    const { body } = await signUp('to-prove@shop.test');
    const mail = new Promise<string>((resolve) => (onMail = resolve));
    await post(`${accountsApi}:sendOobCode`, { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
    expect(await mail).toMatch(
      /^This shop sends no real e-mail\. To confirm the e-mail address to-prove@shop\.test, open http\S+$/,
    );
    expect((await fetch(/http\S+$/.exec(await mail)?.[0] ?? '')).status).toBe(200);
    const { users } = JSON.parse(await readFile(join(folder, 'accounts.json'), 'utf8')) as {
      users: { email: string; emailVerified: boolean }[];
    };
    expect(users.find(({ email }) => email === 'to-prove@shop.test')).toMatchObject({ emailVerified: true });
    const signedIn = (await signIn('to-prove@shop.test')).body['idToken'] ?? '';
    expect(decodeJwt(signedIn)).toMatchObject({ email_verified: true });
  });

  test('an account is on disk before its sign-up responds, even for concurrent sign-ups', async () => {
    const emails = Array.from({ length: 20 }, (_, index) => `at-once-${index}@shop.test`);
    await Promise.all(
      emails.map(async (email) => {
        expect((await signUp(email)).status).toBe(200);
        expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toContain(email);
      }),
    );
    expect((await stat(join(folder, 'accounts.json'))).mode & 0o777).toBe(0o600);
  });

  describe('while accounts cannot be saved', () => {
    const draft = () => join(folder, 'accounts.json.new');
    const unavailable = {
      status: 503,
      body: {
        error: { code: 503, status: 'UNAVAILABLE', message: expect.stringMatching(/^UNAVAILABLE : .*Try again/) },
      },
    };
    const faults: [string, { begin: () => Promise<unknown>; end: () => Promise<unknown> }][] = [
      ['with an unwritable file', { begin: () => mkdir(draft()), end: () => rmdir(draft()) }],
    ];
    if (existsSync('/dev/full')) {
      // The failed write removes it with the draft.
      const full = { begin: () => symlink('/dev/full', draft()), end: () => rm(draft(), { force: true }) };
      faults.push(['with a full disk', full]);
    }

    test.each(faults)('%s, sign-up gets 503 and succeeds later', async (what, { begin, end }) => {
      const email = `${what.replaceAll(' ', '-')}@shop.test`;
      await begin();
      expect(await signUp(email)).toMatchObject(unavailable);
      await end();
      // The account was not created.
      expect(await signIn(email)).toMatchObject({ body: { error: { message: 'INVALID_LOGIN_CREDENTIALS' } } });
      expect((await signUp(email, 'another password')).status).toBe(200);
      expect((await signIn(email, 'another password')).status).toBe(200);
      expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toContain(email);
    });

    test('existing accounts stay unchanged and signed in', async () => {
      const { body } = await signUp('settled@shop.test');
      await mkdir(draft());
      const change = { idToken: body['idToken'], password: 'another password', returnSecureToken: true };
      expect(await post(`${accountsApi}:update`, change)).toMatchObject(unavailable);
      expect(await post(`${accountsApi}:delete`, { idToken: body['idToken'] })).toMatchObject(unavailable);
      const lookup = await post(`${accountsApi}:lookup`, { idToken: body['idToken'] });
      expect(lookup).toMatchObject({ status: 200, body: { users: [{ localId: body['localId'] }] } });
      await rmdir(draft());
      expect((await signIn('settled@shop.test', 'another password')).status).toBe(400);
      expect((await signIn('settled@shop.test')).body['localId']).toBe(body['localId']);
    });

    test('of concurrent sign-ups, exactly the confirmed ones can sign in', async () => {
      const emails = Array.from({ length: 20 }, (_, index) => `some-${index}@shop.test`);
      await mkdir(draft());
      const signUpNow = async (email: string) => ({ email, up: await signUp(email) });
      const early = emails.slice(0, 10).map(signUpNow);
      await Promise.race(early);
      await rmdir(draft());
      const signedUp = await Promise.all([...early, ...emails.slice(10).map(signUpNow)]);
      expect(new Set(signedUp.map(({ up }) => up.status))).toEqual(new Set([200, 503]));
      for (const { email, up } of signedUp) {
        expect((await signIn(email)).status).toBe(up.status === 200 ? 200 : 400);
      }
    });

    test('the readiness check fails', async () => {
      await expect(emulator.check()).resolves.toBeUndefined();
      await mkdir(join(folder, '.writable'));
      await expect(emulator.check()).rejects.toThrow('.writable');
      await rmdir(join(folder, '.writable'));
    });
  });

  test('a half-written file of a killed server is removed at the next start', async () => {
    await stop();
    await writeFile(join(folder, 'accounts.json.new'), '{"users":[{"loc');
    await start();
    expect(existsSync(join(folder, 'accounts.json.new'))).toBe(false);
    expect((await signIn('sadia@shop.test')).status).toBe(200);
  });

  test('accounts and sessions survive a restart', async () => {
    const { body } = await signUp('lasting@shop.test');
    await stop();
    await start();
    // As the SDK does on every load of a page: an earlier session must not have ended.
    const lookedUp = await fetch(`${app.listeningOrigin}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: body['idToken'] }),
    });
    expect(lookedUp.status).toBe(200);
    expect((await signIn('lasting@shop.test')).body['localId']).toBe(body['localId']);
    // As the SDK does: form-encoded.
    const refreshed = await fetch(`${app.listeningOrigin}/securetoken.googleapis.com/v1/token?key=any`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body['refreshToken'] ?? '' }),
    });
    const { id_token: idToken } = (await refreshed.json()) as { id_token: string };
    expect(decodeJwt(idToken).sub).toBe(body['localId']);
    expect((await signUp('lasting@shop.test')).body.error?.message).toBe('EMAIL_EXISTS');
  });

  test('the Google popup and its iframe load nothing from other origins', async () => {
    const page = async (path: string) => (await fetch(`${app.listeningOrigin}/emulator/auth/${path}`)).text();
    for (const path of ['iframe?apiKey=any&appName=x', 'handler?apiKey=any&appName=x&providerId=google.com']) {
      expect((await page(path)).match(/https?:\/\/[^\s'"]+/g)).toBeNull();
    }
    expect(await page('iframe?apiKey=any&appName=x')).toContain('/emulator/auth/gapi"');
    expect(await page('gapi')).toContain('globalThis.gapi =');
  });

  test('a Google account keeps its id after a restart', async () => {
    const idToken = JSON.stringify({ sub: 'google-1', email: 'google@shop.test', email_verified: true, name: 'Sadia' });
    const enter = async () =>
      (
        await post(`${accountsApi}:signInWithIdp`, {
          postBody: `providerId=google.com&id_token=${encodeURIComponent(idToken)}`,
          requestUri: 'http://localhost',
          returnSecureToken: true,
        })
      ).body;
    const { localId } = await enter();
    await stop();
    await start();
    const again = await enter();
    expect(again['localId']).toBe(localId);
    expect(again['isNewUser']).toBeUndefined();
  });

  test('ensuring a demo account again returns the existing one', async () => {
    const account = { email: 'demo@shop.test', password: 'demo-sample', name: 'Demo' };
    const subject = await emulator.ensureAccount(account);
    expect(await emulator.ensureAccount(account)).toBe(subject);
    expect((await signIn(account.email, account.password)).body['localId']).toBe(subject);
  });

  test('a lost account is restored with its id, and an existing one is left unchanged', async () => {
    const lost = { subject: 'who-it-was', email: 'lost@shop.test', password: 'lost-sample', name: 'Lost' };
    await emulator.restoreAccount(lost);
    expect((await signIn(lost.email, lost.password)).body['localId']).toBe('who-it-was');
    await emulator.restoreAccount({ ...lost, subject: 'another', password: 'another-sample' });
    expect((await signIn(lost.email, lost.password)).body['localId']).toBe('who-it-was');
  });

  describe('through the server', () => {
    test.each([
      ['nested lists', '['.repeat(30_000) + ']'.repeat(30_000)],
      ['nested lists in a field', `{"email":${'['.repeat(25_000)}${']'.repeat(25_000)}}`],
      ['nested objects', `${'{"a":'.repeat(9000)}1${'}'.repeat(9000)}`],
      ['many fields', `{${Array.from({ length: 5000 }, (_, index) => `"key${index}":0`).join()}}`],
    ])('a body that is too deep or too wide is refused before it reaches the emulator: %s', async (_what, body) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await app.inject({ method: 'POST', url: `${accountsApi}:signUp?key=any`, headers, body });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^body: (is|has) more than/) });
    });

    test('a password may contain brackets and quotes', async () => {
      const password = `${'[{'.repeat(50)}"`;
      expect((await signUp('brackets@shop.test', password)).status).toBe(200);
      expect((await signIn('brackets@shop.test', password)).status).toBe(200);
    });

    test('an address over its rate limit gets 429 with an error that the SDK knows; other addresses are served', async () => {
      const url = `${accountsApi}:signInWithPassword?key=any`;
      const ask = (remoteAddress: string) =>
        app.inject({ method: 'POST', url, remoteAddress, headers: { 'content-type': 'application/json' }, body: '{}' });
      for (let time = 1; time <= 300; time += 1) expect((await ask('203.0.113.9')).statusCode).toBe(400);
      const refused = await ask('203.0.113.9');
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toMatch(/^\d+$/);
      expect(refused.json()).toMatchObject({
        error: { message: expect.stringMatching(/^TOO_MANY_ATTEMPTS_TRY_LATER : /) },
      });
      expect((await ask('203.0.113.10')).statusCode).toBe(400);
    });
    const owner = `/identitytoolkit.googleapis.com/v1/projects/demo-apple-only/accounts:batchGet`;
    const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'DELETE' = 'GET') =>
      app.inject({ method, url, headers });

    test.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.anything', 'Bearer x', 'owner'])(
      'no Authorization header grants owner access: %s',
      async (authorization) => {
        expect((await ask(owner, { authorization })).statusCode).toBe(403);
        expect((await ask(`${accountsApi}:lookup`, { authorization })).statusCode).toBe(403);
      },
    );

    test.each([
      '/emulator/v1/projects/demo-apple-only/accounts',
      '/emulator/openapi.json',
      '//emulator/v1/projects/demo-apple-only/accounts',
      '/identitytoolkit.googleapis.com/../emulator/v1/projects/demo-apple-only/accounts',
      '/identitytoolkit.googleapis.com/%2e%2e/emulator/v1/projects/demo-apple-only/accounts',
      '/identitytoolkit.googleapis.com/..%2femulator/v1/projects/demo-apple-only/accounts',
      '/emulator/auth/../v1/projects/demo-apple-only/accounts',
      '/emulator/auth/%2E%2E/v1/projects/demo-apple-only/accounts',
      '/emulator/auth/..\\v1/projects/demo-apple-only/accounts',
      '/emulator/auth//../v1/projects/demo-apple-only/accounts',
      '/www.googleapis.com/identitytoolkit/v3/relyingparty/downloadAccount',
    ])('owner-only endpoints cannot be reached: %s', async (url) => {
      for (const method of ['GET', 'DELETE'] as const) {
        const answer = await ask(url, {}, method);
        expect(answer.statusCode).toBe(404);
      }
      expect((await signIn('sadia@shop.test')).status).toBe(200);
      expect(await readFile(join(folder, 'accounts.json'), 'utf8')).toContain('sadia@shop.test');
    });

    test('listing accounts without owner access gets 403', async () => {
      const answer = await ask(owner);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).not.toContain('sadia@shop.test');
    });
  });
});
