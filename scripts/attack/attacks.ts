import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import sharp from 'sharp';
import { bookingLimits } from '../../packages/contract/src/limits.ts';
import { photoLimits } from '../../packages/contract/src/photo.ts';
import { ratesOf } from '../../packages/contract/src/rates.ts';
import { allows } from '../../packages/contract/src/roles.ts';
import { callNames, wire } from '../../packages/contract/src/wire.ts';
import { send, sleep, type Address, type Answer } from './client.ts';
import { password, read, signInPath, signUpPath, type RegisteredUser, type TestUsers } from './test-users.ts';

/** The server under attack, and the participants. */
interface Target {
  origin: string;
  /** A new one each time. */
  address: () => Address;
  testUsers: TestUsers;
}

/** The attempts of an attack, and its results. */
export interface Outcome {
  tried: number;
  /** Responses that report a failure of the server. Being too busy right now is no failure. */
  broken: number;
  /** Successful calls that the caller may not make. */
  unauthorised: number;
  /** Successful calls beyond a limit. */
  excess: number;
  /** Acknowledged data that is missing. */
  lost: number;
  /** Products whose booking was confirmed to two buyers. */
  double: number;
}

export const nothing: Outcome = { tried: 0, broken: 0, unauthorised: 0, excess: 0, lost: 0, double: 0 };

export const sum = (one: Outcome, other: Partial<Outcome>): Outcome => {
  const both = { ...one };
  for (const key of Object.keys(both) as (keyof Outcome)[]) both[key] += other[key] ?? 0;
  return both;
};

/** An attack that runs until a time. One that ends before runs again. */
export type Attack = (target: Target, until: number) => Promise<Partial<Outcome>>;

export const isBroken = ({ status }: Answer) => status >= 500 && status !== 503;

