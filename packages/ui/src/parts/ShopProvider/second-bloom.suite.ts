import type { Product } from '@apple-only/contract';
import { iPhone } from '@apple-only/contract/fixtures';
import type { Facets, ShopFilters } from '../../search/Filters/Filters.tsx';
import { noFacets } from '../../search/Filters/facets.suite.ts';
import type { OfAnyShop, ShopCategory, ShopLocations } from './choices.ts';

/** A shop with its own categories and places, except for the last category, which is one of the contract. */
export const secondBloom = {
  brand: { name: 'Second Bloom' },
  categories: [
    { value: 'phones', name: 'Phones', href: '/phones', gradedAs: 'iphone' },
    { value: 'tablets', name: 'Tablets', href: '/tablets', gradedAs: 'iphone' },
    { value: 'watches', name: 'Watches', href: '/watches' },
    { value: 'accessories' },
  ] satisfies ShopCategory[],
  locations: {
    products: [{ value: 'berlin', name: 'Berlin' }, { value: 'wien', name: 'Vienna' }, { value: 'Graz' }],
    bookings: [{ value: 'wien' }],
  } satisfies ShopLocations,
};

export type BloomCategory = 'phones' | 'tablets' | 'watches' | 'accessories';
export type BloomLocation = 'berlin' | 'wien' | 'Graz';
export type BloomFilters = ShopFilters<BloomCategory, BloomLocation>;

/** A product, as that shop's own backend returns it. */
export interface BloomProduct extends Omit<Product, 'category' | 'location'> {
  category: BloomCategory;
  location: BloomLocation;
}

export const phone: BloomProduct = { ...iPhone, name: 'Fairphone 5', category: 'phones', location: 'wien' };
export const watch: BloomProduct = { ...iPhone, _id: 'watch', name: 'Pebble', category: 'watches', location: 'Graz' };

/** A product of a category and a place that the shop does not list any more. */
export const unlistedProduct: OfAnyShop<Product> = {
  ...iPhone,
  name: 'ThinkPad X220',
  category: 'mobile',
  location: 'Linz',
};

/** The facets of a search in that shop. */
export const bloomFacets: Facets = {
  ...noFacets,
  category: [
    { value: 'phones', count: 12, more: false },
    { value: 'tablets', count: 3, more: false },
    { value: 'watches', count: 5, more: false },
    { value: 'accessories', count: 0, more: false },
  ],
  location: [
    { value: 'berlin', count: 14, more: false },
    { value: 'wien', count: 6, more: false },
    { value: 'Graz', count: 0, more: false },
  ],
  model: [{ value: 'Fairphone 5', count: 9, more: false }],
};
