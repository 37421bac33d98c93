import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** How long the outcome of a look counts, in milliseconds, so that asking often costs nothing. */
const freshFor = 1000;

/** What the server cannot do without: a look at each part, by the sentence that says that it fails. */
export type Parts = Readonly<Record<string, () => Promise<unknown>>>;

/** Answers what looks at all parts, and refuses with 503 by saying which of them fail. */
export function createReadiness(parts: Parts): () => Promise<void> {
  const look = async () => {
    const sentences = Object.keys(parts);
    const outcomes = await Promise.allSettled(Object.values(parts).map((check) => check()));
    const failed = sentences.filter((_sentence, index) => outcomes[index]?.status === 'rejected');
    if (failed.length === 0) return;
    const cause: unknown = outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
    throw new Refusal(503, failed.join(' '), { cause });
  };

  let seen: Promise<void> | undefined;
  let freshUntil = Infinity;
  return () => {
    if (performance.now() >= freshUntil) seen = undefined;
    if (seen) return seen;
    freshUntil = Infinity;
    const finish = () => void (freshUntil = performance.now() + freshFor);
    seen = look();
    seen.then(finish, finish);
    return seen;
  };
}

/** For whoever starts and watches servers: whether to start this one anew, and whether to send people to it. */
export function addHealthRoutes(app: FastifyInstance, ready: () => Promise<void>) {
  const ok = { status: 'ok' };
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send(ok));
  app.get('/health/ready', async (_request, reply) => {
    await ready();
    return reply.header('cache-control', 'no-store').send(ok);
  });
}
