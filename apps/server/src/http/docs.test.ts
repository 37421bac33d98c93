import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInMemory } from '../test-databases.ts';
import { openShop, type TestShop } from '../test-shop.ts';

describe('/docs', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(openInMemory);
  });
  afterAll(() => shop.close());

  test('shows the OpenAPI description with same-origin files only, and without inline scripts or styles', async () => {
    const page = await shop.app.inject('/docs');
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.headers['content-security-policy']).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self';",
    );
    expect(page.body).not.toMatch(/<script>|<style|https?:/);
    const urls = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, url = '']) => url);
    expect(urls).toHaveLength(4);
    for (const url of urls) expect(await shop.app.inject(url)).toMatchObject({ statusCode: 200 });
    const start = await shop.app.inject('/docs/start.js');
    expect(start.body).toContain("url: '/openapi.json'");
  });

  test.each([
    '/docs/package.json',
    '/docs/index.html',
    '/docs/..%2fswagger-ui-dist%2fpackage.json',
    '/docs/swagger-ui.js.map',
  ])('no other file of the Swagger UI package is served: %s', async (url) => {
    expect((await shop.app.inject(url)).statusCode).toBeOneOf([403, 404]);
  });
});
