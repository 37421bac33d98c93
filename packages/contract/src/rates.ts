import type { CallName } from './wire.ts';

/** How many times within how many seconds. */
export interface Rate {
  times: number;
  seconds: number;
}

/** The rate limits of a call. A caller above a limit is refused (429) until the time is over. */
export interface Rates {
  /** For one user, in all of their browsers together; if the call knows its caller. */
  person: Rate;
  /** For all callers behind one address: an IPv4 address, or an IPv6 network of 64 bits. */
  address: Rate;
  /** For a user who has signed in with the provider and is not registered yet. @default as a person */
  newcomer?: Rate;
  /** For all callers together. */
  everybody?: Rate;
}

const aMinute = (times: number): Rate => ({ times, seconds: 60 });
const anHour = (times: number): Rate => ({ times, seconds: 60 * 60 });

/** The default: several times as much as a user needs who opens page after page. */
const usual: Rates = { person: aMinute(600), address: aMinute(3000) };

const special: Partial<Record<CallName, Rates>> = {
  getToken: { person: aMinute(30), address: aMinute(300) },
  signOut: { person: aMinute(30), address: aMinute(300) },
  saveUser: { person: aMinute(10), address: aMinute(60) },
  // Its answer contains sellers' e-mail addresses and numbers: the limit is enough to shop, but too low to collect them all.
  listCategory: { person: anHour(600), address: anHour(6000) },
  addProduct: { person: aMinute(60), address: aMinute(300) },
  advertiseProduct: { person: aMinute(60), address: aMinute(300) },
  bookProduct: { person: aMinute(60), address: aMinute(600) },
  recordBooking: { person: aMinute(60), address: aMinute(600) },
  // A newcomer needs one photo; the others are for when it is refused.
  uploadPhoto: { person: aMinute(30), newcomer: anHour(10), address: aMinute(120) },
  sendMessage: { person: aMinute(5), address: aMinute(5), everybody: aMinute(120) },
};

/** The rate limits of a call, unless a server is configured otherwise. */
export const ratesOf = (name: CallName): Rates => special[name] ?? usual;
