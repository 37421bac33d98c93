import { macBook, message } from '@apple-only/contract/fixtures';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { createClient } from './client.ts';
import { createMutations, createQueries } from './query.ts';

/** Answers each path as given; calls of other paths fail. */
function setUp(answers: Record<string, unknown>) {
  const sent: string[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    retries: 0,
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      sent.push(pathname);
      const answer = await answers[pathname];
      return answer === undefined ? Response.json({ message: 'refused' }, { status: 404 }) : Response.json(answer);
    },
  });
  const queryClient = new QueryClient();
  const mutations = createMutations(client, queryClient);
  return {
    queryClient,
    queries: createQueries(client),
    sent,
    advertise: (id: string) =>
      new MutationObserver(queryClient, mutations.advertiseProduct()).mutate({ body: { _id: id } }),
    stop: (id: string) => new MutationObserver(queryClient, mutations.stopAdvertising()).mutate({ id }),
    mark: (id: string) => new MutationObserver(queryClient, mutations.markMessage()).mutate({ id }),
  };
}
type Given = ReturnType<typeof setUp>;

const advertised = { '/advertisedproduct': macBook };
const stopped = { '/advertisedproduct/1': { deletedCount: 1 } };

describe('optimistic updates in quick succession', () => {
  test.each<[string, (given: Given) => Promise<unknown>[], Record<string, unknown>, boolean[]]>([
    ['both fail, on two products', ({ advertise }) => [advertise('1'), advertise('2')], {}, [false, false]],
    ['both fail, on one product', ({ advertise, stop }) => [advertise('1'), stop('1')], {}, [false, false]],
    ['the first fails', ({ advertise, stop }) => [stop('1'), advertise('1')], advertised, [true, false]],
    ['the second fails', ({ advertise, stop }) => [advertise('1'), stop('1')], advertised, [true, false]],
    [
      'both succeed',
      ({ advertise, stop }) => [advertise('1'), stop('1')],
      { ...advertised, ...stopped },
      [false, false],
    ],
  ])('show the state of the server in the end: %s', async (_presses, press, answers, expected) => {
    const given = setUp(answers);
    const products = ['1', '2'].map((_id) => ({ _id, advertised: false }));
    given.queryClient.setQueryData(['listOwnProducts', {}], products);
    await Promise.allSettled(press(given));
    const shown = given.queryClient.getQueryData<typeof products>(['listOwnProducts', {}]);
    expect(shown?.map((product) => product.advertised)).toEqual(expected);
  });

  test('are not overwritten by a read that was sent before them', async () => {
    const [read, written] = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
    const { mark, queries, queryClient } = setUp({
      '/messages': read.promise,
      [`/messages/${message._id}`]: written.promise,
    });
    const { queryKey, queryFn } = queries.messages();
    queryClient.setQueryData(queryKey, [message]);
    const reading = queryClient.fetchQuery({ queryKey, queryFn }).catch(() => undefined);
    const marking = mark(message._id);
    await expect.poll(() => queryClient.getQueryData(queryKey)).toMatchObject([{ done: true }]);
    read.resolve([message]);
    await reading;
    expect(queryClient.getQueryData(queryKey)).toMatchObject([{ done: true }]);
    written.resolve({ modifiedCount: 1 });
    await marking;
  });

  test('invalidate the list only when the last one is done', async () => {
    const answer = Promise.withResolvers<unknown>();
    const { mark, queryClient, sent } = setUp({ '/messages/1': { modifiedCount: 1 }, '/messages/2': answer.promise });
    const queryKey = ['listMessages', {}];
    queryClient.setQueryData(queryKey, []);
    const [first, second] = [mark('1'), mark('2')];
    await first;
    await expect.poll(() => sent).toEqual(['/messages/1', '/messages/2']);
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);
    answer.resolve({ modifiedCount: 1 });
    await second;
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });
});
