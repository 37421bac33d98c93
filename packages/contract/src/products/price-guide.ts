import * as v from '../calls/answers.ts';
import { amountOf } from './amount.ts';
import { conditions, type Condition } from './choices.ts';
import type { ListedProduct } from './product.ts';
import { Count } from './search.ts';

/** The fewest products whose prices are summarised: fewer would reveal each one's price. */
export const minPriceGuideProducts = 5;

/** Most words of a name that are compared: later ones distinguish one seller's device from another's. */
const maxComparedWords = 4;

/** The asking prices of similar products in this shop. Prices that are not in dollars are left out. */
export interface PriceGuide {
  /** How many products are compared. */
  count: Count;
  /** The words that their names have in common. */
  name: string;
  /** Their condition. Absent if they have several. */
  condition?: Condition | undefined;
  /** In dollars: a quarter asks at most `lower`, half at most `middle`, three quarters at most `upper`. Absent below `minPriceGuideProducts`. */
  quartiles?: { lower: number; middle: number; upper: number } | undefined;
}
export const PriceGuide = v.object<PriceGuide>({
  count: Count,
  name: v.string,
  condition: v.optional(v.picklist(conditions)),
  quartiles: v.optional(v.object({ lower: v.number, middle: v.number, upper: v.number })),
});

/** The input of `getPriceGuide` for a listed product: similar ones, without itself. Undefined if its price is not a comparable number. */
export const priceGuideInput = ({
  _id,
  name,
  category,
  condition,
  selling_price,
}: Pick<ListedProduct, '_id' | 'name' | 'category' | 'condition' | 'selling_price'>) =>
  amountOf(selling_price) === undefined ? undefined : { name, category, condition, except: _id };

/**
 * The comparisons for a product, the most similar first: products with the first words of its name, in its condition, then in any. The
 * first with enough products counts.
 */
export function comparisonsOf({
  name,
  condition,
}: Pick<PriceGuide, 'name' | 'condition'>): Pick<PriceGuide, 'name' | 'condition'>[] {
  const words = name.trim().split(/\s+/).slice(0, maxComparedWords);
  // Without a trailing comma.
  const names = words.map((_, index) =>
    words
      .slice(0, index + 1)
      .join(' ')
      .replace(/([^,]),+$/, '$1'),
  );
  // The first of several words is too general: 'Apple', 'iPhone'.
  const compared = (names.length > 1 ? names.slice(1) : names).toReversed();
  return compared.flatMap((one) => (condition ? [{ name: one, condition }, { name: one }] : [{ name: one }]));
}
