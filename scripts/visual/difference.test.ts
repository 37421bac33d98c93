import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures, readPixels } from './difference.ts';

const grey = [128, 128, 128, 255];

/** A grey picture with some pixels of another colour. */
async function picture(width: number, height: number, pixels: Record<string, number[]> = {}) {
  const data = Buffer.from(Array.from({ length: width * height }, () => grey).flat());
  for (const [place, colour] of Object.entries(pixels)) {
    const [x = 0, y = 0] = place.split(',').map(Number);
    data.set(colour, (y * width + x) * 4);
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
}

test('pictures of equal pixels are equal, however they are encoded', async () => {
  const one = await picture(20, 10);
  const other = await sharp(one).png({ compressionLevel: 0 }).toBuffer();
  expect(other.equals(one)).toBe(false);
  expect(await comparePictures(one, other)).toBeUndefined();
});

test('one pixel that is off by one in one channel is a difference', async () => {
  const found = await comparePictures(await picture(40, 40), await picture(40, 40, { '7,31': [128, 129, 128, 255] }));
  expect(found).toMatchObject({ pixels: 1, boxes: [{ x: 7, y: 31, width: 1, height: 1 }] });
});

test('a pixel that is only more transparent is a difference', async () => {
  const found = await comparePictures(await picture(8, 8), await picture(8, 8, { '0,0': [128, 128, 128, 254] }));
  expect(found?.pixels).toBe(1);
});

test('nearby pixels share a box, distant ones do not, and the largest box comes first', async () => {
  const red = [255, 0, 0, 255];
  const after = await picture(200, 200, { '10,10': red, '150,150': red, '158,152': red, '163,149': red });
  expect((await comparePictures(await picture(200, 200), after))?.boxes).toEqual([
    { x: 150, y: 149, width: 14, height: 4 },
    { x: 10, y: 10, width: 1, height: 1 },
  ]);
});

test('changes all over a picture are merged into few boxes', async () => {
  const pixels: Record<string, number[]> = {};
  for (let x = 0; x < 600; x += 30) for (let y = 0; y < 600; y += 30) pixels[`${x},${y}`] = [0, 0, 0, 255];
  const found = await comparePictures(await picture(600, 600), await picture(600, 600, pixels));
  expect(found?.pixels).toBe(400);
  expect(found?.boxes.length).toBeLessThanOrEqual(24);
});

test('the area that only the larger picture has is a difference', async () => {
  const found = await comparePictures(await picture(10, 10), await picture(10, 12));
  expect(found).toMatchObject({ pixels: 20, boxes: [{ x: 0, y: 10, width: 10, height: 2 }] });
});

test('the difference image has the pixels that differ, and is transparent elsewhere', async () => {
  const found = await comparePictures(await picture(3, 1), await picture(3, 1, { '1,0': [0, 0, 0, 255] }));
  const { data } = await readPixels(found?.difference ?? Buffer.alloc(0));
  expect([...data]).toEqual([0, 0, 0, 0, 0xe6, 0x00, 0x8c, 0xff, 0, 0, 0, 0]);
});
