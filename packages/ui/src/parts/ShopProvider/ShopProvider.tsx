'use client';

import { createContext, type ReactNode, use, useMemo } from 'react';
import {
  defaultBrand,
  defaultLinks,
  defaultNumbers,
  pathOfPart,
  type ShopBrand,
  type ShopLinks,
  type ShopNumbers,
  type ShopPage,
} from './shop.ts';
import {
  type NamedCategory,
  namedCategories,
  type NamedLocation,
  namedLocations,
  type OwnChoices,
  noLocationNames,
  type ShopCategory,
  type ShopLocations,
} from './choices.ts';
import { categoryLinksLabels } from '../../home/CategoryLinks/labels.ts';
import { useAppLabels, useLabels } from '../LabelsProvider/use-labels.ts';

interface Shop extends OwnChoices {
  brand: ShopBrand;
  links: ShopLinks;
}

const ShopContext = /* @__PURE__ */ createContext<Shop>({ brand: defaultBrand, links: defaultLinks });

interface OwnNumbers {
  currency: string;
  /** Absent: that of the words. */
  locale?: string | undefined;
}

/** Apart from the shop, so that a price loads no addresses. */
const NumbersContext = /* @__PURE__ */ createContext<OwnNumbers>({ currency: defaultNumbers.currency });

export interface ShopProviderProps {
  /** The shop's name and wordmark. @default those of Apple Only */
  brand?: ShopBrand | undefined;
  /** The addresses of its pages that differ from the default ones. */
  links?: Partial<ShopLinks> | undefined;
  /** The sign before prices. @default '$' */
  currency?: string | undefined;
  /** The language that writes numbers and dates: a BCP 47 tag. @default that of the words in `LabelsProvider`, else 'en' */
  locale?: string | undefined;
  /** What it sells, in the order of its pages, filters and forms. @default the three categories of Apple Only */
  categories?: readonly ShopCategory[] | undefined;
  /** The places of its products, and of its bookings. @default those of Apple Only */
  locations?: ShopLocations | undefined;
  /** The shop. */
  children: ReactNode;
}

const byValue = <Entry extends { value: string }>(entries: readonly Entry[]) =>
  new Map(entries.map((entry) => [entry.value, entry]));

/**
 * Makes the kit yours: sets the shop's name, the addresses of its pages, its currency and its numbers, what it sells and where, once for
 * all components. Without it, they are those of Apple Only. Renders no element of its own.
 */
export function ShopProvider({
  brand = defaultBrand,
  links,
  currency = defaultNumbers.currency,
  locale,
  categories,
  locations,
  children,
}: ShopProviderProps) {
  const shop = useMemo(
    () => ({
      brand,
      links: { ...defaultLinks, ...links },
      categories: categories && byValue(categories),
      places: locations && byValue([...(locations.bookings ?? []), ...locations.products].filter(({ name }) => name)),
      locations,
    }),
    [brand, links, categories, locations],
  );
  const numbers = useMemo(() => ({ currency, locale }), [currency, locale]);
  return (
    <ShopContext value={shop}>
      <NumbersContext value={numbers}>{children}</NumbersContext>
    </ShopContext>
  );
}

/** All that the provider has but the numbers. */
export const useShop = (): Shop => use(ShopContext);

/** The shop's name and wordmark, as `ShopProvider` has them. */
export const useBrand = (): ShopBrand => use(ShopContext).brand;

/** The addresses of the shop's pages, as `ShopProvider` has them. */
export const useLinks = (): ShopLinks => use(ShopContext).links;

/**
 * The shop's currency, as `ShopProvider` has it, and its locale: that of the words in `LabelsProvider`, if they have one. Throws if the
 * two providers have different ones, because sentences and the numbers beside them would be in two languages.
 */
export function useNumbers(): ShopNumbers {
  const { currency, locale } = use(NumbersContext);
  const words = useAppLabels().locale;
  if (locale !== undefined && words !== undefined && locale !== words) {
    throw new Error(
      `ShopProvider has the locale '${locale}', and the words of LabelsProvider are in '${words}': numbers and sentences would be in two languages. Leave out the locale of ShopProvider, or choose the words of its language.`,
    );
  }
  return { currency, locale: locale ?? words ?? defaultNumbers.locale };
}

/** What the shop sells, as `ShopProvider` has it: each category with its name, in the language of the words, and its address. */
export function useCategories(): readonly NamedCategory[] {
  const shop = useShop();
  const words = useLabels('CategoryLinks', categoryLinksLabels);
  return useMemo(() => namedCategories(shop, words), [shop, words]);
}

/** The places of the shop's products and of its bookings, as `ShopProvider` has them, each with its name in the language of the words. */
export function useLocations(): { products: readonly NamedLocation[]; bookings: readonly NamedLocation[] } {
  const shop = useShop();
  const words = useLabels('LocationName', noLocationNames);
  return useMemo(() => namedLocations(shop, words), [shop, words]);
}

/** The address of a page. */
export function useAddress({ to, only, href }: ShopPage): string {
  const path = useLinks()[to];
  return href ?? (only ? pathOfPart(path, only) : path);
}
