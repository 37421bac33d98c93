import * as v from 'valibot';
import { searchLimits, textLimits } from '../fields/limits.ts';
import { oneOf, requiredText, text } from '../fields/text.ts';
import { categories, conditions, productLocations, searchSorts, storageSizes } from './choices.ts';
import { productFacts } from './fields.ts';

type Optional<Input, Output> = v.OptionalSchema<v.GenericSchema<Input, Output>, undefined>;

/** One value or several, as a list: in an address, the parameter is repeated. */
const list = <Value extends string>(
  one: v.GenericSchema<Value>,
  maxValues: number,
  message: string,
): Optional<Value | Value[], Value[]> =>
  v.optional(
    v.union(
      [
        v.pipe(v.array(one), v.maxLength(maxValues, 'has too many values')),
        v.pipe(
          one,
          v.transform((value) => [value]),
        ),
      ],
      message,
    ),
  );

const several = <const Choices extends readonly string[]>(choices: Choices) =>
  list(oneOf(choices), choices.length, `must be one of ${choices.join(', ')}`);

/** A boolean, which an address carries as text. */
const flag: Optional<boolean | 'true' | 'false', boolean> = v.optional(
  v.union(
    [
      v.boolean(),
      v.pipe(
        v.picklist(['true', 'false']),
        v.transform((value) => value === 'true'),
      ),
    ],
    'must be true or false',
  ),
);

/** An amount of money. */
const amount: Optional<number | string, number> = v.optional(
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/), v.transform(Number))],
      'must be an amount',
    ),
    v.minValue(0, 'must be at least 0'),
    v.maxValue(searchLimits.price, 'is too much'),
  ),
);

const [minHealth, maxHealth] = productFacts.battery_health.range;
const percentage = `must be a whole number from ${minHealth} to ${maxHealth}`;

/** The words and filters of a search. */
export const ProductFilters = v.object({
  /** Words in any order. The last may be unfinished. */
  q: v.optional(text(textLimits.search)),
  category: several(categories),
  condition: several(conditions),
  location: several(productLocations),
  storage: several(storageSizes),
  /** The stated model. Ignores case. */
  model: list(
    requiredText(textLimits.model),
    searchLimits.models,
    `must be at most ${searchLimits.models} texts of ${textLimits.model} characters or fewer`,
  ),
  /** Leaves out products that do not state their battery health. */
  minBattery: v.optional(
    v.pipe(
      v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))], percentage),
      v.integer(percentage),
      v.minValue(minHealth, percentage),
      v.maxValue(maxHealth, percentage),
    ),
  ),
  /** Whether the seller is verified. */
  verified: flag,
  /** Whether it is on the market: not booked. */
  available: flag,
  /** Products whose price is not a number are left out, here and below. */
  minPrice: amount,
  maxPrice: amount,
  sort: v.optional(oneOf(searchSorts)),
});
export interface ProductFilters extends v.InferOutput<typeof ProductFilters> {}

const { category: _, ...withoutCategory } = ProductFilters.entries;

/** The same within one category. */
export const CategoryFilters = v.object(withoutCategory);
export interface CategoryFilters extends v.InferOutput<typeof CategoryFilters> {}
