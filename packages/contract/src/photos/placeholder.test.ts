import { describe, expect, test } from 'vitest';
import { photoPathPattern, placeholderGrid, placeholderOf, writePlaceholder } from './placeholder.ts';

const digest = '0123456789abcdef'.repeat(4);
const photoAddress = (code: string) => `https://shop.test/photos/${digest}-${code}.webp`;
/** Red, green and blue of pixels that all differ, each from 0 to 31. */
const colors = [
  [31, 0, 0],
  [0, 31, 0],
  [0, 0, 31],
  [31, 31, 31],
  [0, 0, 0],
  [31, 31, 0],
  [0, 31, 31],
  [31, 0, 31],
  [16, 16, 16],
  [8, 9, 10],
  [24, 23, 22],
  [1, 2, 3],
];

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Reads a BMP with 5 bits per colour: its header, and its pixels, row by row. */
function read(src: string) {
  const code = Array.from(src.replace('data:image/bmp;base64,', ''), (digit) => digits.indexOf(digit));
  const bits = code.map((value) => value.toString(2).padStart(6, '0')).join('');
  const file = new DataView(Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2)).buffer);
  const [length, start, columns, rows] = [2, 10, 18, 22].map((at) => file.getInt32(at, true));
  const pixels = Array.from({ length: (file.byteLength - (start ?? 0)) / 2 }, (_, index) => {
    const pixel = file.getUint16((start ?? 0) + 2 * index, true);
    return [pixel >> 10, (pixel >> 5) & 31, pixel & 31];
  });
  return { isWhole: length === file.byteLength, start, columns, rows, bits: file.getUint16(28, true), pixels };
}

describe('a placeholder', () => {
  test.each([
    [1600, 1200],
    [1200, 1600],
    [1, 9999],
  ])('of a photo of %i × %i is written into its address, and read back unchanged', (width, height) => {
    const pixels = Uint8Array.from(colors.flat(), (step) => Math.round((step * 255) / 31));
    const code = writePlaceholder({ width, height }, pixels);
    expect(photoPathPattern.exec(`/photos/${digest}-${code}.webp`)?.[1]).toBe(`${digest}-${code}`);
    const { src = '', ...size } = placeholderOf(photoAddress(code)) ?? {};
    expect(size).toEqual({ width, height });
    const { columns, rows } = placeholderGrid;
    // A negative height: the top row is the first.
    expect(read(src)).toEqual({ isWhole: true, start: 54, columns, rows: -rows, bits: 16, pixels: colors });
  });

  const pixels = 'A'.repeat(32);
  test.each([
    ['a photo without a placeholder', `/photos/${digest}.webp`],
    ['a resized photo', `${photoAddress(`4x3-${pixels}`)}?w=240`],
    ['a photo with a malformed placeholder', photoAddress(`4x3-${pixels}A`)],
    ['a picture from another site', 'https://elsewhere.test/a.webp'],
    ['an empty address', ''],
  ])('is undefined for %s', (_what, address) => {
    expect(placeholderOf(address)).toBeUndefined();
  });
});

test.each([`/photos/${digest}-4x3-${'A'.repeat(31)}.webp`, `/photos/${digest}-240.webp`, '/photos/x.webp'])(
  'is not the path of a photo: %s',
  (path) => {
    expect(photoPathPattern.test(path)).toBe(false);
  },
);
