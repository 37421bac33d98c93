import { ratesOf, type CallName, type Rate } from '@apple-only/contract';
import rateLimit, { normalizeIP, type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** How many counts are kept, of all callers and calls together: about 10 MB. The one that is not used for longest goes first. */
const mostCounts = 50_000;

/** Counts a request. @throws {Refusal} 429 where it is one too many. */
type Count = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

export interface RateLimits {
  /** Before anybody looks who calls. */
  byAddress: Count;
  /** Once it is known who calls. */
  byPerson: Count;
}

/**
 * One store for all calls, so that its size has one limit. Counts by a clock that is never set: by the wall clock, set back by an
 * hour, no window would end for an hour.
 */
class Counts implements FastifyRateLimitStore {
  /** The one that is not used for longest comes first. */
  readonly #counts = new Map<string, { current: number; end: number }>();

  incr: FastifyRateLimitStore['incr'] = (key, callback, timeWindow) => {
    const now = performance.now();
    const known = this.#counts.get(key);
    const { current, end } = known && known.end > now ? known : { current: 0, end: now + timeWindow };
    this.#counts.delete(key);
    this.#counts.set(key, { current: current + 1, end });
    const [first] = this.#counts.keys();
    if (this.#counts.size > mostCounts && first !== undefined) this.#counts.delete(first);
    callback(null, { current: current + 1, ttl: end - now });
  };

  child = () => this;
}

interface Counted extends Rate {
  /** What is counted: counts of different names are apart. */
  name: string;
  /** Who is counted. @default the address, IPv6 by its first 64 bits */
  keyOf?: (request: FastifyRequest) => string;
  /** Whether a caller is told how many are left: what others do tells them nothing. @default true */
  told?: boolean;
}

/**
 * Answers what counts requests. Each server counts for itself: behind several, people may do as many times as much.
 * @param factor how many times what a rate says is answered.
 */
export async function createCounters(app: FastifyInstance, factor: number) {
  await app.register(rateLimit, { global: false, store: Counts });

  return ({ name, times, seconds, keyOf = ({ ip }) => normalizeIP(ip), told = true }: Counted): Count => {
    const max = times * factor;
    const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
    const count = app.createRateLimit({ max, timeWindow: seconds * 1000, keyGenerator });
    return async (request, reply) => {
      const counted = await count(request);
      // Nobody is on a list of those who are let through.
      if (counted.isAllowed) return;
      const { remaining, ttlInSeconds, isExceeded } = counted;
      if (told || isExceeded) {
        reply.headers({ 'ratelimit-limit': max, 'ratelimit-remaining': remaining, 'ratelimit-reset': ttlInSeconds });
      }
      if (!isExceeded) return;
      reply.header('retry-after', ttlInSeconds);
      throw new Refusal(429, `Too many at once. Try again in ${inWords(ttlInSeconds)}.`);
    };
  };
}

/** Counts how often calls are made, by the contract's table. */
export async function createRateLimits(app: FastifyInstance, factor: number): Promise<(name: CallName) => RateLimits> {
  const counter = await createCounters(app, factor);
  const keyOf = ({ caller }: FastifyRequest) => caller?.subject ?? '';
  return (name) => {
    const { person, address, newcomer = person, everybody } = ratesOf(name);
    const addressCount = counter({ name: `${name} address`, ...address });
    const everybodyCount =
      everybody && counter({ name: `${name} everybody`, ...everybody, keyOf: () => '', told: false });
    const personCount = counter({ name: `${name} person`, ...person, keyOf });
    const newcomerCount = counter({ name: `${name} newcomer`, ...newcomer, keyOf });
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
