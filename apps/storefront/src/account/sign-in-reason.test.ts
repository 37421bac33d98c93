import { expect, test } from 'vitest';
import { paths } from '../paths.ts';
import { signInReason } from './sign-in-reason.ts';

/** The state in which a guarded page stores the requested address. */
const from = (pathname: string, search = '') => ({ from: { pathname, search, hash: '' } });

const reasons = [
  [paths.macBook, 'Log in to see MacBooks, contact their sellers and book.'],
  [paths.iphone, 'Log in to see iPhones, contact their sellers and book.'],
  [paths.accessories, 'Log in to see accessories, contact their sellers and book.'],
  [paths.home, 'Log in as a seller to list your device. Your entries are saved in this browser.'],
  [paths.dashboard, 'Log in to see your dashboard, with your bookings or products.'],
  [paths.myBookings, 'Log in to see what you have booked, and how to reach the sellers.'],
  [paths.myProducts, 'Log in to see your products, and who has booked them.'],
  [paths.addProduct, 'Log in as a seller to list a device.'],
  [paths.allBuyers, 'Log in as an admin to see this page.'],
  [paths.allSellers, 'Log in as an admin to see this page.'],
  [paths.messages, 'Log in as an admin to see this page.'],
] as const;

test.each(reasons)('a redirect from %s to Login gives a reason to log in', (pathname, reason) => {
  expect(signInReason(from(pathname), 'Log in')).toBe(reason);
  // Typed in capitals with a slash, and with a link's query.
  expect(signInReason(from(`${pathname.toUpperCase()}/`, '?only=open'), 'Log in')).toBe(reason);
});

test.each(reasons)(
  'a redirect from %s to Register gives the same reason to register, except that admin pages ask to log in',
  (pathname, reason) => {
    const isForAdmins = reason.startsWith('Log in as an admin ');
    expect(signInReason(from(pathname), 'Register')).toBe(isForAdmins ? reason : reason.replace('Log in', 'Register'));
  },
);

test('a redirect from booking a product gives a reason to log in', () => {
  const page = paths.product({ _id: 'a', name: 'iPhone 12' });
  expect(signInReason(from(page, '?book=a'), 'Log in')).toBe('Log in as a buyer to book this product.');
  expect(signInReason(from(page), 'Log in')).toBeUndefined();
});

test('with an entered product, the reason says how long the entries are kept', () => {
  expect(signInReason({ ...from(paths.home), draft: {} }, 'Log in')).toBe(
    'Log in as a seller to list your device. Your entries are kept as long as this page stays open.',
  );
});

test.each([undefined, null, 'text', {}, from('/nowhere'), from(paths.about)])('no reason is given for %j', (state) => {
  expect(signInReason(state, 'Log in')).toBeUndefined();
});
