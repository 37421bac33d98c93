import { photoLimits, type photoTypes } from '@apple-only/contract';

type PhotoType = (typeof photoTypes)[number];

const typeNames = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/avif': 'AVIF',
} satisfies Record<PhotoType, string>;
// Not Intl.ListFormat: the first use of Intl costs a slow phone a tenth of a second.
const formats = Object.values(typeNames)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' or ');
const megabytes = photoLimits.bytes / 1024 / 1024;

export const photoInputLabels = {
  choose: 'Choose a photo',
  replace: 'Choose another',
  drop: 'or drop it here',
  /** The accepted types and size. */
  limits: `${formats}. Photos larger than ${megabytes} MB are made smaller.`,
  remove: 'Remove the photo',
  /** Replaces `remove` if there is a current photo. */
  restore: 'Keep the current photo',
  wrongType: (fileName: string) => `${fileName} cannot be used. Choose a ${formats} file.`,
  empty: (fileName: string) => `${fileName} is empty. Choose another photo.`,
  damaged: (fileName: string) => `${fileName} is damaged, and cannot be opened. Choose another photo.`,
  heic: (fileName: string) =>
    `${fileName} is a HEIC photo, which this browser cannot open. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.`,
  tooLarge: (fileName: string) => `${fileName} is larger than ${megabytes} MB. Choose a smaller one.`,
  /** While a large photo is made smaller. */
  preparing: 'Preparing the photo',
  uploading: 'Uploading the photo',
  /** The alternative text of the current photo. */
  current: 'The current photo',
  /** The alternative text of the preview. */
  preview: (fileName: string) => `The chosen photo, ${fileName}`,
};

export type PhotoInputLabels = typeof photoInputLabels;
