import type { CallName } from './wire.ts';

/** How many times within how many seconds. */
export interface Rate {
  times: number;
  seconds: number;
}

/** How often a call is answered. Whoever makes it more often is refused (429) until the time is over. */
export interface Rates {
  /** To one person, in all of their browsers together; where the call asks who makes it. */
  person: Rate;
  /** To everybody behind one address: an IPv4 address, or an IPv6 network of 64 bits. */
  address: Rate;
  /** To somebody who has signed in with the provider and is not registered yet. @default as a person */
  newcomer?: Rate;
  /** To all people together. */
  everybody?: Rate;
}

const aMinute = (times: number): Rate => ({ times, seconds: 60 });
const anHour = (times: number): Rate => ({ times, seconds: 60 * 60 });

/** Of every call that has no other: several times what a person does who opens page after page. */
const usual: Rates = { person: aMinute(600), address: aMinute(3000) };

const special: Partial<Record<CallName, Rates>> = {
  getToken: { person: aMinute(30), address: aMinute(300) },
  signOut: { person: aMinute(30), address: aMinute(300) },
  saveUser: { person: aMinute(10), address: aMinute(60) },
  // It carries sellers' e-mail addresses and numbers: enough to shop by, too few to collect them all.
  listCategory: { person: anHour(600), address: anHour(6000) },
  addProduct: { person: aMinute(60), address: aMinute(300) },
  advertiseProduct: { person: aMinute(60), address: aMinute(300) },
  bookProduct: { person: aMinute(60), address: aMinute(600) },
  recordBooking: { person: aMinute(60), address: aMinute(600) },
  // A newcomer needs one photo; the others are for when it is refused.
  uploadPhoto: { person: aMinute(30), newcomer: anHour(10), address: aMinute(120) },
  sendMessage: { person: aMinute(5), address: aMinute(5), everybody: aMinute(120) },
};

/** How often a call is answered, where a server is not told otherwise. */
export const ratesOf = (name: CallName): Rates => special[name] ?? usual;
