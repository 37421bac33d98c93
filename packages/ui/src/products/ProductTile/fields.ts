import type { ListedProduct } from '@apple-only/contract';

/** The fields of a product that every small card shows. */
export const tileFields = [
  'name',
  'img',
  'selling_price',
  'condition',
  'category',
  'advertised',
  'booking',
] as const satisfies (keyof ListedProduct)[];
export type TileProduct = Pick<ListedProduct, (typeof tileFields)[number]>;
