import { storageSizes, type Count } from '@apple-only/contract';
import type { Facets } from './Filters.tsx';

const counted = (count: number): Count => ({ count, more: false });

/** The facets of a search that found products of each kind. */
export const facets: Facets = {
  category: [
    { value: 'macBook', count: 1000, more: true },
    { value: 'iphone', ...counted(12) },
    { value: 'accessories', ...counted(4) },
  ],
  condition: [
    { value: 'Fair', ...counted(3) },
    { value: 'Good', ...counted(9) },
    { value: 'Excellent', ...counted(0) },
  ],
  location: [
    { value: 'Dhaka', ...counted(7) },
    { value: 'Chittagong', ...counted(3) },
    { value: 'Khulna', ...counted(1) },
    { value: 'Rajshahi', ...counted(1) },
    { value: 'Barisal', ...counted(0) },
  ],
  verified: [
    { value: false, ...counted(5) },
    { value: true, ...counted(7) },
  ],
  available: [
    { value: false, ...counted(2) },
    { value: true, ...counted(10) },
  ],
  storage: storageSizes.map((value) =>
    Object.assign(counted(value === '128 GB' ? 8 : value === '256 GB' ? 4 : 0), { value }),
  ),
  model: [
    'iPhone 13',
    'MacBook Air M1',
    'iPhone 12',
    'AirPods Pro',
    'iPhone SE (3rd generation)',
    'iPhone X',
    'iPad mini',
  ].map((value, place) => Object.assign(counted(9 - place), { value })),
};

const none = <Value>(choices: readonly ({ value: Value } & Count)[]) =>
  choices.map(({ value }) => ({ value, ...counted(0) }));

/** The facets of a search that found nothing. */
export const noFacets: Facets = {
  category: none(facets.category),
  condition: none(facets.condition),
  location: none(facets.location),
  verified: none(facets.verified),
  available: none(facets.available),
  storage: none(facets.storage),
  model: none(facets.model),
};
