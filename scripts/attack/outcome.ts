import type { Address, Answer } from './client.ts';
import type { TestUsers } from './test-users.ts';

/** The server under attack, and the participants. */
export interface Target {
  origin: string;
  /** A new one each time. */
  address: () => Address;
  testUsers: TestUsers;
}

/** The attempts of an attack, and its results. */
export interface Outcome {
  tried: number;
  /** Responses that report a failure of the server. 503 is not one: the server is only too busy right now. */
  broken: number;
  /** Successful calls that the caller must not make. */
  unauthorised: number;
  /** Successful calls beyond a limit. */
  excess: number;
  /** Acknowledged data that is missing. */
  lost: number;
  /** Products whose booking was confirmed to two buyers. */
  double: number;
}

export const emptyOutcome: Outcome = { tried: 0, broken: 0, unauthorised: 0, excess: 0, lost: 0, double: 0 };

export const sum = (one: Outcome, other: Partial<Outcome>): Outcome => {
  const both = { ...one };
  for (const key of Object.keys(both) as (keyof Outcome)[]) both[key] += other[key] ?? 0;
  return both;
};

/** An attack that runs until a time. One that ends earlier runs again. */
export type Attack = (target: Target, until: number) => Promise<Partial<Outcome>>;

export const isBroken = ({ status }: Answer) => status >= 500 && status !== 503;

/** Sends requests, this many at once, until the time is over. Requests without a response are normal here. */
export async function flood(until: number, atOnce: number, attempt: (turn: number) => Promise<Answer>) {
  const outcome = { tried: 0, broken: 0, ok: 0 };
  const work = async () => {
    // At least once: making the body may have taken all of the time.
    do {
      const answer = await attempt((outcome.tried += 1));
      if (isBroken(answer)) outcome.broken += 1;
      if (answer.status === 200) outcome.ok += 1;
    } while (Date.now() < until);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcome;
}

/** Like `flood`, but no attempt should succeed. */
export const countUnauthorised = async (until: number, atOnce: number, attempt: (turn: number) => Promise<Answer>) => {
  const { ok: unauthorised, ...outcome } = await flood(until, atOnce, attempt);
  return { ...outcome, unauthorised };
};

/** Like `flood`, but at most this many should succeed, and as many again in the next window of the limit. */
export async function countExcess(
  limit: number,
  until: number,
  atOnce: number,
  attempt: (turn: number) => Promise<Answer>,
) {
  const { ok, ...outcome } = await flood(until, atOnce, attempt);
  return { ...outcome, excess: Math.max(0, ok - 2 * limit) };
}
