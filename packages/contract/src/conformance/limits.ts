import { png } from './png.ts';
import { type Reply } from './reply.ts';
import { skipWithout, type Shop } from './shop.ts';

/** Limits above this number of calls are not tested up to the refusal. */
const maxTestedLimit = 100;

/** The rate limit that a response reports. */
const rateLimitOf = ({ headers }: Reply) => ({
  limit: Number(headers.get('ratelimit-limit')),
  remaining: Number(headers.get('ratelimit-remaining')),
});

export function describeLimits(shop: Shop) {
  const { beforeEach, describe, expect, test } = shop.runner;
  type Send = () => Promise<Reply>;
  interface Context {
    skip: (condition: boolean, note?: string) => void;
  }

  const visitors = async ({ skip }: Context): Promise<Send[]> => {
    const { fetchFromNewAddress } = await shop.setup();
    skip(!fetchFromNewAddress, 'the setup has no fetchFromNewAddress');
    const body = { name: 'Imran Hossain', email: 'imran@example.com', message: 'Hello' };
    return [fetchFromNewAddress?.(), fetchFromNewAddress?.()].map(
      (fetch) => () => shop.send('sendMessage', { body }, undefined, fetch ? { fetch } : {}),
    );
  };
  const users = async (context: Context): Promise<Send[]> => {
    await skipWithout(shop, 'photos')(context);
    const file = png();
    return [await shop.newUser('seller'), await shop.identity()].map(
      (as) => () => shop.send('uploadPhoto', { file }, as),
    );
  };
  /** Each returns calls of callers who have not made them before. */
  const callers = [
    ['by visitors count per address', visitors],
    ['by users count per user', users],
  ] as const;

  const limitAfter = async (send: Send) => {
    const reply = await send();
    expect(reply.status).toBe(200);
    return rateLimitOf(reply);
  };

  describe('rate limits', () => {
    beforeEach(skipWithout(shop, 'limits'));

    test.for(callers)('of calls %s, and are reported in headers', async ([, callsOf], context) => {
      for (const send of await callsOf(context)) {
        const { limit, remaining } = await limitAfter(send);
        expect(limit).toBeGreaterThan(1);
        expect(remaining).toBe(limit - 1);
        expect(await limitAfter(send)).toEqual({ limit, remaining: limit - 2 });
      }
    });

    test.for(callers)('of calls %s: a call above the limit is refused', async ([, callsOf], context) => {
      for (const send of await callsOf(context)) {
        const { limit } = await limitAfter(send);
        context.skip(limit > maxTestedLimit, `${limit} calls are too many for a test`);
        for (let left = limit - 2; left >= 0; left -= 1) expect((await limitAfter(send)).remaining).toBe(left);
        const reply = await send();
        expect(reply.status).toBe(429);
        expect(rateLimitOf(reply)).toEqual({ limit, remaining: 0 });
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
      }
    });
  });
}
