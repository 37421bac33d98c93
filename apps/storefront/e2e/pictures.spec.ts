import { expect, test } from './shop.ts';

/** The pixels of a picture's file, for each pixel of the screen in the direction that fills its stage. Runs in the page. */
async function pixelsOf(image: HTMLImageElement) {
  const file = await createImageBitmap(await (await fetch(image.currentSrc)).blob());
  const scale = Math.min(image.clientWidth / file.width, image.clientHeight / file.height);
  return 1 / (scale * devicePixelRatio);
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
  test.describe(`at ${width} px, on a screen with ${deviceScaleFactor} pixels for each`, () => {
    test.use({ viewport: { width, height: 900 }, deviceScaleFactor });

    test('the pictures at the top of home load in the size that is shown', async ({ page }) => {
      await page.goto('/');
      const pictures = page.getByRole('navigation', { name: 'Categories' }).locator('img');
      await expect(pictures).toHaveCount(3);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('');
        const pixels = await picture.evaluate(pixelsOf);
        expect(pixels).toBeLessThanOrEqual(2);
        // Nor is it blurred.
        expect(pixels).toBeGreaterThan(0.85);
      }
    });
  });
}
