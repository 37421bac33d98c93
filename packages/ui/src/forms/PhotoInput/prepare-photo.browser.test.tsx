import { photoLimits, photoSide } from '@apple-only/contract';
import { expect, test, vi } from 'vitest';
import { preparePhoto } from './prepare-photo.ts';

/** A photo with more pixels than the shop accepts: noise in its upper half, and nothing below. */
async function largePhoto() {
  const side = Math.ceil(Math.sqrt(photoLimits.pixels)) + 1;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws nothing.');
  const noise = new ImageData(500, 500);
  for (let at = 0; at < noise.data.length; at += 65_536) crypto.getRandomValues(noise.data.subarray(at, at + 65_536));
  const tile = new OffscreenCanvas(500, 500);
  tile.getContext('2d')?.putImageData(noise, 0, 0);
  context.drawImage(tile, 0, 0, side, side / 2);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'desk.png', { type: 'image/png' });
}

async function lowestPixel(photo: File) {
  const picture = await createImageBitmap(photo);
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d');
  context?.drawImage(picture, 0, picture.height - 1, 1, 1, 0, 0, 1, 1);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

test('a photo that is too large is converted to WebP, or to JPEG on white if the browser, such as Safari, cannot encode WebP', async () => {
  const photo = await largePhoto();
  const webp = await preparePhoto(photo);
  expect(webp).toMatchObject({ name: 'desk.webp', type: 'image/webp' });

  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function safari(
    this: HTMLCanvasElement,
    callback,
    type,
    quality,
  ) {
    const drawn = new OffscreenCanvas(this.width, this.height);
    drawn.getContext('2d')?.drawImage(this, 0, 0);
    const written = type === 'image/webp' ? 'image/png' : String(type);
    // oxlint-disable-next-line promise/no-callback-in-promise -- This is what the method promises.
    void drawn.convertToBlob({ type: written, quality: Number(quality) }).then(callback);
  });
  const jpeg = await preparePhoto(photo);
  vi.restoreAllMocks();
  expect(jpeg).toMatchObject({ name: 'desk.jpeg', type: 'image/jpeg' });
  expect(await lowestPixel(jpeg as File)).toEqual([255, 255, 255, 255]);
  const { width, height } = await createImageBitmap(jpeg as File);
  expect(Math.max(width, height)).toBe(photoSide);
});

test('a file that cannot be read, such as one on a removed card, is refused as damaged', async () => {
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
  expect(await preparePhoto(new File(['bytes'], 'card.jpg', { type: 'image/jpeg' }))).toBe('damaged');
  vi.restoreAllMocks();
});
