import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBrowser } from './browser.ts';
import { followTraffic } from './traffic.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  page = await browser.newPage();
  await page.route('**/*', (route) =>
    route.fulfill(
      route.request().resourceType() === 'image'
        ? { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' }
        : { contentType: 'text/html', body: '<!doctype html><body></body>' },
    ),
  );
});
afterAll(() => browser.close());

const load = (name: string) =>
  page.evaluate((src) => {
    const image = Object.assign(new Image(), { src });
    return image.decode();
  }, `/${name}.svg`);

/** Empties the memory of images, as on a busy machine. */
async function forgetImages() {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.detach();
}

test('an image that the page requests again is no change, and another one is', async () => {
  const { seen, idle } = followTraffic(page);
  await page.goto('http://127.0.0.1/');
  await load('small');
  await load('large');
  await idle();
  const before = seen();
  await forgetImages();
  let asked = 0;
  page.on('request', () => (asked += 1));
  await load('small');
  await load('large');
  await idle();
  expect(asked).toBe(2);
  expect(seen()).toBe(before);
  await load('another');
  expect(seen()).toBe(before + 1);
});

test('after a navigation, each image is new', async () => {
  const { seen } = followTraffic(page);
  await page.goto('http://127.0.0.1/');
  await load('small');
  const before = seen();
  await page.reload();
  await load('small');
  expect(seen()).toBe(before + 2);
});
