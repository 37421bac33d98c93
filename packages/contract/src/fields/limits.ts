// Lengths, apart from the schemas: a page that only shows them loads no validation.

/** Most characters accepted in each kind of text. Longer input answers 400 and changes nothing. */
export const textLimits = {
  name: 200,
  /** Longest e-mail address that can be delivered to (RFC 5321). */
  email: 254,
  phone: 50,
  price: 50,
  year: 50,
  description: 10_000,
  message: 5000,
  reason: 500,
  url: 2048,
} as const;

/** Most devices that a buyer may book, unless a server is configured otherwise. */
export const bookingLimits = {
  /** At the same time. Withdrawn and released ones do not count. */
  open: 10,
  /** Within a day, including cancelled ones. */
  daily: 20,
} as const;

/** How many characters of a description are shown before 'Show more' (specification §9). */
export const descriptionShown = 500;

/** The minimal form of a telephone number, for forms: five digits. The calls accept any text. */
export const phonePattern = /(?:\p{Nd}\P{Nd}*){5}/u;

/** The minimal form of an e-mail address. Only a delivered e-mail proves that it exists. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;
