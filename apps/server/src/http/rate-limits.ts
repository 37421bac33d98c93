import { ratesOf, type CallName, type Rate } from '@apple-only/contract';
import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { clientNetwork } from './network.ts';
import { HttpError } from '../http-error.ts';

/** Maximum number of counts, of all callers and calls together: about 10 MB. Those of past windows are dropped at once. */
const maxCounts = 50_000;

/** Counts a request. Refuses it with 429 if it exceeds the limit. */
type CountHook = onRequestHookHandler;

export interface RateLimits {
  /** Run before the caller is identified. */
  byAddress: CountHook[];
  /** Run once the caller is identified. */
  byUser: CountHook;
}

/**
 * The counts of all calls, so that their number has one limit. Uses a monotonic clock: with a wall clock that is set back by an
 * hour, no window would end for an hour.
 */
class Counts {
  /** By the length of their windows, in seconds. The window that ends first comes first. */
  readonly #counts = new Map<number, Map<string, { current: number; end: number }>>();
  #size = 0;

  /** Counts one more. Returns the count and the end of its window, by `performance.now()`. */
  add(key: string, seconds: number) {
    const now = performance.now();
    const counts = this.#counts.get(seconds) ?? new Map<string, { current: number; end: number }>();
    this.#counts.set(seconds, counts);
    for (const [first, { end }] of counts) {
      if (end > now) break;
      this.#drop(counts, first);
    }
    let counted = counts.get(key);
    if (!counted) {
      if (this.#size === maxCounts) this.#dropOldest();
      counted = { current: 0, end: now + seconds * 1000 };
      counts.set(key, counted);
      this.#size += 1;
    }
    counted.current += 1;
    return { ...counted, secondsLeft: Math.ceil((counted.end - now) / 1000) };
  }

  #drop(counts: Map<string, unknown>, key: string) {
    counts.delete(key);
    this.#size -= 1;
  }

  /** Drops the oldest count of the length that has the most: a flood of one kind does not drop others. */
  #dropOldest() {
    const [largest = new Map<string, unknown>()] = [...this.#counts.values()].toSorted((a, b) => b.size - a.size);
    for (const first of largest.keys()) return this.#drop(largest, first);
  }
}

interface CounterOptions extends Rate {
  /** Counts of different names are separate. */
  name: string;
  /** The key that requests are counted by. @default the address, IPv6 by its first 64 bits */
  keyOf?: (request: FastifyRequest) => string;
  /** Whether responses say how many requests are left. Useless for a count that all callers share. @default true */
  isReported?: boolean;
}

/**
 * Returns a function that makes counters. Each server counts for itself: with several servers, callers can make that many
 * times the requests.
 *
 * Not with `@fastify/rate-limit`, which counts by the wall clock, and has a separate store for each call and kind of caller.
 * @param factor multiplies the limits of the rates.
 */
export function createCounters(factor: number) {
  const counts = new Counts();
  return ({
    name,
    times,
    seconds,
    keyOf = ({ ip }) => clientNetwork(ip),
    isReported = true,
  }: CounterOptions): CountHook => {
    const limit = times * factor;
    return (request, reply, done) => {
      const { current, secondsLeft } = counts.add(`${name} ${keyOf(request)}`, seconds);
      const isExceeded = current > limit;
      if (isReported || isExceeded) {
        // As text: Node converts numbers slowly, which takes a fifth of the time of a list that is sent from memory.
        reply.header('ratelimit-limit', String(limit));
        reply.header('ratelimit-remaining', String(Math.max(0, limit - current)));
        reply.header('ratelimit-reset', String(secondsLeft));
      }
      if (!isExceeded) return done();
      reply.header('retry-after', secondsLeft);
      return done(new HttpError(429, `Too many requests. Try again in ${durationText(secondsLeft)}.`));
    };
  };
}

/** Counts the requests of each call, by the contract's table of rates. */
export function createRateLimits(factor: number): (name: CallName) => RateLimits {
  const counter = createCounters(factor);
  const keyOf = ({ caller }: FastifyRequest) => caller?.subject ?? '';
  return (name) => {
    const { user, address, unregistered = user, total } = ratesOf(name);
    const addressCount = counter({ name: `${name} address`, ...address });
    const totalCount = total && counter({ name: `${name} total`, ...total, keyOf: () => '', isReported: false });
    const userCount = counter({ name: `${name} user`, ...user, keyOf });
    const unregisteredCount = counter({ name: `${name} unregistered`, ...unregistered, keyOf });
    return {
      byAddress: [addressCount, ...(totalCount ? [totalCount] : [])],
      byUser(request, reply, done) {
        const isRegistered = request.caller !== undefined && 'role' in request.caller;
        return (isRegistered ? userCount : unregisteredCount).call(this, request, reply, done);
      },
    };
  };
}

const durationText = (seconds: number) => {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
