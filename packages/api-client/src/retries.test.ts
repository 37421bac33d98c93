import { buyer, macBook, newProduct } from '@apple-only/contract/fixtures';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient, type Client } from './client.ts';
import type { ClientOptions } from './options.ts';
import { ApiError } from './error.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Step = Response | Error | 'silence';

/** A client that records its requests and answers them with these steps in turn, then with the last one. */
function clientWith(steps: Step[], options: ClientOptions = {}) {
  const sent: { request: Request; at: number }[] = [];
  const begin = Date.now();
  const client = createClient({
    baseUrl: 'https://shop.example',
    fetch: async (input, init) => {
      sent.push({ request: new Request(input, init), at: Date.now() - begin });
      const step = steps[Math.min(sent.length, steps.length) - 1];
      if (step instanceof Error) throw step;
      if (step instanceof Response) return step.clone();
      return new Promise<never>(() => undefined);
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

const answer = (status: number, headers: Record<string, string> = {}) =>
  Response.json(status === 200 ? [] : { message: `refused with ${status}` }, { status, headers });
const unreachable = new TypeError('fetch failed');

describe('a failed call', () => {
  test.each<[string, Step]>([
    ['the server cannot be reached', unreachable],
    ['the attempt times out', 'silence'],
    ['the response is a 502', answer(502)],
    ['the response is a 503', answer(503)],
    ['the response is a 504', answer(504)],
  ])('is retried if %s', async (_case, step) => {
    const { client, sent } = clientWith([step, answer(200)]);
    expect(await outcome(client.listAdvertised())).toEqual([]);
    expect(sent).toHaveLength(2);
  });

  test.each([0, 1, 4])('is retried %i times at most', async (retries) => {
    const { client, sent } = clientWith([unreachable], { retries });
    expect(await outcome(client.listAdvertised())).toMatchObject({ status: undefined, cause: unreachable });
    expect(sent).toHaveLength(retries + 1);
  });

  test('is retried after pauses that double, with jitter', async () => {
    const random = vi.spyOn(Math, 'random');
    for (const [luck, pauses] of [
      [0, [150, 300, 600]],
      [1, [300, 600, 1200]],
    ] as const) {
      random.mockReturnValue(luck);
      const { client, sent } = clientWith([unreachable], { retries: 3 });
      await outcome(client.listAdvertised());
      const [first = 0, second = 0, third = 0, fourth = 0] = sent.map(({ at }) => at);
      expect([second - first, third - second, fourth - third]).toEqual(pauses);
    }
    random.mockRestore();
  });

  test.each([
    ['seconds', () => '7'],
    ['a date', () => new Date(Date.now() + 7000).toUTCString()],
  ])('is retried no earlier than Retry-After says, in %s', async (_unit, retryAfter) => {
    vi.setSystemTime('2026-11-20T08:00:00Z');
    const { client, sent } = clientWith([answer(429, { 'retry-after': retryAfter() }), answer(200)]);
    expect(await outcome(client.listAdvertised())).toEqual([]);
    expect(sent.map(({ at }) => at)).toEqual([0, 7000]);
  });

  test.each([
    ['has no Retry-After', {}],
    ['has a Retry-After of an hour', { 'retry-after': '3600' }],
    ['has an invalid Retry-After', { 'retry-after': 'soon' }],
  ])('is not retried after a 429 that %s', async (_case, headers) => {
    const { client, sent } = clientWith([answer(429, headers)]);
    expect(await outcome(client.listAdvertised())).toMatchObject({ status: 429, message: 'refused with 429' });
    expect(sent).toHaveLength(1);
  });

  test.each([400, 401, 403, 404, 409, 500])('is not retried after a %i', async (status) => {
    const { client, sent } = clientWith([answer(status)]);
    expect(await outcome(client.listAdvertised())).toMatchObject({ status });
    expect(sent).toHaveLength(1);
  });
});

test.each(['0', 'Thu, 01 Jan 1970 00:00:00 GMT', 'soon'])(
  'a Retry-After of %s does not shorten the pause',
  async (retryAfter) => {
    const { client, sent } = clientWith([answer(503, { 'retry-after': retryAfter }), answer(200)]);
    expect(await outcome(client.listAdvertised())).toEqual([]);
    expect(sent[1]?.at).toBeGreaterThanOrEqual(150);
  },
);

describe('only repeatable calls are retried', () => {
  test.each<[string, number, (client: Client) => Promise<unknown>]>([
    ['a GET', 3, (client) => client.listAdvertised()],
    ['a PUT', 3, (client) => client.bookProduct({ productId: 'p1' })],
    ['a DELETE', 3, (client) => client.deleteProduct({ id: 'p1' })],
    ['a POST whose repeat changes nothing', 3, (client) => client.advertiseProduct({ body: { _id: 'p1' } })],
    ['a photo upload', 3, (client) => client.uploadPhoto({ file: new Blob(['x']) })],
    [
      'a POST that would take effect twice',
      1,
      (client) => client.sendMessage({ body: { name: 'a', email: 'a@b', message: 'c' } }),
    ],
    ['a POST without its idempotency key', 1, (client) => client.addProduct({ body: newProduct })],
    [
      'a POST with its idempotency key',
      3,
      (client) => client.addProduct({ body: newProduct }, { idempotencyKey: 'k' }),
    ],
  ])('%s is sent %i times', async (_call, times, call) => {
    const { client, sent } = clientWith([answer(503)]);
    expect(await outcome(call(client))).toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(times);
  });

  test('each attempt has the same body and idempotency key', async () => {
    const { client, sent } = clientWith([unreachable]);
    await outcome(client.addProduct({ body: newProduct }, { idempotencyKey: 'one' }));
    expect(sent).toHaveLength(3);
    for (const { request } of sent) {
      expect(request.headers.get('idempotency-key')).toBe('one');
      expect(await request.json()).toEqual(newProduct);
    }
  });
});

describe('the timeout', () => {
  test.each<[string, number, ClientOptions, (client: Client) => Promise<unknown>]>([
    ['15 s by default', 15_000, {}, (client) => client.getHealth()],
    ['eight times as long for a photo', 120_000, {}, (client) => client.uploadPhoto({ file: new Blob(['x']) })],
    ['the option of the client', 2000, { timeout: 2000 }, (client) => client.getHealth()],
    [
      'the option of the call, if it has one',
      500,
      { timeout: 2000 },
      (client) => client.getHealth({}, { timeout: 500 }),
    ],
  ])('of an attempt is %s', async (_limit, limit, options, call) => {
    const { client } = clientWith(['silence'], { retries: 0, ...options });
    const failed = vi.fn<(error: unknown) => void>();
    void call(client).catch(failed);
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.calls[0]?.[0]).toMatchObject({
      name: 'ApiError',
      status: undefined,
      message: 'The server took too long. Try again.',
      cause: { name: 'TimeoutError' },
    });
  });

  test('does not apply if it is 0', async () => {
    const { client } = clientWith(['silence'], { timeout: 0 });
    const settled = vi.fn<() => void>();
    void client.getHealth().then(settled, settled);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(settled).not.toHaveBeenCalled();
  });

  test('aborts the request, even if the response body stalls half-way', async () => {
    const { client, sent } = clientWith([], {
      retries: 0,
      fetch: async (input, init) => {
        sent.push({ request: new Request(input, init), at: 0 });
        const half = new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('[')) });
        return new Response(half);
      },
    });
    expect(await outcome(client.listAdvertised())).toMatchObject({
      status: undefined,
      cause: { name: 'TimeoutError' },
    });
    expect(sent[0]?.request.signal.aborted).toBe(true);
  });

  test.each([Infinity, 2 ** 40])('may be longer than setTimeout allows: %d', async (timeout) => {
    const { client } = clientWith(['silence'], { timeout, retries: 0 });
    const call = client.listAdvertised();
    const early = await Promise.race([
      call.catch(() => 'over'),
      vi.advanceTimersByTimeAsync(60_000).then(() => 'waits'),
    ]);
    expect(early).toBe('waits');
  });

  test('leaves no timer and no abort listener behind', async () => {
    const { client } = clientWith([answer(200)]);
    const { signal } = new AbortController();
    const [added, removed] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    await client.listAdvertised({}, { signal });
    expect(vi.getTimerCount()).toBe(0);
    expect(added).toHaveBeenCalled();
    expect(removed.mock.calls).toEqual(added.mock.calls);
  });
});

