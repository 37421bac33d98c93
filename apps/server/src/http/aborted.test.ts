import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { openShop, picture, type TestShop } from '../test-shop.ts';

const portOf = (server: Pick<Server, 'address'>) => (server.address() as AddressInfo).port;

/** A client that disconnects causes no server error, not even in the log. */
describe.each(['destroy', 'resetAndDestroy'] as const)('a client that disconnects (%s) causes no error', (goAway) => {
  let shop: TestShop;
  let authorization: string;
  const lines: string[] = [];
  // The tests end its responses.
  const emulator = createServer();
  beforeAll(async () => {
    emulator.listen(0, '127.0.0.1');
    await once(emulator, 'listening');
    const origin = `http://127.0.0.1:${portOf(emulator)}`;
    const check = () => Promise.resolve();
    shop = await openShop(openInMemory, { write: (line) => lines.push(line), emulator: { origin, check } });
    authorization = `Bearer ${(await shop.newUser('seller')).accessToken}`;
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => void (lines.length = 0));
  afterAll(async () => {
    await shop.close();
    emulator.close();
    emulator.closeAllConnections();
  });

  /** Sends data, disconnects once `until` resolves, and waits until the server notices. */
  async function send(sent: string | Buffer, until: (client: Socket) => Promise<unknown>) {
    const accepted = once(shop.app.server, 'connection') as Promise<[Socket]>;
    const client = connect(portOf(shop.app.server), '127.0.0.1').on('error', () => {});
    const [served] = await accepted;
    const arrived = until(client);
    client.write(sent);
    await arrived;
    const closed = new Promise((done) => served.once('close', done));
    client[goAway]();
    await closed;
    // The server reacts in the same turn of the event loop, or in the next.
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  }
  const expectNoFault = async () => {
    expect(lines.join('')).not.toMatch(/"level":(40|50|60)|"status":5/);
    expect((await shop.call('GET', '/macBook')).status).toBe(200);
  };

  const head = (line: string, headers: Record<string, string | number> = {}) =>
    [`${line} HTTP/1.1`, 'host: x', ...Object.entries(headers).map((header) => header.join(': ')), '', ''].join('\r\n');
  const signUp = 'POST /identitytoolkit.googleapis.com/v1/accounts:signUp';
  const json = { 'content-type': 'application/json', 'content-length': 1000 };
  const upload = () =>
    head('POST /upload', { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1e6, authorization });
  const part = '--x\r\ncontent-disposition: form-data; name="image"; filename="a"\r\n\r\n';

  const halves: [string, () => Promise<string | Buffer> | string | Buffer][] = [
    ['a JSON body', () => `${head('POST /contact', json)}{"name":`],
    ['a body for the emulator', () => `${head(signUp, json)}{"email":`],
    ['an upload, before its first part', () => upload()],
    ['the headers of an uploaded photo', () => upload() + part.slice(0, 20)],
    ['an uploaded photo', async () => Buffer.concat([Buffer.from(upload() + part), await picture(600, 400)])],
  ];
  test.each(halves)('in the middle of %s', async (_what, sent) => {
    await send(await sent(), () => once(shop.app.server, 'request'));
    await expectNoFault();
  });

  test('in the middle of a response', async () => {
    await send(head('GET /docs/swagger-ui-bundle.js'), (client) => once(client, 'data'));
    await expectNoFault();
  });

  const forwarded = `${head(signUp, { ...json, 'content-length': 2 })}{}`;

  test('before the emulator responds', async () => {
    const received = once(emulator, 'request') as Promise<[unknown, ServerResponse]>;
    await send(forwarded, () => received);
    const [, answer] = await received;
    answer.end('{}');
    await expectNoFault();
  });

  test('in the middle of a response of the emulator', async () => {
    emulator.once('request', (_request, answer: ServerResponse) => answer.write('{'));
    await send(forwarded, (client) => once(client, 'data'));
    await expectNoFault();
  });
});
