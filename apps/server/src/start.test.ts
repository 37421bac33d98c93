import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '../../../scripts/free-port.ts';
import { openEmbedded } from './storage/database.ts';
import { checkStart, startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { StartError } from './start-error.ts';

const firebase = { FIREBASE_API_KEY: 'key', FIREBASE_AUTH_DOMAIN: 'shop.test', FIREBASE_PROJECT_ID: 'shop' };

describe('a part of the data folder that is damaged or cannot be written', () => {
  let folder: string;
  let whole: string;
  let data: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    whole = join(folder, 'whole');
    await mkdir(whole);
    await (await openEmbedded(join(whole, 'db'))).close();
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(async () => {
    data = await mkdtemp(join(folder, 'data-'));
  });

  const settingsFor = async (env: Record<string, string>) =>
    readSettings({ DATA_DIR: data, PORT: String(await freePort()), ...env });
  /** The message of the failed start. */
  const refusal = async (env: Record<string, string> = firebase) => {
    try {
      await (await startServer(await settingsFor(env))).close();
    } catch (error) {
      if (error instanceof StartError) return error.message;
      throw error;
    }
    return 'It has started.';
  };
  const at = (path: string) => join(data, path);
  const file =
    (path: string, text = '') =>
    async () => {
      await rm(at(path), { recursive: true, force: true });
      await writeFile(at(path), text);
    };
  const directory = (path: string) => async () => {
    await rm(at(path), { recursive: true, force: true });
    await mkdir(at(path), { recursive: true });
  };
  /** Does the damage in a copy of a folder with a database: creating one takes longer. */
  const withDatabase = (damage: () => Promise<unknown>) => async () => {
    await cp(whole, data, { recursive: true });
    await damage();
  };
  const emulated = {};

  type Fault = [what: string, damage: () => Promise<unknown>, message: RegExp, env?: Record<string, string>];
  const faults: Fault[] = [
    ['a data folder that is a file', file('.'), /The data folder .* cannot be written .* set DATA_DIR/],
    ['a lock that is a folder', directory('lock.sqlite'), /The data folder .* cannot be written .* set DATA_DIR/],
    ['a lock that is damaged', file('lock.sqlite', 'x'.repeat(4096)), /The lock .*lock\.sqlite is damaged\. Delete it/],
    ['a data folder in which nothing can be written', directory('.writable'), /The data folder .* cannot be written/],
    ['a token secret that is a folder', directory('token-secret'), /token-secret cannot be read .* delete it/],
    ['a token secret that is empty', file('token-secret'), /token-secret is damaged: .* 0 characters.* delete it/],
    ['a token secret that was cut off', file('token-secret', 'abc'), /token-secret is damaged: .* 3 characters/],
    ['a token secret that cannot be created', directory('token-secret.new'), /The data folder .* cannot be written/],
    ['a database that is a file', file('db'), /embedded database, .*db cannot be written .* set DATA_DIR/],
    [
      'a database of an unknown version',
      withDatabase(file('db/PG_VERSION', 'x')),
      /embedded database in .*db cannot be opened.*damaged.* empty shop/,
    ],
    [
      'a database without its control file',
      withDatabase(file('db/global/pg_control')),
      /embedded database in .*db cannot be opened.*damaged/,
    ],
    [
      'a database that has lost a table',
      withDatabase(file('db/base/5/1259')),
      /embedded database in .*db cannot be opened.*damaged/,
    ],
    [
      'a database whose log is damaged',
      withDatabase(file('db/pg_wal/000000010000000000000001', 'x')),
      /embedded database in .*db cannot be opened.*damaged/,
    ],
    [
      'accounts that are a folder',
      withDatabase(directory('accounts.json')),
      /accounts\.json cannot be read: .* empty shop/,
      emulated,
    ],
    [
      'accounts that were cut off',
      withDatabase(file('accounts.json', '{"users":[{')),
      /accounts\.json cannot be read/,
      emulated,
    ],
    [
      'accounts that are not a list',
      withDatabase(file('accounts.json', '{"users":5}')),
      /accounts\.json cannot be read/,
      emulated,
    ],
    [
      'accounts without an id',
      withDatabase(file('accounts.json', '{"users":[{}]}')),
      /accounts\.json cannot be read/,
      emulated,
    ],
    [
      'accounts that the emulator refuses',
      withDatabase(file('accounts.json', '{"users":[{"localId":""}]}')),
      /accounts\.json cannot be read/,
      emulated,
    ],
    [
      'accounts that cannot be written',
      withDatabase(directory('accounts.json.new')),
      /accounts\.json\.new cannot be removed\. Delete it/,
      emulated,
    ],
    ['photos that are a file', withDatabase(file('photos')), /photos, .*photos cannot be written .* set DATA_DIR/],
    [
      'photos that cannot be written',
      withDatabase(directory('photos/.writable')),
      /photos, .*photos cannot be written/,
    ],
  ];
  if (process.getuid?.() !== 0) {
    const locked = (path: string) => async () => {
      await mkdir(at(path), { recursive: true });
      await chmod(at(path), 0o500);
    };
    faults.push(
      ['a data folder that is read-only', locked('.'), /The data folder .* cannot be written/],
      ['photos that are read-only', withDatabase(locked('photos')), /photos, .*photos cannot be written/],
    );
  }

  test.each(faults)('fails the start with a one-line error: %s', async (_what, damage, message, env) => {
    await damage();
    const startMessage = await refusal(env);
    expect(startMessage).toMatch(message);
    expect(startMessage).not.toContain('\n');
  });

  test('is left as it was', async () => {
    await writeFile(at('token-secret'), 'abc');
    await refusal();
    expect(await readFile(at('token-secret'), 'utf8')).toBe('abc');
  });

  test('an intact folder starts, and the check before the start gives the same results', async () => {
    await cp(whole, data, { recursive: true });
    expect(await refusal()).toBe('It has started.');
    await expect(checkStart(await settingsFor(firebase))).resolves.toBeUndefined();
    await file('lock.sqlite', 'x'.repeat(4096))();
    await expect(checkStart(await settingsFor(firebase))).rejects.toThrow(StartError);
  });
});
