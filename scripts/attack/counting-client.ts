import { send, sleep, type Answer, type Call } from './client.ts';
import { isBroken } from './outcome.ts';

/**
 * Makes calls as customers do, with pauses between them, and counts their results.
 * @param pause how long a customer waits after a call on average, in milliseconds
 */
export function createCountingClient(origin: string, pause: number) {
  const counts = { requests: 0, refused: 0, unanswered: 0, broken: 0 };
  /** How often each call was refused, by status and path. */
  const refusals = new Map<string, number>();

  async function call(path: string, options: Call): Promise<Answer> {
    const answer = await send(origin + path, options);
    counts.requests += 1;
    if (isBroken(answer)) counts.broken += 1;
    else if (answer.status === 0) counts.unanswered += 1;
    else if (answer.status >= 400) {
      counts.refused += 1;
      const what = `${answer.status} ${options.method ?? 'GET'} ${path.split(/[?]|[0-9a-f]{8}-/)[0]}`;
      refusals.set(what, (refusals.get(what) ?? 0) + 1);
    }
    await sleep(pause * 2 * Math.random());
    return answer;
  }

  return { counts, refusals, call };
}
