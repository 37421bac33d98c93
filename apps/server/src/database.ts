import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { openFolder } from './disk.ts';
import { Embedded, EmbeddedClosed } from './embedded.ts';
import type { Settings } from './settings.ts';
import { StartError } from './start-error.ts';

/** The database, whichever it is: what runs on one runs unchanged on the other. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** The same, by connections of its own: what everybody reads is answered while calls wait for all the others. */
  reading: Database;
  close: () => Promise<void>;
}

const migrations = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };

/** Any number, as long as nobody else uses it: whoever holds it migrates. */
const migrationLock = 4_117_203_551;

/** How many connections to PostgreSQL a server has at most: for all that it does, and for lists. */
const connections = { all: 10, reading: 4 };

/**
 * A call fails rather than waits for ever, in milliseconds: for a connection, for a lock or a slow statement, or for an
 * answer that a broken network has swallowed. Longest for what only the network can explain.
 */
const patience = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 20_000,
  keepAlive: true,
};

/** Opens the database that the settings ask for. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'db'));
  return openPostgres(databaseUrl, ({ message }) => process.emitWarning(`A database connection was lost: ${message}`));
}

/**
 * Opens PostgreSQL, and brings its tables up to date. Servers that start at once take turns.
 * @throws {StartError} if it cannot be reached.
 */
export async function openPostgres(url: string, onError: (error: Error) => void = () => {}): Promise<OpenDatabase> {
  await migrateServer(url);
  const openPool = (max: number) => {
    const pool = new Pool({ connectionString: url, max, ...patience });
    // A connection that drops while idle is replaced with the next query; without a listener it would end the process.
    pool.on('error', onError);
    // Nor does the pool listen to one that is in use. The query that waits for its answer is told.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = openPool(connections.all);
  const readers = openPool(connections.reading);
  const database = drizzleNodePostgres(pool);
  // Drizzle's own never gives back a connection on which a transaction could not begin.
  database.transaction = async (run, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      return await drizzleNodePostgres(client).transaction(run, config);
    } catch (error) {
      isLost = isUnavailable(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  const close = async () => {
    await Promise.all([pool.end(), readers.end()]);
  };
  return { database, reading: drizzleNodePostgres(readers), close };
}

/** On a connection of its own, which may take its time. */
async function migrateServer(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: patience.connectionTimeoutMillis });
  // Whoever waits for an answer is told by it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    const { host } = new URL(url);
    throw new StartError(
      `The PostgreSQL database that DATABASE_URL names, at ${host || 'its socket'}, does not let us in (${reasonOf(cause)}). ` +
        'Start it or correct DATABASE_URL; or leave DATABASE_URL out for the embedded database.',
      { cause },
    );
  }
  try {
    const database = drizzleNodePostgres(client);
    // Held until the connection ends.
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrateNodePostgres(database, migrations);
  } finally {
    await client.end();
  }
}

/**
 * Opens the embedded database, and brings its tables up to date. It has no lock of its own: one process only.
 * @param folder where it keeps its files; without one it lives in memory.
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  if (folder) await openFolder(folder, 'The folder of the embedded database,');
  const opening = folder ? Embedded.open(folder) : PGlite.create('memory://');
  const pglite = await opening.catch((cause: unknown) => {
    throw new StartError(
      `The embedded database in ${folder} cannot be opened: its files are damaged. Put a copy of the folder back; ` +
        'or delete the whole data folder to begin anew.',
      { cause },
    );
  });
  // Of what PGlite can do, Drizzle uses what `Embedded` has.
  const database = drizzlePglite({ client: pglite as PGlite });
  await migratePglite(database, migrations);
  return { database, reading: database, close: () => pglite.close() };
}

/** Node reports a host that resolves to several addresses as an AggregateError without a message. */
const reasonOf = (error: unknown) =>
  error instanceof AggregateError ? String(error.errors[0]) : error instanceof Error ? error.message : String(error);

/**
 * Which state the database is in, as it stands for whoever looks now: equal answers mean that no write by anybody has
 * become visible in between.
 */
export async function revisionOf(database: Database): Promise<string> {
  const [row] = await database
    .select({ revision: sql<string>`snapshot::text` })
    .from(sql`pg_current_snapshot() as snapshot`);
  if (!row) throw new Error('A function answers a row.');
  return row.revision;
}

/** What PostgreSQL reports of a failed statement. */
const failureOf = (error: unknown) => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause : undefined;
};

/**
 * Tells whether the database could not be asked, did not answer in time, or takes no writes: classes 08, 53 and 57 of its own
 * codes, 25006 and 58030 (as after a failover, or on a broken disk), whatever ends its connection, and what Node and the driver
 * say where there is no answer at all.
 */
export function isUnavailable(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const { code = '', severity = '', syscall = '' } = cause as { code?: string; severity?: string; syscall?: string };
  return (
    cause instanceof EmbeddedClosed ||
    syscall === 'connect' ||
    /^(FATAL|PANIC)$/.test(severity) ||
    /^(08|53|57)\w{3}$|^(25006|58030)$|^E(CONN\w+|PIPE|TIMEDOUT|AI_AGAIN|NOTFOUND|HOSTUNREACH|NETUNREACH)$/.test(
      code,
    ) ||
    lost.test(cause.message)
  );
}

/** How the driver says that there is no connection. */
const lost =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed)|Cannot use a pool)/;

/** Tells whether a write ran into somebody else's value that may be there only once. */
export const isTaken = (error: unknown): boolean => failureOf(error)?.code === '23505';

/** The name of the foreign key that a write has run into, or undefined where that is not what happened. */
export function missingReference(error: unknown): string | undefined {
  const failure = failureOf(error);
  if (failure?.code !== '23503') return undefined;
  return 'constraint' in failure && typeof failure.constraint === 'string' ? failure.constraint : '';
}

/** How often something is tried that keeps getting into the way of others. */
const attempts = 5;

/**
 * Runs it again where the database has undone it for the sake of others: a deadlock (40P01), or a serialization failure
 * (40001). Each time after a longer while, of random length, so that two do not meet again.
 */
export async function retried<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = failureOf(error)?.code;
      if (attempt === attempts || (code !== '40P01' && code !== '40001')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
