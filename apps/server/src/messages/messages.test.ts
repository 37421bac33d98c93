import type { Message } from '@apple-only/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../storage/id.ts';
import { messages } from '../storage/schema.ts';
import { backends } from '../test-databases.ts';
import { openShop, type TestUser, type TestShop } from '../test-shop.ts';

describe.each(backends)('on $name', ({ open }) => {
  let shop: TestShop;
  let admin: TestUser;
  beforeAll(async () => {
    shop = await openShop(open);
    admin = await shop.newUser('admin');
  });
  afterAll(() => shop.close());

  const send = (message: string, from: string) =>
    shop.call('POST', '/contact', { body: { name: 'Rafi', email: 'Rafi@Mail.test', message }, from });
  const list = async (query = '') =>
    (await shop.call('GET', `/messages${query}`, { as: admin })).body as readonly Message[];

  test('anyone can send messages; admins list them newest first, mark and delete them', async () => {
    const sent = await send(' First ', '192.0.2.1');
    expect(sent).toMatchObject({
      status: 200,
      body: { name: 'Rafi', email: 'rafi@mail.test', message: 'First', done: false },
    });
    await send('Second', '192.0.2.1');
    const [second, first] = await list();
    expect(first).toEqual(sent.body);
    expect(second).toMatchObject({ message: 'Second' });

    const mark = (body?: unknown) => shop.call('PUT', `/messages/${first?._id}`, { as: admin, body });
    expect((await mark()).body).toEqual({ modifiedCount: 1 });
    expect((await mark({ done: true })).body).toEqual({ modifiedCount: 0 });
    expect((await list())[1]).toMatchObject({ done: true });
    expect((await mark({ done: false })).body).toEqual({ modifiedCount: 1 });

    const remove = () => shop.call('DELETE', `/messages/${first?._id}`, { as: admin });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).body).toEqual({ deletedCount: 0 });
    expect((await mark()).body).toEqual({ modifiedCount: 0 });
    expect(await list()).toEqual([second]);
    expect((await shop.call('DELETE', `/messages/${newId()}`, { as: admin })).body).toEqual({ deletedCount: 0 });
  });

  test('messages are read in pages', async () => {
    for (const message of ['a', 'b', 'c']) await send(message, '192.0.2.2');
    const first = await shop.call('GET', '/messages?limit=2', { as: admin });
    const next = /cursor=([^>]+)>; rel="next"/.exec(String(first.headers['link']))?.[1];
    expect((first.body as Message[]).map(({ message }) => message)).toEqual(['c', 'b']);
    expect((await list(`?limit=2&cursor=${next}`))[0]).toMatchObject({ message: 'a' });
  });

  test('no page repeats or leaves out a message of the same millisecond', async () => {
    for (const message of ['a', 'b', 'c']) await send(message, '192.0.2.5');
    await shop.database.update(messages).set({ time: new Date() });
    const all = (await list()).map(({ _id }) => _id);
    const seen: string[] = [];
    for (let query: string | undefined = '?limit=1'; query !== undefined;) {
      const page = await shop.call('GET', `/messages${query}`, { as: admin });
      seen.push(...(page.body as Message[]).map(({ _id }) => _id));
      query = /\/messages(\?[^>]+)>; rel="next"/.exec(String(page.headers['link']))?.[1];
    }
    expect(seen).toEqual(all);
  });

  test('the sixth message from an address within a minute gets 429; other addresses are not affected', async () => {
    for (let count = 0; count < 5; count += 1) expect((await send('again', '192.0.2.3')).status).toBe(200);
    const before = await list();
    const answer = await send('and again', '192.0.2.3');
    expect(answer).toMatchObject({ status: 429, body: { message: expect.stringMatching(/Try again in/) } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await list()).toEqual(before);
    expect((await send('hello', '192.0.2.4')).status).toBe(200);
  });

  test('behind a proxy, the client address is the one that the proxy adds, not a forged one', async () => {
    const through = (visitor: string) =>
      shop.call('POST', '/contact', {
        body: { name: 'Rafi', email: 'rafi@mail.test', message: 'hello' },
        headers: { 'x-forwarded-for': `203.0.113.9, ${visitor}` },
      });
    for (const host of [1, 2, 3, 4, 5, 6]) expect((await through(`198.51.100.${host}`)).status).toBe(200);
    for (const _ of [1, 2, 3, 4]) expect((await through('198.51.100.1')).status).toBe(200);
    expect((await through('198.51.100.1')).status).toBe(429);
  });
});
