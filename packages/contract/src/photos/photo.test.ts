import { expect, test } from 'vitest';
import { photoTypeOf } from './photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The first box of a file in the ISO container, with its brands. */
const box = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0 anything')],
  ['image/png', bytes('\x89PNG\r\n\x1a\n anything')],
  ['image/webp', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/avif', box('avif\0\0\0\0mif1miaf')],
  ['image/avif', box('mif1\0\0\0\0avifmiaf')],
  ['image/heic', box('heic\0\0\0\0mif1heic')],
  ['image/heic', box('mif1\0\0\0\0heic')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('RIFF\x10\0\0\0WAVE')],
  [undefined, box('isom\0\0\0\0mp42')],
  // A brand after the end of the box does not count.
  [undefined, Uint8Array.of(...box('isom\0\0\0\0'), ...bytes('avif'))],
  [undefined, bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, new Uint8Array()],
])('photoTypeOf detects %s from the bytes', (type, file) => {
  expect(photoTypeOf(file)).toBe(type);
});
