/** The first characters of a text, at most this many. Does not split a surrogate pair. */
export const startOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
