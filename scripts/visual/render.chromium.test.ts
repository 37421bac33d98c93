import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { forgetImages, render } from './render.ts';
import { settle } from './settle.ts';
import type { Shot } from './stories.ts';

/** A page that draws images of a `srcset`, with nothing cached but what it has shown. */
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

test('which image of a srcset is drawn does not depend on the stories before', async () => {
  const { page, show } = await imagesPage();
  const several = '<img srcset="/small.webp 240w, /large.webp 960w" sizes="240px">';
  await show('<img src="/large.webp">');
  // What makes this test necessary.
  expect(await show(several)).toBe('large.webp');
  await forgetImages(await page.context().newCDPSession(page));
  expect(await show(several)).toBe('small.webp');
});

test('a lazy image that measures itself is drawn in the size that fits, whatever has loaded before', async () => {
  const { page, show, chosen } = await imagesPage();
  await show('<img src="/large.webp">');
  const lazy =
    '<img loading="lazy" srcset="/small.webp 240w, /large.webp 960w" sizes="auto, 100vw" width="200" height="200">';
  expect(await show(lazy)).toBe('large.webp');
  expect(await page.evaluate(settle, 'light')).toHaveProperty('height');
  expect(await chosen()).toBe('small.webp');
});

/** A page as Storybook serves it, as far as drawing needs it. Asks for `/hangs` and hangs if it is the first to show `once`. */
const storybook = `<!doctype html><body><script>
  const listeners = [];
  window.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => event === 'storyRenderPhaseChanged' && listeners.push(listener),
    emit: (event, { storyId }) => {
      if (event !== 'setCurrentStory') return;
      const request = new XMLHttpRequest();
      request.open('GET', '/' + storyId, false);
      request.send();
      while (request.responseText === 'hang') {}
      document.body.append(storyId);
      for (const listener of listeners) for (const newPhase of ['completing', 'finished']) listener({ storyId, newPhase });
    },
  };
  window.__STORYBOOK_PREVIEW__ = { ready: async () => {} };
</script></body>`;

const shot = (id: string): Shot => ({
  story: { id, title: 'A', name: id, file: 'a.stories.tsx', visits: [] },
  mode: 'light',
  width: 300,
  height: 200,
  settings: { theme: 'light', viewport: 300 },
});

test('a story whose page never answers is drawn in another one, and the stories after it, too', async () => {
  const hung = Promise.withResolvers<void>();
  let shown = 0;
  const server = createServer((request, response) => {
    const hangs = request.url === '/hangs' && shown++ === 0;
    response.setHeader('content-type', 'text/html');
    response.end(hangs ? 'hang' : storybook);
    if (hangs) hung.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = await startBrowser();
  const never = new Promise(() => undefined);
  // The first attempt is given up once its page hangs.
  const waits = [hung.promise];
  const { rendered, troubles } = await render(
    browser,
    `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [shot('hangs'), shot('after')],
    { patience: () => waits.shift() ?? never },
  );
  expect(troubles).toEqual([]);
  expect(rendered.map(({ shot: { story } }) => story.id)).toEqual(['hangs', 'after']);
  expect(shown).toBe(2);
  await browser.close();
  server.close();
});
