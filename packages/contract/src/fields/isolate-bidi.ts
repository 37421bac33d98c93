/**
 * A user's text, to be part of a sentence or a page's title. Invisible characters keep controls in it that reverse text, such as U+202E,
 * from affecting what follows; other text stays as it is.
 */
export const isolateBidi = (value: string) => (/[\u202A-\u202E]/.test(value) ? `\u2068${value}\u2069` : value);
