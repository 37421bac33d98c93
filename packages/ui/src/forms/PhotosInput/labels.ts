import { photoLimits } from '@apple-only/contract';
import { photoInputLabels } from '../PhotoInput/labels.ts';

const { perProduct } = photoLimits;
const { limits, wrongType, empty, damaged, heic, tooLarge } = photoInputLabels;

export const photosInputLabels = {
  choose: 'Choose photos',
  add: 'Add photos',
  drop: 'or drop them here',
  /** The views that buyers want to see. */
  shots: 'Show the front, the back, the lit screen, the corners, any marks, and the “About” screen.',
  limits,
  /** The number of photos, and the maximum. */
  count: (count: number, most: number) => `${count} of ${most} photos`,
  full: 'Remove one to add another.',
  /** On the first photo, which lists show. */
  cover: 'Cover',
  moveEarlier: (place: number) => `Move photo ${place} earlier`,
  moveLater: (place: number) => `Move photo ${place} later`,
  remove: (place: number, count: number) => (count === 1 ? 'Remove the photo' : `Remove photo ${place}`),
  /** Announced after a photo was moved. */
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  retry: 'Try again',
  /** The name of that button. */
  retryPhoto: (place: number) => `Try again to upload photo ${place}`,
  wrongType,
  empty,
  damaged,
  heic,
  tooLarge,
  tooMany: (fileName: string) => `${fileName} was left out: a product has at most ${perProduct} photos.`,
  /** While large photos are made smaller. */
  preparing: 'Preparing the photos',
  uploading: (place: number, count: number) => (count === 1 ? 'Uploading the photo' : `Uploading photo ${place}`),
  /** The alternative text of a photo that the product already has. */
  current: (place: number, count: number) => (count === 1 ? 'The current photo' : `Current photo ${place}`),
  /** The alternative text of a chosen photo. */
  preview: photoInputLabels.preview,
};
export type PhotosInputLabels = typeof photosInputLabels;
