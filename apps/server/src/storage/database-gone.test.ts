import { once } from 'node:events';
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { allows, calls, roles, type Role } from '@apple-only/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isUnavailable, openPostgres, revisionOf } from './database.ts';
import { createTestDatabase, testDatabaseUrl } from '../test-databases.ts';
import {
  callPaths,
  idTokenFor,
  newProduct,
  openShop,
  picture,
  publicUrl,
  uploadOf,
  type TestUser,
  type TestShop,
} from '../test-shop.ts';

/** A proxy between a server and its PostgreSQL that can cut their connections. */
async function openProxy(url: string) {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  let messagesLeft = Infinity;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket.on('error', () => {}));
      socket.once('close', () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    far.pipe(near);
    near.on('data', (message) => {
      messagesLeft -= 1;
      if (messagesLeft < 0) cut();
      else far.write(message);
    });
  });
  const listen = async (at = 0) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const near = new URL(url);
  near.hostname = '127.0.0.1';
  near.port = String(await listen());
  return {
    url: near.href,
    /** Cuts all connections after this many more messages to the database. */
    cutAfter: (messages: number) => (messagesLeft = messages),
    isCut: () => messagesLeft < 0,
    /** Cuts all connections, and stops listening. */
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
    open: () => listen(Number(near.port)),
  };
}

describe.runIf(testDatabaseUrl)('while PostgreSQL is down', () => {
  let shop: TestShop;
  let proxy: Awaited<ReturnType<typeof openProxy>>;
  let drop: () => Promise<void>;
  let people: Record<Role, TestUser>;
  const lines: string[] = [];
  const message = { name: 'Rafi', email: 'rafi@mail.test', message: 'Hello' };

  beforeAll(async () => {
    const own = await createTestDatabase(testDatabaseUrl ?? '');
    ({ drop } = own);
    proxy = await openProxy(own.url);
    shop = await openShop(() => openPostgres(proxy.url), { write: (line) => lines.push(line) });
  });
  beforeEach(async () => {
    people = {
      buyer: await shop.newUser('buyer'),
      seller: await shop.newUser('seller'),
      admin: await shop.newUser('admin'),
    };
    lines.length = 0;
  });
  afterAll(async () => {
    await shop.close();
    await proxy.close();
    await drop();
  });

  const unavailable = {
    status: 503,
    body: { message: 'The shop isn’t available right now. Try again in a moment.' },
    headers: { 'retry-after': '1' },
  };

  const backAgain = async () => {
    await proxy.open();
    // Until both pools have noticed their lost connections.
    await expect.poll(() => revisionOf(shop.database).catch(() => undefined)).toBeDefined();
    await expect.poll(async () => (await shop.call('GET', '/advertise')).status).toBe(200);
  };

  describe('from the start of a call', () => {
    beforeEach(async () => {
      await proxy.close();
      return backAgain;
    });

    test.each(callPaths)('$name $path gets 503, or 401 without a token', async ({ row, path }) => {
      // With the parameters of visitors' calls, which are validated before the database is queried.
      const url = `${path.replaceAll(/\{\w+\}/g, 'x')}?name=x&category=iphone`;
      const call = (token?: string) => shop.call(row.method, url, { ...(token && { token }), body: message });
      const isOpen = allows(row.access, 'visitor');
      const visited = await call();
      const gone =
        row === calls.getHealth ? { ...unavailable, body: { message: 'The database isn’t available.' } } : unavailable;
      expect(visited).toMatchObject(isOpen ? gone : { status: 401 });
      const bearers = roles.flatMap((role) => (isOpen || allows(row.access, role) ? [people[role].accessToken] : []));
      if (allows(row.access, 'identity')) bearers.push(idTokenFor('new', 'new@shop.test'));
      for (const bearer of bearers) expect(await call(bearer)).toMatchObject(gone);
      expect(lines.join('')).not.toMatch(/"level":(50|60)/);
    });

    test('photos and API descriptions are still served', async () => {
      for (const url of [shop.photo.replace(publicUrl, ''), '/openapi.json', '/docs']) {
        expect((await shop.call('GET', url)).status).toBe(200);
      }
    });
  });

  test('calls succeed again once it is back', async () => {
    await proxy.close();
    expect(await shop.call('GET', '/advertise')).toMatchObject(unavailable);
    await backAgain();
  });

  test('connections lost at the start of a transaction do not exhaust the pool', async () => {
    for (let time = 0; time <= 10; time += 1) {
      proxy.cutAfter(0);
      await expect(shop.database.transaction(async () => {})).rejects.toSatisfy(isUnavailable);
      proxy.cutAfter(Infinity);
      await proxy.close();
      await backAgain();
    }
  });

  describe('in the middle of a call', () => {
    type Options = Parameters<TestShop['call']>[2];
    type Write = [method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: Options];
    const writes: [string, () => Promise<Write> | Write][] = [
      ['a message', () => ['POST', '/contact', { body: message }]],
      ['an access token', () => ['GET', `/jwt?email=${people.buyer.email}`, { token: people.buyer.idToken }]],
      [
        'a registration',
        () => {
          const email = `${Math.random()}@shop.test`;
          const body = { name: 'New', email, role: 'buyer', img: shop.photo };
          return ['POST', '/users', { token: idTokenFor(email, email), body }];
        },
      ],
      ['a photo', async () => ['POST', '/upload', { as: people.seller, ...(await uploadOf(await picture(60, 40))) }]],
      ['a product', () => ['POST', '/addedproduct', { as: people.seller, body: newProduct(shop.photo) }]],
      [
        'a booking',
        async () => ['PUT', `/product/booking/${(await shop.addProduct(people.seller))._id}`, { as: people.buyer }],
      ],
      ['the deletion of a buyer', () => ['DELETE', `/buyer/${people.buyer._id}`, { as: people.admin }]],
      ['the deletion of a seller', () => ['DELETE', `/seller/${people.seller._id}`, { as: people.admin }]],
    ];
    test.each(writes)('%s gets 503, wherever the connection is lost', async (_what, make) => {
      /** Cuts the wire after this many messages, if the call sends as many. */
      const answerAfter = async (messages: number) => {
        const [method, url, options] = await make();
        proxy.cutAfter(messages);
        const { status, body, headers } = await shop.call(method, url, options);
        const isCut = proxy.isCut();
        proxy.cutAfter(Infinity);
        return { messages, isCut, status, body, headers };
      };
      let passed = 0;
      let answer = await answerAfter(passed);
      while (answer.isCut) {
        expect(answer).toMatchObject({ messages: passed, ...unavailable });
        await proxy.close();
        await backAgain();
        passed += 1;
        answer = await answerAfter(passed);
      }
      expect(answer.status).toBe(200);
      expect(passed).toBeGreaterThan(0);
      expect(lines.join('')).not.toMatch(/"level":(50|60)/);
    });
  });
});
