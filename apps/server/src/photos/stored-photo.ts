import { photoCard, photoWidths } from '@apple-only/contract';

export type PhotoWidth = (typeof photoWidths)[number];

/** The sizes that are made of a photo. */
export const photoSizes = [...photoWidths, photoCard.w] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** The name of a photo in the store, whole or in a size. */
export const webpName = (photo: string, size?: PhotoSize) => `${photo}${size === undefined ? '' : `-${size}`}.webp`;
/** The name of its AVIF. */
export const avifName = (photo: string, width: PhotoWidth) => `${photo}-${width}.avif`;

/** The names of all files of a photo that the store can have, besides the whole one. */
export const sizeNames = (photo: string) => [
  ...photoSizes.map((size) => webpName(photo, size)),
  ...photoWidths.map((width) => avifName(photo, width)),
];
