import { photoTypes } from '@apple-only/contract';

/**
 * The types that the file dialog offers. HEIC, too: the browser decodes it, or the input refuses it with advice. It is listed by its
 * extensions because Safari converts a HEIC to JPEG itself unless its type is accepted.
 */
export const acceptedTypes = [...photoTypes, '.heic', '.heif'].join(',');
