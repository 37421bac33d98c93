import { type Access, type CallName, calls } from '@apple-only/contract';
import { buyer, iPhone, macBook } from '@apple-only/contract/fixtures';
import { hashKey, MutationObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createMutations, createQueries } from './query.ts';

describe('a cached answer', () => {
  const category = { category: 'macBook' } as const;
  const [firstAnswer, secondAnswer] = [[macBook], [iPhone]];

  /** The queries of a user at a server that has one list for everybody, and one for each user. */
  const queriesOf = (baseUrl: string, user?: string, options?: { baseUrl: string }) =>
    createQueries(
      createClient({
        baseUrl,
        fetch: async (input, init) => {
          const { url, headers } = new Request(input, init);
          const isFirst = url.startsWith('https://one.example') && !headers.get('authorization')?.includes('b2');
          return Response.json(isFirst ? firstAnswer : secondAnswer);
        },
        token: () => user ?? null,
      }),
      { user, ...options },
    );

  test.each([
    ['two servers', queriesOf('https://one.example', 'b1'), queriesOf('https://two.example', 'b1')],
    ['two users', queriesOf('https://one.example', 'b1'), queriesOf('https://one.example', 'b2')],
  ])('is not shared by %s', async (_case, one, other) => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    for (const read of ['category', 'ownProducts'] as const) {
      const input = { ...category, id: 's1' };
      expect(await queryClient.fetchQuery(one[read](input))).toMatchObject([{ _id: macBook._id }]);
      expect(await queryClient.fetchQuery(other[read](input))).toMatchObject([{ _id: iPhone._id }]);
    }
    const pages = async (queries: typeof one) =>
      (await queryClient.fetchInfiniteQuery(queries.category.pages(category))).pages[0]?.items;
    expect(await pages(one)).toMatchObject([{ _id: macBook._id }]);
    expect(await pages(other)).toMatchObject([{ _id: iPhone._id }]);
  });

  test('is shared by all users if the call is public', () => {
    for (const user of ['b1', undefined]) {
      const { newest, advertised } = queriesOf('https://one.example', user);
      const keyScope = { baseUrl: 'https://one.example' };
      expect(newest(category).queryKey).toEqual(['listNewest', category, keyScope]);
      expect(advertised.pages().queryKey).toEqual(['listAdvertised', 'pages', {}, keyScope]);
    }
  });

  test('is shared by a user and a visitor only for public calls', () => {
    const [user, visitor] = [queriesOf('https://one.example', 'b1'), queriesOf('https://one.example')];
    for (const name of Object.keys(user) as (keyof typeof user)[]) {
      const keys = [user, visitor].map((queries) =>
        hashKey((queries[name] as () => { queryKey: QueryKey })().queryKey),
      );
      const [call] = (user[name] as () => { queryKey: QueryKey })().queryKey as [CallName];
      expect([call, keys[0] === keys[1]]).toEqual([call, (calls[call].access as Access).includes('visitor')]);
    }
  });

  test('is shared by the base URLs of one server: with a trailing slash, or with its public URL as an option', () => {
    const { queryKey } = queriesOf('https://one.example').health();
    expect(queriesOf('https://one.example/').health().queryKey).toEqual(queryKey);
    const inside = queriesOf('http://shop.internal:4000', undefined, { baseUrl: 'https://one.example/' });
    expect(inside.health().queryKey).toEqual(queryKey);
    expect(hashKey(JSON.parse(JSON.stringify(queryKey)))).toBe(hashKey(queryKey));
  });

  test('is invalidated for all users by a call that changes it', async () => {
    const queryClient = new QueryClient();
    const keys = ['b1', 'b2'].map((user) => queriesOf('https://one.example', user).bookings({ id: user }).queryKey);
    for (const key of keys) queryClient.setQueryData(key, []);
    const client = createClient({ fetch: async () => Response.json({ deletedCount: 1 }) });
    const { cancelBooking } = createMutations(client, queryClient);
    await new MutationObserver(queryClient, cancelBooking()).mutate({ buyer, bookingId: '1' });
    expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
  });
});
