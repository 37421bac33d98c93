/** The first characters of a text, at most this many, and no half of one. */
export const startOf = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
