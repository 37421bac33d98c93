import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { test as base, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import { freePort } from '../../../scripts/free-port.ts';
import { recordMessages } from './messages.ts';
import { demo, newPerson, remove, signIn, type DemoName, type Person } from './people.ts';
import { slowDown } from './slow.ts';
import { recordViolations } from './violations.ts';

const root = join(import.meta.dirname, '../../..');

/** The shop's database. */
export interface ShopOptions {
  database: 'embedded' | 'postgresql';
}

type Command = readonly [program: string, ...args: string[]];

/** The command that `npm start` runs once the shop is built. */
const builtShop = ['node', join(root, 'apps/server/dist/main.js')] as const satisfies Command;

/** A running shop. */
export class Shop {
  readonly url: string;
  /** All its output. */
  output = '';
  readonly #env: NodeJS.ProcessEnv;
  readonly #command: Command;
  #process: ChildProcess | undefined;
  /** Resolves once all its processes have ended: not only npm, whose output its child processes hold open. */
  #closed: Promise<void> | undefined;

  constructor(env: Record<string, string>, command: Command = ['npm', 'start']) {
    this.#env = { ...process.env, ...env };
    this.#command = command;
    this.url = `http://localhost:${env['PORT']}`;
  }

  /** Starts it and waits until it prints that it is ready. Throws with its output if it stops instead. */
  async start() {
    const [program, ...args] = this.#command;
    const child = spawn(program, args, {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, which can get a signal as from a terminal.
      detached: true,
    });
    this.#process = child;
    // An aborted test run leaves no process behind.
    const kill = () => this.#signal('SIGKILL');
    process.once('exit', kill);
    this.#closed = new Promise((resolve) => {
      child.once('close', () => {
        process.off('exit', kill);
        resolve();
      });
    });

    const begin = this.output.length;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.output += text;
        if (this.output.includes('Apple Only is ready', begin)) resolve();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`${program} stopped with ${code}:\n${this.output}`)));
    await promise;
  }

  /** Stops it as a supervisor does, by a signal to the one process, and waits until all of it has ended. */
  async terminate() {
    this.#process?.kill('SIGTERM');
    await this.#closed;
  }

  [Symbol.asyncDispose] = () => this.terminate();

  /** Stops it as Ctrl-C in a terminal does: everything that the command has started gets the signal. */
  async interrupt() {
    this.#signal('SIGINT');
    await this.#closed;
  }

  #signal(signal: NodeJS.Signals) {
    const pid = this.#process?.pid;
    if (pid === undefined) return;
    try {
      process.kill(-pid, signal);
    } catch {
      // It has ended already.
    }
  }

  /** Makes a user an admin, as an operator does: with the shop stopped meanwhile. */
  async promote(email: string) {
    await this.terminate();
    const [node, main] = builtShop;
    await promisify(execFile)(node, [main, 'grant-admin', email], { env: this.#env });
    await this.start();
  }

  /** Restarts it without any of its data. */
  async restartEmpty() {
    await this.terminate();
    await rm(this.#env['DATA_DIR'] ?? '', { recursive: true });
    await this.start();
  }
}

/** A temporary folder, deleted when it is disposed of. */
export async function temporaryFolder() {
  const path = await mkdtemp(join(tmpdir(), 'apple-only-shop-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** A database of its own on the server that `TEST_DATABASE_URL` names. */
async function freshDatabase() {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const command = async (statement: string) => {
    const server = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await server.connect();
    await server.query(statement);
    await server.end();
  };
  await command(`create database ${name}`);
  url.pathname = `/${name}`;
  return { url: url.href, [Symbol.asyncDispose]: () => command(`drop database ${name} with (force)`) };
}

/** The environment variable with the folder of a shop that was started once: its demo need not be created again. */
export const demoFolderVariable = 'E2E_DEMO_FOLDER';

/** Limits that consecutive tests on one shop, from one address, do not reach. */
const sharedShopSettings = { MAX_DAILY_BOOKINGS: '1000', RATE_LIMIT_FACTOR: '1000' };

/** Runs a shop with its own data during `use`. */
async function withShop(database: ShopOptions['database'], use: (shop: Shop) => Promise<void>, settings = {}) {
  await using folder = await temporaryFolder();
  await cp(process.env[demoFolderVariable] ?? '', folder.path, { recursive: true });
  await using ownDatabase = database === 'postgresql' ? await freshDatabase() : undefined;
  const env = { PORT: String(await freePort()), DATA_DIR: folder.path, DEMO: '1', ...settings };
  const shop = new Shop({ ...env, ...(ownDatabase ? { DATABASE_URL: ownDatabase.url } : {}) }, builtShop);
  await shop.start();
  await use(shop);
  await shop.terminate();
}

interface TestFixtures {
  /**
   * Whether the test has a shop to itself: because it stops the shop, reaches a limit, or needs other settings.
   * The others share one, in turns. There they create their own people and devices, and only read existing data.
   */
  ownShop: boolean | Readonly<Record<string, string>>;
  shop: Shop;
  /** A person who is not registered yet. Their data in the shop is deleted after the test. */
  person: () => Person;
  /** Opens a page, by default home, as one of the demo's people, with an earlier sign-in. */
  signedIn: (page: Page, who: DemoName, path?: string) => Promise<void>;
  /** Watches a page, which must not log errors or warnings, and must send requests to the shop only. */
  watch: (page: Page) => Page;
  /** The pages' violations of their content security policy. A test that expects some removes them. */
  violations: string[];
}

/** The browser storage of people who have signed in to this worker's shops, by person, shop and address. */
const sessions = new Map<string, string>();

/** The violations of every page of this worker, in any test. */
const allViolations: string[] = [];

/** Tests against the built shop, started by the command that `npm start` runs. */
export const test = base.extend<TestFixtures, ShopOptions & { sharedShop: Shop }>({
  database: ['embedded', { option: true, scope: 'worker' }],
  ownShop: [false, { option: true }],

  browser: async ({ browser }, use) => {
    browser.on('context', (context) => {
      void recordMessages(context);
      slowDown(context);
      recordViolations(context, allViolations);
    });
    await use(browser);
  },

  sharedShop: [({ database }, use) => withShop(database, use, sharedShopSettings), { scope: 'worker' }],

  shop: async ({ sharedShop, ownShop, database }, use) =>
    ownShop ? withShop(database, use, ownShop === true ? {} : ownShop) : use(sharedShop),

  baseURL: async ({ shop }, use) => use(shop.url),

  person: async ({ shop, ownShop }, use) => {
    const people: Person[] = [];
    await use(() => {
      const person = newPerson();
      people.push(person);
      return person;
    });
    if (!ownShop) await remove(shop.url, people);
  },

  signedIn: async ({ shop, baseURL }, use) =>
    use(async (page, who, path = '/') => {
      const context = page.context();
      const key = `${who} of ${shop.url} at ${baseURL}`;
      const session = sessions.get(key);
      // Signing out ends all sessions of a user, including those of later tests.
      if (session === undefined || !(await isAccepted(shop.url, who, session))) {
        await signIn(page, who);
        sessions.set(key, JSON.stringify(await context.storageState()));
        if (path === '/') return;
      } else {
        await context.setStorageState(JSON.parse(session));
      }
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
    }),

  watch: async ({ shop }, use) => {
    const complaints: string[] = [];
    await use((page) => {
      page.on('console', (message) => {
        // Only a sign of a slow machine: the preloaded file is used later.
        if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return;
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== shop.url) complaints.push(`foreign request: ${request.url()}`);
      });
      return page;
    });
    expect(complaints).toEqual([]);
  },

  violations: [
    // Playwright requires the braces, even if a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      await use(allViolations);
      expect(allViolations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
});

/** Whether the shop still accepts the access token in a browser's storage. */
async function isAccepted(shop: string, who: DemoName, session: string) {
  const { origins } = JSON.parse(session) as { origins: { localStorage: { name: string; value: string }[] }[] };
  const stored = origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === 'accessToken');
  const headers = { authorization: `Bearer ${stored?.value}` };
  return (await fetch(`${shop}/users/${demo(who).email}`, { headers })).ok;
}

export { expect };
