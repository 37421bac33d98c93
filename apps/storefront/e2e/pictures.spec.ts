import { join } from 'node:path';
import { placeholderOf } from '../../../packages/contract/src/photos/placeholder.ts';
import { aNewProduct } from '../../../packages/contract/src/fixtures.ts';
import type { Locator, Page } from '@playwright/test';
import { callAs, demo, registerByApi, signIn } from './people.ts';
import { waitUntilHydrated } from './rendered.ts';
import { expect, type Shop, test } from './shop.ts';

/** The pixels of a picture's file per screen pixel, in the direction that fills its stage. Runs in the page. */
async function pixelsOf(image: HTMLImageElement) {
  const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
  const scale = Math.min(image.clientWidth / file.width, image.clientHeight / file.height);
  return 1 / (scale * devicePixelRatio);
}

/** Checks that each picture, or each of the first `maxCount`, has enough pixels for its screen, and not many more. */
async function expectFitting(pictures: Locator, maxCount = Infinity) {
  await expect(pictures.first()).toBeAttached();
  for (const picture of (await pictures.all()).slice(0, maxCount)) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('');
    const pixels = await picture.evaluate(pixelsOf);
    expect(pixels).toBeLessThanOrEqual(2);
    // It is not blurred either, unless there is no larger file.
    const isWhole = await picture.evaluate(({ currentSrc }: HTMLImageElement) => /\/photos\/[^?]*$/.test(currentSrc));
    if (!isWhole) expect(pixels).toBeGreaterThan(0.85);
  }
}

for (const [width, deviceScaleFactor] of [
  [320, 1],
  [390, 1],
  [390, 2],
  [390, 3],
  [768, 1],
  [1440, 1],
  [1440, 2],
  [1920, 1],
] as const) {
  test.describe(`at ${width} px with a pixel ratio of ${deviceScaleFactor}`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('the pictures at the top of home load in a fitting size', async ({ page }) => {
      await page.goto('/');
      const pictures = page.getByRole('navigation', { name: 'Categories' }).locator('img');
      await expect(pictures).toHaveCount(3);
      await expectFitting(pictures);
    });

    test('product photos load in a fitting size on home, in results and on a product page', async ({ page }) => {
      await page.goto('/');
      const row = page.getByRole('region', { name: 'MacBook', exact: true }).getByRole('article');
      await expectFitting(row.locator('img'));
      await page.goto('/search?q=macbook+pro');
      const results = page.getByRole('article');
      await expectFitting(results.locator('img'), 4);
      await page.goto(`${await results.getByRole('link').first().getAttribute('href')}`);
      await expectFitting(page.getByRole('article').first().getByRole('list').first().locator('img'), 1);
      await expectFitting(page.getByRole('region', { name: 'Similar products' }).locator('img'));
    });
  });
}

/** Lists a product with an opaque photo, like a camera's. Returns its page and the address of its photo. */
async function productWithPhoto(shop: Shop, seller: Parameters<typeof callAs>[1]) {
  const { img } = await callAs(shop.url, demo('admin'), 'GET', `/users/${demo('sadia').email}`);
  const product = await callAs(shop.url, seller, 'POST', '/addedproduct', aNewProduct({ email: seller.email, img }));
  return { path: `/product/${product._id}`, img: String(img) };
}

