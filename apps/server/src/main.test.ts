import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { build } from 'vite';
import { freePort } from '../../../scripts/free-port.ts';
import { devices, people } from '../demo/catalogue.ts';
import { createTestDatabase, testDatabaseUrl } from './test-databases.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
// Built, as in production: from its sources, every start would take three times the processor time. It finds migrations, demo
// and packages relative to its own path, so this folder is next to `dist`.
const built = join(root, 'test-results');
const main = join(built, 'main.js');
const running = new Set<ChildProcess>();

function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const exit = once(child, 'close').then(([code]: unknown[]) => {
    running.delete(child);
    return { code, ...output };
  });
  return { child, exit, output };
}

async function start(env: Record<string, string>) {
  const { PORT = String(await freePort()) } = env;
  const shop = run({ ...env, PORT });
  const url = `http://127.0.0.1:${PORT}`;
  for (;;) {
    if (shop.child.exitCode !== null) throw new Error(`It did not start: ${shop.output.err}`);
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return { ...shop, url, port: PORT };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function json(
  url: string,
  { body, ...init }: { method?: string; headers?: Record<string, string>; body?: object } = {},
) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    ...init,
    headers: { 'content-type': 'application/json', ...init.headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json()) as Record<string, string>;
}

const signIn = (url: string, email: string, password: string, how = 'signInWithPassword') =>
  json(`${url}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=any`, {
    body: { email, password, returnSecureToken: true },
  });

describe('the program', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    await build({ root, logLevel: 'warn', build: { outDir: built, emptyOutDir: false } });
  });
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });

  test('serves a demo shop that keeps its data when it is stopped or killed', async () => {
    const env = { DATA_DIR: join(folder, 'demo'), DEMO: '1' };
    const first = await start(env);

    // A new visitor finds all people and devices of the demo, once.
    const lists = await Promise.all(
      ['macBook', 'iphone', 'accessories'].map((category) => json(`${first.url}/${category}`)),
    );
    expect(lists.flatMap((list) => Object.values(list))).toHaveLength(devices.length);
    const admin = people.find(({ role }) => role === 'admin');
    expect(await signIn(first.url, admin?.email ?? '', admin?.password ?? '')).toHaveProperty('idToken');

    // A second server on the same folder, or the same port, is refused and changes nothing.
    const [sameFolder, samePort] = await Promise.all([
      run({ ...env, PORT: String(await freePort()) }).exit,
      run({ ...env, PORT: first.port, DATA_DIR: join(folder, 'untouched') }).exit,
    ]);
    expect(sameFolder).toMatchObject({
      code: 1,
      err: expect.stringMatching(/in use by another running shop.*\n$/),
    });
    const other = Number(first.port) + 1;
    expect(samePort).toMatchObject({ code: 1, err: expect.stringContaining(`Port ${first.port} is in use`) });
    expect(samePort.err).toContain(`PORT=${other} npm start`);
    await expect(access(join(folder, 'untouched'))).rejects.toThrow('ENOENT');

    // A person registers and books; the server is killed as soon as the last response has arrived.
    const form = new FormData();
    form.append(
      'image',
      new Blob([new Uint8Array(await readFile(new URL('../demo/people/sadia.webp', import.meta.url)))]),
    );
    const { idToken = '', localId } = await signIn(first.url, 'new@shop.test', 'long enough', 'signUp');
    const headers = { authorization: `Bearer ${idToken}` };
    const upload = await fetch(`${first.url}/upload`, { method: 'POST', headers, body: form });
    const { data } = (await upload.json()) as { data: { url: string } };
    const user = await json(`${first.url}/users`, {
      headers,
      body: { name: 'New', email: 'new@shop.test', role: 'buyer', img: data.url },
    });
    const { accessToken } = await json(`${first.url}/jwt?email=new@shop.test`, { headers });
    const asBuyer = { headers: { authorization: `Bearer ${accessToken}` } };
    const free = Object.values(lists[0] ?? {}).find((product) => !(product as unknown as { booking: boolean }).booking);
    const { _id } = free as unknown as { _id: string };
    expect(await json(`${first.url}/product/booking/${_id}`, { ...asBuyer, method: 'PUT', body: {} })).toEqual({
      modifiedCount: 1,
    });
    await signIn(first.url, 'last@shop.test', 'long enough', 'signUp');
    first.child.kill('SIGKILL');
    await first.exit;

    // After the restart all data is as before: accounts, tokens, bookings, and no second demo.
    const second = await start({ ...env, PORT: first.port });
    expect(await signIn(second.url, 'new@shop.test', 'long enough')).toMatchObject({ localId });
    expect(await signIn(second.url, 'last@shop.test', 'long enough')).toHaveProperty('idToken');
    const bookings = Object.values(await json(`${second.url}/buyer/bookingByUser?id=${user['_id']}`, asBuyer));
    expect(bookings).toMatchObject([{ productId: _id }]);
    expect(Object.values(await json(`${second.url}/macBook`))).toHaveLength(Object.values(lists[0] ?? {}).length);
    const cancelled = await json(`${second.url}/buyer/products/${user['_id']}`, { ...asBuyer, method: 'DELETE' });
    expect(cancelled).toEqual({ deletedCount: 1 });
    expect(second.output.out).toContain(`http://localhost:${first.port}`);
    for (const { email, password } of people) expect(second.output.out).toMatch(new RegExp(`${email} +${password}`));

    // Signalled twice, as npm does, it stops once: cleanly, and quietly.
    second.child.kill('SIGINT');
    second.child.kill('SIGINT');
    expect(await second.exit).toMatchObject({ code: 0, err: '' });

    // The operator makes a user an admin.
    const granted = await run(env, 'grant-admin', 'NEW@shop.test').exit;
    expect(granted).toMatchObject({ code: 0, out: 'New is an admin now.\n' });
    expect(await run(env, 'grant-admin', 'nobody@shop.test').exit).toMatchObject({
      code: 1,
      err: expect.stringContaining('No user has the e-mail'),
    });
  });

  test.runIf(testDatabaseUrl)('makes a user an admin while the server runs on PostgreSQL', async () => {
    const { url: DATABASE_URL, drop } = await createTestDatabase(testDatabaseUrl ?? '');
    const env = { DATA_DIR: join(folder, 'postgres'), DEMO: '1', DATABASE_URL };
    const shop = await start(env);
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    await client.query(`insert into users (_id, subject, email, name, role, img)
      values (gen_random_uuid(), 'late', 'late@shop.test', 'Late', 'buyer', '/photos/none.webp')`);
    await client.end();
    const granted = await run(env, 'grant-admin', 'late@shop.test').exit;
    expect(granted).toMatchObject({ code: 0, out: 'Late is an admin now.\n' });
    shop.child.kill('SIGTERM');
    expect(await shop.exit).toMatchObject({ code: 0, err: '' });
    await drop();
  });

  test.each([
    [
      'half a Firebase configuration',
      { FIREBASE_API_KEY: 'key' },
      /FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID are missing/,
    ],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:9/shop' },
      /at 127\.0\.0\.1:9.*DATABASE_URL/,
    ],
    [
      'an address of another machine',
      { HOST: '192.0.2.1', FIREBASE_API_KEY: 'k', FIREBASE_AUTH_DOMAIN: 'd', FIREBASE_PROJECT_ID: 'p' },
      /192\.0\.2\.1/,
    ],
    ['a data folder that is a file', { DATA_DIR: 'file' }, /cannot be written/],
  ])('exits with a one-line error: %s', async (_what, env, message) => {
    await writeFile(join(folder, 'file'), '');
    const DATA_DIR = join(folder, 'DATA_DIR' in env ? 'file' : 'failed');
    const { code, err } = await run({ PORT: String(await freePort()), ...env, DATA_DIR }).exit;
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(err.trim()).not.toMatch(/\n|hunter2/);
  });
});
