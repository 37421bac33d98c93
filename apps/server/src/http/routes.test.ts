import * as v from 'valibot';
import { randomUUID } from 'node:crypto';
import { allows, errorAnswer, roles, type Call, type CallName, ErrorAnswer, type Role } from '@apple-only/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backends } from '../test-databases.ts';
import { callPaths, idTokenFor, newAddress, openShop, secret, type TestUser, type TestShop } from '../test-shop.ts';
import { createTokens } from '../users/tokens.ts';

/** Whether a call needs a parameter after the `?`. */
const needsQuery = ({ query }: Call) => query !== undefined && !v.safeParse(query, {}).success;
/** The path of a call, with this value for every parameter. */
const fill = (path: string, value: string) => path.replaceAll(/\{\w+\}/g, value);

describe.each(backends)('on $name', ({ open, openAnew }) => {
  let shop: TestShop;
  let people: Record<(typeof roles)[number], TestUser>;
  beforeAll(async () => {
    shop = await openShop(open);
    const [buyer, seller, admin] = await Promise.all([
      shop.newUser('buyer'),
      shop.newUser('seller'),
      shop.newUser('admin'),
    ]);
    people = { buyer, seller, admin };
  });
  afterAll(() => shop.close());

  /** The caller for this call: a new one for signing out, which ends their tokens. */
  const personFor = async (name: CallName, role: Role) => (name === 'signOut' ? shop.newUser(role) : people[role]);

  test.each(callPaths.filter(({ row }) => allows(row.access, 'visitor')))(
    '$name $path is open to everybody',
    async ({ row, path }) => {
      for (const token of ['', 'nonsense']) {
        // A call with a body gets as far as its validation, one with an id as far as its lookup.
        const granted = row.body || needsQuery(row) ? 400 : path.includes('{') ? 404 : 200;
        expect((await shop.call(row.method, path, { token })).status).toBe(granted);
      }
    },
  );

  test.each(callPaths.filter(({ row }) => !allows(row.access, 'visitor')))(
    '$name $path is open to exactly the callers that the table lists',
    async ({ name, row, path }) => {
      const call = (token: string | undefined) =>
        shop.call(row.method, fill(path, 'x'), token === undefined ? {} : { token });
      const forger = createTokens({
        secret: `another ${secret}`,
        verifyIdToken: () => Promise.reject(new Error('not asked')),
      });
      for (const bad of [undefined, 'nonsense', await forger.issue(people.admin._id)]) {
        expect((await call(bad)).status).toBe(401);
      }
      expect((await call(people.buyer.idToken)).status === 401).toBe(!allows(row.access, 'identity'));
      for (const role of roles) {
        const { status, body } = await call((await personFor(name, role)).accessToken);
        const refused =
          status === 401 || (body as { message?: string }).message === `This is not available to ${role}s.`;
        expect(refused).toBe(!allows(row.access, role));
      }
    },
  );

  describe.each(callPaths)('$name: $row.method $path', ({ name, row, path }) => {
    test('answers hostile input with a sentence, and never with 500', async () => {
      const as = await personFor(name, roles.find((role) => allows(row.access, role)) ?? 'buyer');
      const values = [
        '%00',
        '%ED%A0%80',
        '%',
        '%zz',
        '..%2f..%2f',
        "'%20or%201=1--",
        'x'.repeat(900),
        'x'.repeat(5000),
        '__proto__',
        '%F0%9F%98%80',
        '',
      ];
      const bodies: [string | undefined, string | Buffer][] = [
        ['application/json', ''],
        ['application/json', 'null'],
        ['application/json', '[]'],
        ['application/json', '0'],
        ['application/json', '{'],
        ['application/json', '{"__proto__":{"role":"admin"}}'],
        ['application/json', '{"constructor":{"prototype":{}}}'],
        [
          'application/json',
          '{"name":"a\\u0000b","email":"a\\u0000b","user":"\\u0000","product":"\\ud800","phone":"\\u0000","img":"\\ud800"}',
        ],
        ['application/json', '{"name":{"$ne":1},"email":[],"user":{},"product":{},"phone":[1],"location":{}}'],
        ['application/json', `{"name":"${'x'.repeat(20_000)}"}`],
        ['application/json', 'x'.repeat(200_000)],
        ['application/json; charset=utf-16', '{}'],
        ['application/json', Buffer.from([0xff, 0xfe, 0x00])],
        ['text/plain', 'text'],
        ['application/x-www-form-urlencoded', 'name=x'],
        ['multipart/form-data', 'x'],
        ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="image"\r\n\r\nx'],
        [
          'multipart/form-data; boundary=x',
          '--x\r\ncontent-disposition: form-data; name="__proto__"\r\n\r\nx\r\n--x--',
        ],
        ['no type at all', '{}'],
        [undefined, 'x'],
      ];
      const queries = [
        '',
        '?email=%00',
        '?id=%00',
        '?booking=%ED%A0%80',
        '?email=a@b&email=c@d',
        '?id[$ne]=1',
        '?limit=9e9',
        `?cursor=${'x'.repeat(300)}`,
        '?%',
        '?__proto__=x',
      ];
      const attempts = [
        ...values.map((value) => ({ url: fill(path, value) })),
        ...queries.map((query) => ({ url: fill(path, 'x') + query })),
        ...(row.method === 'GET' ? [] : bodies).map(([type, body]) => ({
          url: fill(path, 'x'),
          body,
          headers: type === undefined ? {} : { 'content-type': type },
        })),
      ];
      const isSentence = (body: unknown) => v.is(ErrorAnswer, body) && /^\S.* .*\S$/.test(body.message);
      const wrong: unknown[] = [];
      for (const { url, ...options } of attempts) {
        // A new caller and a new address each time, so that no rate limit applies.
        const stranger = idTokenFor(randomUUID(), 'stranger@shop.test');
        const token = allows(row.access, 'identity') ? stranger : as.accessToken;
        const { status, body } = await shop.call(row.method, url, { token, from: newAddress(), ...options });
        if (status >= 500 || (status >= 400 && !isSentence(body))) wrong.push({ url, options, status, body });
      }
      expect(wrong).toEqual([]);
    });
  });

  test('an empty body with the content type of JSON counts as no body', async () => {
    const product = await shop.addProduct(people.seller);
    const headers = { 'content-type': 'application/json' };
    expect(await shop.call('PUT', `/product/booking/${product._id}`, { as: people.buyer, headers })).toMatchObject({
      body: { modifiedCount: 1 },
    });
    const url = `/buyer/products/${people.buyer._id}`;
    expect(await shop.call('DELETE', url, { as: people.buyer, headers })).toMatchObject({ body: { deletedCount: 1 } });
    expect(await shop.call('DELETE', url, { as: people.buyer, headers, body: 'null' })).toMatchObject({
      body: { deletedCount: 0 },
    });
  });

  test.each([
    ['POST', '/users', { 'content-type': 'text/plain' }, 'x', 415],
    ['POST', '/users', { 'content-type': 'application/json' }, '{', 400],
    ['POST', '/users', { 'content-type': 'application/json' }, `"${'x'.repeat(3_000_000)}"`, 413],
    ['GET', '/nothing/here', {}, undefined, 404],
    ['POST', '/macBook', {}, undefined, 404],
    ['GET', '/%zz', {}, undefined, 400],
    ['GET', '/categories/other', {}, undefined, 404],
  ] as const)('%s %s with %o is answered as JSON with a message', async (method, url, headers, body, status) => {
    const answer = await shop.call(method, url, { token: people.buyer.idToken, headers, body });
    expect(answer).toMatchObject({ status, body: { message: expect.stringMatching(/./) } });
  });

  test.each(['/', '/users/', '/photos/', '/assets/', '/identitytoolkit.googleapis.com/', '/?q='])(
    'an address that begins with %s and has more than 2,048 characters gets 414',
    async (begin) => {
      for (const rest of ['x', '.', '%2e', '?&']) {
        const url = begin + rest.repeat(15_000 / rest.length);
        const answer = await shop.call('GET', url);
        expect(answer).toMatchObject({ status: 414, body: { message: 'address: has more than 2048 characters' } });
      }
    },
  );

  test('a server error has a general message and a detailed log entry, without e-mails or tokens', async () => {
    const lines: string[] = [];
    const broken = await openShop(openAnew, { write: (line) => lines.push(line) });
    const admin = await broken.newUser('admin');
    const email = 'another@shop.test';
    await broken.call('GET', `/users/${email}?secret=1`, { as: admin });
    await broken.database.execute('alter table bookings rename to gone');
    const answer = await broken.call('GET', `/buyer/bookingByUser?id=${admin._id}`, { as: admin });
    await broken.database.execute('drop table users cascade');
    const worse = await broken.call('GET', `/jwt?email=${admin.email}`, { token: admin.idToken });
    for (const { status, body } of [answer, worse]) {
      const message = 'Something went wrong on our side. Try again in a moment.';
      const requestId: unknown = expect.stringMatching(/^[\da-f-]{36}$/);
      expect({ status, body }).toEqual({ status: 500, body: { ...errorAnswer(500, message), requestId } });
      const failed = lines.filter((line) => line.includes('"msg":"call failed"'));
      expect(failed.map((line): unknown => JSON.parse(line))).toContainEqual(
        expect.objectContaining({ reqId: (body as ErrorAnswer).requestId }),
      );
    }
    const log = lines.join('');
    expect(log).toContain('"route":"/users/:email"');
    expect(log).toContain('relation \\"bookings\\" does not exist');
    for (const secretText of [email, admin.email, admin.accessToken, admin.idToken, admin.subject, 'secret=1']) {
      expect(log).not.toContain(secretText);
    }
    await broken.close();
  });

  test('every call is in the OpenAPI description', async () => {
    const { body } = await shop.call('GET', '/openapi.json');
    const { paths, servers } = body as { paths: Record<string, Record<string, unknown>>; servers: unknown };
    for (const { row, path } of callPaths) expect(paths[path]).toHaveProperty(row.method.toLowerCase());
    expect(servers).toEqual([{ url: 'https://shop.test' }]);
  });

  test('CORS allows the listed origins and no others', async () => {
    const preflight = (origin: string) =>
      shop.app.inject({
        method: 'OPTIONS',
        url: '/users',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await preflight('https://elsewhere.test');
    expect(allowed).toMatchObject({
      statusCode: 204,
      headers: { 'access-control-allow-origin': 'https://elsewhere.test' },
    });
    expect((await preflight('https://evil.test')).headers).not.toHaveProperty('access-control-allow-origin');
    const refused = await shop.call('GET', '/categories/iphone', { headers: { origin: 'https://elsewhere.test' } });
    expect(refused).toMatchObject({
      status: 401,
      headers: { 'access-control-allow-origin': 'https://elsewhere.test' },
    });
  });
});
