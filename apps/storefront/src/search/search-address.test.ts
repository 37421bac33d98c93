import { describe, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { filtersIn, searchPath } from './search-address.ts';

const read = (query: string) => filtersIn(new URLSearchParams(query));

describe('the address of a search', () => {
  test('is read as it was written, with every filter', () => {
    const filters = {
      q: 'iphone 13 & more',
      category: ['iphone', 'accessories'] as ('iphone' | 'accessories')[],
      condition: ['Good'] as 'Good'[],
      verified: true,
      available: false,
      minPrice: 300,
      maxPrice: 499.5,
      sort: '-price' as const,
    };
    expect(read(searchPath(filters).split('?')[1] ?? '')).toEqual(filters);
    expect(searchPath({})).toBe('/search');
    expect(searchPath({ q: '', category: undefined })).toBe('/search');
  });

  test.each([
    ['sort=zzz&minPrice=abc&maxPrice=-1&verified=perhaps&category=nokia&q=%20', {}],
    ['category=nokia&category=iphone&category=iphone', { category: ['iphone'] }],
    ['minPrice=1&minPrice=2&verified=true&verified=false', { minPrice: 1, verified: true }],
    ['q=%00', {}],
    ['limit=9999&cursor=x&__proto__=x&toString=x', {}],
    [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(100) }],
    [`q=${'a'.repeat(99)}😀`, { q: 'a'.repeat(99) }],
  ])('leaves out what the call would refuse: %s', (query, filters) => {
    expect(read(query)).toEqual(filters);
  });
});

describe('recent searches', () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
  };

  test('are the last eight, the latest first, each once', () => {
    const device = storage();
    for (let step = 0; step < 10; step++) rememberSearch(device, `iphone ${step}`);
    rememberSearch(device, 'iPhone 5');
    expect(recentSearches(device)).toEqual(['iPhone 5', ...[9, 8, 7, 6, 4, 3, 2].map((step) => `iphone ${step}`)]);
    forgetSearches(device);
    expect(recentSearches(device)).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,null]', 'null'])('are none if the browser has stored %s', (stored) => {
    const device = storage();
    device.setItem('recent-searches', stored);
    expect(recentSearches(device)).toEqual([]);
  });
});
