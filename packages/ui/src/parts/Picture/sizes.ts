import { photoWidths } from '@apple-only/contract';

/** The smaller widths in which our server serves a photo. */
const smallWidths = [480, 960];
const fullWidth = 1600;

/** Our server serves photos in smaller sizes; other addresses are used as they are. */
export const isOurs = (src: string) => /\/photos\/[^/?#]+\.webp$/.test(src);

/** The address of a photo in its smallest size. */
export const smallestOf = (src: string) => (isOurs(src) ? `${src}?w=${smallWidths[0]}` : src);

/** The address of a photo as a thumbnail. */
export const thumbnailOf = (src: string) => (isOurs(src) ? `${src}?w=${photoWidths[0]}` : src);

/** All sizes of a photo, as an `<img>`'s `srcSet`. */
export const srcSetOf = (src: string) =>
  isOurs(src)
    ? [...smallWidths.map((width) => `${src}?w=${width} ${width}w`), `${src} ${fullWidth}w`].join(', ')
    : undefined;
