import { startOf } from '../fields/start-of.ts';

/** In characters: keeps addresses readable. */
const longestSlug = 60;

/** A product's name in an address: letters and digits of any script, with hyphens between the words. Empty if it has none. */
export const slugOf = (name: string): string =>
  startOf(
    name
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '),
    longestSlug,
  )
    .trim()
    .replaceAll(' ', '-');
