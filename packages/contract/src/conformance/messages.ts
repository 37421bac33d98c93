import { callNames } from '../calls/calls.ts';
import { literalPaths } from '../calls/call.ts';
import { rowOf } from './reply.ts';
import { uniqueName, unknownId, times, skipWithout, skipIfAddressLimited, type Shop } from './shop.ts';

/** Messages of visitors, and the server's pages about itself. */
export function describeMessages(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  const write = (fields: object = {}) =>
    shop.call('sendMessage', {
      body: { name: 'Imran Hossain', email: 'imran@example.com', message: uniqueName('Is it to be had?'), ...fields },
    });
  const read = async (id: string) => (await shop.call('listMessages', {}, 'admin')).find(({ _id }) => _id === id);

  describe('messages', () => {
    beforeEach(skipIfAddressLimited(shop, 'sendMessage'));

    test('from a visitor reach the admins, newest first, and cannot set their id or time, or be marked as done', async () => {
      const older = await write();
      const hostile = `<script>alert(1)</script> '; drop table messages; --\nsecond line 👋`;
      const sentId = unknownId();
      const sent = await write({ message: hostile, _id: sentId, time: '2001-01-01T00:00:00.000Z', done: true });
      expect(sent).toMatchObject({ name: 'Imran Hossain', email: 'imran@example.com', message: hostile, done: false });
      expect(sent._id).not.toBe(sentId);
      expect(Date.parse(sent.time)).toBeGreaterThan(Date.now() - 60_000);
      const list = await shop.call('listMessages', {}, 'admin');
      expect(list.filter(({ _id }) => [older._id, sent._id].includes(_id))).toEqual([sent, older]);
    });

    test('can be marked as done, and as open again; a repeat changes nothing', async () => {
      const { _id: id } = await write();
      const mark = async (body?: { done: boolean }) =>
        (await shop.call('markMessage', { id, ...(body ? { body } : {}) }, 'admin')).modifiedCount;
      expect([await mark(), await mark(), await mark({ done: true })]).toEqual([1, 0, 0]);
      expect(await read(id)).toMatchObject({ done: true });
      expect([await mark({ done: false }), await mark({ done: false })]).toEqual([1, 0]);
      expect(await read(id)).toMatchObject({ done: false });
    });

    test('are deleted once', async () => {
      const { _id: id } = await write();
      expect(await shop.call('deleteMessage', { id }, 'admin')).toEqual({ deletedCount: 1 });
      expect(await read(id)).toBeUndefined();
      expect(await shop.call('deleteMessage', { id }, 'admin')).toEqual({ deletedCount: 0 });
      expect(await shop.call('markMessage', { id }, 'admin')).toEqual({ modifiedCount: 0 });
    });

    test('are listed in pages', async () => {
      for (const _ of times(3, String)) await write();
      const whole = await shop.call('listMessages', {}, 'admin');
      const page = await shop.call('listMessages', { limit: 2 }, 'admin');
      expect(page).toEqual(whole.slice(0, 2));
    });
  });

  describe('the server', () => {
    test('reports that it is healthy', async () => {
      expect(await shop.call('getHealth', {})).toEqual({ status: 'ok' });
    });

    test('describes every call of the table in /openapi.json', async (context) => {
      await skipWithout(shop, 'documents')(context);
      const { body } = await shop.send('getHealth', {}, undefined, { path: '/openapi.json' });
      for (const name of callNames) {
        for (const { path } of literalPaths(rowOf(name))) {
          const method = rowOf(name).method.toLowerCase();
          expect(body).toHaveProperty(['paths', path, method, 'responses']);
        }
      }
    });

    test('serves its documentation as HTML at /docs', async (context) => {
      await skipWithout(shop, 'documents')(context);
      const page = await shop.send('getHealth', {}, undefined, { path: '/docs' });
      expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
    });
  });
}
