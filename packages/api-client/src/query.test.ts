import { callNames, calls, type Answer, type CallName, ListedProduct, type ProductSearch } from '@apple-only/contract';
import { booking, buyer, iPhone, macBook, newProduct } from '@apple-only/contract/fixtures';
import * as v from 'valibot';
import { InfiniteQueryObserver, MutationObserver, QueryObserver } from '@tanstack/react-query';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { affectedReads } from './affected-reads.ts';
import { setUp } from './query.suite.ts';

describe('a read', () => {
  test('makes its call, and is cached by call name and input', async () => {
    const { queries, queryClient, requests } = setUp({ '/macBook': [macBook] });
    const options = queries.newest({ category: 'macBook', limit: 3 });
    expect(await queryClient.fetchQuery(options)).toHaveLength(1);
    expect(requests()).toEqual(['GET /macBook?limit=3']);
    const input = { category: 'macBook', limit: 3 } as const;
    expect(options.queryKey).toEqual(['listNewest', input, { baseUrl: 'https://shop.example' }]);
    expect(queries.newest.pages(input).queryKey).toEqual(['listNewest', 'pages', input, options.queryKey[2]]);
    expectTypeOf(queryClient.getQueryData(options.queryKey)).toEqualTypeOf<ListedProduct[] | undefined>();
  });

  test('is aborted when its last observer unsubscribes', async () => {
    const { queries, queryClient, sent } = setUp({ '/health': new Promise(() => undefined) });
    const stop = new QueryObserver(queryClient, queries.health()).subscribe(() => undefined);
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.signal.aborted).toBe(false);
    stop();
    expect(sent[0]?.signal.aborted).toBe(true);
  });

  test('exists for every call that reads, except getToken', () => {
    const { queries } = setUp({});
    // A key begins with the call's name, whatever its input.
    const keys = Object.values(queries).map(
      (read: (input: never) => { queryKey: readonly unknown[] }) => read({} as never).queryKey,
    );
    const reads = callNames.filter((name) => calls[name].method === 'GET' && name !== 'getToken');
    expect(new Set(keys.map(([name]) => name))).toEqual(new Set(reads));
    expect(keys).toHaveLength(reads.length);
  });

  test('is typed by the contract', () => {
    const { queries } = setUp({});
    // @ts-expect-error -- there is no such category
    queries.newest({ category: 'android' });
    // @ts-expect-error -- whose bookings?
    queries.bookings();
    // @ts-expect-error -- similar products are not read in pages
    void queries.similar.pages;
  });
});

test('a paginated list has all items loaded so far as its data', async () => {
  const next = new Response(JSON.stringify([macBook]), {
    headers: { link: '<https://shop.example/categories/macBook?limit=1&cursor=c1>; rel="next"' },
  });
  const { queries, queryClient, requests } = setUp({
    '/categories/macBook?limit=1': next,
    '/categories/macBook?limit=1&cursor=c1': [iPhone],
  });
  const observer = new InfiniteQueryObserver(queryClient, queries.category.pages({ category: 'macBook', limit: 1 }));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual([macBook]);
  expect(observer.getCurrentResult().hasNextPage).toBe(true);
  const { data, hasNextPage } = await observer.fetchNextPage();
  expectTypeOf(data).toEqualTypeOf<Answer<'listCategory'> | undefined>();
  expect(data).toEqual([macBook, iPhone]);
  expect(hasNextPage).toBe(false);
  expect(requests()).toEqual(['GET /categories/macBook?limit=1', 'GET /categories/macBook?limit=1&cursor=c1']);
  stop();
});

