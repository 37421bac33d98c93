import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { addSignIn } from './sign-in-proxy.ts';

test('a sign-in does not wait for a slow one', async () => {
  const slow = Promise.withResolvers<ServerResponse>();
  const emulator = createServer((request, response) => {
    if (request.url?.endsWith(':slow')) slow.resolve(response);
    else response.end('quick');
  });
  await new Promise<void>((listening) => emulator.listen(0, '127.0.0.1', listening));
  const app = Fastify();
  onTestFinished(async () => {
    await app.close();
    emulator.close();
  });
  await addSignIn(app, `http://127.0.0.1:${(emulator.address() as AddressInfo).port}`);
  const post = async (call: string) =>
    (await app.inject({ method: 'POST', url: `/identitytoolkit.googleapis.com/v1/accounts:${call}` })).body;
  const first = post('slow');
  const response = await slow.promise;
  expect(await post('quick')).toBe('quick');
  response.end('slow');
  expect(await first).toBe('slow');
});
