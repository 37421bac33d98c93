import { bookingLocations, categories, type Category, categoryNames, productLocations } from '@apple-only/contract';

/** A category that the contract does not have, as `ShopProvider` takes it; and any category, as `useCategories` gives it. */
export interface NamedCategory {
  /** As it is stored: the `category` of its products. */
  value: string;
  /** As people read it. */
  name: string;
  /** The address of its page. */
  href: string;
  /** The category of the contract whose conditions mean the same: with the health of a battery, or without. @default 'accessories': without */
  gradedAs?: Category | undefined;
}

/** A category of the contract. */
export interface KnownCategory {
  value: Category;
  /** @default what the words of the language say */
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
  /** As it is stored: the `location` of a product, or of a booking. */
  value: string;
  /** As people read it. @default what the words of the language say, else the value */
  name?: string | undefined;
}

/** A place with its name, as `useLocations` gives it. */
export interface NamedLocation {
  value: string;
  name: string;
}

/** The places of a shop. */
export interface ShopLocations {
  /** Where products are. The first is chosen at first. */
  products: readonly ShopLocation[];
  /** Where buyers can collect them. The first is chosen at first. One that is also among those of products is named there. @default those of products */
  bookings?: readonly ShopLocation[] | undefined;
}

/**
 * The same as in the contract, with the category and the location of any shop: those of `ShopProvider`. What the contract's backend
 * answers fits, and so does what another one does.
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

/** What a shop has of its own. Without categories and places, they are those of the contract. */
export interface OwnChoices {
  links: CategoryWords;
  /** By their values. */
  categories?: ReadonlyMap<string, ShopCategory> | undefined;
  /** The places that have a name of their own, by their values. */
  places?: ReadonlyMap<string, ShopLocation> | undefined;
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

/** The category of the contract whose grades a category has: of one that does not say it, what all have in common. */
export const gradedAs = (value: string, { categories: own }: OwnChoices): Category =>
  own?.get(value)?.gradedAs ?? (isKnown(value) ? value : 'accessories');

/** The shop's categories, with their names and addresses. */
export const namedCategories = (shop: OwnChoices, words: CategoryWords): NamedCategory[] =>
  [...(shop.categories?.values() ?? defaultCategories)].map(({ value }) => ({
    value,
    name: categoryName(value, shop, words),
    // The type of an entry has no other case: it is its own, or that of the contract.
    href: categoryHref(value, shop) ?? '',
    gradedAs: gradedAs(value, shop),
  }));

type LocationWords = Readonly<Record<string, string>>;

/** No names of places: in English their values are their names. */
export const noLocationNames: LocationWords = {};

/** A place's name: its own, else that in the words, else its value. */
export const locationName = (value: string, { places }: OwnChoices, words: LocationWords): string =>
  places?.get(value)?.name ?? words[value] ?? value;

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