test('a paginated search has all items loaded so far, with the counts of the last page', async () => {
  const found = v.parse(ListedProduct, macBook);
  const answer = (count: number): ProductSearch => ({
    items: [found],
    total: { count, more: false },
    facets: { category: [], condition: [], location: [], verified: [], available: [], storage: [], model: [] },
  });
  const link = '<https://shop.example/products?q=mac&cursor=c1>; rel="next"';
  const { queries, queryClient, requests } = setUp({
    '/products?q=mac': new Response(JSON.stringify(answer(2)), { headers: { link } }),
    '/products?q=mac&cursor=c1': answer(3),
  });
  const observer = new InfiniteQueryObserver(queryClient, queries.search.pages({ q: 'mac' }));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().data).toEqual(answer(2));
  const { data } = await observer.fetchNextPage();
  expectTypeOf(data).toEqualTypeOf<ProductSearch | undefined>();
  expect(data).toEqual({ ...answer(3), items: [found, found] });
  expect(requests()).toEqual(['GET /products?q=mac', 'GET /products?q=mac&cursor=c1']);
  stop();
});

describe('a mutation', () => {
  const ownCallbacks = { onSuccess: () => undefined, onError: () => undefined, onSettled: () => undefined };

  /** Runs a mutation, and returns the reads that became stale, with and without pages. */
  async function staleAfter(
    run: (given: ReturnType<typeof setUp>) => Promise<unknown>,
    answers: Record<string, unknown>,
  ) {
    const given = setUp(answers);
    for (const name of callNames) given.queryClient.setQueryData([name, {}], []);
    for (const name of callNames) given.queryClient.setQueryData([name, 'pages', {}], { pages: [], pageParams: [] });
    await run(given).catch(() => undefined);
    const stale = given.queryClient
      .getQueryCache()
      .getAll()
      .filter((query) => query.state.isInvalidated);
    return new Set(stale.map(({ queryKey }) => queryKey.slice(0, -1).join(' ')));
  }
  const products: CallName[] = [
    'getProduct',
    'listSimilar',
    'listAdvertised',
    'listCategory',
    'listNewest',
    'listOwnProducts',
    'searchProducts',
  ];
  const person: CallName[] = ['getUser', 'isAdmin', 'isBuyer', 'isSeller', 'getOverview'];
  const deletedCount = { deletedCount: 1 };

  test.each<[string, Record<string, unknown>, (given: ReturnType<typeof setUp>) => Promise<unknown>, CallName[]]>([
    [
      'a booking',
      { '/product/booking/p1': { modifiedCount: 1 }, '/bookingByUser': booking },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.book()).mutate({
          product: { ...macBook, _id: 'p1' },
          buyer,
          contact: {},
        }),
      ['listBookings', ...products],
    ],
    [
      'a cancelled booking',
      { '/buyer/products/b1': deletedCount },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.cancelBooking()).mutate({
          buyer: { ...buyer, _id: 'b1' },
          bookingId: 'x',
        }),
      ['listBookings', ...products],
    ],
    [
      'a new product',
      { '/addedproduct': macBook },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.addProduct()).mutate({ body: newProduct }),
      ['listSimilar', 'listCategory', 'listNewest', 'listOwnProducts', 'searchProducts', 'getPriceGuide'],
    ],
    [
      'a product that is edited',
      { '/seller/product/p1': macBook },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.editProduct()).mutate({ id: 'p1', body: newProduct }),
      ['listBookings', 'getContact', 'getPriceGuide', ...products],
    ],
    [
      'a buyer who becomes a seller',
      { '/users/b1/role': { modifiedCount: 1 } },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.changeRole()).mutate({ id: 'b1', body: { role: 'seller' } }),
      [...person, 'listBuyers', 'listSellers'],
    ],
    [
      'a seller who is deleted',
      { '/seller/s1': deletedCount },
      ({ mutations, queryClient }) => new MutationObserver(queryClient, mutations.deleteSeller()).mutate({ id: 's1' }),
      [...person, 'listBookings', 'listSellers', 'getPriceGuide', ...products],
    ],
    [
      'a product that could not be advertised',
      {},
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.advertiseProduct()).mutate({ body: { _id: 'p1' } }),
      products,
    ],
    [
      'a message that is marked as done',
      { '/messages/m1': { modifiedCount: 1 } },
      ({ mutations, queryClient }) => new MutationObserver(queryClient, mutations.markMessage()).mutate({ id: 'm1' }),
      ['listMessages', 'getOverview'],
    ],
  ])('%s invalidates the reads that it affects, and no others', async (_change, answers, run, expected) => {
    const stale = expected.flatMap((name) => [name, `${name} pages`]);
    expect(await staleAfter(run, answers)).toEqual(new Set(stale));
  });

  test('of an unknown call affects every read', () => {
    const reads = callNames.filter((name) => calls[name].method === 'GET' && name !== 'getToken');
    expect(affectedReads('not in the table' as 'saveUser')).toEqual(reads);
  });

  test.each(['deleteProduct', 'deleteBuyer', 'deleteSeller', 'deleteMessage'] as const)(
    '%s removes the deleted item from cached lists and pages',
    async (name) => {
      const { mutations, queryClient } = setUp({
        '/seller/product/1': deletedCount,
        '/buyer/1': deletedCount,
        '/seller/1': deletedCount,
        '/messages/1': deletedCount,
      });
      const list = {
        deleteProduct: 'listOwnProducts',
        deleteBuyer: 'listBuyers',
        deleteSeller: 'listSellers',
        deleteMessage: 'listMessages',
      }[name];
      const items = [{ _id: '1' }, { _id: '2' }];
      queryClient.setQueryData([list, {}], items);
      queryClient.setQueryData([list, 'pages', {}], { pages: [{ items }], pageParams: [undefined] });
      await new MutationObserver(queryClient, mutations[name]()).mutate({ id: '1' });
      expect(queryClient.getQueryData([list, {}])).toEqual([{ _id: '2' }]);
      expect(queryClient.getQueryData([list, 'pages', {}])).toMatchObject({ pages: [{ items: [{ _id: '2' }] }] });
    },
  );

  test.each<[string, CallName, object, (given: ReturnType<typeof setUp>) => Promise<unknown>]>([
    [
      'advertising',
      'listOwnProducts',
      { advertised: true },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.advertiseProduct()).mutate({ body: { _id: '1' } }),
    ],
    [
      'stopping an advert',
      'listOwnProducts',
      { advertised: false },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.stopAdvertising()).mutate({ id: '1' }),
    ],
    [
      'a message that is marked as done',
      'listMessages',
      { done: true },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.markMessage()).mutate({ id: '1', body: { done: true } }),
    ],
    [
      'a message that is marked as open again',
      'listMessages',
      { done: false },
      ({ mutations, queryClient }) =>
        new MutationObserver(queryClient, mutations.markMessage()).mutate({ id: '1', body: { done: false } }),
    ],
  ])('%s is shown before the server answers, and rolled back if it refuses', async (_change, list, changed, run) => {
    // Every call fails with 404.
    const given = setUp({});
    const { queryClient } = given;
    const items = [{ _id: '1' }, { _id: '2' }];
    queryClient.setQueryData([list, {}], items);
    queryClient.setQueryData([list, 'pages', {}], { pages: [{ items }], pageParams: [undefined] });
    const seen: unknown[] = [];
    queryClient.getQueryCache().subscribe(() => seen.push(queryClient.getQueryData([list, {}])));
    await expect(run(given)).rejects.toBeInstanceOf(Error);
    expect(seen).toContainEqual([{ _id: '1', ...changed }, { _id: '2' }]);
    expect(queryClient.getQueryData([list, {}])).toEqual(items);
    expect(queryClient.getQueryData([list, 'pages', {}])).toMatchObject({ pages: [{ items }] });
  });

  test.each<[string, (given: ReturnType<typeof setUp>) => { mutate: () => Promise<unknown> }]>([
    [
      'advertising that fails',
      ({ mutations, queryClient }) => {
        const own = new MutationObserver(queryClient, { ...mutations.advertiseProduct(), ...ownCallbacks });
        return { mutate: () => own.mutate({ body: { _id: macBook._id } }) };
      },
    ],
    [
      'a booking that succeeds',
      ({ mutations, queryClient }) => {
        const own = new MutationObserver(queryClient, { ...mutations.book(), ...ownCallbacks });
        return { mutate: () => own.mutate({ product: macBook, buyer, contact: {} }) };
      },
    ],
  ])(
    '%s keeps its effects on the cache if the caller adds callbacks to the options',
    async (_change, createMutation) => {
      const given = setUp({ [`/product/booking/${macBook._id}`]: { modifiedCount: 1 }, '/bookingByUser': booking });
      const { queryClient } = given;
      const { queryKey } = given.queries.ownProducts({ id: macBook.id });
      queryClient.setQueryData(queryKey, [macBook]);
      const { mutate } = createMutation(given);
      const succeeds = await mutate().then(
        () => true,
        () => false,
      );
      expect(queryClient.getQueryData(queryKey)).toEqual([{ ...macBook, booking: succeeds }]);
      expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
    },
  );

  test('exists for every call that writes, except signOut', () => {
    const { mutations } = setUp({});
    // Booking is two calls.
    const { book: _, ...single } = mutations;
    // Signing out is the session's.
    const writes = callNames.filter((name) => calls[name].method !== 'GET' && name !== 'signOut');
    const mutatedCalls = [...Object.keys(single), 'bookProduct', 'recordBooking'];
    expect(new Set(mutatedCalls)).toEqual(new Set(writes));
  });

  test('that edits a product puts the answer of the server into the cached list', async () => {
    const edited = { ...macBook, name: 'MacBook Air 13 M1, with its box' };
    const { mutations, queries, queryClient } = setUp({ [`/seller/product/${macBook._id}`]: edited });
    const { queryKey } = queries.ownProducts({ id: macBook.id });
    queryClient.setQueryData(queryKey, [iPhone, macBook]);
    await new MutationObserver(queryClient, mutations.editProduct()).mutate({ id: macBook._id, body: newProduct });
    expect(queryClient.getQueryData(queryKey)).toEqual([iPhone, edited]);
  });

  test('that confirms a product marks it as public in the cached list', async () => {
    const { mutations, queries, queryClient } = setUp({ '/seller/product/confirm/p1': { modifiedCount: 1 } });
    const { queryKey } = queries.ownProducts({ id: macBook.id });
    const waiting = { hidden: true, unconfirmed: true } as const;
    queryClient.setQueryData(queryKey, [
      { ...macBook, ...waiting, _id: 'p1' },
      { ...iPhone, ...waiting },
    ]);
    await new MutationObserver(queryClient, mutations.confirmProduct()).mutate({ id: 'p1' });
    expect(queryClient.getQueryData(queryKey)).toEqual([
      { ...macBook, _id: 'p1' },
      { ...iPhone, ...waiting },
    ]);
  });

  test('that cancels a booking removes it from the cached list', async () => {
    const { mutations, queries, queryClient } = setUp({ [`/buyer/products/${buyer._id}`]: deletedCount });
    const { queryKey } = queries.bookings({ id: buyer._id });
    const other = { ...booking, _id: 'another' };
    queryClient.setQueryData(queryKey, [booking, other]);
    const cancel = new MutationObserver(queryClient, mutations.cancelBooking());
    expect(await cancel.mutate({ buyer, bookingId: booking._id })).toBe(1);
    expect(queryClient.getQueryData(queryKey)).toEqual([other]);
  });

  test('passes options such as an idempotency key to its call', async () => {
    const { mutations, queryClient, sent } = setUp({ '/addedproduct': macBook });
    await new MutationObserver(queryClient, mutations.addProduct()).mutate({
      body: newProduct,
      options: { idempotencyKey: 'one' },
    });
    expect(sent[0]?.url).toBe('https://shop.example/addedproduct');
    expect(sent[0]?.headers.get('idempotency-key')).toBe('one');
  });
});
