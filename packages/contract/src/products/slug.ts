/** In characters; an address stays readable where it is shown. */
const longestSlug = 60;

/** A product's name in an address: letters and digits of any script, with hyphens between the words. Empty if it has none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .slice(0, longestSlug)
    // Half of a character.
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
    .replaceAll(' ', '-');
