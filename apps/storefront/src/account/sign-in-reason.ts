import { returnTo } from '@apple-only/auth';
import { categories } from '@apple-only/contract';
import { parsePath } from 'react-router-dom';
import { normalizedPath, paths, productPathPrefix } from '../paths.ts';

const categoryPlurals = { macBook: 'MacBooks', iphone: 'iPhones', accessories: 'accessories' };
const adminReason = 'as an admin to see this page.';
const listingReason = 'as a seller to list your device. Your entries';

/** The benefit of logging in or registering, by requested address. */
const reasons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    categories.map((category) => [
      paths[category],
      `to see ${categoryPlurals[category]}, contact their sellers and book.`,
    ]),
  ),
  [paths.home]: `${listingReason} are saved in this browser.`,
  [paths.dashboard]: 'to see your dashboard, with your bookings or products.',
  [paths.myBookings]: 'to see what you have booked, and how to reach the sellers.',
  [paths.myProducts]: 'to see your products, and who has booked them.',
  [paths.addProduct]: 'as a seller to list a device.',
  [paths.allBuyers]: adminReason,
  [paths.allSellers]: adminReason,
  [paths.messages]: adminReason,
};

function reasonOf(state: object): string | undefined {
  if ('draft' in state) return `${listingReason} are kept as long as this page stays open.`;
  const { pathname = '', search } = parsePath(returnTo(state));
  if (pathname.startsWith(productPathPrefix) && new URLSearchParams(search).has('book'))
    return 'as a buyer to book this product.';
  return reasons[normalizedPath(pathname)];
}

/** Tells a visitor whom a guarded page has redirected why to log in, or to register. Admins cannot register. */
export function signInReason(state: unknown, verb: 'Log in' | 'Register'): string | undefined {
  const reason = typeof state === 'object' && state !== null && 'from' in state ? reasonOf(state) : undefined;
  return reason && `${reason === adminReason ? 'Log in' : verb} ${reason}`;
}
