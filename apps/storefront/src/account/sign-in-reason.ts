import { returnTo } from '@apple-only/auth';
import { categories } from '@apple-only/contract';
import { parsePath } from 'react-router-dom';
import { paths, productPages } from '../paths.ts';

const things = { macBook: 'MacBooks', iphone: 'iPhones', accessories: 'accessories' };
const admin = 'as an admin to see this page.';
const list = 'as a seller to list your device. Your entries';

/** The benefit of logging in or registering, by requested address. */
const reasons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    categories.map((category) => [paths[category], `to see ${things[category]}, contact their sellers and book.`]),
  ),
  [paths.home]: `${list} are saved in this browser.`,
  [paths.dashboard]: 'to see your dashboard, with your bookings or products.',
  [paths.myBookings]: 'to see what you have booked, and how to reach the sellers.',
  [paths.myProducts]: 'to see your products, and who has booked them.',
  [paths.addProduct]: 'as a seller to list a device.',
  [paths.allBuyers]: admin,
  [paths.allSellers]: admin,
  [paths.messages]: admin,
};

function reasonOf(state: object): string | undefined {
  if ('draft' in state) return `${list} are kept as long as this page stays open.`;
  const { pathname = '', search } = parsePath(returnTo(state));
  if (pathname.startsWith(productPages) && new URLSearchParams(search).has('book'))
    return 'as a buyer to book this product.';
  return reasons[pathname.toLowerCase().replace(/(?<=.)\/+$/, '')];
}

/** Tells a visitor whom a guarded page has redirected why to log in, or to register. Admins cannot register. */
export function signInReason(state: unknown, verb: 'Log in' | 'Register'): string | undefined {
  const reason = typeof state === 'object' && state !== null && 'from' in state ? reasonOf(state) : undefined;
  return reason && `${reason === admin ? 'Log in' : verb} ${reason}`;
}
