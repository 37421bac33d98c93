import { photoCard, photoWidths } from '@apple-only/contract';

export type PhotoWidth = (typeof photoWidths)[number];

/** The sizes that are made of a photo. */
export const photoSizes = [...photoWidths, photoCard.w] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The name of a photo in the store, whole or in a size. */
export const webpOf = (photo: string, size?: PhotoSize) => `${photo}${size === undefined ? '' : `-${size}`}.webp`;
/** The name of its AVIF. */
export const avifOf = (photo: string, width: PhotoWidth) => `${photo}-${width}.avif`;

/** The names of all files of a photo that the store can have, besides the whole one. */
export const sizesOf = (photo: string) => [
  ...photoSizes.map((size) => webpOf(photo, size)),
  ...photoWidths.map((width) => avifOf(photo, width)),
];
