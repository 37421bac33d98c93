import {
  type Category,
  categoryNames,
  type Condition,
  conditions,
  type Count,
  type ProductFilters,
  type ProductLocation,
  factLabels,
  productLocations,
} from '@apple-only/contract';
import { categoryName, locationName, type OwnChoices } from '../../parts/ShopProvider/choices.ts';
import { amountText, numberText, type ShopNumbers } from '../../parts/ShopProvider/shop.ts';
import type { AnyFilters } from '../Filters/filtering.ts';

const named = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;

/** The amount of a price filter, in words. @default that of `ShopProvider` */
export interface AmountLabel {
  amount?: (value: number) => string;
}

/** The words of the filters, which `Filters`, `ActiveFilters` and `NoResults` share. */
export const filterLabels = {
  category: 'Category',
  categories: categoryNames as Record<Category, string>,
  condition: 'Condition',
  conditions: named(conditions) as Record<Condition, string>,
  model: factLabels.model,
  storage: factLabels.storage,
  battery: factLabels.battery_health,
  /** The minimum battery health, in %. */
  batteryAtLeast: (percent: number) => `Battery ${percent} % or more`,
  location: 'Location',
  locations: named(productLocations) as Record<ProductLocation, string>,
  seller: 'Seller and state',
  verified: 'Verified sellers only',
  notVerified: 'Not verified sellers only',
  available: 'Hide booked',
  notAvailable: 'Booked only',
  price: 'Price',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  count: ({ count, more }: Count) => `${numberText(count)}${more ? '+' : ''}`,
};
export type FilterLabels = typeof filterLabels & AmountLabel;

/** An active filter. */
export interface ActiveFilter<Filters extends AnyFilters = ProductFilters> {
  /** The filter's name in the call. */
  name: Exclude<keyof ProductFilters, 'q' | 'sort'>;
  /** Its value, in words. */
  text: string;
  /** The filters without it. */
  without: Filters;
}

/** Each value of each active filter, except the words and the order. */
export function activeFilters<Filters extends AnyFilters>(
  filters: Filters,
  text: FilterLabels,
  numbers: ShopNumbers,
  shop: OwnChoices,
): ActiveFilter<Filters>[] {
  const conditionNames: Readonly<Record<string, string>> = text.conditions;
  const amount = text.amount ?? ((value) => amountText(value, numbers));
  const values = <Name extends 'category' | 'condition' | 'location' | 'storage' | 'model'>(
    name: Name,
    nameOf: (value: string) => string = String,
  ) =>
    (filters[name] ?? []).map((value) => {
      const left = filters[name]?.filter((other) => other !== value) ?? [];
      return { name, text: nameOf(value), without: { ...filters, [name]: left.length > 0 ? left : undefined } };
    });
  const single = <Name extends 'verified' | 'available' | 'minPrice' | 'maxPrice' | 'minBattery'>(
    name: Name,
    words: (value: NonNullable<AnyFilters[Name]>) => string,
  ) => {
    const value: AnyFilters[Name] = filters[name];
    return value === undefined ? [] : [{ name, text: words(value), without: { ...filters, [name]: undefined } }];
  };
  return [
    ...values('category', (value) => categoryName(value, shop, text.categories)),
    ...values('model'),
    ...values('storage'),
    ...values('condition', (value) => conditionNames[value] ?? value),
    ...single('minPrice', (value) => text.from(amount(value))),
    ...single('maxPrice', (value) => text.upTo(amount(value))),
    ...single('minBattery', text.batteryAtLeast),
    ...values('location', (value) => locationName(value, shop, text.locations)),
    ...single('verified', (value) => (value ? text.verified : text.notVerified)),
    ...single('available', (value) => (value ? text.available : text.notAvailable)),
  ];
}

/** Only the words and the order. */
export const withoutFilters = ({ q, sort }: AnyFilters): Pick<ProductFilters, 'q' | 'sort'> => ({ q, sort });
