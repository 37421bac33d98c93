import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PublicSettings } from '@apple-only/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { HttpError } from '../http-error.ts';
import { addStorefront } from './storefront.ts';
import type { StorefrontBuild } from './storefront-build.ts';

const placeholderOrigin = 'https://origin.test';
const inline = "document.title = 'now'";
/** A page contains its style sheets, and no two pages need the same. */
const styleOf = (words: string) => `main::before { content: '${words.trim()}' }`;
const pageOf = (words: string) =>
  `<!doctype html><head><link rel="canonical" href="${placeholderOrigin}/x"><!--settings--><script>${inline}</script><script type="module" src="/assets/app-1a2b.js"></script><style>${styleOf(words)}</style></head>${words}`;
/** The built pages, with the text of each. */
const files = {
  'index.html': 'Home',
  'login/index.html': 'Login',
  'dashboard/allsellers/index.html': 'All Sellers',
  '404.html': 'Not Found'.padEnd(2000, ' '),
};
const settings: PublicSettings = {
  auth: { kind: 'firebase', apiKey: 'key', authDomain: 'shop.test', projectId: 'shop', emulator: false },
  sampleAccounts: [{ email: 'admin@shop.test', password: '</script><!--$&' }],
};
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('the storefront', () => {
  /** The folder around the storefront's. */
  let outer: string;
  let folder: string;
  let app: FastifyInstance;
  beforeAll(async () => {
    outer = await mkdtemp(join(tmpdir(), 'apple-only-'));
    folder = join(outer, 'storefront');
    await mkdir(join(folder, 'assets'), { recursive: true });
    for (const [file, words] of Object.entries(files)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), pageOf(words));
    }
    await writeFile(join(folder, 'favicon.svg'), '<svg/>');
    await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'export {};');
    await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), 'compressed');
    await mkdir(join(folder, '.git'));
    for (const file of ['.git/config', '.env', '../package.json']) await writeFile(join(folder, file), 'secret');
    app = await serve(folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(outer, { recursive: true });
  });

  const serve = async (from: string, auth = settings.auth, build?: StorefrontBuild) => {
    const served = Fastify();
    const readCall = () => Promise.reject(new Error('No page here reads.'));
    const storefront = {
      folder: from,
      build,
      settings: { ...settings, auth },
      publicUrl: 'https://shop.test',
      readCall,
      limitsOf: () => ({ byAddress: [] }),
      identify: async ({ headers }: FastifyRequest) => {
        if (headers.authorization !== 'Bearer of-sadia') throw new HttpError(401, 'Log in again.');
        return { email: 'sadia@shop.test', accessToken: 'of-sadia' };
      },
    };
    await addStorefront(served, storefront);
    return served;
  };
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  test.each([
    ['/', 'Home'],
    ['/?q=1', 'Home'],
    ['/LOGIN?from=/', 'Login'],
    ['/dashboard/allsellers', 'All Sellers'],
    ['/dashboard/allsellers/', 'All Sellers'],
    ['/login//', 'Login'],
  ])('%s serves a page as it was built', async (url, words) => {
    const page = await get(url);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(page.body).toContain(words);
  });

  test('a page contains the public origin of the shop', async () => {
    const served = await serve(folder, settings.auth, {
      placeholderOrigin,
      addresses: { product: () => '', publicPaths: [], privatePathPrefix: '/account' },
      renderedPages: [],
      render: async () => '',
      userPages: [],
      renderContent: async () => '',
    });
    expect((await served.inject({ url: '/' })).body).toContain('<link rel="canonical" href="https://shop.test/x">');
    await served.close();
  });

  test('a page is compressed, and gets 304 if it is unchanged', async () => {
    const page = await get('/no/such/page', { ...asPerson, 'accept-encoding': 'gzip, br' });
    expect(page.headers['content-encoding']).toBe('br');
    const { etag } = (await get('/')).headers;
    expect(await get('/', { 'if-none-match': String(etag) })).toMatchObject({ statusCode: 304, body: '' });
    expect((await get('/login')).headers['etag']).not.toBe(etag);
  });

  test('a rendered page has one canonical address, and ignores unknown query parameters', async () => {
    const served = await serve(folder, settings.auth, {
      placeholderOrigin,
      addresses: { product: ({ _id }) => `/device/${_id}`, publicPaths: [], privatePathPrefix: '/account' },
      renderedPages: [
        { path: '/', addressOf: () => '/' },
        { path: '/login', addressOf: (search) => `/login?next=${new URLSearchParams(search).get('next')}` },
      ],
      render: async ({ shell, path }) => `${shell} rendered for ${path}`,
      userPages: [],
      renderContent: async () => '',
    });
    const bodyOf = async (url: string) => (await served.inject({ url })).body;
    expect(await bodyOf('/?utm_source=letter')).toMatch(/Home rendered for \/$/);
    expect(await bodyOf('/login?utm_source=letter&next=1')).toMatch(/Login rendered for \/login\?next=1$/);
    for (const url of ['/Login?next=1', '/login/?next=1', '/login/index.html?next=1']) {
      expect(await served.inject({ url })).toMatchObject({ statusCode: 308, headers: { location: '/login?next=1' } });
    }
    expect(await bodyOf('/dashboard/allsellers/')).toContain('All Sellers');
    const { headers } = await served.inject({ url: '/login' });
    expect(headers['content-security-policy']).toBe((await get('/login')).headers['content-security-policy']);
    await served.close();
  });

  test('a user page has the same shell for everybody, and its content is rendered for the caller', async () => {
    const requests: [authorization: string | null, ip: string][] = [];
    const served = await serve(folder, settings.auth, {
      placeholderOrigin,
      addresses: { product: ({ _id }) => `/device/${_id}`, publicPaths: [], privatePathPrefix: '/account' },
      renderedPages: [],
      render: async () => '',
      userPages: ['/login'],
      async renderContent({ path, user, fetch }) {
        const headers = { authorization: `Bearer ${user?.accessToken}` };
        const answer = await fetch(`/list?of=${user?.email}`, { headers });
        if (!answer.ok) throw Object.assign(new Error('No list.'), { status: answer.status });
        return `${path}: ${await answer.text()} ${answer.headers.get('link')}`;
      },
    });
    let isDown = false;
    served.get('/list', ({ headers, ip, url }, reply) => {
      requests.push([headers.authorization ?? null, ip]);
      return isDown ? reply.code(503).send('down') : reply.header('link', '</list?cursor=2>; rel="next"').send(url);
    });
    const open = (authorization?: string) =>
      served.inject({
        url: '/login?sort=price',
        headers: { ...(authorization && { authorization }) },
        remoteAddress: '203.0.113.7',
      });

    const forAll = await open();
    expect(forAll.body).toContain('Login');
    expect(forAll.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('authorization'),
    });
    expect(requests).toEqual([]);

    const forUser = await open('Bearer of-sadia');
    expect(forUser.body).toBe('/login?sort=price: /list?of=sadia@shop.test </list?cursor=2>; rel="next"');
    expect(forUser.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      vary: expect.stringContaining('authorization'),
    });
    // As if the browser made the call, so that it counts as the user's.
    expect(requests).toEqual([['Bearer of-sadia', '203.0.113.7']]);

    expect(await open('Bearer of-another')).toMatchObject({ statusCode: 401 });
    isDown = true;
    expect(await open('Bearer of-sadia')).toMatchObject({ statusCode: 503 });
    expect(await served.inject({ url: '/LOGIN/?sort=price' })).toMatchObject({
      statusCode: 308,
      headers: { location: '/login?sort=price' },
    });
    await served.close();
  });

  test('an unknown address gets 404 with the Not Found page', async () => {
    const page = await get('/no/such/page', asPerson);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('id="settings"');
    expect(page.body).toContain('Not Found');
    expect(await get('/404', asPerson)).toMatchObject({ statusCode: 404 });
    expect(await get('/assets/', asPerson)).toMatchObject({
      statusCode: 404,
      body: expect.stringContaining('Not Found'),
    });
  });

  test.each([
    ['/index.html', '/'],
    ['/index.html?theme=dark', '/?theme=dark'],
    ['/login/index.html', '/login'],
  ])('%s, the file of a page, redirects to the page', async (url, location) => {
    expect(await get(url, asPerson)).toMatchObject({ statusCode: 308, headers: { location } });
  });

  test.each([
    ['a missing file', '/assets/gone.js', asPerson],
    ['a page requested as JSON', '/no/such/page', { accept: 'application/json' }],
    ['the file of the Not Found page', '/404.html', asPerson],
    ['a Git folder', '/.git/config', {}],
    ['an .env file', '/.env', asPerson],
    ['a file outside the storefront', '/..%2fpackage.json', asPerson],
  ])('%s is not served', async (_what, url, headers) => {
    const answer = await get(url, headers);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.body).not.toMatch(/<|secret/);
  });

  test('the settings are embedded unchanged, whatever characters they contain', async () => {
    const { body } = await get('/');
    const json = /<script type="application\/json" id="settings">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(v.parse(PublicSettings, JSON.parse(json))).toEqual(settings);
  });

  test('a storefront hosted elsewhere gets the settings from /settings.json', async () => {
    expect((await get('/settings.json')).json()).toEqual(settings);
  });

  const digestOf = (content: string) => createHash('sha256').update(content).digest('base64');
  const digest = digestOf(inline);

  test('only our own scripts and the one of the Google popup may run, an inline script by its digest', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}' https://apis.google.com;`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain('frame-src https://shop.test;');
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
  });

  test.each([
    ['/', 'Home'],
    ['/login', 'Login'],
    ['/no/such/page', files['404.html']],
  ])('%s allows only style sheets and its own inline style', async (url, words) => {
    const page = await get(url, asPerson);
    expect(page.body).toContain(`<style>${styleOf(words)}</style>`);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`style-src 'self' 'sha256-${digestOf(styleOf(words))}';`);
    expect(policy).not.toMatch(/unsafe|style-src-/);
    const again = await get(url, { ...asPerson, 'if-none-match': String(page.headers.etag) });
    expect(again.headers['content-security-policy']).toBe(policy);
  });

  test('with the local emulator, the policy allows no other origin', async () => {
    const local = await serve(folder, { ...settings.auth, emulator: true });
    const policy = String((await local.inject('/')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("connect-src 'self'; frame-src 'self';");
    expect(policy).not.toContain('google');
    await local.close();
  });

  test('files with a digest in their name are cached forever, and others are revalidated', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect(asset.headers['cache-control']).toContain('immutable');
    const compressed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' });
    expect(compressed).toMatchObject({ body: 'compressed', headers: { 'content-encoding': 'br' } });
    expect(asset.headers['content-type']).toMatch(/; charset=utf-8$/);
    const icon = await get('/favicon.svg');
    expect(icon.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'image/svg+xml; charset=utf-8',
    });
    expect(await get('/favicon.svg', { 'if-none-match': String(icon.headers.etag) })).toMatchObject({
      statusCode: 304,
    });
  });

  test('explains how to build it if it is not built', async () => {
    const unbuilt = await serve(join(folder, 'nowhere'));
    expect(await unbuilt.inject('/')).toMatchObject({
      statusCode: 503,
      body: expect.stringContaining('pnpm build:shop'),
    });
    await unbuilt.close();
  });
});
