/**
 * A user's text for a sentence of yours, or a page's title. What reverses what follows it, such as U+202E, ends with it, by invisible
 * characters; other text stays as it is.
 */
export const isolated = (value: string) => (/[\u202A-\u202E]/.test(value) ? `\u2068${value}\u2069` : value);
