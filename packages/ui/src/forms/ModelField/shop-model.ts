import type { AppleModel } from '@apple-only/contract';

/** A model of any shop: one of `@apple-only/contract/models`, or of your own categories. */
export interface ShopModel extends Omit<AppleModel, 'category'> {
  /** The category in which it is listed. */
  category: string;
}
