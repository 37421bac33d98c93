import type { CallName } from '../calls/calls.ts';
import { png } from './png.ts';
import { skipWithout, type TestCaller, type SendOptions, type Reply, type Shop } from './shop.ts';

/** Limits above this number of calls are not tested up to the refusal. */
const maxTestedLimit = 100;

/** The rate limit that a response reports. */
const rateLimitOf = ({ headers }: Reply) => ({
  limit: Number(headers.get('ratelimit-limit')),
  remaining: Number(headers.get('ratelimit-remaining')),
});

export function describeLimits(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  /** Makes a call until none remains, if the limit is low. The caller must not have made such a call before. */
  async function expectLimited(name: CallName, input: object, as: TestCaller, extra: SendOptions = {}) {
    const again = async () => {
      const reply = await shop.send(name, { ...input }, as, extra);
      expect(reply.status).toBe(200);
      return rateLimitOf(reply);
    };
    const { limit, remaining } = await again();
    expect(limit).toBeGreaterThan(1);
    expect(remaining).toBe(limit - 1);
    expect(await again()).toEqual({ limit, remaining: limit - 2 });
    if (limit > maxTestedLimit) return;
    for (let left = limit - 3; left >= 0; left -= 1) expect((await again()).remaining).toBe(left);
    const reply = await shop.send(name, { ...input }, as, extra);
    expect(reply.status).toBe(429);
    expect(rateLimitOf(reply)).toEqual({ limit, remaining: 0 });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  }

  describe('rate limits', () => {
    beforeEach(skipWithout(shop, 'limits'));

    test('of calls by visitors count per address, and are reported in headers', async ({ skip }) => {
      const fetch = (await shop.setup()).fetchFromNewAddress?.();
      skip(!fetch, 'the setup has no address to call from');
      const body = { name: 'Imran Hossain', email: 'imran@example.com', message: 'Hello' };
      await expectLimited('sendMessage', { body }, undefined, fetch ? { fetch } : {});
    });

    test('of calls by users count per user, and are reported in headers', async (context) => {
      await skipWithout(shop, 'photos')(context);
      const file = png();
      await expectLimited('uploadPhoto', { file }, await shop.newUser('seller'));
      await expectLimited('uploadPhoto', { file }, await shop.identity());
    });
  });
}
