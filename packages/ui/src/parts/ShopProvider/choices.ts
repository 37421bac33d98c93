import { bookingLocations, categories, type Category, categoryNames, productLocations } from '@apple-only/contract';

/** A category that is not in the contract, as passed to `ShopProvider`; also any category, as returned by `useCategories`. */
export interface NamedCategory {
  /** The stored value: the `category` of its products. */
  value: string;
  /** The displayed name. */
  name: string;
  /** The address of its page. */
  href: string;
  /** The category of the contract whose conditions mean the same: with battery health, or without. @default 'accessories': without */
  gradedAs?: Category | undefined;
}

/** A category of the contract. */
export interface KnownCategory {
  value: Category;
  /** @default the name in the words of the language */
  name?: string | undefined;
  /** @default that in the `links` of the shop */
  href?: string | undefined;
  /** @default its own */
  gradedAs?: Category | undefined;
}

/** A category that the shop sells. One that the contract does not have needs a name and an address. */
export type ShopCategory = KnownCategory | NamedCategory;

/** A place. */
export interface ShopLocation {
  /** The stored value: the `location` of a product or booking. */
  value: string;
  /** The displayed name. @default the name in the words of the language, else the value */
  name?: string | undefined;
}

/** A place with its name, as returned by `useLocations`. */
export interface NamedLocation {
  value: string;
  name: string;
}

/** The places of a shop. */
export interface ShopLocations {
  /** The places of products. The first is preselected. */
  products: readonly ShopLocation[];
  /** The places where buyers can collect them. The first is preselected. A place that is also in `products` has its name from there. @default those of products */
  bookings?: readonly ShopLocation[] | undefined;
}

/**
 * A type of the contract, but with any shop's categories and locations: those of `ShopProvider`. It fits the responses of the contract's
 * backend, and those of others.
 */
export type OfAnyShop<Fields> = {
  [Name in keyof Fields]: Name extends 'category' | 'location' ? string | Exclude<Fields[Name], string> : Fields[Name];
};

const entriesOf = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value }));

/** The three categories (specification §9). */
export const defaultCategories: readonly KnownCategory[] = /* @__PURE__ */ entriesOf(categories);

/** The two lists of places (specification §9). */
export const defaultLocations = {
  products: /* @__PURE__ */ entriesOf(productLocations),
  bookings: /* @__PURE__ */ entriesOf(bookingLocations),
} satisfies ShopLocations;

type CategoryWords = Readonly<Record<Category, string>>;

/** A shop's own settings. Categories and places default to those of the contract. */
export interface OwnChoices {
  links: CategoryWords;
  /** By value. */
  categories?: ReadonlyMap<string, ShopCategory> | undefined;
  /** The places with a name of their own, by value. */
  locationsByValue?: ReadonlyMap<string, ShopLocation> | undefined;
  locations?: ShopLocations | undefined;
}

/** Whether the contract has a category: the kit has its words and grades. */
const isKnown = (value: string): value is Category => Object.hasOwn(categoryNames, value);

/** A category's name: its own, else that in the words, else its value. */
export const categoryName = (value: string, { categories: own }: OwnChoices, words: CategoryWords): string =>
  own?.get(value)?.name ?? (isKnown(value) ? words[value] : value);

/** The address of a category's page. Undefined if the shop has none. */
export const categoryHref = (value: string, { categories: own, links }: OwnChoices): string | undefined =>
  own?.get(value)?.href ?? (isKnown(value) ? links[value] : undefined);

/** The category of the contract whose grades apply. If a category of the shop's own does not name one: the grades that all share. */
export const gradedAs = (value: string, { categories: own }: OwnChoices): Category =>
  own?.get(value)?.gradedAs ?? (isKnown(value) ? value : 'accessories');

/** The shop's categories, with their names and addresses. */
export const namedCategories = (shop: OwnChoices, words: CategoryWords): NamedCategory[] =>
  [...(shop.categories?.values() ?? defaultCategories)].map(({ value }) => ({
    value,
    name: categoryName(value, shop, words),
    // Never empty: by its type, an entry has its own address or is a category of the contract.
    href: categoryHref(value, shop) ?? '',
    gradedAs: gradedAs(value, shop),
  }));

type LocationWords = Readonly<Record<string, string>>;

/** No names of places: in English their values are their names. */
export const noLocationNames: LocationWords = {};

/** A place's name: its own, else that in the words, else its value. */
export const locationName = (value: string, { locationsByValue }: OwnChoices, words: LocationWords): string =>
  locationsByValue?.get(value)?.name ?? words[value] ?? value;

/** The shop's places, with their names. */
export function namedLocations(shop: OwnChoices, words: LocationWords) {
  const { products, bookings = products }: ShopLocations = shop.locations ?? defaultLocations;
  const named = ({ value }: ShopLocation): NamedLocation => ({ value, name: locationName(value, shop, words) });
  return { products: products.map(named), bookings: bookings.map(named) };
}

/** The options of a control, and their names. */
export const optionsOf = (entries: readonly NamedLocation[]) => ({
  options: entries.map(({ value }) => value),
  names: Object.fromEntries(entries.map(({ value, name }) => [value, name])),
});
