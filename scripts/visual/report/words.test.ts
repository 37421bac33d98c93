import { expect, test } from 'vitest';
import { causeKey } from './words.ts';

test('pictures with the same change share a cause, whatever the text and the number of the elements', () => {
  const change = 'letter-spacing -0.72px → 0.72px';
  for (const cause of [`data.Price_root “$620”: ${change}`, `2 × data.Price_root: ${change}`]) {
    expect(causeKey(cause)).toBe(`data.Price_root: ${change}`);
  }
  expect(causeKey('token --color-booked: #42546b → #43556c (2 elements)')).toBe(
    'token --color-booked: #42546b → #43556c',
  );
  expect(causeKey('li::before “16 GB”: color gray → red')).toBe('li::before: color gray → red');
});

test('a changed text stays part of the cause', () => {
  expect(causeKey('p in article “iPad”: “Good” → “Fair”')).toBe('p in article: “Good” → “Fair”');
  expect(causeKey('p: “Good” → “Fair”')).toBe('p: “Good” → “Fair”');
  expect(causeKey('span.Badge_root “Booked” in article “iPad” is gone')).toBe(
    'span.Badge_root in article “iPad” is gone',
  );
});
