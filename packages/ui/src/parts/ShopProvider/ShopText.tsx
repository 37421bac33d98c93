'use client';

import { useBrand, useNumbers } from './ShopProvider.tsx';
import { amountText, numberText } from './shop.ts';

interface ShopTextProps {
  text: string;
  /** The number that replaces `{amount}`. */
  amount?: number | undefined;
}

/** A text with `{brand}` replaced by the shop's name, and `{amount}` by the amount in the shop's format. Renders no element of its own. */
export function ShopText({ text, amount = 0 }: ShopTextProps) {
  const { name } = useBrand();
  const numbers = useNumbers();
  return text.replaceAll('{brand}', () => name).replaceAll('{amount}', () => amountText(amount, numbers));
}

/** A number in the shop's format, its digits in groups. Renders no element of its own. */
export function ShopNumber({ value, grouped = true }: { value: number; grouped?: boolean }) {
  return numberText(value, useNumbers().locale, grouped);
}
