import { photoTypes } from '@apple-only/contract';

/**
 * What the file dialog offers. HEIC as well, which is decoded here or refused with what to do; by its extensions, because Safari converts a
 * HEIC to JPEG itself unless its type is accepted.
 */
export const chosenTypes = [...photoTypes, '.heic', '.heif'].join(',');
