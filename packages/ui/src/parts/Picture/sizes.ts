import { isPhoto, photoSide, photoWidths } from '@apple-only/contract';

/** The address of a photo in its smallest size; other pictures are used as they are. */
export const smallestPhotoSrc = (src: string) => (isPhoto(src) ? `${src}?w=${photoWidths[0]}` : src);

/** All sizes of a photo, as an `<img>`'s `srcSet`. */
export const srcSetOf = (src: string) =>
  isPhoto(src)
    ? [...photoWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${photoSide}w`].join(', ')
    : undefined;
