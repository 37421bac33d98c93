import { describe, expect, test } from 'vitest';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

describe('recent searches', () => {
  const storage = () => {
    const entries = new Map<string, string>();
    return {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
      removeItem: (key: string) => void entries.delete(key),
    };
  };

  test('are the last eight, newest first, without duplicates', () => {
    const device = storage();
    for (let step = 0; step < 10; step++) rememberSearch(device, `iphone ${step}`);
    rememberSearch(device, 'iPhone 5');
    expect(recentSearches(device)).toEqual(['iPhone 5', ...[9, 8, 7, 6, 4, 3, 2].map((step) => `iphone ${step}`)]);
    forgetSearches(device);
    expect(recentSearches(device)).toEqual([]);
  });

  test.each(['{', '{"a":1}', '[1,null]', 'null'])('are empty if the browser has stored %s', (stored) => {
    const device = storage();
    device.setItem('recent-searches', stored);
    expect(recentSearches(device)).toEqual([]);
  });
});
