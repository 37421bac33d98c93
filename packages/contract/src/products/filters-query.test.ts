import { describe, expect, test } from 'vitest';
import { productLocations, storageSizes } from './choices.ts';
import { filtersFromQuery, filtersToQuery } from './filters-query.ts';
import { ProductFilters } from './filters.ts';

describe('the query of a search', () => {
  test('is read back with every filter as it was written', () => {
    const filters = {
      q: 'iphone 13 & more',
      category: ['iphone', 'accessories'] as ('iphone' | 'accessories')[],
      condition: ['Good'] as 'Good'[],
      location: [productLocations[0]],
      storage: [storageSizes[0], storageSizes[1]],
      model: ['iPhone 13', 'A, B & C'],
      minBattery: 85,
      verified: true,
      available: false,
      minPrice: 300,
      maxPrice: 499.5,
      sort: '-price' as const,
    };
    expect(new Set(Object.keys(filters))).toEqual(new Set(Object.keys(ProductFilters.entries)));
    expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters);
    expect(filtersToQuery({}).size).toBe(0);
    expect(filtersToQuery({ q: '', category: undefined }).size).toBe(0);
  });

  test.each([
    ['sort=zzz&minPrice=abc&maxPrice=-1&verified=perhaps&category=nokia&q=%20', {}],
    ['category=nokia&category=iphone&category=iphone', { category: ['iphone'] }],
    ['minPrice=1&minPrice=2&verified=true&verified=false', { minPrice: 1, verified: true }],
    ['q=%00', {}],
    ['limit=9999&cursor=x&__proto__=x&toString=x', {}],
    [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(100) }],
    [`q=${'a'.repeat(99)}😀`, { q: 'a'.repeat(99) }],
  ])('leaves out or shortens what the call would refuse: %s', (query, filters) => {
    expect(filtersFromQuery(new URLSearchParams(query))).toEqual(filters);
  });
});