/** Sends requests, this many at once, until the time is over. Requests without a response are normal here. */
async function flood(until: number, atOnce: number, attempt: (turn: number) => Promise<Answer>) {
  const outcome = { tried: 0, broken: 0, ok: 0 };
  const work = async () => {
    // Once at least: the body may have taken long to make.
    do {
      const answer = await attempt((outcome.tried += 1));
      if (isBroken(answer)) outcome.broken += 1;
      if (answer.status === 200) outcome.ok += 1;
    } while (Date.now() < until);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

/** The same, where no attempt should succeed. */
const refused = async (until: number, atOnce: number, attempt: (turn: number) => Promise<Answer>) => {
  const { ok: unauthorised, ...outcome } = await flood(until, atOnce, attempt);
  return { ...outcome, unauthorised };
};

/** The same, where at most this many succeed, and as many again in the next window of the limit. */
async function limited(most: number, until: number, atOnce: number, attempt: (turn: number) => Promise<Answer>) {
  const { ok, ...outcome } = await flood(until, atOnce, attempt);
  return { ...outcome, excess: Math.max(0, ok - 2 * most) };
}

const boundary = 'the-boundary';
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const partHead = (field: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="photo"\r\ncontent-type: image/avif\r\n\r\n`;
const formOf = (photo: Buffer) =>
  Buffer.concat([Buffer.from(partHead('image')), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);

const avif = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'black' } })
    .avif({ effort: 0, quality: 1 })
    .toBuffer();

/** The side of the largest square that an AVIF may be. */
const largestSide = Math.floor(Math.sqrt(photoLimits.avifPixels));

/** Uploads a photo again and again, each time as a new user. */
const uploads =
  (photoOf: () => Promise<Buffer>): Attack =>
  async ({ origin, testUsers }, until) => {
    const body = formOf(await photoOf());
    const through = createNetwork();
    const { ok: _, ...outcome } = await flood(until, 29, async () => {
      await through(body.length);
      const { from, headers } = testUsers.identity();
      return send(`${origin}/upload`, {
        method: 'POST',
        from,
        headers: { ...headers, ...multipart },
        body,
        keepAlive: false,
      });
    });
    return outcome;
  };

/** Opens connections, sends data piece by piece, and then holds them silently. */
async function hold(
  { origin, address }: Target,
  until: number,
  { connections, perAddress = connections }: { connections: number; perAddress?: number },
  piecesOf: (index: number) => (string | Buffer)[],
) {
  const { port, hostname } = new URL(origin);
  let from = address();
  const through = createNetwork();
  const held = Array.from({ length: connections }, (_, index) => {
    if (index % perAddress === 0) from = address();
    const where = { port: Number(port), host: hostname, ...(from === undefined ? {} : { localAddress: from }) };
    return { socket: connect(where).on('error', () => {}), pieces: piecesOf(index) };
  });
  for (let piece = 0; held.some(({ pieces }) => piece < pieces.length) && Date.now() < until; piece += 1) {
    for (const { socket, pieces } of held) {
      const words = pieces[piece];
      if (words === undefined || socket.destroyed) continue;
      await through(words.length);
      socket.write(words);
    }
  }
  await sleep(until - Date.now());
  for (const { socket } of held) socket.destroy();
  return { tried: connections };
}

/** Attackers send over a network of 1 Gbit/s: waits until this many bytes have gone through it. */
function createNetwork() {
  let free = Date.now();
  return (bytes: number) => {
    free = Math.max(free, Date.now()) + bytes / 125_000;
    return sleep(free - Date.now());
  };
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
/** Bodies as large as allowed, or larger, and none of them valid. */
const bodies = [
  nested('[', ']', 30_000),
  nested('{"a":', '}', 9000).replace('}', '1}'),
  `{"name":${nested('[', ']', 30_000)}}`,
  `{"name":[${'0,'.repeat(30_000)}0]}`,
  `{${Array.from({ length: 5000 }, (_, index) => `"k${index}":0`).join()}}`,
  `{"email":"${'\\u0000'.repeat(10_000)}"}`,
  `{"email":"${'a'.repeat(60_000)}@"}`,
  `{"email":"${'@a.'.repeat(20_000)}"}`,
  '{"__proto__":{"role":"admin"},"role":"admin"}',
  '{"name":"\ud800","email":1e999,"img":null}',
  `{"name":"${'x'.repeat(200_000)}"}`,
  '{"name"',
];

/** Forms that no browser writes. */
const forms = [
  '',
  `--${boundary}`,
  `--${boundary}--`,
  partHead('image'),
  partHead('__proto__') + `x\r\n--${boundary}--\r\n`,
  Array.from({ length: 5000 }, (_, index) => `${partHead(`f${index}`)}x\r\n`).join(''),
  `--${boundary}\r\n${'x-header: y\r\n'.repeat(5000)}\r\nx\r\n--${boundary}--\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="${'n'.repeat(60_000)}"\r\n\r\nx\r\n--${boundary}--\r\n`,
  `--${boundary}\r\ncontent-disposition: form-data; name="image"\r\n\r\n${'v'.repeat(2_000_000)}\r\n--${boundary}--\r\n`,
  `${'-'.repeat(500_000)}\r\n`,
  `--${boundary}\r\n`.repeat(20_000),
];

/** Lists several devices, and has many buyers book each of them at once. */
async function race({ origin, testUsers }: Target): Promise<Partial<Outcome>> {
  const sellers = await Promise.all(Array.from({ length: 2 }, () => testUsers.user('seller')));
  const buyers = await Promise.all(Array.from({ length: 12 }, () => testUsers.user('buyer')));
  const products = await Promise.all(
    Array.from({ length: 10 }, async (_, index) => {
      const { from, headers } = sellers[index % sellers.length] ?? testUsers.identity();
      const body = await testUsers.device(`Wanted ${randomUUID()}`);
      return (await testUsers.expectOk<{ _id: string }>('/addedproduct', { method: 'POST', from, headers, body }))._id;
    }),
  );
  const told: { product: string; buyer: string }[] = [];
  const outcome = { ...nothing };
  for (const product of products) {
    // Each buyer over two connections, as with a click in two windows.
    const attempts = [...buyers, ...buyers].map(async ({ _id, from, headers }) => {
      const answer = await send(`${origin}/product/booking/${product}`, { method: 'PUT', from, headers });
      outcome.tried += 1;
      if (isBroken(answer)) outcome.broken += 1;
      if ((await read<{ modifiedCount: number }>(answer))?.modifiedCount) told.push({ product, buyer: _id });
    });
    await Promise.all(attempts);
  }
  const { lost, double } = await compared(testUsers, buyers, told);
  await Promise.all(
    sellers.map(({ from, headers }, index) =>
      Promise.all(
        products
          .filter((_product, number) => number % sellers.length === index)
          .map((product) => testUsers.expectOk(`/seller/product/${product}`, { method: 'DELETE', from, headers })),
      ),
    ),
  );
  return { ...outcome, lost, double };
}

/** Compares the bookings confirmed to buyers with the bookings that they have. */
export async function compared(
  testUsers: TestUsers,
  buyers: readonly RegisteredUser[],
  told: readonly { product: string; buyer: string }[],
): Promise<Pick<Outcome, 'lost' | 'double'>> {
  const holders = new Map<string, Set<string>>();
  const note = (product: string, buyer: string) => holders.set(product, (holders.get(product) ?? new Set()).add(buyer));
  const booked = new Set<string>();
  let double = 0;
  for (const buyer of buyers) {
    const { _id, from, headers } = await testUsers.signedIn(buyer);
    const bookings = await testUsers.expectOk<{ productId?: string }[]>(`/buyer/bookingByUser?id=${_id}`, {
      from,
      headers,
    });
    for (const { productId } of bookings) {
      if (productId === undefined) continue;
      if (booked.has(`${productId} ${_id}`)) double += 1;
      booked.add(`${productId} ${_id}`);
      note(productId, _id);
    }
  }
  for (const { product, buyer } of told) note(product, buyer);
  double += [...holders.values()].filter(({ size }) => size > 1).length;
  const lost = told.filter(({ product, buyer }) => !booked.has(`${product} ${buyer}`)).length;
  return { lost, double };
}

export const attacks: Record<string, Attack> = {
  'addresses and heads that are too long': ({ origin, address }, until) => {
    const from = address();
    return refused(until, 20, (turn) =>
      turn % 2
        ? send(`${origin}/${'.'.repeat(15_000)}`, { from, headers: { accept: 'text/html' } })
        : send(origin, { from, headers: { cookie: 'c'.repeat(40_000) } }),
    );
  },

  'bodies deep, wide and odd': ({ origin, address, testUsers }, until) => {
    const local = address();
    return refused(until, 20, (turn) => {
      const { from, headers } = testUsers.identity();
      // The emulator is for one machine only.
      const [path, caller] = turn % 3 ? ['/users', { from, headers }] : [signInPath, { from: local, headers: {} }];
      return send(origin + path, {
        method: 'POST',
        from: caller.from,
        headers: { 'content-type': 'application/json', ...caller.headers },
        // Each body goes to both paths.
        body: bodies[Math.floor(turn / 3) % bodies.length] ?? '',
        keepAlive: false,
      });
    });
  },

  'forms that no browser writes': ({ origin, testUsers }, until) =>
    refused(until, 20, (turn) => {
      const { from, headers } = testUsers.identity();
      const body = forms[turn % forms.length] ?? '';
      return send(`${origin}/upload`, {
        method: 'POST',
        from,
        headers: { ...headers, ...multipart },
        body,
        keepAlive: false,
      });
    }),

  'AVIF bombs of 40 megapixels, 29 at once': uploads(() => avif(8000, 5000)),

  'the largest AVIF that is let in, 29 at once': uploads(() => avif(largestSide, largestSide)),

  'JPEGs of 10 MB by newcomers, 29 at once': uploads(() => {
    const start = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
    return Promise.resolve(Buffer.concat([start, randomBytes(photoLimits.bytes - start.length)]));
  }),

  '100 photos of 10 MB that stop before their end': (target, until) => {
    const pieces = Array.from({ length: 79 }, () => randomBytes(photoLimits.bytes / 80));
    return hold(target, until, { connections: 100, perAddress: 50 }, () => {
      const { authorization } = target.testUsers.identity().headers;
      const head = ['POST /upload HTTP/1.1', 'host: x', `authorization: ${authorization}`];
      head.push(`content-type: ${multipart['content-type']}`, `content-length: ${photoLimits.bytes}`, '', '');
      return [head.join('\r\n') + partHead('image'), ...pieces];
    });
  },

  '400 connections that never end a request': (target, until) => {
    const heads = [
      '',
      'GET / HTTP/1.1\r\nhost: x\r\n',
      'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
    ];
    return hold(target, until, { connections: 400 }, (index) => [heads[index % heads.length] ?? '']);
  },

  'answers that nobody reads, 200 times 200': (target, until) => {
    const calls = 'GET /macBook HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200);
    return hold(target, until, { connections: 200, perAddress: 50 }, () => [calls]);
  },

  'lists that nobody else has asked for, each from elsewhere': async ({ origin, address }, until) => {
    const { ok: _, ...outcome } = await flood(until, 20, (turn) => {
      const cursor = Buffer.from(`${new Date().toISOString()} ${randomUUID()}`).toString('base64url');
      const path = `/macBook?limit=${(turn % 100) + 1}&cursor=${cursor}`;
      return send(origin + path, { from: address(), keepAlive: false });
    });
    return outcome;
  },

  'forged and damaged tokens': async ({ origin, address, testUsers }, until) => {
    const { _id, from, headers } = await testUsers.user('buyer');
    const [head = '', body = '', signature = ''] = headers.authorization.replace('Bearer ', '').split('.');
    const admin = Buffer.from(JSON.stringify({ sub: 'admin', role: 'admin', exp: 9e9, iat: 1, auth_time: 1 }));
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const tokens = [
      `${unsigned}.${body}.`,
      `${unsigned}.${admin.toString('base64url')}.`,
      `${head}.${admin.toString('base64url')}.${signature}`,
      `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      'owner',
      'x'.repeat(8000),
      '',
    ];
    // A path that the buyer of the true token may read.
    const path = `${origin}/buyer/bookingByUser?id=${_id}`;
    return refused(until, 20, (turn) =>
      send(path, {
        from: turn % 2 ? from : address(),
        headers: { authorization: `Bearer ${tokens[turn % tokens.length]}` },
        keepAlive: turn % 2 > 0,
      }),
    );
  },

  'calls that are for others': async ({ origin, testUsers }, until) => {
    const visitor = { ...testUsers.identity(), headers: {} };
    const callers = [
      ['visitor', visitor],
      ['identity', testUsers.identity()],
      ['buyer', await testUsers.user('buyer')],
      ['seller', await testUsers.user('seller')],
    ] as const;
    const attempts = callers.flatMap(([kind, { from, headers }]) =>
      callNames
        .filter((name) => !allows(wire[name].access, kind))
        .map((name) => ({ from, headers, method: wire[name].method, path: wire[name].path })),
    );
    return refused(until, 20, (turn) => {
      const { path, ...call } = attempts[turn % attempts.length] ?? { path: '', method: 'GET' };
      const where = path.replace('{category}', 'macBook').replace(/\{\w+\}/, randomUUID());
      return send(`${origin}${where}?id=${randomUUID()}`, { ...call, ...(call.method === 'GET' ? {} : { body: {} }) });
    });
  },

  'guessing a password': async ({ origin, address, testUsers }, until) => {
    const email = testUsers.identity().email;
    // The emulator is for one machine only.
    const from = address();
    await testUsers.expectOk(signUpPath, { method: 'POST', from, body: { email, password } });
    const guess = (word: string) =>
      send(origin + signInPath, { method: 'POST', from, body: { email, password: word } });
    let looked = 0;
    const outcome = await refused(until, 20, async (turn) => {
      // The right password comes after the limit.
      const answer = await guess(turn > 50 ? password : `wrong ${turn}`);
      if (answer.text.includes('INVALID_LOGIN_CREDENTIALS')) looked += 1;
      return answer;
    });
    return { ...outcome, excess: Math.max(0, looked - 10) };
  },

  'accounts and people, as many as there can be': ({ origin, address, testUsers }, until) => {
    const from = address();
    return limited(ratesOf('saveUser').address.times, until, 20, async (turn) => {
      const { email, headers } = turn % 2 ? testUsers.identity() : await testUsers.account();
      if (turn % 2) {
        const { status, ...answer } = await send(origin + signUpPath, {
          method: 'POST',
          from,
          body: { email, password },
        });
        return { ...answer, status: status === 200 ? 201 : status };
      }
      const body = { name: 'One of many', email, role: 'seller', img: await testUsers.img() };
      return send(`${origin}/users`, { method: 'POST', from, headers, body });
    });
  },

  'messages from everywhere': ({ origin, address }, until) =>
    limited(ratesOf('sendMessage').total?.times ?? 0, until, 20, () =>
      send(`${origin}/contact`, {
        method: 'POST',
        from: address(),
        body: { name: 'A', email: 'a@example.com', message: 'Buy.'.repeat(1000) },
        keepAlive: false,
      }),
    ),

  'collecting what the categories tell': async ({ origin, address, testUsers }, until) => {
    const { headers } = await testUsers.user('buyer');
    const most = ratesOf('listCategory').user.times;
    return limited(most, until, 20, (turn) => {
      const category = ['macBook', 'iphone', 'accessories'][turn % 3];
      return send(`${origin}/categories/${category}?limit=100`, { from: address(), headers, keepAlive: false });
    });
  },

  'one buyer books everything': async ({ origin, testUsers }) => {
    const { _id, from, headers } = await testUsers.user('buyer');
    const lists = await Promise.all(
      ['macBook', 'iphone', 'accessories'].map((category) =>
        testUsers.expectOk<{ _id: string }[]>(`/${category}`, { from }),
      ),
    );
    const answers = await Promise.all(
      lists.flat().map((product) => send(`${origin}/product/booking/${product._id}`, { method: 'PUT', from, headers })),
    );
    const mine = `/buyer/bookingByUser?id=${_id}`;
    const bookings = await testUsers.expectOk<{ _id: string }[]>(mine, { from, headers });
    const cancel = `/buyer/products/${_id}?booking=`;
    for (const booking of bookings) await testUsers.expectOk(cancel + booking._id, { method: 'DELETE', from, headers });
    return {
      tried: answers.length,
      broken: answers.filter(isBroken).length,
      excess: Math.max(0, bookings.length - bookingLimits.open),
    };
  },

  'many buyers want the same': race,
};
