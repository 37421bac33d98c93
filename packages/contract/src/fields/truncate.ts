/** The first characters of a text, at most this many. Does not split a surrogate pair. */
export const truncate = (text: string, maxLength: number): string =>
  text.slice(0, maxLength).replace(/[\uD800-\uDBFF]$/, '');
