import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Client } from 'pg';

/** Which database the shop stands on. */
export interface ShopOptions {
  database: 'embedded' | 'postgresql';
}

/** A running `npm start`. */
export class Shop {
  readonly url: string;
  /** All it has printed. */
  output = '';
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(env: Record<string, string>) {
    this.#env = { ...process.env, ...env };
    this.url = `http://localhost:${env['PORT']}`;
  }

  /** Starts it and waits until it answers. Throws with its output where it stops instead. */
  async start() {
    const child = spawn('npm', ['start'], {
      cwd: join(import.meta.dirname, '../../..'),
      env: this.#env,
      detached: true,
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (this.output += String(chunk)));
    const stopped = new Promise<never>((_, reject) => {
      child.once('exit', (code) => reject(new Error(`npm start stopped with ${code}:\n${this.output}`)));
    });
    stopped.catch(() => undefined);
    await Promise.race([stopped, this.#healthy()]);
  }

  async #healthy() {
    for (;;) {
      const answer = await fetch(`${this.url}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await pause();
    }
  }

  /** Stops it as a supervisor does, by a signal to the npm process, and waits until nothing answers any more. */
  async terminate() {
    this.#process?.kill('SIGTERM');
    await this.#gone();
  }

  /** Stops it as Ctrl-C in a terminal does: everything that the command has started gets the signal. */
  async interrupt() {
    const pid = this.#process?.pid;
    if (pid !== undefined) process.kill(-pid, 'SIGINT');
    await this.#gone();
  }

  async #gone() {
    const child = this.#process;
    if (child?.exitCode === null && child.signalCode === null) await once(child, 'exit');
    while (await fetch(`${this.url}/health`).catch(() => undefined)) await pause();
    // npm ends a moment before the shop does, which lets go of its folder last of all.
    while (existsSync(join(this.#env['DATA_DIR'] ?? '', 'lock'))) await pause();
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 100));

export const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** A database of its own on the server that `TEST_DATABASE_URL` names. */
async function freshDatabase() {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  const name = `shop_${Date.now()}`;
  const server = new Client({ connectionString: url.href });
  await server.connect();
  await server.query(`create database ${name}`);
  const drop = async () => {
    await server.query(`drop database ${name} with (force)`);
    await server.end();
  };
  url.pathname = `/${name}`;
  return { url: url.href, drop };
}

/** Tests that share one real shop per database, started by the very command that people use. */
export const test = base.extend<{ watch: (page: Page) => Page }, ShopOptions & { shop: Shop }>({
  database: ['embedded', { option: true, scope: 'worker' }],

  shop: [
    async ({ database }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'apple-only-shop-'));
      const own = database === 'postgresql' ? await freshDatabase() : undefined;
      const shop = new Shop({
        PORT: String(await freePort()),
        DATA_DIR: directory,
        ...(own ? { DATABASE_URL: own.url } : {}),
      });
      await shop.start();
      await use(shop);
      await shop.terminate();
      await own?.drop();
      await rm(directory, { recursive: true, force: true });
    },
    // A first `npm start` installs and builds.
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ shop }, use) => use(shop.url),

  // Watches a page, which must not complain, and must not talk to anybody but the shop.
  watch: async ({ shop }, use) => {
    const complaints: string[] = [];
    await use((page) => {
      page.on('console', (message) => {
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
});

export { expect };
