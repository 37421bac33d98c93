import { returnTo } from '@apple-only/auth';
import { categories } from '@apple-only/contract';
import { parsePath } from 'react-router-dom';
import { paths, productPages } from './paths.ts';

const things = { macBook: 'MacBooks', iphone: 'iPhones', accessories: 'accessories' };
const admin = 'Log in as an admin to see this page.';
const list = 'Log in as a seller to list your device. Your entries';

/** Why a visitor is asked to log in, and what they get, by the address that they wanted. */
const reasons: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    categories.map((category) => [
      paths[category],
      `Log in to see ${things[category]}, contact their sellers and book.`,
    ]),
  ),
  [paths.home]: `${list} are saved in this browser.`,
  [paths.dashboard]: 'Log in to see your dashboard, with your bookings or products.',
  [paths.myBookings]: 'Log in to see what you have booked, and how to reach the sellers.',
  [paths.myProducts]: 'Log in to see your products, and who has booked them.',
  [paths.addProduct]: 'Log in as a seller to list a device.',
  [paths.allBuyers]: admin,
  [paths.allSellers]: admin,
  [paths.messages]: admin,
};

/** The reason for the visitor whom a guarded page has sent to log in or to register. */
export function signInReason(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  if ('draft' in state) return `${list} are kept as long as this page stays open.`;
  const { pathname = '', search } = parsePath(returnTo(state));
  if (pathname.startsWith(productPages) && new URLSearchParams(search).has('book'))
    return 'Log in as a buyer to book this product.';
  return reasons[pathname.toLowerCase().replace(/(?<=.)\/+$/, '')];
}
