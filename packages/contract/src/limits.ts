// How long things may be, apart from the schemas: who only keeps to it does not carry what checks it.

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

/** How many devices a buyer may book, where a server is not told otherwise. */
export const bookingLimits = {
  /** At the same time. What its seller has withdrawn or released does not count. */
  open: 10,
  /** Within a day, those included that were cancelled. */
  daily: 20,
} as const;

/** How much of a description is shown before 'Show more', in characters (specification §9). */
export const descriptionShown = 500;

/** What an e-mail address must at least look like. Whether it exists, only a letter tells. */
export const emailPattern = /^[^\s@]+@[^\s@]+$/;
