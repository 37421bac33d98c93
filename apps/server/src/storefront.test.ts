import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PublicSettings, categories, paths } from '@apple-only/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { addStorefront } from './storefront.ts';

const inline = "document.title = 'now'";
const index = `<!doctype html><head><!--settings--><script>${inline}</script><script type="module" src="/assets/app-1a2b.js"></script></head>`;
const settings: PublicSettings = {
  auth: { kind: 'firebase', apiKey: 'key', authDomain: 'shop.test', projectId: 'shop', emulator: false },
  sampleAccounts: [{ email: 'admin@shop.test', password: '</script><!--$&' }],
};
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the storefront', () => {
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'apple-only-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), index);
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'compressed');
    app = await serve(folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const serve = async (from: string, auth = settings.auth) => {
    const served = Fastify();
    await addStorefront(served, { folder: from, settings: { ...settings, auth }, publicUrl: 'https://shop.test' });
    return served;
  };
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  const pages = [...Object.values(paths).filter((path) => typeof path === 'string'), ...categories.map(paths.category)];
  test.each([...pages, '/dashboard/allsellers/', '/LOGIN?from=/', '/?q=1'])('%s is a page of the app', async (url) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(page.body).toContain('id="settings"');
  });

  test('an address that a person has mistyped shows the app, and is not found', async () => {
    const page = await get('/no/such/page', asPerson);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('id="settings"');
    expect(await get('/category/windows', asPerson)).toMatchObject({ statusCode: 404 });
  });

  test.each([
    ['a file that is not there', '/assets/gone.js', asPerson],
    ['a page asked for by a program', '/no/such/page', { accept: 'application/json' }],
    ['the page without its settings', '/index.html', asPerson],
    ['a file beside the storefront', '/..%2fpackage.json', asPerson],
  ])('%s is really not found', async (_what, url, headers) => {
    const answer = await get(url, headers);
    expect(answer.statusCode).toBeGreaterThanOrEqual(403);
    expect(answer.body).not.toContain('<');
  });

  test('the settings arrive as they are, whatever is in them', async () => {
    const { body } = await get('/');
    const json = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(v.parse(PublicSettings, JSON.parse(json))).toEqual(settings);
  });

  const digest = createHash('sha256').update(inline).digest('base64');

  test("only our own scripts run, and the one that opens Google's window: ours in files, and the one in the page by its digest", async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}' https://apis.google.com;`);
    expect(policy.match(/'sha256-/g)).toHaveLength(1);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src https://shop.test;');
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    // Anything stricter takes the window's way back away.
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  test('with the local emulator nothing comes from anywhere else', async () => {
    const local = await serve(folder, { ...settings.auth, emulator: true });
    const policy = String((await local.inject('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("connect-src 'self'; frame-src 'self';");
    expect(policy).not.toContain('google');
    await local.close();
  });

  test('files with a digest in their name are kept forever, others are asked for again', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    expect(asset.headers['x-content-type-options']).toBe('nosniff');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed).toMatchObject({ body: 'compressed', headers: { 'content-encoding': 'br' } });
    const icon = await get('/favicon.svg');
    expect(icon.headers['cache-control']).toBe('no-cache');
    expect(await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).toMatchObject({
      statusCode: 304,
    });
  });

  test('that has not been built says how to build it', async () => {
    const unbuilt = await serve(join(folder, 'nowhere'));
    expect(await unbuilt.inject('/')).toMatchObject({
      statusCode: 503,
      body: expect.stringContaining('pnpm build:shop'),
    });
    await unbuilt.close();
  });
});
