import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migrateNodePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool, type PoolConfig } from 'pg';
import { appFile } from '../files.ts';
import { openFolder } from './disk.ts';
import { Embedded, EmbeddedClosed, extensions } from './embedded.ts';
import type { Settings } from '../settings.ts';
import { reasonOf, StartError } from '../start-error.ts';

/** The database, PostgreSQL or embedded: every statement runs unchanged on both. */
export type Database = PgDatabase<PgQueryResultHKT>;

export interface OpenDatabase {
  database: Database;
  /** The same database over separate connections: product lists can be read even while calls occupy all the others. */
  listDatabase: Database;
  /** The same for searches, whose statements are planned for the searched values, and have a short timeout. */
  searchDatabase: Database;
  close: () => Promise<void>;
}

const migrations = { migrationsFolder: fileURLToPath(appFile('migrations')) };

/** The key of the lock that a server holds while it migrates. Any number that no other program uses. */
const migrationLock = 4_117_203_551;

/**
 * Maximum numbers of a server's connections to PostgreSQL: for all calls, for product lists, and for searches. PostgreSQL works on
 * as many statements as it has processors: with more at once, calls are no faster, and lists take longer.
 */
const maxConnections = { calls: 5, lists: 4, searches: 4 };

/**
 * How long a call waits before it fails, in milliseconds: for a connection, for a lock or a slow statement, or for a
 * response that a broken network has lost. The longest timeout is for failures that only the network explains.
 */
const timeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 15_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 20_000,
  keepAlive: true,
};

/**
 * The settings of connections for searches. Statements time out after two seconds. They use an index instead of scanning a
 * whole table, and are not compiled: compiling takes longer than running them.
 */
const searchConnectionSettings = {
  statement_timeout: 2000,
  options: '-c enable_seqscan=off -c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0',
};

/** Opens the database that the settings select. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> {
  if (!databaseUrl) return openEmbedded(join(dataDir, 'db'));
  return openPostgres(databaseUrl, ({ message }) => process.emitWarning(`A database connection was lost: ${message}`));
}

/**
 * Opens PostgreSQL, and brings its tables up to date. Servers that start at the same time take turns.
 * @throws {StartError} if it cannot be reached.
 */
export async function openPostgres(url: string, onError: (error: Error) => void = () => {}): Promise<OpenDatabase> {
  await migrateServer(url);
  const openPool = (max: number, settings: PoolConfig = {}) => {
    const pool = new Pool({ connectionString: url, max, ...timeouts, ...settings });
    // A connection that drops while idle is replaced with the next query; without a listener it would end the process.
    pool.on('error', onError);
    // The pool does not listen to a connection in use, either. Its pending query is rejected.
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pool = openPool(maxConnections.calls);
  const listPool = openPool(maxConnections.lists);
  const searchPool = openPool(maxConnections.searches, searchConnectionSettings);
  const database = drizzleNodePostgres(pool);
  // Drizzle's own implementation never releases a connection on which a transaction could not begin.
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
    await Promise.all([pool.end(), listPool.end(), searchPool.end()]);
  };
  return {
    database,
    listDatabase: drizzleNodePostgres(listPool),
    searchDatabase: drizzleNodePostgres(searchPool),
    close,
  };
}

/** Migrates on a separate connection without a time limit for statements. */
async function migrateServer(url: string) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeouts.connectionTimeoutMillis });
  // The pending statement is rejected with the error.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (cause) {
    const { host } = new URL(url);
    throw new StartError(
      `The server cannot connect to the PostgreSQL database of DATABASE_URL, at ${host || 'its socket'} (${reasonOf(cause)}). ` +
        'Start the database, or correct DATABASE_URL; or leave DATABASE_URL out for the embedded database.',
      { cause },
    );
  }
  try {
    await refuseOtherEncodings(client);
    const database = drizzleNodePostgres(client);
    // The lock is held until the connection ends.
    await database.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrateNodePostgres(database, migrations);
  } finally {
    await client.end();
  }
}

/** @throws {StartError} if the database's texts are not Unicode, which names, searches and their migrations need. */
async function refuseOtherEncodings(client: Client) {
  const { rows } = await client.query<{ server_encoding: string }>('show server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `The PostgreSQL database that DATABASE_URL names has the encoding ${encoding}, but the shop needs UTF8. ` +
      `Create another one with: create database NAME template template0 encoding 'UTF8'.`,
  );
}

/**
 * Opens the embedded database, and brings its tables up to date. It has no lock of its own: only one process may open a folder.
 * @param folder the folder of its files; without one, the database is in memory.
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  if (folder) await openFolder(folder, 'The folder of the embedded database,');
  const opening = folder ? Embedded.open(folder) : PGlite.create('memory://', { extensions });
  const pglite = await opening.catch((cause: unknown) => {
    throw new StartError(
      `The embedded database in ${folder} cannot be opened: its files are damaged. Restore the folder from a backup; ` +
        'or delete the whole data folder, to start with an empty shop.',
      { cause },
    );
  });
  // Drizzle uses only the methods of PGlite that `Embedded` has.
  const database = drizzlePglite({ client: pglite as PGlite });
  await migratePglite(database, migrations);
  return { database, listDatabase: database, searchDatabase: database, close: () => pglite.close() };
}

/** Identifies the state of the database: between two equal revisions no write, by any client, has become visible. */
export async function revisionOf(database: Database): Promise<string> {
  const [row] = await database
    .select({ revision: sql<string>`snapshot::text` })
    .from(sql`pg_current_snapshot() as snapshot`);
  if (!row) throw new Error('A function answers a row.');
  return row.revision;
}

/** PostgreSQL's error behind a failed statement. */
const failureOf = (error: unknown) => {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && 'code' in cause ? cause : undefined;
};

/**
 * Whether the database could not be reached, did not respond in time, or takes no writes: classes 08, 53 and 57 of its own
 * codes, 25006 and 58030 (as after a failover, or on a broken disk), any error that ends its connection, and the errors of
 * Node and the driver if there is no response at all.
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
    lostConnection.test(cause.message)
  );
}

/** The driver's messages for a missing or lost connection. */
const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed)|Cannot use a pool)/;

/** Whether a write violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => failureOf(error)?.code === '23505';

/** The name of the foreign key that a write violated; undefined for other errors. */
export function violatedForeignKey(error: unknown): string | undefined {
  const failure = failureOf(error);
  if (failure?.code !== '23503') return undefined;
  return 'constraint' in failure && typeof failure.constraint === 'string' ? failure.constraint : '';
}

/** Maximum number of attempts of a call that conflicts with others. */
const maxAttempts = 5;

/**
 * Retries a call that the database has rolled back because of a conflict: a deadlock (40P01), or a serialization failure
 * (40001). The delay grows each time and is random, so that two calls do not conflict again.
 */
export async function withRetries<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (error) {
      const code = failureOf(error)?.code;
      if (attempt === maxAttempts || (code !== '40P01' && code !== '40001')) throw error;
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** attempt));
    }
  }
}
