import type { Notes } from '../openapi/note.ts';
import { photoLimits, photoWidths } from './photo.ts';
import type { PhotoCall } from './wire.ts';

const megabytes = photoLimits.bytes / 1024 / 1024;
const megapixels = photoLimits.pixels / 1_000_000;
const widths = new Intl.ListFormat('en', { type: 'disjunction' }).format(photoWidths.map((width) => `\`?w=${width}\``));
const avifMegapixels = photoLimits.avifPixels / 1_000_000;

export const photos: Notes<PhotoCall> = {
  uploadPhoto: {
    tag: 'Photos',
    summary: 'Upload a photo',
    description: `JPEG, PNG, WebP or AVIF, recognised by its bytes, with at most ${megabytes} MB and ${megapixels} megapixels (${avifMegapixels} for an AVIF). The server rotates it upright, scales it down and encodes it again, without the camera’s metadata. With ${widths}, its address answers a smaller size: as AVIF, once that is encoded, to clients that accept \`image/avif\`. The photo at an address never changes.`,
    parameters: {},
    input: {},
    answer: { data: { url: 'https://shop.example/photos/3a1f0c.webp' } },
    refusals: {
      413: `The file has more than ${megabytes} MB or ${megapixels} megapixels (${avifMegapixels} for an AVIF).`,
      415: 'The body is not a form with a file, or the file is not a photo that every browser can show. For HEIC, the message says what to do.',
      403: 'An admin deleted this account.',
      502: 'The image host of this server refused the photo, or did not answer.',
    },
  },
};
