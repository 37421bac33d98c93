import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../../scripts/free-port.ts';
import { demo, login } from './people.ts';
import { expect, temporaryFolder, test } from './shop.ts';

const storefront = join(import.meta.dirname, '..');
const port = await freePort();
const origin = `http://localhost:${port}`;
const shopPort = await freePort();

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a folder's files, and `404.html` for all other addresses. */
async function host(folder: string) {
  const read = (path: string) => readFile(join(folder, path));
  // Read in advance: a page may prefetch until its test has ended, when the folder is gone.
  const notFound = await read('404.html');
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', origin).pathname;
    const file = extname(path) === '' ? join(path, 'index.html') : path;
    void read(file).then(
      (content) => response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound),
    );
  });
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return { [Symbol.asyncDispose]: async () => void server.close() };
}

/** Builds the storefront for a server on another origin. */
async function build(apiUrl: string, folder: string) {
  const prerender = 'node_modules/.prerender-apart';
  const env = { ...process.env, VITE_API_URL: apiUrl, VITE_PUBLIC_URL: origin };
  const run = (command: string, ...args: string[]) =>
    promisify(execFile)(command, args, { cwd: storefront, env, shell: process.platform === 'win32' });
  await Promise.all([
    run('pnpm', 'exec', 'vite', 'build', '--outDir', folder, '--emptyOutDir'),
    run('pnpm', 'exec', 'vite', 'build', '--ssr', 'src/rendering/prerender.tsx', '--outDir', prerender),
  ]);
  await run('node', join(prerender, 'prerender.js'), folder);
}

test.describe('in a shop of its own', () => {
  test.use({ ownShop: { CORS_ORIGINS: origin, PORT: String(shopPort) } });
  // One after the other: they share the build and the ports.
  test.describe.configure({ mode: 'default' });

  let hosted: AsyncDisposableStack;
  test.beforeAll(async () => {
    hosted = new AsyncDisposableStack();
    const folder = hosted.use(await temporaryFolder());
    await build(`http://localhost:${shopPort}`, folder.path);
    hosted.use(await host(folder.path));
  });
  test.afterAll(() => hosted.disposeAsync());

  test('a storefront hosted on another origin than its server reads data, signs in, shows photos and signs out', async ({
    page,
  }) => {
    await page.goto(origin);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', new RegExp(`^${origin}/`));
    await expect(page.getByRole('region', { name: 'Advertised' }).getByRole('article').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).click();
    await login(page, demo('sadia'));
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible();
    await page.goto(`${origin}/category/macbook`);
    const photo = page.getByRole('article').first().getByRole('img');
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('button', { name: 'Booking Now' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'LOGOUT' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
    await page.goto(`${origin}/no/such/page`);
    await expect(page).toHaveTitle('Not Found - Apple Only');
  });

  test('invalid settings are reported in the console, after one reload and without endless retries', async ({
    page,
  }) => {
    let requestCount = 0;
    await page.route('**/settings.json', (route) => {
      requestCount += 1;
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': origin } });
    });
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(origin);
    // Each of the two loads reports the error, and fails.
    await expect.poll(() => errors.map(({ name }) => name)).toEqual(['ValiError', 'ValiError']);
    // Longer than the delay before a retry. Playwright's clock would hide the reload.
    await page.waitForTimeout(6000);
    expect(requestCount).toBe(2);
  });

  for (const when of ['after a while', 'when the network returns'] as const) {
    test(`settings that the server fails to send are requested again ${when}`, async ({ page }) => {
      const isByTime = when === 'after a while';
      // Without the timer, only the network can start the retry.
      if (!isByTime) {
        await page.addInitScript(() => {
          const { setTimeout } = globalThis;
          Object.assign(globalThis, { setTimeout: (act: () => void, ms = 0) => (ms < 5000 ? setTimeout(act, ms) : 0) });
        });
      }
      let requestCount = 0;
      await page.route('**/settings.json', async (route) => {
        requestCount += 1;
        await (requestCount === 1 ? route.fulfill({ status: 503 }) : route.continue());
      });
      await page.goto(origin);
      await expect
        .poll(async () => {
          if (!isByTime) await page.evaluate(() => dispatchEvent(new Event('online')));
          return requestCount;
        })
        .toBe(2);
      await expect(page.getByRole('region', { name: 'Advertised' }).getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'LOGIN' })).toBeVisible();
    });
  }
});
