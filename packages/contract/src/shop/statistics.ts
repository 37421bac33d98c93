import { categories } from '../products/choices.ts';

/** The numbers on the home page. Fixed, not counted anew (specification §9). */
export const statistics = {
  users: 1865,
  soldProducts: 1155,
  categories: categories.length,
  locations: 64,
  products: 889,
} as const;

/** A number for each statistic. */
export type Statistics = Readonly<Record<keyof typeof statistics, number>>;
