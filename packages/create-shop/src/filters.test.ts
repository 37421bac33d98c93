// All templates have the same src/filters.ts.
import { expect, test } from 'vitest';
import { filtersIn, inAddress } from '../templates/vite/src/filters.ts';

test.each([
  ['q=macbook&category=macBook&sort=zzz', { q: 'macbook', category: ['macBook'] }],
  ['minPrice=abc&maxPrice=-1&verified=perhaps&condition=None&available=true&q=%20', { available: true }],
  ['category=nokia&category=iphone&category=iphone', { category: ['iphone'] }],
  ['category=iphone&category=accessories', { category: ['iphone', 'accessories'] }],
  ['minPrice=1&minPrice=2&verified=true&verified=false', { minPrice: 1, verified: true }],
  ['limit=9999&cursor=x&__proto__=x&toString=x', {}],
])('a wrong value in an address leaves the others: %s', (query, filters) => {
  expect(filtersIn(new URLSearchParams(query))).toEqual(filters);
});

test('filters are read as they were written', () => {
  const query = 'q=iphone+13&category=iphone&category=accessories&verified=false&maxPrice=499.5&sort=-price';
  expect(inAddress(filtersIn(new URLSearchParams(query))).toString()).toBe(query);
});
