import type { AppleModel } from '@apple-only/contract';

/** A model of any shop: those of `@apple-only/contract/models` fit, and those of your own categories. */
export interface ShopModel extends Omit<AppleModel, 'category'> {
  /** Where it is listed. */
  category: string;
}
