import { categories } from './choices.ts';

/** What the home page counts. Fixed numbers, not counted anew (specification §9). */
export const statistics = {
  users: 1865,
  soldProducts: 1155,
  categories: categories.length,
  locations: 64,
  products: 889,
} as const;

/** One number for each thing that is counted. */
export type Statistics = Readonly<Record<keyof typeof statistics, number>>;
