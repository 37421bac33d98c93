import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { forgetImages } from './render.ts';

test('which image of a srcset is drawn does not depend on the stories before', async () => {
  const image = await sharp({ create: { width: 960, height: 960, channels: 3, background: 'red' } })
    .webp()
    .toBuffer();
  // Not with `page.route`, which turns off the cache.
  const server = createServer((request, response) => {
    const isImage = request.url?.endsWith('.webp');
    response.setHeader('content-type', isImage ? 'image/webp' : 'text/html');
    response.setHeader('cache-control', 'max-age=31536000, immutable');
    response.end(isImage ? image : '<!doctype html><body></body>');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await startBrowser();
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  const session = await page.context().newCDPSession(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const chosen = (html: string) =>
    page.evaluate(async (content) => {
      document.body.innerHTML = content;
      const [element] = document.images;
      await element?.decode();
      return element?.currentSrc.split('/').at(-1);
    }, html);
  const several = '<img srcset="/small.webp 240w, /large.webp 960w" sizes="240px">';
  await chosen('<img src="/large.webp">');
  // What makes this test necessary.
  expect(await chosen(several)).toBe('large.webp');
  await forgetImages(session);
  expect(await chosen(several)).toBe('small.webp');
  await browser.close();
  server.close();
});
