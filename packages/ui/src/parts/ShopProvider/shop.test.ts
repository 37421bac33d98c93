import { expect, test, vi } from 'vitest';
import { amountText, dateText, defaultLinks, defaultNumbers, monthText, numberText, pathOfPart } from './shop.ts';

// The specification's table, repeated: an accidental change fails here.
test('the addresses are those of the specification', () => {
  const { grading: _, search: __, messages: ___, ...addresses } = defaultLinks;
  expect(addresses).toEqual({
    home: '/',
    login: '/login',
    register: '/register',
    blog: '/blog',
    about: '/about',
    contact: '/contact',
    macBook: '/category/macbook',
    iphone: '/category/iphone',
    accessories: '/category/accessories',
    dashboard: '/dashboard',
    allBuyers: '/dashboard/allbuyers',
    allSellers: '/dashboard/allsellers',
    addProduct: '/dashboard/sellers/addproducts',
    myProducts: '/dashboard/sellers/allproducts',
    myBookings: '/dashboard/buyer/order',
  });
});

test('pathOfPart adds its parameter, even to an address with a query', () => {
  expect(pathOfPart('/people', 'notVerified')).toBe('/people?only=notVerified');
  expect(pathOfPart('/people?role=seller', 'notVerified')).toBe('/people?role=seller&only=notVerified');
});

test('English numbers match those of Intl, and whole amounts are formatted without it', () => {
  const formatter = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
  const whole = [0, 7, -7, 999, 1000, -123, -1234, 24_500, 1_234_567, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
  for (const value of [...whole, 0.5, 1234.567, 1e21]) expect(numberText(value)).toBe(formatter.format(value));
  expect(numberText(2026, 'en', false)).toBe('2026');
  expect(numberText(1_234_567, 'de')).toBe('1.234.567');
  const format = vi.spyOn(Number.prototype, 'toLocaleString');
  for (const value of whole) amountText(value, defaultNumbers);
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});

test('month names match those of Intl', () => {
  const formatter = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  for (let month = 1; month <= 12; month += 1) {
    const iso = `2026-${String(month).padStart(2, '0')}-01T00:00:00.000Z`;
    expect(monthText(iso, 'en')).toBe(formatter.format(new Date(iso)));
  }
  expect(monthText('2026-03-31T23:59:59.999Z', 'de')).toBe('März 2026');
});

test.each(['en', 'de', 'ar', 'bn'])('in the language %s, text that is not a date stays as it is', (locale) => {
  for (const text of ['', 'spring']) {
    expect(monthText(text, locale)).toBe(text);
    expect(dateText(text, locale)).toBe(text);
  }
});

test('amounts have Latin digits, and in Arabic script their sign stays in front', () => {
  const inDollars = (locale: string) => amountText(1234.5, { ...defaultNumbers, locale });
  expect(inDollars('de')).toBe('$1.234,50');
  expect(inDollars('bn')).toBe('$1,234.50');
  for (const locale of ['ar', 'fa', 'ur-PK']) expect(inDollars(locale)).toMatch(/^\u2068\$1[,.]234[,.]50\u2069$/);
});

test.each([
  [999.99 - 620.49, '379.50'],
  [0.3 - 0.1, '0.20'],
  [0.19999, '0.20'],
  [1234.567, '1,234.57'],
  [379.996, '380'],
  [1234, '1,234'],
])('%d is formatted as %s, without cents if it is whole', (amount, text) => {
  for (const locale of ['en', 'bn']) expect(amountText(amount, { ...defaultNumbers, locale })).toBe(`$${text}`);
  const german = text.replaceAll(/[,.]/g, (sign) => (sign === ',' ? '.' : ','));
  expect(amountText(amount, { ...defaultNumbers, locale: 'de' })).toBe(`$${german}`);
  // Its separators differ from country to country.
  const digits = text.replaceAll(/\D/g, '');
  expect(amountText(amount, { ...defaultNumbers, locale: 'ar' }).replaceAll(/\D/g, '')).toBe(digits);
});
