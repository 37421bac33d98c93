import { expect, test } from 'vitest';
import { numberToDial } from './number-to-dial.ts';

test.each([
  ['01711 204118', '01711204118'],
  ['+880 1711-204-118', '+8801711204118'],
  ['(02) 9876543', '029876543'],
  ['(+880) 1711 204118', '+8801711204118'],
  ['০১৭১১ ২০৪ ১১৮', '01711204118'],
  ['٠١٧١١ ٢٠٤ ١١٨', '01711204118'],
  // From an address book that wraps numbers in invisible characters.
  ['\u202A+880 1711\u2011204118\u202C', '+8801711204118'],
  ['030 / 123456', '030123456'],
  // The zero in parentheses is not dialled after the country code.
  ['+880 (0) 1711-204118', '+8801711204118'],
])('%s is dialled as %s', (text, number) => expect(numberToDial(text)).toBe(number));

test.each(['+', '00'])('a number after %s has up to 15 digits', (prefix) => {
  expect(numberToDial(`${prefix}123456789012345`)).toBe(`${prefix}123456789012345`);
  expect(numberToDial(`${prefix}1234567890123456`)).toBeUndefined();
});

test.each([
  ['01711 204118 (call after 6 pm)', '01711204118'],
  ['01711 204118 (6 pm)', '01711204118'],
  ['Flat 12: 01711 204118', '01711204118'],
  ['+880 1711 204 118 or +880 1711 204 119', '+8801711204118'],
  ['01711 204118, 01711 204119', '01711204118'],
])('of %s, only the first number is dialled', (text, number) => expect(numberToDial(text)).toBe(number));

test.each(['', 'ask at the shop', 'from 9 to 17', '1234', '01711204118/01711204119', '01711204118 01711204119'])(
  '"%s" has no single number to dial',
  (text) => expect(numberToDial(text)).toBeUndefined(),
);