/** Holds back the photo of a page. Returns a function that releases it. */
async function holdPhoto(page: Page, img: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`${img}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** The pixel in the middle of an element. */
async function middleOf(page: Page, element: Locator) {
  const png = (await element.screenshot()).toString('base64');
  return page.evaluate(async (source) => {
    const bytes = Uint8Array.from(atob(source), (character) => character.codePointAt(0) ?? 0);
    const picture = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    context?.drawImage(picture, picture.width / 2, picture.height / 2, 1, 1, 0, 0, 1, 1);
    return Array.from(context?.getImageData(0, 0, 1, 1).data ?? []);
  }, png);
}

test('a photo shows its placeholder colours until it loads, and then covers them without a layout shift', async ({
  page,
  shop,
  person,
  watch,
}) => {
  const { path, img } = await productWithPhoto(shop, await registerByApi(shop.url, person(), 'seller'));
  expect(placeholderOf(img)).toMatchObject({ width: 400, height: 400 });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ name }) => name))).observe({
      type: 'layout-shift',
      buffered: true,
    });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(String((entry as LargestContentfulPaint).element?.localName));
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const seen = () => page.evaluate(() => Reflect.get(window, 'seen') as string[]);
  const release = await holdPhoto(watch(page), img);
  await page.goto(path, { waitUntil: 'commit' });
  const photo = page.getByRole('article').first().getByRole('list').first().locator('img');
  await expect(photo).toBeVisible();
  await waitUntilHydrated(page);
  const colors = page.locator('svg image');
  const [before, box] = [await middleOf(page, photo), await photo.boundingBox()];
  await expect(colors).toHaveCount(1);
  expect(await photo.evaluate((image: HTMLImageElement) => image.complete)).toBe(false);
  // The colours do not count as content of the page.
  expect(await seen()).not.toContain('image');

  release();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await photo.boundingBox()).toEqual(box);
  expect(await middleOf(page, photo)).not.toEqual(before);
  // The colours lie behind the photo, so that it covers them.
  const drawn = (await colors.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.abs(drawn.width - drawn.height)).toBeLessThan(1);
  // They are not cropped, in a stage that may be taller than wide.
  expect(Math.abs(drawn.height - Math.min(box?.width ?? 0, box?.height ?? 0))).toBeLessThan(1);
  expect(await seen()).not.toContain('layout-shift');
  await page.unrouteAll();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a photo shows its placeholder colours before it loads', async ({ page, shop, person }) => {
    const { path, img } = await productWithPhoto(shop, await registerByApi(shop.url, person(), 'seller'));
    const release = await holdPhoto(page, img);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('svg image')).toBeVisible();
    await expect(page.locator('svg image')).toHaveAttribute('href', placeholderOf(img)?.src ?? '');
    release();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('a seller moves a photo by dragging its handle; dragging the photo itself scrolls the page', async ({
    page,
    shop,
    person,
    watch,
  }) => {
    await signIn(watch(page), await registerByApi(shop.url, person(), 'seller'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/dashboard/sellers/addproducts');
    const names = ['watch-silver', 'mouse-silver', 'tablet-silver'];
    const files = names.map((name) => join(import.meta.dirname, `../../server/demo/photos/${name}.webp`));
    await page.locator('input[name=image]').setInputFiles(files);
    const photos = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'The chosen photo' }) });
    const shown = () =>
      photos.getByRole('img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
    const named = (order: readonly string[]) => order.map((name) => `The chosen photo, ${name}.webp`);
    await expect.poll(shown).toEqual(named(names));

    const finger = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    /** Moves a finger from one element to another, in steps. */
    const drag = async (from: Locator, to: Locator) => {
      const [start, end] = await Promise.all([from.boundingBox(), to.boundingBox()]);
      if (!start || !end) throw new Error('There is nothing to drag.');
      const between = (part: number) => ({
        x: (start.x + start.width / 2) * (1 - part) + (end.x + end.width / 2) * part,
        y: (start.y + start.height / 2) * (1 - part) + (end.y + end.height / 2) * part,
      });
      await touch('touchStart', between(0));
      for (const part of [0.1, 0.25, 0.5, 0.75, 1]) await touch('touchMove', between(part));
      await touch('touchEnd');
    };
    const scrolled = () => page.evaluate(() => scrollY);

    await photos.nth(1).scrollIntoViewIfNeeded();
    await photos.nth(0).evaluate((photo) => photo.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const before = await scrolled();
    await drag(photos.nth(2).locator('[data-handle]'), photos.nth(0).getByRole('img'));
    await expect.poll(shown).toEqual(named(['tablet-silver', 'watch-silver', 'mouse-silver']));
    await expect(page.getByText('Moved to place 1 of 3')).toBeAttached();
    expect(await scrolled()).toBe(before);

    await drag(photos.nth(1).getByRole('img'), photos.nth(0).getByRole('img'));
    await expect.poll(scrolled).not.toBe(before);
    expect(await shown()).toEqual(named(['tablet-silver', 'watch-silver', 'mouse-silver']));
  });
});
