import { bookingLocations, categories, type Category, categoryNames, productLocations } from '@apple-only/contract';
import type { OwnChoices } from './use-choices.ts';

/** A category of your own, as `ShopProvider` takes it; and any category, as `useCategories` gives it. */
export interface NamedCategory {
  /** As it is stored: the `category` of its products. */
  value: string;
  /** As people read it. */
  name: string;
  /** The address of its page. */
  href: string;
  /** The category of the contract whose grades its products have: with a battery, or without. @default 'accessories', without */
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
  /** Where buyers can collect them. The first is chosen at first. @default those of products */
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

const entryOf = <Entry extends { value: string }>(value: string, entries: readonly Entry[] | undefined) =>
  entries?.find((entry) => entry.value === value);

/** Whether a category is one of the contract: the kit has words and grades for it. */
const isKnown = (value: string): value is Category => Object.hasOwn(categoryNames, value);

/** A category's name: its own, else that in the words, else its value. */
export const categoryName = (value: string, { categories: own }: OwnChoices, words: CategoryWords): string =>
  entryOf(value, own)?.name ?? (isKnown(value) ? words[value] : value);

/** The address of a category's page. Undefined if the shop has none. */
export const categoryHref = (value: string, { categories: own }: OwnChoices, links: CategoryWords) =>
  entryOf(value, own)?.href ?? (isKnown(value) ? links[value] : undefined);

/** The category of the contract whose grades a category has. Of one that says nothing: what all have in common. */
export const gradedAs = (value: string, { categories: own }: OwnChoices): Category =>
  entryOf(value, own)?.gradedAs ?? (isKnown(value) ? value : 'accessories');

/** The shop's categories, with their names and addresses. */
export const namedCategories = (
  categories: readonly ShopCategory[],
  links: CategoryWords,
  words: CategoryWords,
): NamedCategory[] =>
  categories.map((entry) => ({
    ...entry,
    name: categoryName(entry.value, { categories }, words),
    // The type of an entry has no other case: its own, or that of the contract.
    href: categoryHref(entry.value, { categories }, links) ?? '',
  }));

/** A place's name: its own, else that in the words, else its value. */
export const locationName = (
  value: string,
  { locations: own }: OwnChoices,
  words: Readonly<Record<string, string>>,
): string => (entryOf(value, own?.products) ?? entryOf(value, own?.bookings))?.name ?? words[value] ?? value;

/** The options of a control, and their names. */
export const optionsOf = (entries: readonly NamedLocation[]) => ({
  options: entries.map(({ value }) => value),
  names: Object.fromEntries(entries.map(({ value, name }) => [value, name])),
});
