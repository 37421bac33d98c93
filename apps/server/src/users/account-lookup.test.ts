import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { serveEmulator, type EmulatorServer } from '../dev/emulator.ts';
import { firebaseLookup } from './account-lookup.ts';

describe('looking up an account at the sign-in provider', () => {
  let folder: string;
  let emulator: EmulatorServer;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    emulator = await serveEmulator(join(folder, 'accounts.json'), () => {});
  });
  afterAll(async () => {
    await emulator.close();
    await rm(folder, { recursive: true });
  });

  const publicUrl = 'https://shop.test';
  const lookUp = (idToken: string) => firebaseLookup({ origin: emulator.origin, apiKey: 'any', publicUrl })(idToken);
  const api = async (call: string, body: object) => {
    const url = `${emulator.origin}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=any`;
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as { idToken: string };
  };
  const signUp = (email: string) => api('signUp', { email, password: 'long enough', returnSecureToken: true });

  test('returns the time since when sign-ins are valid', async () => {
    const { idToken } = await signUp('sadia@shop.test');
    const before = await lookUp(idToken);
    expect(before).toEqual({ status: 'active', validSince: expect.any(Date) });
    expect(before.status === 'active' && Math.abs(before.validSince.getTime() - Date.now()) < 3_600_000).toBe(true);
  });

  test('reports a sign-in as ended after a password change', async () => {
    const { idToken } = await signUp('nadia@shop.test');
    // The emulator's times are whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const { idToken: next } = await api('update', { idToken, password: 'another one', returnSecureToken: true });
    expect(await lookUp(idToken)).toEqual({ status: 'ended' });
    expect(await lookUp(next)).toMatchObject({ status: 'active' });
  });

  test('reports a deleted account', async () => {
    const { idToken } = await signUp('imran@shop.test');
    await api('delete', { idToken });
    expect(await lookUp(idToken)).toEqual({ status: 'deleted' });
  });

  test('reports an account as unknown for an invalid token', async () => {
    expect(await lookUp('nonsense')).toEqual({ status: 'unknown' });
  });

  test('does not follow a redirect, so that the token goes to the provider only', async () => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url);
      response.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(firebaseLookup({ origin, apiKey: 'any', publicUrl })('token')).rejects.toMatchObject({
      statusCode: 503,
    });
    expect(seen).toEqual(['/identitytoolkit.googleapis.com/v1/accounts:lookup?key=any']);
  });

  test.each([
    ['an unknown error', 403, { error: { message: 'API_KEY_HTTP_REFERRER_BLOCKED' } }],
    ['a server error', 500, {}],
    ['an empty body', 200, undefined],
  ])('fails with 503 if the provider responds with %s', async (_what, status, body) => {
    const seen: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      seen.push(request.url, request.headers.referer);
      response.writeHead(status).end(body && JSON.stringify(body));
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void server.close());
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await expect(firebaseLookup({ origin, apiKey: 'a key', publicUrl })('token')).rejects.toMatchObject({
      statusCode: 503,
    });
    expect(seen).toEqual(['/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a%20key', 'https://shop.test/']);
  });
});
