import { expect, test } from 'vitest';
import { photoTypeOf } from './photo.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The first box of a file in the ISO container, with its brands. */
const box = (brands: string) => bytes(`\0\0\0${String.fromCharCode(8 + brands.length)}ftyp${brands}`);

test.each([
  ['image/jpeg', 'a JPEG', bytes('\xff\xd8\xff\xe0 anything')],
  ['image/png', 'a PNG', bytes('\x89PNG\r\n\x1a\n anything')],
  ['image/webp', 'a WebP', bytes('RIFF\x10\0\0\0WEBPVP8 ')],
  ['image/avif', 'an AVIF, by its main brand', box('avif\0\0\0\0mif1miaf')],
  ['image/avif', 'an AVIF, by a compatible brand', box('mif1\0\0\0\0avifmiaf')],
  ['image/heic', 'a HEIC, by its main brand', box('heic\0\0\0\0mif1heic')],
  ['image/heic', 'a HEIC, by a compatible brand', box('mif1\0\0\0\0heic')],
  [undefined, 'a GIF', bytes('GIF89a')],
  [undefined, 'another RIFF file', bytes('RIFF\x10\0\0\0WAVE')],
  [undefined, 'a video', box('isom\0\0\0\0mp42')],
  [
    undefined,
    'a video with a photo’s brand after the end of the box',
    Uint8Array.of(...box('isom\0\0\0\0'), ...bytes('avif')),
  ],
  [undefined, 'an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  [undefined, 'an empty file', new Uint8Array()],
])('photoTypeOf returns %s for %s', (type, _file, content) => {
  expect(photoTypeOf(content)).toBe(type);
});
