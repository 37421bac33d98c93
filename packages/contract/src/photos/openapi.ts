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
    description: `JPEG, PNG, WebP or AVIF, told by its bytes; at most ${megabytes} MB and ${megapixels} megapixels (${avifMegapixels} of an AVIF). It is turned upright, made smaller and encoded anew, without what the camera wrote into it. A smaller one is at the same address with ${widths}: an AVIF for those who accept \`image/avif\`, once it is made. Address and photo belong together forever: neither changes.`,
    parameters: {},
    input: {},
    answer: { data: { url: 'https://shop.example/photos/3a1f0c.webp' } },
    refusals: {
      413: `The file has more than ${megabytes} MB or ${megapixels} megapixels, an AVIF more than ${avifMegapixels}.`,
      415: 'This is no form with a file, or no photo that every browser can show. HEIC is refused with a sentence that says what to do.',
      403: 'An admin deleted this account.',
      502: 'The image host that this server uses did not take the photo.',
    },
  },
};
