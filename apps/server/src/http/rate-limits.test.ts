import { ratesOf } from '@apple-only/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { idTokenFor, newAddress, openShop, type TestUser, type TestShop } from '../test-shop.ts';
import { createCounters } from './rate-limits.ts';

describe('rate limits', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(openInMemory);
    // For all tests of this shop: its monotonic clock must not go back.
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await shop.close();
  });

  const body = { name: 'Rafi', email: 'rafi@mail.test', message: 'Hello' };
  const write = (from: string) => shop.call('POST', '/contact', { body, from });
  const refused = {
    status: 429,
    body: { message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/) },
  };

  test('are sent with every response, and count per address', async () => {
    const from = newAddress();
    const { times } = ratesOf('sendMessage').address;
    for (let left = times - 1; left >= 0; left -= 1) {
      expect((await write(from)).headers).toMatchObject({
        'ratelimit-limit': String(times),
        'ratelimit-remaining': String(left),
        'ratelimit-reset': expect.stringMatching(/^\d+$/),
      });
    }
    const answer = await write(from);
    expect(answer).toMatchObject(refused);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write(newAddress())).status).toBe(200);
  });

  test('count per /64 network for IPv6, and an IPv4-mapped address as its IPv4 address', async () => {
    for (let host = 1; host <= 5; host += 1) expect((await write(`2001:db8:0:77::${host}`)).status).toBe(200);
    expect(await write('2001:db8:0:77:1234::1')).toMatchObject(refused);
    expect((await write('2001:db8:0:78::1')).status).toBe(200);
    // The same IPv4 address, as seen by a server that listens to IPv6, too.
    for (let time = 1; time <= 5; time += 1) expect((await write('::ffff:203.0.113.7')).status).toBe(200);
    expect(await write('203.0.113.7')).toMatchObject(refused);
  });

  test('reset after their time, even if the clock was set back meanwhile', async () => {
    const from = newAddress();
    const { times, seconds } = ratesOf('sendMessage').address;
    for (let time = 0; time < times; time += 1) expect((await write(from)).status).toBe(200);
    expect(await write(from)).toMatchObject(refused);
    const anHour = 60 * 60 * 1000;
    vi.setSystemTime(Date.now() - anHour);
    expect(await write(from)).toMatchObject(refused);
    vi.advanceTimersByTime(seconds * 1000);
    expect((await write(from)).status).toBe(200);
  });

  describe('per user', () => {
    let buyer: TestUser;
    beforeAll(async () => {
      buyer = await shop.newUser('buyer');
    });
    const book = (as: TestUser) => shop.call('PUT', '/product/booking/unknown', { as });

    test('count across addresses, for one user and one call only', async () => {
      const { times } = ratesOf('bookProduct').user;
      for (let time = 0; time < times; time += 1) expect((await book(buyer)).status).toBe(404);
      expect(await book(buyer)).toMatchObject(refused);
      expect((await book(await shop.newUser('buyer'))).status).toBe(404);
      expect((await shop.call('GET', `/buyer/bookingByUser?id=${buyer._id}`, { as: buyer })).status).toBe(200);
    });

    test('allow fewer uploads before registration', async () => {
      const upload = (token: string) => shop.call('POST', '/upload', { token, body: {} });
      const token = idTokenFor('newcomer', 'newcomer@shop.test');
      const { times } = ratesOf('uploadPhoto').unregistered ?? { times: 0 };
      for (let time = 0; time < times; time += 1) expect((await upload(token)).status).toBe(415);
      expect(await upload(token)).toMatchObject({
        status: 429,
        body: { message: expect.stringMatching(/in \d+ minutes\.$/) },
      });
      for (let time = 0; time <= times; time += 1) expect((await upload(buyer.accessToken)).status).toBe(415);
    });
  });

  test('limit writes of all visitors together, without counting those already refused for their address', async () => {
    const { times } = ratesOf('sendMessage').total ?? { times: 0 };
    const eager = newAddress();
    for (let time = 0; time < times; time += 1) await write(eager);
    expect(await write(eager)).toMatchObject(refused);
    const statuses: number[] = [];
    for (let time = 0; time < times; time += 1) statuses.push((await write(newAddress())).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    // The count of all, which is told of once it is exceeded.
    expect((await write(newAddress())).headers).toMatchObject({
      'ratelimit-limit': String(times),
      'ratelimit-remaining': '0',
      'retry-after': expect.stringMatching(/^\d+$/),
    });
  });
});

describe('rate limit counters', () => {
  /** Counts a request from this address. Returns the refusal if it is one too many. */
  function countRequest(count: ReturnType<ReturnType<typeof createCounters>>, ip: string) {
    let refusal: Error | undefined;
    const reply = { header: () => reply } as unknown as FastifyReply;
    count.call({} as FastifyInstance, { ip } as FastifyRequest, reply, (error) => (refusal = error));
    return refusal?.message;
  }
  const isRefused = expect.stringContaining('Too many requests.');

  test('take limited memory, and a flood of one limit evicts none of another', () => {
    const counter = createCounters(1);
    const [flooded, other] = [60, 3600].map((seconds) => counter({ name: `${seconds}`, times: 1, seconds }));
    if (!flooded || !other) throw new Error('There is no counter.');
    for (const count of [flooded, other])
      expect([countRequest(count, '10.0.0.0'), countRequest(count, '10.0.0.0')]).toEqual([undefined, isRefused]);
    for (let host = 0; host < 50_000; host += 1) countRequest(flooded, `10.1.${host >> 8}.${host & 255}`);
    expect(countRequest(flooded, '10.0.0.0')).toBeUndefined();
    expect(countRequest(flooded, '10.1.195.79')).toEqual(isRefused);
    expect(countRequest(other, '10.0.0.0')).toEqual(isRefused);
  });

  test.each([
    [1, '1 second'],
    [99, '99 seconds'],
    [100, '2 minutes'],
    [3600, '60 minutes'],
  ])('with a window of %i seconds, ask to try again in %s', (seconds, words) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const count = createCounters(1)({ name: 'a', times: 1, seconds });
    countRequest(count, '10.0.0.0');
    expect(countRequest(count, '10.0.0.0')).toBe(`Too many requests. Try again in ${words}.`);
  });
});
