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
  test.use({ ownShop: { CORS_ORIGINS: origin } });

  test('a storefront hosted on another origin than its server reads data, signs in, shows photos and signs out', async ({
    page,
    context,
    shop,
  }) => {
    await using folder = await temporaryFolder();
    await build(shop.url, folder.path);
    await using _ = await host(folder.path);

    // Invalid settings: the page reports them in the console, reloads once, and does not retry endlessly.
    const broken = await context.newPage();
    let requestCount = 0;
    await broken.route('**/settings.json', (route) => {
      requestCount += 1;
      return route.fulfill({ json: {}, headers: { 'access-control-allow-origin': origin } });
    });
    const errors: Error[] = [];
    broken.on('pageerror', (error) => errors.push(error));
    await broken.goto(origin);
    // Each of the two loads reports the error, and fails.
    await expect.poll(() => errors.map(({ name }) => name)).toEqual(['ValiError', 'ValiError']);
    // Longer than the delay before a retry. Playwright's clock would hide the reload.
    await broken.waitForTimeout(6000);
    expect(requestCount).toBe(2);
    await broken.close();

    // The server is down when the page requests its settings: it retries after a while, and when the network returns.
    const failures = [503, 503];
    await page.route('**/settings.json', async (route) => {
      const status = failures.pop();
      await (status ? route.fulfill({ status }) : route.continue());
    });
    const failed = page.waitForResponse('**/settings.json');
    await page.goto(origin);
    await failed;
    await expect.poll(() => failures.length).toBe(0);
    await page.evaluate(() => dispatchEvent(new Event('online')));

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
});
