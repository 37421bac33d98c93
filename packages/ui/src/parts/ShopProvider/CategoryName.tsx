'use client';

import type { Category } from '@apple-only/contract';
import { categoryName } from './choices.ts';
import { useShop } from './ShopProvider.tsx';

interface CategoryNameProps {
  value: string;
  /** The names of the contract's categories. */
  words: Readonly<Record<Category, string>>;
}

/** A category's name; one that the shop does not list has the stored one. Renders no element of its own. */
export function CategoryName({ value, words }: CategoryNameProps) {
  return categoryName(value, useShop(), words);
}
