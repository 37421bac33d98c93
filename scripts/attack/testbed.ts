import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../bench/catalogue.ts';
import { ask, startServer, stop } from '../bench/processes.ts';
import { freePort } from '../free-port.ts';
import { startPostgres } from '../postgres.ts';
import type { AttackRequest, Report } from './attacker.ts';
import type { Outcome } from './outcome.ts';
import { createAddresses } from './client.ts';

/**
 * A server with the demo, a twin of it that is not attacked, an innocent reader of both, and attackers: each in a separate
 * process. Other work of the machine slows the twin down as well.
 */
export async function openTestbed(hasMany: boolean) {
  await using opened = new AsyncDisposableStack();
  const postgres = await startPostgres();
  opened.defer(() => postgres.stop());
  const server = await startServer({ port: await freePort(), env: { DEMO: '1', DATABASE_URL: postgres.url } });
  opened.defer(server.stop);
  const env = { DEMO: '1', DATABASE_URL: await createDatabase(postgres.url, 'twin') };
  const twin = await startServer({ port: await freePort(), env });
  opened.defer(twin.stop);
  const { origin } = server;
  const many = hasMany ? 'many' : 'one';
  const reader = fork(new URL('./reader.ts', import.meta.url), [origin, twin.origin, many], {
    serialization: 'advanced',
  });
  opened.defer(() => stop(reader));
  const attacker = fork(new URL('./attacker.ts', import.meta.url), [origin, many]);
  opened.defer(() => stop(attacker));
  const undo = opened.move();
  return {
    server,
    address: createAddresses(3, hasMany),
    async attack(attack: string, seconds: number): Promise<Outcome> {
      const report = await ask<Report>(attacker, { attack, seconds } satisfies AttackRequest);
      if ('error' in report) throw new Error(`${attack}: ${report.error}`);
      return report.outcome;
    },
    /** The reader's p99 since the last call, of server and twin, in milliseconds. */
    async p99() {
      const took = await ask<number[][]>(reader, 'report');
      const [own = Infinity, ofTwin = Infinity] = took.map(
        (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity,
      );
      return { own, ofTwin };
    },
    isHealthy: async () => (await fetch(`${origin}/health`).catch(() => undefined))?.ok ?? false,
    close: () => undo.disposeAsync(),
  };
}

/** Prepares a shop to start and kill again and again on the same data. */
export async function openRestartableShop(kind: 'PostgreSQL' | 'embedded') {
  const folder = await mkdtemp(join(tmpdir(), 'apple-only-killed-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined;
  const env = { DEMO: '1', ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  const port = await freePort();
  return {
    start: () => startServer({ port, env, folder }),
    async close() {
      await postgres?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
