import type { CallName } from '../calls/calls.ts';
import { pageLimits } from '../calls/page.ts';
import { answerOf, expectStatus, messageOf, nextPage } from './reply.ts';
import { times, type TestCaller, type TestUser, type Shop, skipIfAddressLimited } from './shop.ts';

type ListName = Extract<CallName, `list${string}`>;

/** The calls that answer lists, with their inputs. */
const lists = [
  ['listNewest', { category: 'accessories' }],
  ['listCategory', { category: 'accessories' }],
  ['listAdvertised', {}],
  ['listOwnProducts', {}],
  ['listBuyers', {}],
  ['listSellers', {}],
  ['listMessages', {}],
  ['listBookings', {}],
] as const satisfies readonly (readonly [ListName, object])[];

/** The most items of a page, for lists of anything but products. */
const maxItems: Partial<Record<ListName, number>> = {
  listBuyers: pageLimits.users,
  listSellers: pageLimits.users,
  listMessages: pageLimits.messages,
  listBookings: pageLimits.bookings,
};

/** Pages, order, and conditional requests. */
export function describeLists(shop: Shop) {
  const { describe, expect, test } = shop.runner;
  /** Reads a list page by page, and runs `between` before each following page. */
  async function walk(name: ListName, input: object, as: TestCaller, between = async () => {}, limit = 2) {
    const ids: string[] = [];
    for (let page: object | undefined = { limit }; page;) {
      const reply = await shop.send(name, { ...input, ...page }, as);
      const items = answerOf(name, reply);
      expect(items.length).toBeLessThanOrEqual(limit);
      ids.push(...items.map(({ _id }) => _id));
      page = nextPage(reply);
      if (page) await between();
    }
    return ids;
  }

  const ofUser = (name: ListName, input: object, { _id }: TestUser) => ({
    ...input,
    ...(name === 'listOwnProducts' || name === 'listBookings' ? { id: _id } : {}),
  });

  describe('pages', () => {
    test.for(lists.slice(0, 4))(
      '%s: no item is repeated or left out while products are added',
      async ([name, query]) => {
        const seller = await shop.newUser('seller');
        const input = ofUser(name, query, seller);
        const add = async () => {
          const { _id } = await shop.product({ category: 'accessories' }, seller);
          await shop.call('advertiseProduct', { body: { _id } }, seller);
          return _id;
        };
        // At once, so that several have the same millisecond.
        const existing = await Promise.all(times(7, add));
        const seen = await walk(name, input, name === 'listAdvertised' ? undefined : 'admin', async () => {
          await add();
        });
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(existing));
      },
    );

    test.for(['listBuyers', 'listSellers'] as const)('%s: every user is shown once', async (name) => {
      const role = name === 'listBuyers' ? 'buyer' : 'seller';
      const existing = await Promise.all(times(3, () => shop.newUser(role)));
      const seen = await walk(name, {}, 'admin');
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(existing.map(({ _id }) => _id)));
    });

    test('listBookings: every booking is shown once, the newest first', async () => {
      const buyer = await shop.newUser('buyer');
      const booked: string[] = [];
      for (const { _id } of await Promise.all(times(5, () => shop.product()))) {
        await shop.call('bookProduct', { productId: _id }, buyer);
        const [newest] = await shop.call('listBookings', { id: buyer._id, limit: 1 }, buyer);
        booked.unshift(newest?._id ?? '');
      }
      expect(await walk('listBookings', { id: buyer._id }, buyer)).toEqual(booked);
      expect((await shop.call('listBookings', { id: buyer._id }, 'admin')).map(({ _id }) => _id)).toEqual(booked);
    });

    const write = async () => {
      const body = { name: 'Imran Hossain', email: 'imran@example.com', message: 'Is it still to be had?' };
      return shop.call('sendMessage', { body });
    };

    test('listMessages: every message is shown once while visitors write', async (context) => {
      await skipIfAddressLimited(shop, 'sendMessage')(context);
      const existing = (await Promise.all(times(5, write))).map(({ _id }) => _id);
      const seen = await walk('listMessages', {}, 'admin', async () => {
        await write();
      });
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(existing));
    });

    const haveSameTime = (items: readonly { time: string }[]) =>
      new Set(items.map(({ time }) => time)).size < items.length;

    test('lose no product of the same millisecond', async ({ skip }) => {
      const seller = await shop.newUser('seller');
      const products = await Promise.all(times(40, () => shop.product({ category: 'accessories' }, seller)));
      skip(!haveSameTime(products), 'no two products were listed in the same millisecond');
      const ids = products.map(({ _id }) => _id);
      await Promise.all(ids.map((_id) => shop.call('advertiseProduct', { body: { _id } }, seller)));
      for (const [name, query] of lists.slice(0, 4)) {
        // One by one, so that items with the same time are on different pages.
        const seen = await walk(name, ofUser(name, query, seller), 'admin', undefined, 1);
        expect(new Set(seen).size).toBe(seen.length);
        expect(seen).toEqual(expect.arrayContaining(ids));
      }
    });

    test('lose no message of the same millisecond', async (context) => {
      await skipIfAddressLimited(shop, 'sendMessage')(context);
      const messages = await Promise.all(times(40, write));
      context.skip(!haveSameTime(messages), 'no two messages were sent in the same millisecond');
      const ids = messages.map(({ _id }) => _id);
      expect(await walk('listMessages', {}, 'admin', undefined, 1)).toEqual(expect.arrayContaining(ids));
    });

    test('link to the next page, and the last page has no link', async () => {
      const seller = await shop.newUser('seller');
      await Promise.all(times(4, () => shop.product({}, seller)));
      const first = await shop.send('listOwnProducts', { id: seller._id, limit: 2 }, seller);
      expect(nextPage(first)).toMatchObject({ id: seller._id, limit: '2' });
      const second = await shop.send('listOwnProducts', { ...nextPage(first) }, seller);
      expect(answerOf('listOwnProducts', second)).toHaveLength(2);
      expect(nextPage(second)).toBeUndefined();
    });

    test('a list without a limit answers the newest page, with a link to the next', async () => {
      const seller = await shop.newUser('seller');
      await Promise.all(times(pageLimits.products + 1, () => shop.product({}, seller)));
      const first = await shop.send('listOwnProducts', { id: seller._id }, seller);
      const items = answerOf('listOwnProducts', first);
      expect(items).toHaveLength(pageLimits.products);
      const moments = items.map(({ time }) => time);
      expect(moments).toEqual(moments.toSorted().toReversed());
      const rest = answerOf(
        'listOwnProducts',
        await shop.send('listOwnProducts', { id: seller._id, ...nextPage(first) }, seller),
      );
      expect(rest).toHaveLength(1);
      expect(items.map(({ _id }) => _id)).not.toContain(rest[0]?._id);
      // Deletes the seller with all products, so that other tests see short lists.
      await shop.call('deleteSeller', { id: seller._id }, 'admin');
    });

    test.for(lists)('%s: an invalid limit or cursor is refused by name', async ([name, query]) => {
      const input = ofUser(name, query, await shop.seller());
      const maxLimit = maxItems[name] ?? pageLimits.products;
      for (const limit of [0, -1, 1.5, maxLimit + 1, 'many', '', '1e1', [1, 2]]) {
        expect(await shop.expectRefused(400, name, { ...input, limit }, 'admin')).toContain('limit');
      }
      for (const cursor of ['nonsense', 'AAAA', "' or 1=1 --", 'x'.repeat(201), '\0', ['a', 'b']]) {
        expect(await shop.expectRefused(400, name, { ...input, cursor }, 'admin')).toContain('cursor');
      }
      const reply = await shop.send(name, { ...input, limit: maxLimit }, 'admin');
      expect(reply.status).toBe(200);
    });
  });

  describe('ETag', () => {
    test.for(lists)('%s: an unchanged answer gets a 304', async ([name, query]) => {
      const input = ofUser(name, query, name === 'listBookings' ? await shop.buyer() : await shop.seller());
      const first = await shop.send(name, input, 'admin');
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^(W\/)?".+"$/);
      for (const ifNoneMatch of [etag, `"another", ${etag}`, `W/${etag.replace('W/', '')}`]) {
        const again = await shop.send(name, input, 'admin', { headers: { 'if-none-match': ifNoneMatch } });
        expect([again.status, again.body]).toEqual([304, '']);
        expect(again.headers.get('etag')).toBe(etag);
      }
      const other = await shop.send(name, input, 'admin', { headers: { 'if-none-match': '"another"' } });
      expect([other.status, other.body]).toEqual([200, first.body]);
    });

    test('a change of a product gives the lists that show it a new ETag at once', async () => {
      const [buyer, seller] = [await shop.buyer(), await shop.seller()];
      const query = { category: 'accessories' } as const;
      const etags: Record<string, string> = {};
      /** The lists in which the change shows. */
      const changed = async () => {
        const seen: string[] = [];
        for (const name of ['listNewest', 'listCategory', 'listAdvertised', 'listOwnProducts'] as const) {
          const input = name === 'listOwnProducts' ? { id: seller._id } : name === 'listAdvertised' ? {} : query;
          const known = etags[name];
          const reply = await shop.send(name, input, 'admin', known ? { headers: { 'if-none-match': known } } : {});
          expectStatus(reply, [200, 304], name);
          if (reply.status === 200) seen.push(name);
          etags[name] = reply.headers.get('etag') ?? '';
        }
        return seen;
      };
      await changed();
      const { _id } = await shop.product(query);
      expect(await changed()).toEqual(['listNewest', 'listCategory', 'listOwnProducts']);
      await shop.call('advertiseProduct', { body: { _id } }, seller);
      const all = ['listNewest', 'listCategory', 'listAdvertised', 'listOwnProducts'];
      expect(await changed()).toEqual(all);
      await shop.call('editProduct', { id: _id, body: await shop.form(query) }, seller);
      expect(await changed()).toEqual(all);
      await shop.call('bookProduct', { productId: _id }, buyer);
      expect(await changed()).toEqual(all);
      await shop.call('cancelBooking', { userId: buyer._id }, buyer);
      expect(await changed()).toEqual(all);
      expect(await changed()).toEqual([]);
      await shop.call('deleteProduct', { id: _id }, seller);
      expect(await changed()).toEqual(all);
    });

    test('a user reads their own write at once, despite concurrent reads', async () => {
      const seller = await shop.seller();
      const { _id } = await shop.product();
      const isShown = async () => (await shop.call('listAdvertised', {})).some((product) => product._id === _id);
      for (const _ of times(20, String)) {
        expect(await isShown()).toBe(false);
        // Others read meanwhile: the next read must not get their earlier response.
        const [isSeenAtOnce] = await Promise.all([
          shop.call('advertiseProduct', { body: { _id } }, seller).then(isShown),
          ...times(10, (index) => new Promise((resolve) => setTimeout(resolve, index)).then(isShown)),
        ]);
        expect(isSeenAtOnce).toBe(true);
        await shop.call('stopAdvertising', { id: _id }, seller);
      }
    });

    test('lists of the market are no-cache; those of users, their products, bookings and messages are no-store', async () => {
      const [buyer, seller] = [await shop.buyer(), await shop.seller()];
      const cacheControlOf = async (name: CallName, input: object, as: TestCaller) =>
        (await shop.send(name, { ...input }, as)).headers
          .get('cache-control')
          ?.split(/\s*,\s*/)
          .toSorted();
      expect(await cacheControlOf('listNewest', { category: 'macBook' }, undefined)).toEqual(['no-cache']);
      expect(await cacheControlOf('listCategory', { category: 'macBook' }, buyer)).toEqual(['no-cache', 'private']);
      expect(await cacheControlOf('listOwnProducts', { id: seller._id }, seller)).toEqual(['no-store']);
      expect(await cacheControlOf('listBookings', { id: buyer._id }, buyer)).toEqual(['no-store']);
      for (const name of ['listBuyers', 'listSellers', 'listMessages'] as const) {
        expect(await cacheControlOf(name, {}, 'admin')).toEqual(['no-store']);
      }
    });

    test('an ETag does not bypass the access check', async () => {
      const query = { category: 'macBook' } as const;
      const etag = (await shop.send('listCategory', query, 'admin')).headers.get('etag') ?? '';
      const reply = await shop.send('listCategory', query, undefined, { headers: { 'if-none-match': etag } });
      expect(reply.status).toBe(401);
      messageOf(reply);
    });
  });

  test('an unknown category answers 404', async () => {
    for (const category of ['android', 'macbook', 'toString', '__proto__']) {
      await shop.expectRefused(404, 'listCategory', { category }, 'admin');
    }
  });
}
