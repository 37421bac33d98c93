'use client';

import type { Category } from '@apple-only/contract';
import { categoryName } from './choices.ts';
import { useShop } from './ShopProvider.tsx';

interface CategoryNameProps {
  value: string;
  /** The names of the contract's categories. */
  words: Readonly<Record<Category, string>>;
}

/** A category's name, or its stored value if the shop does not list it. Renders no element of its own. */
export function CategoryName({ value, words }: CategoryNameProps) {
  return categoryName(value, useShop(), words);
}