describe('an abort signal', () => {
  const reason = new Error('left the page');

  test.each<[string, Step[], ClientOptions, number]>([
    ['that waits for its response', ['silence'], {}, 1],
    ['that waits for its next attempt', [answer(503, { 'retry-after': '9' })], {}, 1],
    ['that waits for a token', [], { token: () => new Promise(() => undefined) }, 0],
    [
      'that waits for a renewed token',
      [answer(401)],
      { token: (_kind, { refused }) => (refused ? new Promise(() => undefined) : 'old') },
      1,
    ],
  ])('ends a call %s', async (_state, steps, options, requests) => {
    const { client, sent } = clientWith(steps, options);
    const controller = new AbortController();
    const failed = vi.fn<(error: unknown) => void>();
    void client.listCategory({ category: 'iphone' }, { signal: controller.signal }).catch(failed);
    await vi.advanceTimersByTimeAsync(1000);
    expect(failed).not.toHaveBeenCalled();
    controller.abort(reason);
    await vi.advanceTimersByTimeAsync(0);
    expect(failed).toHaveBeenCalledWith(reason);
    await vi.runAllTimersAsync();
    expect(sent).toHaveLength(requests);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('aborts the request itself', async () => {
    const { client, sent } = clientWith(['silence']);
    const controller = new AbortController();
    const call = client.getHealth({}, { signal: controller.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(reason);
    expect(await call).toBe(reason);
    expect(sent[0]?.request.signal.aborted).toBe(true);
  });
});

describe('a refused access token', () => {
  /** A server that takes only the newest token, and a session that renews. */
  function session({ renewed = 'new' }: { renewed?: string | null | Error } = {}) {
    const tokenCalls: (string | undefined)[] = [];
    const sent: Request[] = [];
    const client = createClient({
      baseUrl: 'https://shop.example',
      token: async (kind, { refused }) => {
        if (kind === 'identity') return 'id';
        tokenCalls.push(refused);
        if (refused === undefined) return 'old';
        await new Promise((resolve) => setTimeout(resolve, 100));
        if (renewed instanceof Error) throw renewed;
        return renewed;
      },
      fetch: async (input, init) => {
        const request = new Request(input, init);
        sent.push(request);
        return request.headers.get('authorization') === 'Bearer new' ? Response.json([macBook]) : answer(401);
      },
    });
    return { client, tokenCalls, sent };
  }
  const bearers = (sent: Request[]) => sent.map((request) => request.headers.get('authorization'));

  test('is renewed, and the call is repeated once, even a POST without an idempotency key', async () => {
    const { client, tokenCalls, sent } = session();
    expect(await outcome(client.listCategory({ category: 'macBook' }))).toEqual([macBook]);
    await outcome(client.addProduct({ body: newProduct }));
    expect(tokenCalls).toEqual([undefined, 'old', undefined]);
    expect(bearers(sent)).toEqual(['Bearer old', 'Bearer new', 'Bearer old', 'Bearer new']);
  });

  test('is renewed once for concurrent calls', async () => {
    const { client, tokenCalls } = session();
    const calls = Promise.all(
      (['macBook', 'iphone', 'accessories'] as const).map((category) => client.listCategory({ category })),
    );
    expect(await outcome(calls)).toHaveLength(3);
    expect(tokenCalls.filter((refused) => refused !== undefined)).toEqual(['old']);
  });

  test('is renewed once for concurrent calls, even if an ID token is refused meanwhile', async () => {
    const { client, tokenCalls } = session();
    const first = client.listCategory({ category: 'macBook' });
    await vi.advanceTimersByTimeAsync(50);
    await client.getToken({ email: buyer.email }).catch(() => undefined);
    const second = client.listCategory({ category: 'iphone' });
    expect(await outcome(Promise.all([first, second]))).toHaveLength(2);
    expect(tokenCalls.filter((refused) => refused !== undefined)).toEqual(['old']);
  });

  test.each<[string, string | null]>([
    ['no token', null],
    ['the same token', 'old'],
    ['another token that is refused', 'newer'],
  ])('fails the call with a 401 if the renewal gives %s; the next call renews again', async (_case, renewed) => {
    const { client, tokenCalls, sent } = session({ renewed });
    expect(await outcome(client.listCategory({ category: 'macBook' }))).toMatchObject({ status: 401 });
    expect(sent).toHaveLength(renewed === 'newer' ? 2 : 1);
    await outcome(client.listCategory({ category: 'macBook' }));
    expect(tokenCalls.filter((refused) => refused !== undefined)).toHaveLength(2);
  });

  test('fails the call with a 401 if the renewal fails, with the error as the cause', async () => {
    const renewed = new Error('no network');
    const { client } = session({ renewed });
    expect(await outcome(client.listCategory({ category: 'macBook' }))).toMatchObject({ status: 401, cause: renewed });
  });

  test('a refused ID token is not renewed, and fails the call with a 401', async () => {
    const { client, tokenCalls, sent } = session();
    expect(await outcome(client.getToken({ email: buyer.email }))).toMatchObject({ status: 401 });
    expect(tokenCalls).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  test('a token function that throws fails the call, and nothing is sent', async () => {
    const cause = new Error('no storage');
    const { client, sent } = clientWith([answer(200)], { token: () => Promise.reject(cause) });
    expect(await outcome(client.listCategory({ category: 'macBook' }))).toMatchObject({
      name: 'ApiError',
      call: 'listCategory',
      status: undefined,
      cause,
    });
    const unreached = new ApiError('getToken', 'offline', 'Couldn’t reach the server. Check your connection.');
    const other = clientWith([answer(200)], { token: () => Promise.reject(unreached) });
    expect(await outcome(other.client.listCategory({ category: 'macBook' }))).toBe(unreached);
    expect([...sent, ...other.sent]).toHaveLength(0);
  });
});
