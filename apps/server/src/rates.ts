import { ratesOf, type CallName, type Rate } from '@apple-only/contract';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** How many callers of one call are remembered. Whoever has not called for longest is forgotten first. */
const mostCallers = 50_000;

/** Counts a request. @throws {Refusal} 429 where it is one too many. */
type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RateLimits {
  /** Before anybody looks who calls. */
  byAddress: Count;
  /** Once it is known who calls. */
  byPerson: Count;
}

/** What is counted for all callers together. */
const together = () => 'together';

/**
 * Answers what counts requests.
 * @param factor how many times what a rate says is answered.
 */
export async function createCounters(app: FastifyInstance, factor: number) {
  await app.register(rateLimit, { global: false });

  /** @param keyOf what is counted apart. By default the address, IPv6 by its first 64 bits. */
  return ({ times, seconds }: Rate, keyOf?: (request: FastifyRequest) => string): Count => {
    const max = times * factor;
    const options = { max, timeWindow: seconds * 1000, cache: mostCallers, ...(keyOf ? { keyGenerator: keyOf } : {}) };
    const count = app.createRateLimit(options);
    return async (request, reply) => {
      const counted = await count(request);
      // Nobody is on a list of those who are let through.
      if (counted.isAllowed) return;
      const { remaining, ttlInSeconds, isExceeded } = counted;
      // What others do tells a caller nothing.
      if (keyOf !== together || isExceeded) {
        reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds });
      }
      if (!isExceeded) return;
      reply.header('retry-after', ttlInSeconds);
      throw new Refusal(429, `Too many at once. Try again in ${inWords(ttlInSeconds)}.`);
    };
  };
}

/**
 * Counts how often calls are made, by the contract's table. Each server counts for itself: behind several, people may do as many
 * times as much.
 * @param factor how many times what the table says is answered.
 */
export async function createRateLimits(app: FastifyInstance, factor: number): Promise<(name: CallName) => RateLimits> {
  const counter = await createCounters(app, factor);
  return (name) => {
    const { person, address, newcomer = person, everybody } = ratesOf(name);
    const addressCount = counter(address);
    const everybodyCount = everybody && counter(everybody, together);
    const subjectOf = ({ caller }: FastifyRequest) => caller?.subject ?? '';
    const [personCount, newcomerCount] = [counter(person, subjectOf), counter(newcomer, subjectOf)];
    return {
      async byAddress(request, reply) {
        await addressCount(request, reply);
        await everybodyCount?.(request, reply);
      },
      async byPerson(request, reply) {
        const isMember = request.caller !== undefined && 'role' in request.caller;
        await (isMember ? personCount : newcomerCount)(request, reply);
      },
    };
  };
}

const inWords = (seconds: number) => {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
