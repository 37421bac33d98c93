import { truncate } from '../fields/truncate.ts';

/** In characters: keeps addresses readable. */
const maxSlugLength = 60;

/** A product's name in an address: letters and digits of any script, with hyphens between the words. Empty if it has none. */
export const slugOf = (name: string): string =>
  truncate(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
    maxSlugLength,
  )
    .trim()
    .replaceAll(' ', '-');
