'use client';

import { useBrand, useNumbers } from './ShopProvider.tsx';
import { amountText, numberText } from './shop.ts';

interface ShopTextProps {
  text: string;
  /** What `{amount}` stands for. */
  amount?: number | undefined;
}

/** A text with the shop's name in place of `{brand}`, and an amount as it writes it in place of `{amount}`. Renders no element of its own. */
export function ShopText({ text, amount = 0 }: ShopTextProps) {
  const { name } = useBrand();
  const numbers = useNumbers();
  return text.replaceAll('{brand}', () => name).replaceAll('{amount}', () => amountText(amount, numbers));
}

/** A number as the shop writes it, its digits in groups. Renders no element of its own. */
export function ShopNumber({ value, grouped = true }: { value: number; grouped?: boolean }) {
  return numberText(value, useNumbers().locale, grouped);
}
