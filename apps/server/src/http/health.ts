import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';

/** How long the result of a check is reused, in milliseconds, so that frequent requests cost nothing. */
const freshFor = 1000;

/** The parts that the server needs: a check of each, by the sentence that reports its failure. */
export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>;

/** Returns a function that checks all parts, and refuses with 503, naming those that fail. */
export function createReadiness(checks: ReadinessChecks): () => Promise<void> {
  const runChecks = async () => {
    const sentences = Object.keys(checks);
    const outcomes = await Promise.allSettled(Object.values(checks).map((check) => check()));
    const failed = sentences.filter((_sentence, index) => outcomes[index]?.status === 'rejected');
    if (failed.length === 0) return;
    const cause: unknown = outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
    throw new HttpError(503, failed.join(' '), { cause });
  };

  let latest: Promise<void> | undefined;
  let freshUntil = Infinity;
  return () => {
    if (performance.now() >= freshUntil) latest = undefined;
    if (latest) return latest;
    freshUntil = Infinity;
    const finish = () => void (freshUntil = performance.now() + freshFor);
    latest = runChecks();
    latest.then(finish, finish);
    return latest;
  };
}

/** For orchestrators and load balancers: whether to restart this server, and whether to send it requests. */
export function addHealthRoutes(app: FastifyInstance, checkReadiness: () => Promise<void>) {
  const ok = { status: 'ok' };
  app.get('/health/live', (_request, reply) => reply.header('cache-control', 'no-store').send(ok));
  app.get('/health/ready', async (_request, reply) => {
    await checkReadiness();
    return reply.header('cache-control', 'no-store').send(ok);
  });
}
