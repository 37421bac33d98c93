'use client';

import { useNumbers } from '../../parts/ShopProvider/ShopProvider.tsx';
import { priceText } from '../../parts/ShopProvider/shop.ts';

/** A price's text, in the currency of the shop. Renders no element of its own. */
export const PriceText = ({ value }: { value: string }) => priceText(value, useNumbers());
