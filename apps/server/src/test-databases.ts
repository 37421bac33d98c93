import { randomUUID } from 'node:crypto';
import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { Client } from 'pg';
import { openEmbedded, openPostgres, type OpenDatabase } from './storage/database.ts';
import * as schema from './storage/schema.ts';
import * as searchSchema from './storage/search-schema.ts';

/** A kind of database that tests run on. */
export interface Backend {
  name: 'PGlite' | 'PostgreSQL';
  /** Opens an empty database. */
  open: () => Promise<OpenDatabase>;
  /** The same for a test that breaks the database: no other test reuses it. */
  openAnew: () => Promise<OpenDatabase>;
}
const backend = (name: Backend['name'], openAnew: Backend['open']): Backend => ({
  name,
  open: reused(openAnew),
  openAnew,
});

const embedded = backend('PGlite', () => openEmbedded());

/** Opens the embedded database, in memory. */
export const openInMemory = embedded.open;

/** A PostgreSQL server for tests, if there is one. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

/** The databases that tests run on: the embedded one, and PostgreSQL if TEST_DATABASE_URL names one. */
export const backends = [embedded];
if (testDatabaseUrl) {
  // It is deleted with its server, which belongs to the test run.
  backends.push(backend('PostgreSQL', async () => openPostgres((await createTestDatabase(testDatabaseUrl)).url)));
}

/**
 * Opens databases that are emptied when closed, and reused by the next test of the same worker: opening and migrating
 * a new one takes longer than most tests.
 */
function reused(open: () => Promise<OpenDatabase>): () => Promise<OpenDatabase> {
  const idle: OpenDatabase[] = [];
  const tables = Object.values({ ...schema, ...searchSchema }).flatMap((table) =>
    is(table, PgTable) ? [getTableConfig(table).name] : [],
  );
  return async () => {
    const opened = idle.pop() ?? (await open());
    const close = async () => {
      await opened.database.execute(sql.raw(`truncate ${tables.join(', ')}`));
      idle.push(opened);
    };
    return { ...opened, close };
  };
}

/** An empty database that no other test uses, created with these options. */
export async function createTestDatabase(server: string, options = '') {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const command = async (statement: string) => {
    const client = new Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await command(`create database ${name} ${options}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => command(`drop database ${name}`) };
}
