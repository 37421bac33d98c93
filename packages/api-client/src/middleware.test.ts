import { macBook } from '@apple-only/contract/fixtures';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import { createClient } from './client.ts';
import { ApiError } from './error.ts';
import type { ClientOptions, SentRequest } from './options.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client that records its requests and answers them with these responses in turn, then with the last one. */
function clientWith(steps: (Response | Error)[], options: ClientOptions) {
  const sent: Request[] = [];
  const client = createClient({
    baseUrl: 'https://shop.example',
    fetch: async (input, init) => {
      sent.push(new Request(input, init));
      const step = steps[Math.min(sent.length, steps.length) - 1];
      if (step instanceof Response) return step.clone();
      throw step ?? new Error('There is no step.');
    },
    ...options,
  });
  return { client, sent };
}

/** The outcome of a call, once all timers have run. */
async function outcome<T>(call: Promise<T>) {
  const settled = call.catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return settled;
}

const list = () => Response.json([macBook]);
const busy = () => Response.json({ message: 'busy' }, { status: 503 });
const later = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

describe('onRequest', () => {
  test('sees each attempt: its call, address, headers and body, and the number of attempts before it', async () => {
    const seen: unknown[] = [];
    const onRequest = ({ call, method, url, headers, body, attempt }: SentRequest) =>
      void seen.push([call, method, url, headers.get('authorization'), body, attempt]);
    const { client } = clientWith([busy()], { onRequest, token: () => 't', retries: 1 });
    await outcome(client.markMessage({ id: '1', body: { done: true } }));
    const request = ['markMessage', 'PUT', 'https://shop.example/messages/1', 'Bearer t', '{"done":true}'];
    expect(seen).toEqual([
      [...request, 0],
      [...request, 1],
    ]);
  });

  test('sees the new bearer when a request is repeated after a 401', async () => {
    const bearers: unknown[] = [];
    const { client } = clientWith([Response.json({ message: 'expired' }, { status: 401 }), list()], {
      onRequest: ({ headers }) => void bearers.push(headers.get('authorization')),
      token: (_kind, { refused }) => (refused ? 'new' : 'old'),
    });
    await outcome(client.listCategory({ category: 'macBook' }));
    expect(bearers).toEqual(['Bearer old', 'Bearer new']);
  });

  test('can add headers to each attempt, even asynchronously; its time does not count towards the timeout', async () => {
    const { client, sent } = clientWith([busy(), list()], {
      timeout: 100,
      onRequest: async ({ headers, attempt }) => {
        await later(1000);
        headers.append('x-trace', `${attempt}`);
      },
    });
    expect(await outcome(client.listAdvertised({}, { headers: { 'x-tenant': 'a' } }))).toHaveLength(1);
    const found = sent.map(({ headers }) => [headers.get('x-tenant'), headers.get('x-trace')]);
    expect(found).toEqual([
      ['a', '0'],
      ['a', '1'],
    ]);
  });

  test.each([
    ['at once', () => Promise.reject(new Error('no clock'))],
    ['later', () => later(10).then(() => Promise.reject(new Error('no clock')))],
  ])(
    'fails the call when it rejects %s: its error is the cause, nothing is sent, and it is not called again',
    async (_when, onRequest) => {
      const called = vi.fn<() => Promise<void>>(onRequest);
      const { client, sent } = clientWith([list()], { onRequest: called });
      const error = await outcome(client.listAdvertised());
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ call: 'listAdvertised', code: 'not-sent', cause: new Error('no clock') });
      expect(called).toHaveBeenCalledOnce();
      expect(sent).toEqual([]);
    },
  );

  test('does not delay an aborted call', async () => {
    const aborting = new AbortController();
    const { client, sent } = clientWith([list()], { onRequest: () => new Promise(() => undefined) });
    const call = outcome(client.listAdvertised({}, { signal: aborting.signal }));
    aborting.abort(new Error('left'));
    expect(await call).toEqual(new Error('left'));
    expect(sent).toEqual([]);
  });
});

describe('onResponse', () => {
  test('sees each response with the same request object as onRequest', async () => {
    const requests: SentRequest[] = [];
    const seen: [number, SentRequest][] = [];
    const { client } = clientWith([busy(), list()], {
      onRequest: (request) => void requests.push(request),
      onResponse: ({ status }, request) => void seen.push([status, request]),
    });
    await outcome(client.listAdvertised());
    expect(seen.map(([status]) => status)).toEqual([503, 200]);
    expect(seen[0]?.[1]).toBe(requests[0]);
    expect(seen[1]?.[1]).toBe(requests[1]);
  });

  test('is not called if no response arrives', async () => {
    const onResponse = vi.fn<() => void>();
    const { client } = clientWith([new TypeError('fetch failed')], { onResponse, retries: 1 });
    expect(await outcome(client.listAdvertised())).toMatchObject({ code: 'offline' });
    expect(onResponse).not.toHaveBeenCalled();
  });

  test('cannot replace an invalid answer by what it returns', async () => {
    const onResponse = (() => [macBook]) as unknown as NonNullable<ClientOptions['onResponse']>;
    const { client } = clientWith([Response.json([{ name: 7 }])], { onResponse });
    expect(await outcome(client.listAdvertised())).toMatchObject({ code: 'unexpected-answer' });
  });

  test('fails the call when it throws, with its error as the cause and without a retry', async () => {
    const { client, sent } = clientWith([busy()], {
      onResponse: async () => {
        throw new Error('too new');
      },
    });
    const error = await outcome(client.listAdvertised());
    expect(error).toMatchObject({ code: 'unexpected-answer', status: 503, cause: new Error('too new') });
    expect(sent).toHaveLength(1);
  });
});

test.each(['onRequest', 'onResponse'] as const)('a call rejects with the ApiError that %s throws', async (hook) => {
  const own = new ApiError('getHealth', 'unavailable', 'Closed for the night.');
  const { client } = clientWith([list()], { [hook]: () => Promise.reject(own) });
  expect(await outcome(client.listAdvertised())).toBe(own);
});

test('middleware receives typed requests and responses, and no response body to consume', () => {
  type Received = Parameters<NonNullable<ClientOptions['onResponse']>>[0];
  expectTypeOf<keyof Received>().toEqualTypeOf<'status' | 'headers'>();
  expectTypeOf<SentRequest['headers']>().toEqualTypeOf<Headers>();
});
