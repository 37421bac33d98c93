import type { CallName } from './wire.ts';

/** How many times within how many seconds. */
export interface Rate {
  times: number;
  seconds: number;
}

/** The rate limits of a call. A caller above a limit is refused (429) until the time is over. */
export interface Rates {
  /** For one user, in all of their browsers together; if the call knows its caller. */
  user: Rate;
  /** For all callers behind one address: an IPv4 address, or an IPv6 network of 64 bits. */
  address: Rate;
  /** For a user who has signed in with the provider and is not registered yet. @default as a registered user */
  unregistered?: Rate;
  /** For all callers together. */
  total?: Rate;
}

const perMinute = (times: number): Rate => ({ times, seconds: 60 });
const perHour = (times: number): Rate => ({ times, seconds: 60 * 60 });

/** The default: several times what a user who opens page after page needs. */
const defaultRates: Rates = { user: perMinute(600), address: perMinute(3000) };

const overrides: Partial<Record<CallName, Rates>> = {
  getToken: { user: perMinute(30), address: perMinute(300) },
  signOut: { user: perMinute(30), address: perMinute(300) },
  saveUser: { user: perMinute(10), address: perMinute(60) },
  changeRole: { user: perMinute(10), address: perMinute(60) },
  // Its answer contains sellers' e-mail addresses and numbers: the limit is enough to shop, but too low to collect them all.
  listCategory: { user: perHour(600), address: perHour(6000) },
  // The same data, one product at a time.
  getContact: { user: perHour(600), address: perHour(6000) },
  // Also called while typing: a search costs several times as much as a list.
  searchProducts: { user: perMinute(300), address: perMinute(1200) },
  // Also called while typing, and runs up to six searches.
  getPriceGuide: { user: perMinute(120), address: perMinute(600) },
  addProduct: { user: perMinute(60), address: perMinute(300) },
  editProduct: { user: perMinute(60), address: perMinute(300) },
  advertiseProduct: { user: perMinute(60), address: perMinute(300) },
  bookProduct: { user: perMinute(60), address: perMinute(600) },
  recordBooking: { user: perMinute(60), address: perMinute(600) },
  // A newcomer needs one photo; the others allow for refused ones.
  uploadPhoto: { user: perMinute(30), unregistered: perHour(10), address: perMinute(120) },
  sendMessage: { user: perMinute(5), address: perMinute(5), total: perMinute(120) },
};

/** The rate limits of a call, unless a server is configured otherwise. */
export const ratesOf = (name: CallName): Rates => overrides[name] ?? defaultRates;
