import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../../scripts/free-port.ts';
import { stateTimeout } from '../../../scripts/time-limits.ts';
import { webkit } from '../../../scripts/webkit.ts';
import type { Account } from './people.ts';
import { expect, test as base } from './shop.ts';

/** The property that holds an element's id (WebDriver §12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A function that runs in a page. */
type Script<Arguments extends unknown[], Result> = (...args: Arguments) => Result | Promise<Result>;

/** A window of WebKit, driven by WebDriver (https://www.w3.org/TR/webdriver2): Playwright does not speak it. */
export class Safari {
  readonly #session: string;
  readonly #shop: string;

  private constructor(session: string, shop: string) {
    this.#session = session;
    this.#shop = shop;
  }

  static async open(driver: string, shop: string, options: readonly string[] = []) {
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { args: ['--automation', ...options] } } };
    const { sessionId } = (await command('POST', `${driver}/session`, { capabilities })) as { sessionId: string };
    const safari = new Safari(`${driver}/session/${sessionId}`, shop);
    await safari.#send('POST', 'timeouts', { script: stateTimeout, pageLoad: stateTimeout });
    return safari;
  }

  #send(method: 'POST' | 'DELETE', path: string, body: object = {}) {
    return command(method, `${this.#session}/${path}`, body);
  }

  close = () => command('DELETE', this.#session);
  back = () => this.#send('POST', 'back');
  reload = () => this.#send('POST', 'refresh');
  resize = (width: number, height: number) => this.#send('POST', 'window/rect', { width, height });

  /** How many windows there are. */
  windows = async () => ((await command('GET', `${this.#session}/window/handles`)) as string[]).length;

  /** Opens a page of the shop, and waits until it is hydrated. */
  async open(path: string) {
    await this.#send('POST', 'url', { url: this.#shop + path });
    await this.waitUntil(() => history.scrollRestoration === 'manual');
  }

  /** Runs a function in the page. Returns its result. */
  async run<Arguments extends unknown[], Result>(
    script: Script<Arguments, Result>,
    ...args: Arguments
  ): Promise<Result> {
    const body = `const done = arguments[0];
      Promise.resolve((${String(script)})(...arguments[1])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    // The driver appends the callback: the arguments come before it.
    const source = `const [given, finish] = arguments; (function () { ${body} })(finish, given);`;
    const answer = (await this.#send('POST', 'execute/async', { script: source, args: [args] })) as {
      value: Result;
      error?: string;
    };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }

  /** Waits until a function returns true in the page. */
  async waitUntil<Arguments extends unknown[]>(script: Script<Arguments, boolean>, ...args: Arguments) {
    await this.#eventually(async () => {
      if (!(await this.run(script, ...args))) throw new Error(`It is never true that ${String(script)}`);
    });
  }

  /**
   * Repeats a check of the page until it passes. Unlike `expect.poll`, it also retries after an error: WebKit's driver
   * occasionally answers a read with 'Could not parse script result'.
   */
  async #eventually(check: () => Promise<void>) {
    await expect(check).toPass({ timeout: stateTimeout, intervals: [100] });
  }

  /** The visible text of the page, or of a part of it. */
  text = (selector = 'body') =>
    this.run((selected) => document.querySelector<HTMLElement>(selected)?.innerText ?? '', selector);

  /** Waits until the page, or a part of it, shows a text. */
  async waitForText(text: string, selector = 'body') {
    await this.#eventually(async () => expect(await this.text(selector)).toContain(text));
  }

  /** An element, once it exists. */
  async #find(using: 'css selector' | 'xpath', value: string): Promise<string> {
    await this.#send('POST', 'timeouts', { implicit: stateTimeout });
    const element = (await this.#send('POST', 'element', { using, value })) as Record<string, string>;
    return `element/${element[elementKey]}`;
  }

  /** Clicks the first control with this name that is not inert, as a pointer does. */
  async press(name: string) {
    const named = `[normalize-space() = '${name}' or @aria-label = '${name}']`;
    const element = await this.#find('xpath', `(//button${named} | //a${named} | //label${named})[not(@inert)]`);
    await this.#send('POST', `${element}/click`);
  }

  /** Types into a field, or gives a file field the path of a file. */
  async type(selector: string, text: string) {
    await this.#send('POST', `${await this.#find('css selector', selector)}/value`, { text });
  }

  async logIn({ email, password }: Account) {
    await this.open('/login');
    await this.type('main [type=email]', email);
    await this.type('main [type=password]', password);
    await this.press('Login');
    await this.waitForText('LOGOUT', 'header');
  }
}

/** Sends a command. Resolves with its value; throws with the driver's message. */
async function command(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, ...(method === 'POST' ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Tests in WebKit against the real shop. */
export const test = base.extend<{ safari: Safari; safariOptions: readonly string[] }, { driver: string }>({
  driver: [
    // Playwright requires the braces, even if a fixture needs no other.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const port = await freePort();
      const [program, ...args] = webkit(port);
      const started = spawn(program, args, { stdio: 'ignore', detached: true });
      const address = `http://127.0.0.1:${port}`;
      await expect.poll(() => command('GET', `${address}/status`).catch(() => undefined)).toBeTruthy();
      await use(address);
      // The whole process group, which includes its display.
      if (started.pid) process.kill(-started.pid);
      await once(started, 'close');
    },
    { scope: 'worker' },
  ],
  safariOptions: [[], { option: true }],
  safari: async ({ driver, shop, safariOptions }, use) => {
    const safari = await Safari.open(driver, shop.url, safariOptions);
    await use(safari);
    await safari.close();
  },
});

export { expect };
