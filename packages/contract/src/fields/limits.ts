// Lengths, apart from the schemas: a page that only shows them loads no validation.

/** Most characters accepted in each kind of text. Longer input answers 400 and changes nothing. */
export const textLimits = {
  name: 200,
  /** Longest e-mail address that can be delivered to (RFC 5321). */
  email: 254,
  phone: 50,
  price: 50,
  year: 50,
  duration: 50,
  model: 100,
  colour: 50,
  note: 300,
  description: 10_000,
  message: 5000,
  reason: 500,
  url: 2048,
  search: 100,
} as const;

/** Limits of a search. */
export const searchLimits = {
  /** Most words of a text that are searched for. Further ones are ignored. */
  words: 10,
  /** Up to this number, products are counted exactly. */
  counted: 1000,
  /** Most models that are searched for, and most that are counted, besides these. */
  models: 12,
  /** Highest price that is searched for. */
  price: 999_999_999_999,
} as const;

/** The minimal form of a telephone number, for forms: five digits. The calls accept any text. */
export const phonePattern = /(?:\p{Nd}\P{Nd}*){5}/u;

/** The minimal form of an e-mail address. Only a delivered e-mail proves that it exists. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;

/** The message for an address that does not have it. */
export const emailMalformed = 'Enter an e-mail address like name@example.com.';
