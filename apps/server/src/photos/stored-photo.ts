import { photoCard, photoWidths } from '@apple-only/contract';

export type PhotoWidth = (typeof photoWidths)[number];

/** The sizes that are made of a photo. */
export const photoSizes = [...photoWidths, photoCard.w] as const;
export type PhotoSize = (typeof photoSizes)[number];

/** What a photo is called in the store, whole or in a size. */
export const webpOf = (photo: string, size?: PhotoSize) => `${photo}${size === undefined ? '' : `-${size}`}.webp`;
/** What its AVIF is called. */
export const avifOf = (photo: string, width: PhotoWidth) => `${photo}-${width}.avif`;

/** All that the store can have of a photo, besides the whole one. */
export const sizesOf = (photo: string) => [
  ...photoSizes.map((size) => webpOf(photo, size)),
  ...photoWidths.map((width) => avifOf(photo, width)),
];
