import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { limitConnections } from './connections.ts';

describe('connections', () => {
  let app: FastifyInstance;
  const sockets: Socket[] = [];
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await app.close();
  });

  const serve = async (limits: { arrivalTimeout?: number; perAddress?: number }) => {
    app = Fastify({ http: { connectionsCheckingInterval: 50 } });
    limitConnections(app, { proxied: false, ...limits });
    app.post('/', () => ({}));
    app.get('/slow', async () => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return {};
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  };
  const open = () => {
    const address = app.server.address();
    const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
    sockets.push(socket.on('error', () => {}));
    return socket;
  };
  /** All data that the server sends before it closes the connection. */
  const untilClosed = async (socket: Socket) => {
    let received = '';
    socket.setEncoding('utf8').on('data', (text) => (received += String(text)));
    await once(socket, 'close');
    return received;
  };
  const lines = [
    'POST / HTTP/1.1',
    'host: x',
    'content-type: application/json',
    'content-length: 9',
    'connection: close',
  ];
  const head = lines.map((line) => `${line}\r\n`).join('');

  test.each([
    ['nothing at all', ''],
    ['incomplete headers', head],
    ['an incomplete body', `${head}\r\n{"a":`],
  ])('are closed when a request does not arrive in time: %s', async (_what, sent) => {
    await serve({ arrivalTimeout: 100 });
    const socket = open();
    if (sent) socket.write(sent);
    expect(await untilClosed(socket)).not.toContain(' 200 ');
  });

  test('are served when a request arrives in pieces', async () => {
    await serve({});
    const socket = open();
    socket.write(`${head}\r\n{"a":`);
    socket.write('123}');
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('are not closed while a slow response is pending', async () => {
    await serve({ arrivalTimeout: 50 });
    const socket = open();
    socket.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('are limited per address, and closing one makes room for another', async () => {
    await serve({ perAddress: 2 });
    const [first, second] = [open(), open()];
    await Promise.all([once(first, 'connect'), once(second, 'connect')]);
    expect(await untilClosed(open())).toBe('');
    expect([first.closed, second.closed]).toEqual([false, false]);
    first.destroy();
    const count = () => new Promise((resolve) => app.server.getConnections((_error, now) => resolve(now)));
    await expect.poll(count).toBe(1);
    const third = open();
    third.write(`${head}\r\n{"a":123}`);
    expect(await untilClosed(third)).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('serve a few pipelined requests, and are closed for too many', async () => {
    await serve({});
    const requests = (count: number) => 'GET /slow HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count);
    const few = open();
    few.write(`${requests(2)}${requests(1).replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n')}`);
    expect((await untilClosed(few)).match(/HTTP\/1\.1 200 /g)).toHaveLength(3);
    const many = open();
    many.write(requests(200));
    expect(await untilClosed(many)).toBe('');
    const next = open();
    next.write(`${head}\r\n{"a":123}`);
    expect(await untilClosed(next)).toMatch(/^HTTP\/1\.1 200 /);
  });
});
