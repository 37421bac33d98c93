'use client';

import { useBrand } from './ShopProvider.tsx';

/** A text with the shop's name in place of `{brand}`. Renders no element of its own. */
export function BrandText({ text }: { text: string }) {
  return text.replaceAll('{brand}', useBrand().name);
}
