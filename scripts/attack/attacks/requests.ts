import { send } from '../client.ts';
import { boundary, multipart, partHead } from '../multipart.ts';
import { hold } from '../network.ts';
import { countUnauthorised, type Attack } from '../outcome.ts';
import { signInPath } from '../test-users.ts';

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);
/** Invalid bodies, as large as allowed or larger. */
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

export const requestAttacks: Record<string, Attack> = {
  'addresses and heads that are too long': ({ origin, address }, until) => {
    const from = address();
    return countUnauthorised(until, 20, (turn) =>
      turn % 2
        ? send(`${origin}/${'.'.repeat(15_000)}`, { from, headers: { accept: 'text/html' } })
        : send(origin, { from, headers: { cookie: 'c'.repeat(40_000) } }),
    );
  },

  'bodies deep, wide and odd': ({ origin, address, testUsers }, until) => {
    const local = address();
    return countUnauthorised(until, 20, (turn) => {
      const { from, headers } = testUsers.identity();
      // One address: the emulator serves a single machine.
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
    countUnauthorised(until, 20, (turn) => {
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

  '400 connections that never end a request': (target, until) => {
    const heads = [
      '',
      'GET / HTTP/1.1\r\nhost: x\r\n',
      'POST /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n{',
    ];
    return hold(target, until, { connections: 400 }, (index) => [heads[index % heads.length] ?? '']);
  },

  'answers that no caller reads, 200 times 200': (target, until) => {
    const calls = 'GET /macBook HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(200);
    return hold(target, until, { connections: 200, perAddress: 50 }, () => [calls]);
  },
};
