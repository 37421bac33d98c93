import { describe, expect, test } from 'vitest';
import { photoPath, placeholderGrid, placeholderOf, writePlaceholder } from './placeholder.ts';

const digest = '0123456789abcdef'.repeat(4);
const named = (code: string) => `https://shop.test/photos/${digest}-${code}.webp`;
/** Red, green and blue of pixels that all differ, each as it comes back from 16 bits. */
const colors = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
  [0, 0, 0],
  [255, 255, 0],
  [0, 255, 255],
  [255, 0, 255],
  [132, 130, 132],
  [66, 65, 66],
  [197, 194, 197],
  [33, 32, 33],
];

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The pixels of a BMP, row by row. */
function read(src: string) {
  const code = Array.from(src.replace('data:image/bmp;base64,', ''), (digit) => digits.indexOf(digit));
  const bits = code.map((value) => value.toString(2).padStart(6, '0')).join('');
  const file = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const int = (at: number) => new DataView(file.buffer).getInt32(at, true);
  const [columns, rows, start] = [int(18), -int(22), int(10)];
  const row = (file.length - start) / rows;
  const at = (index: number) => start + Math.floor(index / columns) * row + (index % columns) * 3;
  const pixels = Array.from({ length: columns * rows }, (_, index) => [...file.subarray(at(index), at(index) + 3)]);
  return { length: int(2) - file.length, columns, rows, pixels: pixels.map((pixel) => pixel.toReversed()) };
}

describe('a placeholder', () => {
  test.each([
    [1600, 1200, 4, 3],
    [1200, 1600, 3, 4],
    [1, 1, 4, 3],
    [4095, 1, 4, 3],
  ])('of a photo of %i × %i is in its address, and comes back as it was', (width, height, columns, rows) => {
    expect(placeholderGrid({ width, height })).toEqual({ columns, rows });
    const code = writePlaceholder({ width, height }, Uint8Array.from(colors.flat()));
    expect(photoPath.exec(`/photos/${digest}-${code}.webp`)?.[1]).toBe(`${digest}-${code}`);
    const { src = '', ...size } = placeholderOf(named(code)) ?? {};
    expect(size).toEqual({ width, height });
    expect(read(src)).toEqual({ length: 0, columns, rows, pixels: colors });
  });

  test.each([
    ['an older photo', `/photos/${digest}.webp`],
    ['a size of a photo', `${named('A'.repeat(36))}?w=240`],
    ['a photo of nothing', named('A'.repeat(36))],
    ['another name', named('A'.repeat(35))],
    ['a picture from elsewhere', 'https://elsewhere.test/a.webp'],
    ['no picture', ''],
  ])('is not in the address of %s', (_what, address) => {
    expect(placeholderOf(address)).toBeUndefined();
  });
});

test.each([`/photos/${digest}-${'A'.repeat(35)}.webp`, `/photos/${digest}-240.webp`, '/photos/x.webp'])(
  'is no path of a photo: %s',
  (path) => {
    expect(photoPath.test(path)).toBe(false);
  },
);
