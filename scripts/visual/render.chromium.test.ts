import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { forgetImages, render, type RenderOptions } from './render.ts';
import { settle } from './settle.ts';
import type { Shot } from './stories.ts';

/** A page that draws images of a `srcset`. Only images that it has shown are cached. */
async function imagesPage() {
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
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const page = await browser.newPage({ deviceScaleFactor: 1 });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  const chosen = () => page.evaluate(() => document.images[0]?.currentSrc.split('/').at(-1));
  const show = async (html: string) => {
    await page.evaluate(async (content) => {
      document.body.innerHTML = content;
      await document.images[0]?.decode();
    }, html);
    return chosen();
  };
  return { page, show, chosen };
}

test('the image chosen from a srcset does not depend on images that earlier stories loaded', async () => {
  const { page, show } = await imagesPage();
  const several = '<img srcset="/small.webp 240w, /large.webp 960w" sizes="240px">';
  await show('<img src="/large.webp">');
  // Chromium prefers the larger image, because it is cached.
  expect(await show(several)).toBe('large.webp');
  await forgetImages(await page.context().newCDPSession(page));
  expect(await show(several)).toBe('small.webp');
});

test('a lazy image with sizes="auto" gets the smallest source that fits, whatever is cached', async () => {
  const { page, show, chosen } = await imagesPage();
  await show('<img src="/large.webp">');
  const lazy =
    '<img loading="lazy" srcset="/small.webp 240w, /large.webp 960w" sizes="auto, 100vw" width="200" height="200">';
  expect(await show(lazy)).toBe('large.webp');
  expect(await page.evaluate(settle, 'light')).toHaveProperty('height');
  expect(await chosen()).toBe('small.webp');
});

/** A stub of the page that Storybook serves. A story is the script at its address. */
const storybook = `<!doctype html><body><script>
  const listeners = [];
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => event === 'storyRenderPhaseChanged' && listeners.push(listener),
    emit: async (event, { storyId }) => {
      if (event !== 'setCurrentStory') return;
      const request = new XMLHttpRequest();
      request.open('GET', '/' + storyId, false);
      request.send();
      await Function('return (async () => {' + request.responseText + '})()')();
      for (const listener of listeners) for (const newPhase of ['completing', 'finished']) listener({ storyId, newPhase });
    },
  };
  window.__STORYBOOK_PREVIEW__ = { ready: async () => {} };
</script></body>`;

/** Draws stories by their scripts. A function returns the script each time the story is shown. */
async function draw(stories: Record<string, string | (() => string)>, timeout?: RenderOptions['timeout']) {
  const server = createServer((request, response) => {
    const story = stories[request.url?.slice(1) ?? ''];
    const isImage = request.url?.includes('.svg');
    response.setHeader('content-type', isImage ? 'image/svg+xml' : 'text/html');
    if (isImage) response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    else response.end((typeof story === 'function' ? story() : story) ?? storybook);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await startBrowser();
  onTestFinished(async () => {
    await browser.close();
    server.close();
  });
  const shots = Object.keys(stories).map((id): Shot => ({
    story: { id, title: 'A', name: id, file: 'a.stories.tsx', visits: [] },
    mode: 'light',
    width: 300,
    height: 200,
    settings: { theme: 'light', viewport: 300 },
  }));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { rendered, troubles } = await render(browser, origin, shots, { timeout });
  return { drawn: rendered.map((picture) => picture.shot.story.id), troubles };
}

test('a story whose page hangs is drawn in a new page, and later stories are drawn, too', async () => {
  const hung = Promise.withResolvers<void>();
  let shown = 0;
  const hangs = () => {
    shown += 1;
    if (shown > 1) return '';
    hung.resolve();
    return 'for (;;) {}';
  };
  const never = new Promise(() => undefined);
  // The first attempt times out once its page hangs.
  const waits = [hung.promise];
  const { drawn, troubles } = await draw({ hangs, after: '' }, () => waits.shift() ?? never);
  expect(troubles).toEqual([]);
  expect(drawn).toEqual(['hangs', 'after']);
  expect(shown).toBe(2);
});
